// @vitest-environment page
import { describe, expect, it, vi } from 'vitest'
import { SCENES } from './fixture'
import { click, key, one, place, show, update, usePage, wide } from './page_driver'

vi.setConfig({ testTimeout: 20_000 }) // two cores may be busy with other things
usePage()

describe('the keyboard focus', () => {
  it('stays at the board, and never on passing', async () => {
    show('next')
    one('[data-choice]')!.focus()
    key('1')
    update({ ...SCENES.turn!(), decisions: 98 })
    await vi.waitFor(() => expect(document.activeElement!.closest('.main-board')).not.toBeNull())
  })
  it('stays while others play', async () => {
    show('turn')
    one('[data-kind=pass]')!.focus()
    update({ ...SCENES.waiting!(), events_from: 14 })
    await vi.waitFor(() => expect((document.activeElement as HTMLElement).dataset.board).toBe('main'))
  })
  it.each([
    ['another player’s board is shown by its key', '0', () => key('o'), '1'],
    ['the own one comes back', '1', () => key('Escape'), '0'],
    ['a small one is pressed', '0', () => click(one('.others .small')), '2'],
  ])('stays where %s', async (_, first, comes, seat) => {
    wide(1300)
    show('turn')
    click(one(`[data-board='${first}']`))
    const shown = one('[data-board-large] article')!
    shown.focus()
    comes()
    await vi.waitFor(() => expect((document.activeElement as HTMLElement).dataset.board).toBe(seat))
    expect(shown.isConnected).toBe(false)
  })
  it('goes along to the other board', async () => {
    wide(1300)
    show('turn')
    place('grey_2')!.focus()
    update({ ...SCENES.act!(), events_from: 14 })
    await vi.waitFor(() => expect(document.activeElement!.closest('.own-area')).not.toBeNull())
  })
})
