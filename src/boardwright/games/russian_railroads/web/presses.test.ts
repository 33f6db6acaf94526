// @vitest-environment page
// Presses on the board of Russian Railroads that make several decisions, and their previews.
import { flushSync } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import type { BoardProps } from '@shell/board/board'
import type { Frame } from '@shell/net/frame'
import { SCENES } from './fixture'
import { act, click, placeElement, pressKey, query, queryAll, setWidth, showScene, updateBoard, usePage } from './page_driver'
import type { View } from './types'
import { waitFor } from '@shell/../test/wait_for'

vi.setConfig({ testTimeout: 20_000 }) // for a busy machine
usePage()

/** Return the follow-up of the last action number `n`, for the frame that asks for it. */
const followUp = (n: number, frame: Frame) => (act.mock.lastCall![n] as (frame: Frame) => unknown)(frame)
function point(target: Element | null): void {
  target!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  flushSync()
}

it('the explanation of a start bonus does not repeat its title', () => {
  showScene('start')
  const bonus = query(".card[data-name='industry']")!
  bonus.dispatchEvent(new Event('pointerenter'))
  flushSync()
  const hintTexts = [...document.querySelectorAll('.beside .hint > *')].map((each) => each.textContent)
  expect(hintTexts.length).toBeGreaterThan(0)
  expect(hintTexts).not.toContain(bonus.querySelector('.title')!.textContent)
})

