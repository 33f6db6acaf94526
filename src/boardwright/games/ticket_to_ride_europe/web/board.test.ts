// @vitest-environment page
// The board of Ticket to Ride: Europe: claims, search, tickets, tunnels, cards, and the final scoring.
import { flushSync, tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BoardHandle, BoardProps } from '@shell/board/board'
import type { Frame, GameEvent } from '@shell/net/frame'
import { FINAL, SCENES, view } from './fixture'
import { mount } from './index'
import type { View } from './types'
import { waitFor } from '@shell/../test/wait_for'

// The map has its own tests; drawing it for each of these would take most of their time.
const focusOn = vi.fn()
let map: {
  onhover: (kind: 'route' | 'city', id: string | null) => void
  planned: ReadonlySet<string>
  pulse: readonly string[]
  celebrated: readonly string[]
  chosen: { route?: string } | null
  ghost: number | null
}
vi.mock('./map/Map.svelte', () => ({ default: (_: unknown, mapProps: typeof map) => ((map = mapProps), { focusOn, reset() {} }) }))

let element: HTMLElement
let board: BoardHandle
vi.setConfig({ testTimeout: 20_000 }) // for a busy machine
const act = vi.fn()
const why = vi.fn(async (_kind: string, _args: object) => ({ id: 'too_few_trains', args: { length: 4, trains: 2 }, section: 'claim_routes' }))

const props = (frame: Frame, changes: Partial<BoardProps> = {}): BoardProps => ({
  frame, act, why, reduced: true, theme: 'light', live: true,
  words: { t: (id, args = {}) => [id, ...Object.values(args)].join(' '), name: (seat) => `player ${seat}` },
  ...changes,
})
function showScene(name: string, changes: Partial<BoardProps> = {}): void {
  board = mount(element, props(SCENES[name]!(), changes))
  flushSync()
}
function updateBoard(frame: Frame, changes: Partial<BoardProps> = {}): void {
  board.update(props(frame, changes))
  flushSync()
}
function click(target: Element | null | undefined): void {
  target!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}
function pressKey(name: string): void {
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
  flushSync()
}
const queryAll = (selector: string): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(selector)]
const sheetText = (): string => element.querySelector('.stock .sheet')?.textContent ?? ''
async function searchInput(): Promise<HTMLInputElement> {
  await waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'))
  return document.activeElement as HTMLInputElement
}
async function searchFor(name: string): Promise<void> {
  pressKey('/')
  const input = await searchInput()
  input.value = name
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  flushSync()
  pressKey('Enter')
  await tick()
  await tick()
  flushSync()
}

beforeEach(() => {
  document.body.replaceChildren((element = document.createElement('main')))
  // Stub: happy-dom's animations report errors when interrupted, and no test waits for one.
  Element.prototype.animate = () => ({ cancel() {} }) as unknown as Animation
  localStorage.clear()
  act.mockClear()
  why.mockClear()
})
afterEach(() => board.destroy())

describe('a claim', () => {
  it('is sent, and its payment as soon as it is asked for', async () => {
    showScene('turn')
    await searchFor('Berlin Essen')
    click(queryAll('.pay')[1]) // one blue card and a locomotive
    expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'claim', args: { route: 'berlin-essen' } }))
    updateBoard(SCENES.pay!())
    expect(act).toHaveBeenCalledTimes(2)
    expect(act).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'pay', args: { colour: 'blue', locomotives: 1 } }))
  })
  it('offers its payments again after an undo, and is paid automatically only once', () => {
    showScene('pay')
    expect(act).not.toHaveBeenCalled()
    expect(queryAll('.pay')).toHaveLength(3)
    click(queryAll('.pay')[0])
    expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'pay', args: { colour: 'blue', locomotives: 0 } }))
    updateBoard({ ...SCENES.pay!(), version: 9, events_from: 0 }) // undone
    expect(act).toHaveBeenCalledTimes(1)
    expect(queryAll('.pay')).toHaveLength(3)
  })
  it('that is impossible shows its reason', async () => {
    showScene('turn')
    await searchFor('Budapest – Kyïv')
    expect(focusOn).toHaveBeenLastCalledWith({ routes: ['budapest-kyiv'] })
    expect(why).toHaveBeenCalledWith('claim', { route: 'budapest-kyiv' })
    await waitFor(() => expect(sheetText()).toContain('reason-too_few_trains 4 2'))
    expect(sheetText()).toContain('ui-rulebook claim_routes')
    expect(queryAll('.pay')).toHaveLength(0)
  })
  it('of a tunnel is explained in detail the first time only', async () => {
    showScene('turn')
    await searchFor('Venezia Zurich')
    expect(element.querySelector('.stock .sheet details')!.hasAttribute('open')).toBe(true)
    pressKey('Escape')
    await searchFor('Venezia Zurich')
    expect(element.querySelector('.stock .sheet details')!.hasAttribute('open')).toBe(false)
    expect(sheetText()).toContain('board-odds-of 1 ui-percent 41')
  })
  it('has the same two steps as building a station', async () => {
    showScene('turn')
    await searchFor('Berlin')
    click(queryAll('.pay')[0])
    expect(act).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'build_station', args: { city: 'berlin' } }))
  })
})

