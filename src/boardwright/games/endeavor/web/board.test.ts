// @vitest-environment page
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BoardHandle, BoardProps } from '@shell/board/board'
import type { Frame } from '@shell/net/frame'
import { event, SCENES } from './fixture'
import { mount, story } from './index'
import type { View } from './types'
import { sample } from '../../../../../web/test/sample'

let element: HTMLElement
let board: BoardHandle
vi.setConfig({ testTimeout: 20_000 }) // two cores may be busy with other things
const act = vi.fn()
const why = vi.fn(async (_kind: string, _args: object) => ({ id: 'region_closed', args: { region: 'far_east' }, section: 'occupy' }))

const props = (frame: Frame, changes: Partial<BoardProps> = {}): BoardProps => ({
  frame, act, why, reduced: true, theme: 'light', live: true,
  words: { t: (id, args = {}) => [id, ...Object.values(args)].join(' '), name: (seat) => `player ${seat}` },
  ...changes,
})
function show(name: string, changes: Partial<BoardProps> = {}, width = 1060): void {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => width })
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 640 })
  board = mount(element, props(SCENES[name]!(), changes))
  flushSync()
}
function update(frame: Frame, changes: Partial<BoardProps> = {}): void {
  board.update(props(frame, changes))
  flushSync()
}
const one = (selector: string) => element.querySelector<HTMLElement>(selector)
const all = (selector: string) => [...element.querySelectorAll<HTMLElement>(selector)]
function click(target: Element | null | undefined, pointer = 'mouse'): void {
  target!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: pointer }))
  target!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}
function key(name: string): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
  flushSync()
}
const choice = (id: number) => one(`.dock [data-id='${id}']`)

beforeEach(() => {
  Element.prototype.animate = () => ({ cancel() {} }) as unknown as Animation
  element = document.body.appendChild(document.createElement('div'))
  act.mockClear()
  why.mockClear()
})
afterEach(() => {
  board?.destroy()
  element.remove()
  Reflect.deleteProperty(HTMLElement.prototype, 'clientWidth')
  Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight')
})

describe('every scene', () => {
  it.each(sample(Object.keys(SCENES), 5))('is drawn, with each of its choices once in the strip or the supply: %s', (name) => {
    show(name)
    expect(one('.map-area')).not.toBeNull()
    expect(one('.own-area, .end')).not.toBeNull()
    const offered = all('[data-choice]').map((each) => Number(each.dataset.id)).sort((a, b) => a - b)
    expect(offered).toEqual(SCENES[name]!().legal.map(({ id }) => id).sort((a, b) => a - b))
  })
  it.each(['turn', 'discard', 'over'])('is drawn on a small screen, one thing at a time: %s', (name) => {
    show(name, {}, 390)
    expect(one('.seats [data-board=map]')).not.toBeNull()
    expect(all('.map-area, .mat-area')).toHaveLength(1)
  })
})

