// @vitest-environment page
// The keyboard focus on the board of Russian Railroads.
import { describe, expect, it, vi } from 'vitest'
import { SCENES } from './fixture'
import { click, placeElement, pressKey, query, setWidth, showScene, updateBoard, usePage } from './page_driver'
import { waitFor } from '@shell/../test/wait_for'

vi.setConfig({ testTimeout: 20_000 }) // for a busy machine
usePage()

describe('the keyboard focus', () => {
  it('stays on the board after a choice, not on “pass”', async () => {
    showScene('next')
    query('[data-choice]')!.focus()
    pressKey('1')
    updateBoard({ ...SCENES.turn!(), decisions: 98 })
    await waitFor(() => expect(document.activeElement!.closest('.main-board')).not.toBeNull())
  })
  it('stays while others play', async () => {
    showScene('turn')
    query('[data-kind=pass]')!.focus()
    updateBoard({ ...SCENES.waiting!(), events_from: 14 })
    await waitFor(() => expect((document.activeElement as HTMLElement).dataset.board).toBe('main'))
  })
  it.each([
    ['another player’s board is shown by its key', '0', () => pressKey('o'), '1'],
    ['the viewer’s own one returns', '1', () => pressKey('Escape'), '0'],
    ['a small one is pressed', '0', () => click(query('.others .small')), '2'],
  ])('stays on the board when %s', async (_, first, showOther, seat) => {
    setWidth(1300)
    showScene('turn')
    click(query(`[data-board='${first}']`))
    const article = query('[data-board-large] article')!
    article.focus()
    showOther()
    await waitFor(() => expect((document.activeElement as HTMLElement).dataset.board).toBe(seat))
    expect(article.isConnected).toBe(false)
  })
  it('moves to the board of the next choice', async () => {
    setWidth(1300)
    showScene('turn')
    placeElement('grey_2')!.focus()
    updateBoard({ ...SCENES.act!(), events_from: 14 })
    await waitFor(() => expect(document.activeElement!.closest('.own-area')).not.toBeNull())
  })
})
