// @vitest-environment page
// What one press stands for, and what the page foresees of it.
import { flushSync } from 'svelte'
import { describe, expect, it, vi } from 'vitest'
import type { BoardProps } from '@shell/board/board'
import type { Frame } from '@shell/net/frame'
import { SCENES } from './fixture'
import { act, all, click, key, one, place, show, update, usePage, wide } from './page_driver'
import type { View } from './types'

vi.setConfig({ testTimeout: 20_000 }) // two cores may be busy with other things
usePage()

/** What the page is to do after the first action, by the frame that asks for it. */
const wish = (n: number, frame: Frame) => (act.mock.lastCall![n] as (frame: Frame) => unknown)(frame)
function point(target: Element | null): void {
  target!.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  flushSync()
}

it('a start bonus is explained without saying again what its button says', () => {
  show('start')
  const bonus = one(".card[data-name='industry']")!
  bonus.dispatchEvent(new Event('pointerenter'))
  flushSync()
  const told = [...document.querySelectorAll('.beside .hint > *')].map((each) => each.textContent)
  expect(told.length).toBeGreaterThan(0)
  expect(told).not.toContain(bonus.querySelector('.title')!.textContent)
})

describe('one press', () => {
  const open = { seat: 0, open: true, reason: null, until: null }
  const paid = (changes: Partial<Frame> = {}): Frame => ({ ...SCENES.act!(), events_from: 0, decisions: 42, undo: open, ...changes })
  /** The space is taken at decision 40; the page passes by the question how to pay. */
  function takeSpace(): void {
    show('turn')
    click(place('grey_2'))
    expect(wish(1, SCENES.pay!())).toMatchObject({ kind: 'pay', args: { coins: 0, black: 'without_black' } })
    update(paid())
  }

  it('takes a space and pays with workers, if it is asked how', () => {
    takeSpace()
    click(one("[data-board='main']"))
    expect(wish(1, SCENES.act!())).toBeNull()
  })
  it('can be paid for in another way until something else is chosen', () => {
    takeSpace()
    expect(all('.dock .pay').map((button) => button.dataset.id)).toEqual(['3', '1', '4'])
    click(all('.dock .pay')[1])
    expect(act.mock.lastCall![0]).toBe('undo')
    expect(wish(1, SCENES.pay!())).toMatchObject({ kind: 'pay', args: { coins: 1 } })
    update(paid())
    expect(all('.dock .pay').map((button) => button.dataset.id)).toEqual(['2', '3', '4'])
    update(paid({ decisions: 43 }))
    expect(all('.dock .pay')).toHaveLength(0)
  })
  it('is no longer paid for in another way once it was taken back, or by the next player of a trial board', () => {
    takeSpace()
    update({ ...SCENES.turn!(), events_from: 0 }) // taken back
    update(paid()) // two other choices
    expect(all('.dock .pay')).toHaveLength(0)
    update({ ...SCENES.turn!(), events_from: 0 })
    click(place('grey_2'))
    wish(1, SCENES.pay!())
    update(paid({ viewer: 1, actors: [1], undo: { ...open, seat: 1 } }))
    expect(all('.dock .pay')).toHaveLength(0)
  })
  it('on another space takes that one instead', () => {
    takeSpace()
    click(place('grey_2'))
    expect(act).toHaveBeenCalledTimes(1) // it is taken already
    click(place('doubler'))
    expect(act.mock.lastCall!.slice(0, 1)).toEqual(['undo'])
    expect([1, 2].map((n) => wish(n, SCENES.turn!()))).toMatchObject(['undo', { kind: 'occupy', args: { place: 'doubler' } }])
    expect(wish(3, SCENES.pay!())).toMatchObject({ kind: 'pay' })
  })
  it('on another space takes that one instead also where the page was loaded anew before the first was paid for', () => {
    show('pay')
    click(one("[data-board='main']"))
    expect(all('.main-board .instead').length).toBeGreaterThan(3)
    const spaces = Object.entries((SCENES.pay!().view as View).spaces).filter(([name, space]) => name === 'grey_2' || space.taken !== null)
    expect(spaces.length).toBeGreaterThan(2)
    expect(spaces.filter(([name]) => place(name)?.classList.contains('instead'))).toEqual([])
    point(place('doubler'))
    expect(one('.beside')!.textContent).toContain('board-instead grey_2')
    click(place('doubler'))
    expect(act.mock.lastCall![0]).toBe('undo')
    expect(wish(1, SCENES.turn!())).toMatchObject({ kind: 'occupy', args: { place: 'doubler' } })
    expect(wish(2, SCENES.pay!())).toMatchObject({ kind: 'pay', args: { coins: 0 } })
    update({ ...SCENES.act!(), events_from: 0, decisions: 42, undo: open })
    click(one("[data-board='main']"))
    click(place('hire'))
    expect([1, 2].map((n) => wish(n, SCENES.turn!()))).toMatchObject(['undo', { kind: 'occupy', args: { place: 'hire' } }])
  })
  it('on another space explains itself where the first, not paid for, cannot be taken back', async () => {
    show('pay')
    update({ ...SCENES.pay!(), events_from: 0, undo: { ...open, open: false } })
    click(one("[data-board='main']"))
    expect(all('.main-board .instead')).toHaveLength(0)
    click(place('doubler'))
    await vi.waitFor(() => expect(one('.beside .why')).not.toBeNull())
    expect(act).not.toHaveBeenCalled()
  })
  it('on another space is one more turn where the next one has begun: all others have passed', () => {
    show('turn')
    click(place('grey_2'))
    wish(1, SCENES.pay!())
    update(paid({ ...SCENES.turn!(), decisions: 42, undo: open }))
    click(place('doubler'))
    expect(act).toHaveBeenCalledTimes(2)
    expect(act.mock.lastCall![0]).toMatchObject({ kind: 'occupy', args: { place: 'doubler' } })
  })
  it('on another space does nothing where the door is closed', () => {
    show('turn')
    click(place('grey_2'))
    wish(1, SCENES.pay!())
    update(paid({ undo: { ...open, open: false } }))
    click(place('doubler'))
    expect(act).toHaveBeenCalledTimes(1)
  })
  it('further along a line makes all steps to there', () => {
    wide(1300)
    show('act', { foresee: (move, ...more) => (more.length < 3 && move !== 'undo' && move.args.line === 'kiev' ? () => SCENES.act!() : null) })
    expect(all('.kiev button.far').map(({ dataset }) => dataset.steps)).toEqual(['2', '3'])
    expect(all('.transsiberian button.far')).toHaveLength(0)
    click(one(".kiev button.far[data-steps='3']"))
    const step = { kind: 'step', args: { line: 'kiev', colour: 'black' } }
    expect(act.mock.lastCall![0]).toMatchObject(step)
    expect([1, 2].map((n) => wish(n, SCENES.act!()))).toMatchObject([step, step])
    expect(act.mock.lastCall).toHaveLength(3)
  })
})