describe('choosing', () => {
  it('is one click with the mouse, whose pointing has explained', () => {
    show('ship')
    choice(1)!.dispatchEvent(new PointerEvent('pointerenter'))
    flushSync()
    expect(one('.beside')!.textContent).toContain('board-change-discs −1')
    expect(one('.beside')!.textContent).toContain('board-level-politics 3 4')
    expect(one('.mat .change')!.textContent).toBe('+1')
    click(choice(1))
    expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'ship', args: { region: 'far_east' } }))
  })
  it('takes two presses of a finger: the first explains', () => {
    show('draw', {}, 390)
    click(choice(12), 'touch')
    expect(act).not.toHaveBeenCalled()
    expect(one('.beside')!.textContent).toContain('card-slavery_3')
    click(one('.beside .primary'), 'touch')
    expect(act).toHaveBeenCalledTimes(1)
  })
  it('says what links and governors come with it', () => {
    show('docks')
    choice(22)!.dispatchEvent(new PointerEvent('pointerenter'))
    flushSync()
    const text = one('.beside')!.textContent!
    expect(text).toContain('board-change-link london-bombay')
    expect(text).toContain('board-change-glory +3')
  })
  it('asks why a building cannot be put up', async () => {
    show('build')
    const exchange = all('.supply .tile').find((tile) => tile.textContent!.includes('building-exchange'))
    click(exchange)
    await vi.waitFor(() => expect(one('.beside .why')?.textContent).toContain('reason-region_closed'))
    expect(why).toHaveBeenCalledExactlyOnceWith('build', { building: 'exchange' })
    expect(act).not.toHaveBeenCalled()
    key('Escape')
    expect(one('.beside')).toBeNull()
  })
  it('shows the buildings when one is to be put up, and goes back to the map', () => {
    show('build', {}, 390)
    expect(one('.supply')).not.toBeNull()
    update({ ...SCENES.ship!(), decisions: 50, events_from: 0 })
    expect(one('.map-area')).not.toBeNull()
    expect(one('.supply')).toBeNull()
  })
  it('is possible on the mat, too', () => {
    show('discard')
    expect(all('.mat .card.can')).toHaveLength(5)
    click(all('.mat .card.can')[0])
    expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'discard' }))
  })
  it('says what has to be begun first, and what allows it', () => {
    show('turn')
    click(one(".thing[data-key='track:india']"))
    expect(act).not.toHaveBeenCalled()
    expect(one('.beside .first')!.textContent).toContain('board-begin-first deed-ship')
    expect(one('.beside .first b')!.textContent).toBe('action-activate-short shipyard · action-activate-short docks · action-spend-short ship_or_draw')
  })
  it('warns of passing with too many cards', () => {
    const { view, ...frame } = SCENES.turn!()
    const seats = (view as unknown as View).seats.map((seat, i) => (i ? seat : { ...seat, counted: 5, card_limit: 3 }))
    show('turn')
    update({ ...frame, view: { ...view, seats }, events_from: 0 })
    one('.dock [data-kind=pass]')!.dispatchEvent(new PointerEvent('pointerenter'))
    flushSync()
    expect(one('.beside .less')!.textContent).toBe('board-pass-over 2')
  })
  it('does one thing at a time', () => {
    show('salary')
    click(choice(0))
    click(choice(1))
    expect(act).toHaveBeenCalledTimes(1)
  })
})

describe('keys', () => {
  it('choose by number, pass with p', () => {
    show('turn')
    key('3')
    expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'activate', args: { building: 'docks' } }))
    update({ ...SCENES.turn!(), events_from: 0 })
    key('p')
    expect(act).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'pass' }))
  })
  it('are left alone for players who have switched them off', () => {
    show('turn', { shortcuts: false })
    key('p')
    expect(act).not.toHaveBeenCalled()
  })
  it('open the tables and the next player’s mat', () => {
    show('turn')
    key('r')
    expect(one('.own-area table')!.textContent).toContain('deck-far_east')
    key('s')
    expect(one('.own-area tfoot')!.textContent).toContain('board-total')
    key('k')
    expect(one('.own-area .decks')).not.toBeNull()
    key('h')
    expect(one('.own-area .supply')).not.toBeNull()
    key('o')
    expect(one('.mat h2')!.textContent).toBe('player 1')
    key('b')
    expect(one('.mat h2')!.textContent).toBe('player 0')
  })
})