describe('the search', () => {
  /** Open the search by its button. Browsers dispatch `focusout` when a focused element is removed, happy-dom does not. */
  async function openSearch(): Promise<HTMLInputElement> {
    const button = element.querySelector<HTMLElement>('.finder button')!
    button.focus()
    button.remove = () => {
      button.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
      Element.prototype.remove.call(button)
    }
    click(button)
    return searchInput()
  }
  const focused = () => document.activeElement!.className

  it('opens by a press, marks the choice of its arrow keys, and returns the focus to its button', async () => {
    showScene('turn')
    await openSearch()
    pressKey('ArrowDown')
    expect(map.pulse).toHaveLength(1)
    document.activeElement!.dispatchEvent(new InputEvent('input', { bubbles: true })) // another list
    flushSync()
    expect(map.pulse).toHaveLength(0)
    pressKey('Escape')
    await waitFor(() => expect(focused()).toContain('search'))
    await searchFor('Budapest – Kyïv')
    pressKey('Escape') // closes the result
    await waitFor(() => expect(focused()).toContain('search'))
  })
  it('closes when the focus goes elsewhere', async () => {
    showScene('turn')
    const input = await openSearch()
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: element.querySelector('.map-area') }))
    flushSync()
    expect(element.querySelector('.finder input')).toBeNull()
  })
})

describe('the path of a ticket', () => {
  const spacesTexts = (): string[] => queryAll('.ticket .spaces').map((each) => each.textContent!.replace(/\s+/g, ' ').trim())
  it('is described by its missing and total spaces', () => {
    showScene('turn')
    expect(spacesTexts().slice(0, 2)).toEqual([', board-ticket-spaces-of 15 23 15board-ticket-of 23', ', board-ticket-spaces-of 12 15 12board-ticket-of 15'])
  })
  it('is drawn for the selected ticket, and for tickets to keep', () => {
    showScene('turn')
    expect([...map.planned]).toEqual([])
    click(queryAll('.own-area .ticket')[1])
    expect([...map.planned]).toEqual(['berlin-frankfurt-1', 'frankfurt-paris-1', 'marseille-zurich', 'marseille-roma']) // the viewer owns Paris – Zürich
    click(queryAll('.own-area .ticket')[1])
    expect([...map.planned]).toEqual([])
    updateBoard({ ...SCENES.start!(), version: 2 })
    click(queryAll('.sheet .ticket')[1])
    expect([...map.planned]).toEqual(['essen-frankfurt', 'essen-kobenhavn-1'])
  })
  it('is celebrated for a moment when it is complete', () => {
    vi.useFakeTimers()
    showScene('turn')
    const now = SCENES.turn!()
    ;(now.view as View).seats[0]!.held![1]!.state = 'made'
    updateBoard(now)
    expect(queryAll('.ticket.done').map((each) => each.textContent)).toEqual([expect.stringMatching(/^Berlin *– *Roma/)])
    expect(map.celebrated).toEqual(['berlin', 'roma'])
    updateBoard({ ...SCENES.turn!(), version: 3 }) // taken back
    expect([queryAll('.ticket.done'), map.celebrated]).toEqual([[], []])
    updateBoard({ ...now, version: 4 })
    expect(queryAll('.ticket.done')).toHaveLength(1)
    vi.advanceTimersByTime(4000)
    flushSync()
    expect([queryAll('.ticket.done'), map.celebrated]).toEqual([[], []])
    vi.useRealTimers()
  })
})