describe('coins in place of workers', () => {
  const foresee: BoardProps['foresee'] = (_, ...then) => () => (then.length ? SCENES.act!() : SCENES.pay!())
  const slots = () => all('.slot [data-coins]').map(({ dataset }) => dataset.coins)
  async function pointAtSpace(): Promise<void> {
    show('turn', { foresee })
    point(place('grey_2'))
    await vi.waitFor(() => expect(slots()).toEqual(['1', '2']))
  }

  it('do not pay where the outline of a worker is pressed', async () => {
    await pointAtSpace()
    click(one('.slot.offered')!)
    expect(act.mock.lastCall![0]).toMatchObject({ kind: 'occupy', args: { place: 'grey_2' } })
    expect(wish(1, SCENES.pay!())).toMatchObject({ kind: 'pay', args: { coins: 0 } })
  })
  it('pay where they are pressed', async () => {
    await pointAtSpace()
    point(one(".slot [data-coins='2']"))
    expect(one('.beside [role=status]')!.textContent).toContain('noun-coins 2')
    click(one(".slot [data-coins='2']"))
    expect(act.mock.lastCall![0]).toMatchObject({ kind: 'occupy', args: { place: 'grey_2' } })
    expect(wish(1, SCENES.pay!())).toMatchObject({ kind: 'pay', args: { coins: 2 } })
  })
  it('pay by a key, one more each time; then workers again', async () => {
    await pointAtSpace()
    key('k')
    expect(all('.slot.pays')).toHaveLength(1)
    expect(one('.beside [role=status]')!.textContent).toContain('noun-workers 1, noun-coins 1')
    click(place('grey_2'))
    expect(wish(1, SCENES.pay!())).toMatchObject({ args: { coins: 1 } })
    key('k')
    key('k')
    expect(all('.slot.pays')).toHaveLength(0)
  })
  it('have buttons in what a finger has opened, from the beginning: nothing grows under it', () => {
    show('turn', { foresee })
    click(place('grey_2'), 'touch')
    expect(all('.beside .pay').map(({ dataset }) => dataset.id)).toEqual(['1', '4'])
    click(all('.beside .pay')[0], 'touch')
    expect(wish(1, SCENES.pay!())).toMatchObject({ args: { coins: 1 } })
  })
  it('are not offered any more where another space is pointed at', async () => {
    await pointAtSpace()
    point(place('doubler'))
    expect(slots()).toEqual([])
    click(place('doubler'))
    expect(wish(1, SCENES.pay!())).toMatchObject({ args: { coins: 0 } })
  })
})

