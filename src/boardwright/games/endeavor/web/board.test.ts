// @vitest-environment page
// The board of Endeavor: choices, keys, events, and the final scoring.
import { flushSync } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BoardHandle, BoardProps } from '@shell/board/board'
import type { Frame } from '@shell/net/frame'
import { event, SCENES } from './fixture'
import { mount, story } from './index'
import type { View } from './types'
import { sample } from '../../../../../web/test/sample'
import { waitFor } from '@shell/../test/wait_for'

let element: HTMLElement
let board: BoardHandle
vi.setConfig({ testTimeout: 20_000 }) // for a busy machine
const act = vi.fn()
const why = vi.fn(async (_kind: string, _args: object) => ({ id: 'region_closed', args: { region: 'far_east' }, section: 'occupy' }))

const props = (frame: Frame, changes: Partial<BoardProps> = {}): BoardProps => ({
  frame, act, why, reduced: true, theme: 'light', live: true,
  words: { t: (id, args = {}) => [id, ...Object.values(args)].join(' '), name: (seat) => `player ${seat}` },
  ...changes,
})
function showScene(name: string, changes: Partial<BoardProps> = {}, width = 1060): void {
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, get: () => width })
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, get: () => 640 })
  board = mount(element, props(SCENES[name]!(), changes))
  flushSync()
}
function updateBoard(frame: Frame, changes: Partial<BoardProps> = {}): void {
  board.update(props(frame, changes))
  flushSync()
}
const query = (selector: string) => element.querySelector<HTMLElement>(selector)
const queryAll = (selector: string) => [...element.querySelectorAll<HTMLElement>(selector)]
function click(target: Element | null | undefined, pointer = 'mouse'): void {
  target!.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: pointer }))
  target!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}
function pressKey(name: string): void {
  window.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
  flushSync()
}
const choice = (id: number) => query(`.dock [data-id='${id}']`)

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

describe('a scene', () => {
  it.each(sample(Object.keys(SCENES), 5))('shows each of its choices once in the strip or the supply: %s', (name) => {
    showScene(name)
    expect(query('.map-area')).not.toBeNull()
    expect(query('.own-area, .end')).not.toBeNull()
    const offered = queryAll('[data-choice]').map((each) => Number(each.dataset.id)).sort((a, b) => a - b)
    expect(offered).toEqual(SCENES[name]!().legal.map(({ id }) => id).sort((a, b) => a - b))
  })
  it.each(['turn', 'discard', 'over'])('shows one part at a time on a small screen: %s', (name) => {
    showScene(name, {}, 390)
    expect(query('.seats [data-board=map]')).not.toBeNull()
    expect(queryAll('.map-area, .mat-area')).toHaveLength(1)
  })
})