describe('a press on a space', () => {
  const open = { seat: 0, open: true, reason: null, until: null }
  const frameAfterPaying = (changes: Partial<Frame> = {}): Frame => ({ ...SCENES.act!(), events_from: 0, decisions: 42, undo: open, ...changes })
  /** Take a space at decision 40; the page skips the question how to pay. */
  function takeSpace(): void {
    showScene('turn')
    click(placeElement('grey_2'))
    expect(followUp(1, SCENES.pay!())).toMatchObject({ kind: 'pay', args: { coins: 0, black: 'without_black' } })
    updateBoard(frameAfterPaying())
  }

  it('takes it and pays with workers', () => {
    takeSpace()
    click(query("[data-board='main']"))
    expect(followUp(1, SCENES.act!())).toBeNull()
  })
  it('can be paid differently until another choice', () => {
    takeSpace()
    expect(queryAll('.dock .pay').map((button) => button.dataset.id)).toEqual(['3', '1', '4'])
    click(queryAll('.dock .pay')[1])
    expect(act.mock.lastCall![0]).toBe('undo')
    expect(followUp(1, SCENES.pay!())).toMatchObject({ kind: 'pay', args: { coins: 1 } })
    updateBoard(frameAfterPaying())
    expect(queryAll('.dock .pay').map((button) => button.dataset.id)).toEqual(['2', '3', '4'])
    updateBoard(frameAfterPaying({ decisions: 43 }))
    expect(queryAll('.dock .pay')).toHaveLength(0)
  })
  it('cannot be paid differently after an undo, or by the next player of a trial', () => {
    takeSpace()
    updateBoard({ ...SCENES.turn!(), events_from: 0 }) // undone
    updateBoard(frameAfterPaying()) // two other choices
    expect(queryAll('.dock .pay')).toHaveLength(0)
    updateBoard({ ...SCENES.turn!(), events_from: 0 })
    click(placeElement('grey_2'))
    followUp(1, SCENES.pay!())
    updateBoard(frameAfterPaying({ viewer: 1, actors: [1], undo: { ...open, seat: 1 } }))
    expect(queryAll('.dock .pay')).toHaveLength(0)
  })
  it('replaces the former space', () => {
    takeSpace()
    click(placeElement('grey_2'))
    expect(act).toHaveBeenCalledTimes(1) // the space is taken already
    click(placeElement('doubler'))
    expect(act.mock.lastCall!.slice(0, 1)).toEqual(['undo'])
    expect([1, 2].map((n) => followUp(n, SCENES.turn!()))).toMatchObject(['undo', { kind: 'occupy', args: { place: 'doubler' } }])
    expect(followUp(3, SCENES.pay!())).toMatchObject({ kind: 'pay' })
  })
  it('replaces the former space also after a reload before its payment', () => {
    showScene('pay')
    click(query("[data-board='main']"))
    expect(queryAll('.main-board .instead').length).toBeGreaterThan(3)
    const spaces = Object.entries((SCENES.pay!().view as View).spaces).filter(([name, space]) => name === 'grey_2' || space.taken !== null)
    expect(spaces.length).toBeGreaterThan(2)
    expect(spaces.filter(([name]) => placeElement(name)?.classList.contains('instead'))).toEqual([])
    point(placeElement('doubler'))
    expect(query('.beside')!.textContent).toContain('board-instead grey_2')
    click(placeElement('doubler'))
    expect(act.mock.lastCall![0]).toBe('undo')
    expect(followUp(1, SCENES.turn!())).toMatchObject({ kind: 'occupy', args: { place: 'doubler' } })
    expect(followUp(2, SCENES.pay!())).toMatchObject({ kind: 'pay', args: { coins: 0 } })
    updateBoard({ ...SCENES.act!(), events_from: 0, decisions: 42, undo: open })
    click(query("[data-board='main']"))
    click(placeElement('hire'))
    expect([1, 2].map((n) => followUp(n, SCENES.turn!()))).toMatchObject(['undo', { kind: 'occupy', args: { place: 'hire' } }])
  })
  it('explains the space if the former, unpaid one cannot be undone', async () => {
    showScene('pay')
    updateBoard({ ...SCENES.pay!(), events_from: 0, undo: { ...open, open: false } })
    click(query("[data-board='main']"))
    expect(queryAll('.main-board .instead')).toHaveLength(0)
    click(placeElement('doubler'))
    await waitFor(() => expect(query('.beside .why')).not.toBeNull())
    expect(act).not.toHaveBeenCalled()
  })
  it('is a new turn if the next one has begun, since all others have passed', () => {
    showScene('turn')
    click(placeElement('grey_2'))
    followUp(1, SCENES.pay!())
    updateBoard(frameAfterPaying({ ...SCENES.turn!(), decisions: 42, undo: open }))
    click(placeElement('doubler'))
    expect(act).toHaveBeenCalledTimes(2)
    expect(act.mock.lastCall![0]).toMatchObject({ kind: 'occupy', args: { place: 'doubler' } })
  })
  it('does nothing if the former space cannot be undone', () => {
    showScene('turn')
    click(placeElement('grey_2'))
    followUp(1, SCENES.pay!())
    updateBoard(frameAfterPaying({ undo: { ...open, open: false } }))
    click(placeElement('doubler'))
    expect(act).toHaveBeenCalledTimes(1)
  })
  it('further along a line makes all steps up to it', () => {
    setWidth(1300)
    showScene('act', { foresee: (move, ...rest) => (rest.length < 3 && move !== 'undo' && move.args.line === 'kiev' ? () => SCENES.act!() : null) })
    expect(queryAll('.kiev button.far').map(({ dataset }) => dataset.steps)).toEqual(['2', '3'])
    expect(queryAll('.transsiberian button.far')).toHaveLength(0)
    click(query(".kiev button.far[data-steps='3']"))
    const step = { kind: 'step', args: { line: 'kiev', colour: 'black' } }
    expect(act.mock.lastCall![0]).toMatchObject(step)
    expect([1, 2].map((n) => followUp(n, SCENES.act!()))).toMatchObject([step, step])
    expect(act.mock.lastCall).toHaveLength(3)
  })
})