describe('what a choice would lead to', () => {
  /** The act scene is what follows whatever is chosen there; steps can be made twice in a row. */
  const foresee: BoardProps['foresee'] = (_, ...then) => (then.length < 3 ? () => SCENES.act!() : null)

  it('shows as ghosts on the own small board while a space is pointed at', async () => {
    wide(1300)
    show('turn', { foresee })
    expect(all('.everybody .small')).toHaveLength(4)
    point(place('brown_1'))
    await vi.waitFor(() => expect(all('.everybody .small:first-child .open').length).toBeGreaterThan(3))
    expect(all('.everybody .small:nth-child(2) .open')).toHaveLength(0)
    point(one('.main-board .head'))
    await vi.waitFor(() => expect(all('.everybody .open')).toHaveLength(0))
  })
  it.each(['token', 'card'])('shows as ghosts on the own board while a card is pointed at (%s)', async (scene) => {
    wide(1300)
    show(scene, { foresee })
    expect(all('.large .line > span.open')).toHaveLength(0)
    all('.card[data-choice]')[0]!.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
    await vi.waitFor(() => expect(all('.large .line > span.open').length).toBeGreaterThan(3))
    all('.card[data-choice]')[0]!.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }))
    await vi.waitFor(() => expect(all('.large .line > span.open')).toHaveLength(0))
  })
  it('is that of a token, and not of what has waited longer', async () => {
    const goesOn = vi.fn<NonNullable<BoardProps['foresee']>>((_, first) => () => SCENES[first?.(SCENES.next!()) ? 'act' : 'next']!())
    wide(1300)
    show('token', { foresee: goesOn })
    all('.card[data-choice]')[0]!.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
    await vi.waitFor(() => expect(all('.large .line > span.open').length).toBeGreaterThan(3))
    const [, first] = goesOn.mock.lastCall!
    expect([first!(SCENES.next!()), first!(SCENES.act!())]).toMatchObject([{ kind: 'next', args: { item: 3 } }, null])
  })
  it('counts what the round pays once, also where the choice ends the round', async () => {
    const scored = (): Frame => {
      const frame = SCENES.turn!()
      const view = frame.view as View
      const seats = view.seats.map((own) => ({ ...own, points: own.points + own.scoring.total }))
      seats[0]!.points += 2 // for passing
      return { ...frame, view: { ...view, round: view.round + 1, seats } }
    }
    wide(1300)
    show('turn', { foresee: () => scored })
    one('[data-kind="pass"]')!.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }))
    await vi.waitFor(() => expect(one('.everybody .points em')!.textContent).toBe('+2'))
  })
  it('is left out where the page does not run the rules', () => {
    wide(1300)
    show('turn')
    point(place('brown_1'))
    expect(all('.everybody path.open')).toHaveLength(0)
  })
})