describe('what happened', () => {
  it('is a sentence that grows', () => {
    show('second')
    const text = one('.chain')!.textContent!
    expect(text).toContain('board-did-activated 0 docks')
    expect(text).toContain('board-did-occupied 0 bombay')
    expect(text).toContain('region-india')
  })
  it('tells the others’ turns', () => {
    show('turn')
    expect(all('.chain')).toHaveLength(3)
  })
  it('lights its places while it is pointed at, or reached with the arrow keys', () => {
    show('turn')
    const lit = () => all('.map-area .mark.lit').map(({ classList }) => classList[1])
    all('.chain')[0]!.dispatchEvent(new PointerEvent('pointerenter'))
    flushSync()
    expect(lit()).toEqual(['city'])
    one('.dock .told')!.dispatchEvent(new PointerEvent('pointerleave'))
    flushSync()
    expect(lit()).toEqual([])
    one('.dock .told')!.focus()
    one('.dock .told')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }))
    flushSync()
    expect(document.activeElement).toBe(all('.chain').at(-1))
    expect(lit()).toEqual(['space'])
    one('.dock button')!.focus()
    flushSync()
    expect(lit()).toEqual([])
  })
  it('shows the building or token that a hint or an analysis is about, in a replay too', () => {
    show('build', { live: false })
    const hinted = () => all('.mark-hint').map((mark) => mark.closest('.tile, .place, .token')!.querySelector('.unseen')!.textContent!.split(/[:,]/)[0])
    const light = (kind: string, args: object) => {
      board.light!(story.aim!({ kind, args } as never, 0), true)
      flushSync()
    }
    light('build', { building: 'theatre' })
    expect(hinted()).toEqual(['building-theatre'])
    light('activate', { building: 'market' })
    expect(hinted()).toEqual(['building-market'])
    light('spend', { token: 'attack' })
    expect(hinted()).toEqual(['token-attack'])
  })
  it('keeps the keyboard focus where another board is shown', async () => {
    show('turn')
    const focused = () => (document.activeElement as HTMLElement).dataset.board
    for (const [comes, seat] of [['b', undefined], ['o', '1']] as const) {
      one('.mat-area button')?.focus()
      key(comes)
      await vi.waitFor(() => expect([document.activeElement!.closest('.board') !== null, focused()]).toEqual([true, seat]))
    }
  })
  it('says where there are more choices than it can show', () => {
    show('turn')
    expect(all('.dock .scroll-row .row button')).toHaveLength(SCENES.turn!().legal.length)
  })
  it('says that a region opens and who governs it, and can be closed', () => {
    show('waiting')
    update(SCENES.opened!())
    expect(one('.notices')!.textContent).toContain('board-did-opened india')
    expect(one('.notices')!.textContent).toContain('board-did-governs 0 india_governor')
    key('Escape')
    expect(one('.notices')).toBeNull()
  })
  it('goes on from one notice to the next of another kind', () => {
    show('waiting')
    update(SCENES.opened!())
    update({ ...SCENES.waiting!(), events_from: 15, events: [event(15, 'began_round', { number: 5, seat: 2 })] })
    expect(one('.notices')!.textContent).toContain('board-round 5 7')
    expect(one('.notices button')).toBeNull() // soon gone by itself, and it would take a second line
    update({ ...SCENES.waiting!(), events_from: 16, events: [event(16, 'opened', { region: 'india' })] })
    expect(one('.notices')!.textContent).toContain('board-did-opened india')
  })
  it('says what the abolition of slavery means, and for whom', () => {
    show('waiting')
    update(SCENES.abolished!())
    expect(one('.notices')!.textContent).toContain('board-abolished-by 1')
    expect(one('.notices button')).not.toBeNull()
    expect(one('.notices')!.textContent).toContain('board-did-laid-aside 0 slavery_2')
  })
  it('is told in the strip, where it covers nothing', () => {
    show('waiting')
    update(SCENES.opened!())
    expect(one('.dock .told')!.firstElementChild).toBe(one('.notices'))
  })
  it('is not told of a jump', () => {
    show('waiting')
    update({ ...SCENES.opened!(), events_from: 0 })
    expect(one('.notices')).toBeNull()
  })
})

describe('who sees what', () => {
  it('offers nothing to act with in a replay', () => {
    show('turn', { live: false })
    expect(all('[data-choice], .can')).toHaveLength(0)
  })
  it('has nothing lit on another’s mat', () => {
    show('turn')
    click(one("[data-board='3']"))
    expect(one('.mat h2')!.textContent).toBe('player 3')
    expect(all('.mat .can')).toHaveLength(0)
  })
})

describe('the end', () => {
  it('is told source by source and ends with the whole table', async () => {
    vi.useFakeTimers()
    show('waiting', { reduced: false })
    update({ ...SCENES.over!(), decisions: 77 }, { reduced: false })
    let done = false
    void board.ending!(new AbortController().signal).then(() => (done = true))
    flushSync()
    expect(one('.end .told')!.textContent).toContain('source-cities: player 0')
    await vi.advanceTimersByTimeAsync(60_000)
    flushSync()
    expect(done).toBe(true)
    const { scores, ranking } = SCENES.over!().result!
    expect(all('.end tfoot td').map((each) => Number(each.textContent))).toEqual(ranking.flat().map((seat) => scores[seat]))
    vi.useRealTimers()
  })
  it('stops at once when the player has seen enough; mats can be looked at, and the end again', async () => {
    show('over', { reduced: false })
    const skip = new AbortController()
    const told = board.ending!(skip.signal)
    skip.abort()
    await told
    flushSync()
    click(one("[data-board='2']"))
    expect(one('.mat h2')!.textContent).toBe('player 2')
    click(one('[data-board=map]'))
    expect(one('.end')).not.toBeNull()
  })
  it('is gone after going back', async () => {
    show('over')
    await board.ending!(new AbortController().signal)
    update({ ...SCENES.turn!(), events: [event(0, 'began_round', { number: 1, seat: 0 })], events_from: 0 })
    expect(one('.end')).toBeNull()
  })
})