describe('the caption on the map', () => {
  const captionText = (kind: 'route' | 'city', id: string | null): string | undefined => {
    map.onhover(kind, id)
    flushSync()
    return element.querySelector('.caption')?.textContent?.replace(/\s+/g, ' ').trim()
  }
  it('tells the cards that pay for a route, its price, or its owner', () => {
    showScene('turn')
    const cards = (): string[] => queryAll('.caption .chip').map((chip) => [...chip.classList][1]!)
    expect(captionText('route', 'berlin-essen')).toBe('Berlin – Essen board-route-facts 2 blue 2 board-pay-with')
    expect(cards()).toEqual(['blue', 'locomotive'])
    expect(captionText('route', 'marseille-paris')).toMatch(/board-pay-with$/)
    expect(cards(), 'any one colour of the hand').toEqual(['green', 'blue', 'white'])
    expect(captionText('route', 'palermo-smyrna')).toContain('board-route-price 6 grey 2 0')
    expect(captionText('route', 'berlin-wien')).toMatch(/board-route-owner 1$/)
    expect(captionText('route', 'berlin-warszawa-2')).toMatch(/board-closed$/)
    expect(captionText('city', 'berlin')).toBe('Berlin')
    expect(captionText('city', null)).toBeUndefined()
  })
})

describe('drawing cards', () => {
  it('works with the number of a card, with d, and with a confirmation for tickets', () => {
    showScene('turn')
    pressKey('3')
    expect(act).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'take', args: { slot: 3 } }))
    updateBoard({ ...SCENES.second!(), decisions: 24 })
    pressKey('d')
    expect(act).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'draw' }))
    updateBoard(SCENES.turn!())
    pressKey('t')
    expect(act).toHaveBeenCalledTimes(2)
    click(element.querySelector('.sheet .primary'))
    expect(act).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'draw_tickets' }))
  })
  it('is sent once while it waits for its answer', () => {
    showScene('turn')
    click(element.querySelector("[data-slot='1']"))
    click(element.querySelector("[data-slot='1']"))
    expect(act).toHaveBeenCalledTimes(1)
  })
  it('shows why a face-up locomotive cannot be the second card', async () => {
    showScene('second')
    pressKey('2')
    expect(why).toHaveBeenCalledWith('take', { slot: 2 })
    await waitFor(() => expect(element.querySelector('.note')!.textContent).toContain('reason-'))
    expect(act).not.toHaveBeenCalled()
  })
  it('does not show a reason to the next viewer', async () => {
    showScene('second')
    pressKey('2')
    updateBoard({ ...SCENES.second!(), viewer: 1 })
    await new Promise((resolve) => setTimeout(resolve))
    flushSync()
    expect(element.querySelector('.note')?.textContent ?? '').not.toContain('reason-')
  })
  it('ignores single keys if they are switched off', () => {
    showScene('turn', { shortcuts: false })
    pressKey('3')
    pressKey('/')
    expect(act).not.toHaveBeenCalled()
    expect(element.querySelector('input')).toBeNull()
    updateBoard(SCENES.start!(), { shortcuts: false })
    expect(queryAll('kbd, [aria-keyshortcuts]')).toHaveLength(0)
  })
})

describe('tickets', () => {
  it('are kept only if there are enough of them', () => {
    showScene('start')
    const keep = (): HTMLElement => element.querySelector('.sheet footer button')!
    click(queryAll('.ticket.offer')[0])
    click(keep())
    expect(act).not.toHaveBeenCalled()
    expect(sheetText()).toContain('reason-keep-more 2')
    click(queryAll('.ticket.offer')[2])
    click(keep())
    expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'keep', args: { kept: '13' } }))
  })
  it('on offer are chosen by their numbers', () => {
    showScene('start')
    pressKey('2')
    pressKey('4')
    pressKey('4')
    expect(queryAll('.ticket.offer').map((each) => each.ariaPressed ?? each.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false', 'false'])
    expect(why).not.toHaveBeenCalled()
  })
  it('have a text of their state', () => {
    showScene('turn')
    const texts = queryAll('.tickets .ticket').map((each) => each.textContent!)
    expect(texts.filter((text) => text.includes('board-ticket-made'))).toHaveLength(1)
    expect(texts.filter((text) => text.includes('board-ticket-impossible'))).toHaveLength(1)
  })
})