describe('a choice', () => {
  it('is explained by pointing, and made by one click of a mouse', () => {
    showScene('ship')
    choice(1)!.dispatchEvent(new PointerEvent('pointerenter'))
    flushSync()
    expect(query('.beside')!.textContent).toContain('board-change-discs −1')
    expect(query('.beside')!.textContent).toContain('board-level-politics 3 4')
    expect(query('.mat .change')!.textContent).toBe('+1')
    click(choice(1))
    expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'ship', args: { region: 'far_east' } }))
  })
  it('is explained by the first press of a finger, and made by the second', () => {
    showScene('draw', {}, 390)
    click(choice(12), 'touch')
    expect(act).not.toHaveBeenCalled()
    expect(query('.beside')!.textContent).toContain('card-slavery_3')
    click(query('.beside .primary'), 'touch')
    expect(act).toHaveBeenCalledTimes(1)
  })
  it('is explained with its links and governors', () => {
    showScene('docks')
    choice(22)!.dispatchEvent(new PointerEvent('pointerenter'))
    flushSync()
    const text = query('.beside')!.textContent!
    expect(text).toContain('board-change-link london-bombay')
    expect(text).toContain('board-change-glory +3')
  })
  it('that is impossible is explained with its reason', async () => {
    showScene('build')
    const exchange = queryAll('.supply .tile').find((tile) => tile.textContent!.includes('building-exchange'))
    click(exchange)
    await waitFor(() => expect(query('.beside .why')?.textContent).toContain('reason-region_closed'))
    expect(why).toHaveBeenCalledExactlyOnceWith('build', { building: 'exchange' })
    expect(act).not.toHaveBeenCalled()
    pressKey('Escape')
    expect(query('.beside')).toBeNull()
  })
  it('of a building shows the supply, and the map afterwards', () => {
    showScene('build', {}, 390)
    expect(query('.supply')).not.toBeNull()
    updateBoard({ ...SCENES.ship!(), decisions: 50, events_from: 0 })
    expect(query('.map-area')).not.toBeNull()
    expect(query('.supply')).toBeNull()
  })
  it('can be made on the mat, too', () => {
    showScene('discard')
    expect(queryAll('.mat .card.can')).toHaveLength(5)
    click(queryAll('.mat .card.can')[0])
    expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'discard' }))
  })
  it('that needs another action first names this action', () => {
    showScene('turn')
    click(query(".thing[data-key='track:india']"))
    expect(act).not.toHaveBeenCalled()
    expect(query('.beside .first')!.textContent).toContain('board-begin-first deed-ship')
    expect(query('.beside .first b')!.textContent).toBe('action-activate-short shipyard · action-activate-short docks · action-spend-short ship_or_draw')
  })
  it('to pass with too many cards shows a warning', () => {
    const { view, ...frame } = SCENES.turn!()
    const seats = (view as unknown as View).seats.map((seat, i) => (i ? seat : { ...seat, counted: 5, card_limit: 3 }))
    showScene('turn')
    updateBoard({ ...frame, view: { ...view, seats }, events_from: 0 })
    query('.dock [data-kind=pass]')!.dispatchEvent(new PointerEvent('pointerenter'))
    flushSync()
    expect(query('.beside .less')!.textContent).toBe('board-pass-over 2')
  })
  it('is sent once while it waits for its answer', () => {
    showScene('salary')
    click(choice(0))
    click(choice(1))
    expect(act).toHaveBeenCalledTimes(1)
  })
})

describe('keys', () => {
  it('choose by number, and pass with p', () => {
    showScene('turn')
    pressKey('3')
    expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'activate', args: { building: 'docks' } }))
    updateBoard({ ...SCENES.turn!(), events_from: 0 })
    pressKey('p')
    expect(act).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'pass' }))
  })
  it('do nothing if they are switched off', () => {
    showScene('turn', { shortcuts: false })
    pressKey('p')
    expect(act).not.toHaveBeenCalled()
  })
  it('open the tables and the next player’s mat', () => {
    showScene('turn')
    pressKey('r')
    expect(query('.own-area table')!.textContent).toContain('deck-far_east')
    pressKey('s')
    expect(query('.own-area tfoot')!.textContent).toContain('board-total')
    pressKey('k')
    expect(query('.own-area .decks')).not.toBeNull()
    pressKey('h')
    expect(query('.own-area .supply')).not.toBeNull()
    pressKey('o')
    expect(query('.mat h2')!.textContent).toBe('player 1')
    pressKey('b')
    expect(query('.mat h2')!.textContent).toBe('player 0')
  })
})