describe('coins instead of workers', () => {
  const foresee: BoardProps['foresee'] = (_, ...then) => () => (then.length ? SCENES.act!() : SCENES.pay!())
  const coinSlots = () => queryAll('.slot [data-coins]').map(({ dataset }) => dataset.coins)
  async function pointAtSpace(): Promise<void> {
    showScene('turn', { foresee })
    point(placeElement('grey_2'))
    await waitFor(() => expect(coinSlots()).toEqual(['1', '2']))
  }

  it('do not pay if the outline of a worker is pressed', async () => {
    await pointAtSpace()
    click(query('.slot.offered')!)
    expect(act.mock.lastCall![0]).toMatchObject({ kind: 'occupy', args: { place: 'grey_2' } })
    expect(followUp(1, SCENES.pay!())).toMatchObject({ kind: 'pay', args: { coins: 0 } })
  })
  it('pay if they are pressed', async () => {
    await pointAtSpace()
    point(query(".slot [data-coins='2']"))
    expect(query('.beside [role=status]')!.textContent).toContain('noun-coins 2')
    click(query(".slot [data-coins='2']"))
    expect(act.mock.lastCall![0]).toMatchObject({ kind: 'occupy', args: { place: 'grey_2' } })
    expect(followUp(1, SCENES.pay!())).toMatchObject({ kind: 'pay', args: { coins: 2 } })
  })
  it('are added by a key, up to all, and then removed', async () => {
    await pointAtSpace()
    pressKey('k')
    expect(queryAll('.slot.pays')).toHaveLength(1)
    expect(query('.beside [role=status]')!.textContent).toContain('noun-workers 1, noun-coins 1')
    click(placeElement('grey_2'))
    expect(followUp(1, SCENES.pay!())).toMatchObject({ args: { coins: 1 } })
    pressKey('k')
    pressKey('k')
    expect(queryAll('.slot.pays')).toHaveLength(0)
  })
  it('have buttons in the explanation for a finger from the start, so that nothing moves', () => {
    showScene('turn', { foresee })
    click(placeElement('grey_2'), 'touch')
    expect(queryAll('.beside .pay').map(({ dataset }) => dataset.id)).toEqual(['1', '4'])
    click(queryAll('.beside .pay')[0], 'touch')
    expect(followUp(1, SCENES.pay!())).toMatchObject({ args: { coins: 1 } })
  })
  it('are no longer offered when another space is pointed at', async () => {
    await pointAtSpace()
    point(placeElement('doubler'))
    expect(coinSlots()).toEqual([])
    click(placeElement('doubler'))
    expect(followUp(1, SCENES.pay!())).toMatchObject({ args: { coins: 0 } })
  })
})

describe('the preview of a choice', () => {
  /** The act scene follows every choice; steps can be made twice in a row. */
  const foresee: BoardProps['foresee'] = (_, ...then) => (then.length < 3 ? () => SCENES.act!() : null)

  it('shows ghosts on the viewer’s small board while a space is pointed at', async () => {
    setWidth(1300)
    showScene('turn', { foresee })
    expect(queryAll('.everybody .small')).toHaveLength(4)
    point(placeElement('brown_1'))
    await waitFor(() => expect(queryAll('.everybody .small:first-child .open').length).toBeGreaterThan(3))
    expect(queryAll('.everybody .small:nth-child(2) .open')).toHaveLength(0)
    point(query('.main-board .head'))
    await waitFor(() => expect(queryAll('.everybody .open')).toHaveLength(0))
  })
  it.each(['token', 'card'])('shows ghosts on the viewer’s board while a card is pointed at (%s)', async (scene) => {
    setWidth(1300)
    showScene(scene, { foresee })
    expect(queryAll('.large .line > span.open')).toHaveLength(0)
    queryAll('.card[data-choice]')[0]!.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
    await waitFor(() => expect(queryAll('.large .line > span.open').length).toBeGreaterThan(3))
    queryAll('.card[data-choice]')[0]!.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))
    await waitFor(() => expect(queryAll('.large .line > span.open')).toHaveLength(0))
  })
  it('shows the effect of a token, not of an older pending effect', async () => {
    const foreseeNext = vi.fn<NonNullable<BoardProps['foresee']>>((_, first) => () => SCENES[first?.(SCENES.next!()) ? 'act' : 'next']!())
    setWidth(1300)
    showScene('token', { foresee: foreseeNext })
    queryAll('.card[data-choice]')[0]!.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
    await waitFor(() => expect(queryAll('.large .line > span.open').length).toBeGreaterThan(3))
    const [, first] = foreseeNext.mock.lastCall!
    expect([first!(SCENES.next!()), first!(SCENES.act!())]).toMatchObject([{ kind: 'next', args: { item: 3 } }, null])
  })
  it('counts the income of the round once, also if the choice ends the round', async () => {
    const scored = (): Frame => {
      const frame = SCENES.turn!()
      const view = frame.view as View
      const seats = view.seats.map((own) => ({ ...own, points: own.points + own.scoring.total }))
      seats[0]!.points += 2 // for passing
      return { ...frame, view: { ...view, round: view.round + 1, seats } }
    }
    setWidth(1300)
    showScene('turn', { foresee: () => scored })
    query('[data-kind="pass"]')!.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
    await waitFor(() => expect(query('.everybody .points em')!.textContent).toBe('+2'))
  })
  it('is missing if the page does not run the rules', () => {
    setWidth(1300)
    showScene('turn')
    point(placeElement('brown_1'))
    expect(queryAll('.everybody path.open')).toHaveLength(0)
  })
})