describe('a tunnel', () => {
  it('marks the cards that count, and can be paid', () => {
    showScene('tunnel')
    expect(queryAll('.revealed li.counts')).toHaveLength(2) // green as laid, and the locomotive
    expect(queryAll('.pay')).toHaveLength(3)
    click(queryAll('.pay')[0])
    expect(act).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'pay_extra', args: { locomotives: 0 } }))
  })
  it.each([['tunnel', 0], ['waiting', 1]] as const)('is highlighted on the map with the wagons of its player: %s', (scene, seat) => {
    const tried = SCENES.tunnel!().view as View
    showScene(scene)
    const now = SCENES[scene]!()
    updateBoard({ ...now, view: { ...now.view, tunnel: { ...tried.tunnel!, seat } } } as unknown as Frame)
    expect([map.chosen, map.ghost]).toEqual([{ route: 'venezia-zurich' }, seat])
  })
  describe('of another player', () => {
    const advance = async (ms: number): Promise<void> => {
      await vi.advanceTimersByTimeAsync(ms)
      flushSync()
    }
    beforeEach(() => {
      vi.useFakeTimers()
      showScene('waiting')
      const events: GameEvent[] = [
        { n: 0, kind: 'laid', args: { seat: 1, route: 'venezia-zurich', colour: 'red', cards: 2, locomotives: 0 } },
        { n: 1, kind: 'revealed', args: { count: 3, card_1: 'red', card_2: 'blue', card_3: 'white', extra: 1 } },
      ]
      updateBoard({ ...SCENES.waiting!(), events, events_from: 0, decisions: 24 })
    })
    afterEach(() => vi.useRealTimers())
    const nextEvents: GameEvent[] = [{ n: 2, kind: 'drew', args: { seat: 2, card: null } }]

    it('is shown to all for a moment', async () => {
      expect(queryAll('.turned li.counts')).toHaveLength(1)
      await advance(5900)
      expect(queryAll('.turned')).toHaveLength(1)
      await advance(200)
      expect(queryAll('.turned')).toHaveLength(0)
    })
    it('disappears earlier when others move, but not before it can be seen', async () => {
      await advance(700)
      updateBoard({ ...SCENES.waiting!(), events: nextEvents, events_from: 2, decisions: 25 })
      await advance(1700)
      expect(queryAll('.turned')).toHaveLength(1)
      await advance(200)
      expect(queryAll('.turned')).toHaveLength(0)
    })
    it('disappears at once when others move after it has been seen', async () => {
      await advance(4000)
      updateBoard({ ...SCENES.waiting!(), events: nextEvents, events_from: 2, decisions: 25 })
      await advance(10)
      expect(queryAll('.turned')).toHaveLength(0)
    })
  })
})

describe('a viewer', () => {
  it('sees no choices in a replay, but the hand of the player to move, and negative points', () => {
    const open = view()
    open.seats[1] = { ...open.seats[1]!, hand: { red: 2 }, held: [], points: -15 }
    board = mount(element, props({ ...SCENES.turn!(), view: { ...open, active: 1 }, viewer: null, legal: [] }, { live: false }))
    flushSync()
    expect(queryAll('.supply button')).toHaveLength(0)
    expect(queryAll('.players .points > [aria-hidden]')[1]!.textContent).toBe('−15')
    expect(element.querySelector('section.hand')!.getAttribute('aria-label')).toContain('board-hand-of 1')
  })
  it('finds a label on every button', () => {
    showScene('turn')
    for (const button of queryAll('button')) expect(button.getAttribute('aria-label') || button.textContent!.trim()).toBeTruthy()
  })
  it('finds a button for any other legal action', () => {
    const frame = SCENES.turn!()
    board = mount(element, props({ ...frame, legal: [{ id: 99, kind: 'pass', args: {}, text: 'pass', preview: {} }] }))
    flushSync()
    click(element.querySelector('.others button'))
    expect(act).toHaveBeenCalledWith(expect.objectContaining({ kind: 'pass' }))
  })
})

describe('the end of the match', () => {
  it('is shown step by step, and ends with the table', async () => {
    vi.useFakeTimers()
    showScene('waiting', { reduced: false })
    updateBoard({ ...SCENES.over!(), decisions: 24 }, { reduced: false })
    let finished = false
    void board.ending!(new AbortController().signal).then(() => (finished = true))
    flushSync()
    expect(sheetText()).toContain('board-end-routes')
    await vi.advanceTimersByTimeAsync(60_000)
    flushSync()
    expect(finished).toBe(true)
    const totals = FINAL.map((f) => f.routes.points + f.tickets.points + f.stations.points + f.express.points)
    for (const place of ['tbody .total', '.players .points > [aria-hidden]']) expect(queryAll(place).map((each) => Number(each.textContent))).toEqual(totals)
    vi.useRealTimers()
  })
  it('can be skipped, and moves nothing with reduced motion', async () => {
    showScene('over', { reduced: false })
    const skip = new AbortController()
    const ending = board.ending!(skip.signal)
    skip.abort()
    await ending
    board.destroy()
    showScene('over')
    await board.ending!(new AbortController().signal)
    flushSync()
    expect(element.querySelector('.place')!.textContent).toBe('1.')
  })
})