describe('the board', () => {
  it('tells the current turn as a growing sentence', () => {
    showScene('second')
    const text = query('.chain')!.textContent!
    expect(text).toContain('board-did-activated 0 docks')
    expect(text).toContain('board-did-occupied 0 bombay')
    expect(text).toContain('region-india')
  })
  it('tells the turns of others', () => {
    showScene('turn')
    expect(queryAll('.chain')).toHaveLength(3)
  })
  it('highlights the places of a turn while it is pointed at, or reached with the arrow keys', () => {
    showScene('turn')
    const lit = () => queryAll('.map-area .mark.lit').map(({ classList }) => classList[1])
    queryAll('.chain')[0]!.dispatchEvent(new PointerEvent('pointerenter'))
    flushSync()
    expect(lit()).toEqual(['city'])
    query('.dock .told')!.dispatchEvent(new PointerEvent('pointerleave'))
    flushSync()
    expect(lit()).toEqual([])
    query('.dock .told')!.focus()
    query('.dock .told')!.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowUp', bubbles: true, cancelable: true }))
    flushSync()
    expect(document.activeElement).toBe(queryAll('.chain').at(-1))
    expect(lit()).toEqual(['space'])
    query('.dock button')!.focus()
    flushSync()
    expect(lit()).toEqual([])
  })
  it('marks the building or token of a hint or an analysis, also in a replay', () => {
    showScene('build', { live: false })
    const hinted = () => queryAll('.mark-hint').map((mark) => mark.closest('.tile, .place, .token')!.querySelector('.unseen')!.textContent!.split(/[:,]/)[0])
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
  it('keeps the keyboard focus when another board is shown', async () => {
    showScene('turn')
    const focused = () => (document.activeElement as HTMLElement).dataset.board
    for (const [shortcut, seat] of [['b', undefined], ['o', '1']] as const) {
      query('.mat-area button')?.focus()
      pressKey(shortcut)
      await waitFor(() => expect([document.activeElement!.closest('.board') !== null, focused()]).toEqual([true, seat]))
    }
  })
  it('scrolls the strip if there are more choices than it can show', () => {
    showScene('turn')
    expect(queryAll('.dock .scroll-row .row button')).toHaveLength(SCENES.turn!().legal.length)
  })
  it('shows a notice of a new region and its governor, which can be closed', () => {
    showScene('waiting')
    updateBoard(SCENES.opened!())
    expect(query('.notices')!.textContent).toContain('board-did-opened india')
    expect(query('.notices')!.textContent).toContain('board-did-governs 0 india_governor')
    pressKey('Escape')
    expect(query('.notices')).toBeNull()
  })
  it('replaces a notice by one of another kind', () => {
    showScene('waiting')
    updateBoard(SCENES.opened!())
    updateBoard({ ...SCENES.waiting!(), events_from: 15, events: [event(15, 'began_round', { number: 5, seat: 2 })] })
    expect(query('.notices')!.textContent).toContain('board-round 5 7')
    expect(query('.notices button')).toBeNull() // it disappears by itself, and a button would take a second line
    updateBoard({ ...SCENES.waiting!(), events_from: 16, events: [event(16, 'opened', { region: 'india' })] })
    expect(query('.notices')!.textContent).toContain('board-did-opened india')
  })
  it('shows a notice of the abolition of slavery with its effects', () => {
    showScene('waiting')
    updateBoard(SCENES.abolished!())
    expect(query('.notices')!.textContent).toContain('board-abolished-by 1')
    expect(query('.notices button')).not.toBeNull()
    expect(query('.notices')!.textContent).toContain('board-did-laid-aside 0 slavery_2')
  })
  it('shows notices in the strip', () => {
    showScene('waiting')
    updateBoard(SCENES.opened!())
    expect(query('.dock .told')!.firstElementChild).toBe(query('.notices'))
  })
  it('shows no notice of a jump', () => {
    showScene('waiting')
    updateBoard({ ...SCENES.opened!(), events_from: 0 })
    expect(query('.notices')).toBeNull()
  })
})

describe('a viewer', () => {
  it('has no choices in a replay', () => {
    showScene('turn', { live: false })
    expect(queryAll('[data-choice], .can')).toHaveLength(0)
  })
  it('has no choices on another player’s mat', () => {
    showScene('turn')
    click(query("[data-board='3']"))
    expect(query('.mat h2')!.textContent).toBe('player 3')
    expect(queryAll('.mat .can')).toHaveLength(0)
  })
})

describe('the end of the match', () => {
  it('is shown source by source, and ends with the table', async () => {
    vi.useFakeTimers()
    showScene('waiting', { reduced: false })
    updateBoard({ ...SCENES.over!(), decisions: 77 }, { reduced: false })
    let finished = false
    void board.ending!(new AbortController().signal).then(() => (finished = true))
    flushSync()
    expect(query('.end .told')!.textContent).toContain('source-cities: player 0')
    await vi.advanceTimersByTimeAsync(60_000)
    flushSync()
    expect(finished).toBe(true)
    const { scores, ranking } = SCENES.over!().result!
    expect(queryAll('.end tfoot td').map((each) => Number(each.textContent))).toEqual(ranking.flat().map((seat) => scores[seat]))
    vi.useRealTimers()
  })
  it('can be skipped, and opened again after looking at mats', async () => {
    showScene('over', { reduced: false })
    const skip = new AbortController()
    const ending = board.ending!(skip.signal)
    skip.abort()
    await ending
    flushSync()
    click(query("[data-board='2']"))
    expect(query('.mat h2')!.textContent).toBe('player 2')
    click(query('[data-board=map]'))
    expect(query('.end')).not.toBeNull()
  })
  it('is removed after going back', async () => {
    showScene('over')
    await board.ending!(new AbortController().signal)
    updateBoard({ ...SCENES.turn!(), events: [event(0, 'began_round', { number: 1, seat: 0 })], events_from: 0 })
    expect(query('.end')).toBeNull()
  })
})
