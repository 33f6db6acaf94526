// @vitest-environment page
import { flushSync, tick } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BoardHandle, BoardProps } from '@shell/board/board'
import type { Frame, GameEvent } from '@shell/net/frame'
import { FINAL, SCENES, view } from './fixture'
import { mount } from './index'
import type { View } from './types'

// The map has tests of its own; drawing it for each of these would take most of their time.
const focusOn = vi.fn()
let map: {
  onhover: (kind: 'route' | 'city', id: string | null) => void
  planned: ReadonlySet<string>
  pulse: readonly string[]
  celebrated: readonly string[]
  chosen: { route?: string } | null
  ghost: number | null
}
vi.mock('./map/Map.svelte', () => ({ default: (_: unknown, given: typeof map) => ((map = given), { focusOn, reset() {} }) }))

let element: HTMLElement
let board: BoardHandle
vi.setConfig({ testTimeout: 20_000 }) // two cores may be busy with other things
const act = vi.fn()
const why = vi.fn(async (_kind: string, _args: object) => ({ id: 'too_few_trains', args: { length: 4, trains: 2 }, section: 'claim_routes' }))

const props = (frame: Frame, changes: Partial<BoardProps> = {}): BoardProps => ({
  frame, act, why, reduced: true, theme: 'light', live: true,
  words: { t: (id, args = {}) => [id, ...Object.values(args)].join(' '), name: (seat) => `player ${seat}` },
  ...changes,
})
function show(name: string, changes: Partial<BoardProps> = {}): void {
  board = mount(element, props(SCENES[name]!(), changes))
  flushSync()
}
function update(frame: Frame, changes: Partial<BoardProps> = {}): void {
  board.update(props(frame, changes))
  flushSync()
}
function click(target: Element | null | undefined): void {
  target!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  flushSync()
}
function key(name: string): void {
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }))
  flushSync()
}
const all = (selector: string): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(selector)]
const sheet = (): string => element.querySelector('.stock .sheet')?.textContent ?? ''
async function searchInput(): Promise<HTMLInputElement> {
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'))
  return document.activeElement as HTMLInputElement
}
async function find(name: string): Promise<void> {
  key('/')
  const input = await searchInput()
  input.value = name
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
  flushSync()
  key('Enter')
  await tick()
  await tick()
  flushSync()
}

beforeEach(() => {
  document.body.replaceChildren((element = document.createElement('main')))
  // happy-dom's animations complain when they are interrupted; nothing here waits for one.
  Element.prototype.animate = () => ({ cancel() {} }) as unknown as Animation
  localStorage.clear()
  act.mockClear()
  why.mockClear()
})
afterEach(() => board.destroy())

describe('claiming', () => {
  it('sends the claim, and the payment as soon as it is asked for', async () => {
    show('turn')
    await find('Berlin Essen')
    click(all('.pay')[1]) // one blue card and a locomotive
    expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'claim', args: { route: 'berlin-essen' } }))
    update(SCENES.pay!())
    expect(act).toHaveBeenCalledTimes(2)
    expect(act).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'pay', args: { colour: 'blue', locomotives: 1 } }))
  })
  it('offers the payments again to a player who comes back to them, and pays only once by itself', () => {
    show('pay')
    expect(act).not.toHaveBeenCalled()
    expect(all('.pay')).toHaveLength(3)
    click(all('.pay')[0])
    expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'pay', args: { colour: 'blue', locomotives: 0 } }))
    update({ ...SCENES.pay!(), version: 9, events_from: 0 }) // taken back
    expect(act).toHaveBeenCalledTimes(1)
    expect(all('.pay')).toHaveLength(3)
  })
  it('says in the rules’ words what is missing', async () => {
    show('turn')
    await find('Budapest – Kyïv')
    expect(focusOn).toHaveBeenLastCalledWith({ routes: ['budapest-kyiv'] })
    expect(why).toHaveBeenCalledWith('claim', { route: 'budapest-kyiv' })
    await vi.waitFor(() => expect(sheet()).toContain('reason-too_few_trains 4 2'))
    expect(sheet()).toContain('ui-rulebook claim_routes')
    expect(all('.pay')).toHaveLength(0)
  })
  it('explains a tunnel at length the first time only', async () => {
    show('turn')
    await find('Venezia Zurich')
    expect(element.querySelector('.stock .sheet details')!.hasAttribute('open')).toBe(true)
    key('Escape')
    await find('Venezia Zurich')
    expect(element.querySelector('.stock .sheet details')!.hasAttribute('open')).toBe(false)
    expect(sheet()).toContain('board-odds-of 1 ui-percent 41')
  })
  it('builds a station in the same two steps', async () => {
    show('turn')
    await find('Berlin')
    click(all('.pay')[0])
    expect(act).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'build_station', args: { city: 'berlin' } }))
  })
})

describe('the search', () => {
  /** Presses the button; browsers tell of a focus that is lost as what has it is removed, happy-dom does not. */
  async function press(): Promise<HTMLInputElement> {
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

  it('opens by a press, points at what its arrows choose, and gives the focus back to its button', async () => {
    show('turn')
    await press()
    key('ArrowDown')
    expect(map.pulse).toHaveLength(1)
    document.activeElement!.dispatchEvent(new InputEvent('input', { bubbles: true })) // another list
    flushSync()
    expect(map.pulse).toHaveLength(0)
    key('Escape')
    await vi.waitFor(() => expect(focused()).toContain('search'))
    await find('Budapest – Kyïv')
    key('Escape') // closes what was found
    await vi.waitFor(() => expect(focused()).toContain('search'))
  })
  it('closes when the focus goes elsewhere', async () => {
    show('turn')
    const input = await press()
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: element.querySelector('.map-area') }))
    flushSync()
    expect(element.querySelector('.finder input')).toBeNull()
  })
})

describe('the way of a ticket', () => {
  const lacks = (): string[] => all('.ticket .spaces').map((each) => each.textContent!.replace(/\s+/g, ' ').trim())
  it('is told by what it lacks, of how much', () => {
    show('turn')
    expect(lacks().slice(0, 2)).toEqual([', board-ticket-spaces-of 15 23 15board-ticket-of 23', ', board-ticket-spaces-of 12 15 12board-ticket-of 15'])
  })
  it('is drawn for the ticket that is looked at, and for those that are to be kept', () => {
    show('turn')
    expect([...map.planned]).toEqual([])
    click(all('.own-area .ticket')[1])
    expect([...map.planned]).toEqual(['berlin-frankfurt-1', 'frankfurt-paris-1', 'marseille-zurich', 'marseille-roma']) // Paris – Zürich is one's own
    click(all('.own-area .ticket')[1])
    expect([...map.planned]).toEqual([])
    update({ ...SCENES.start!(), version: 2 })
    click(all('.sheet .ticket')[1])
    expect([...map.planned]).toEqual(['essen-frankfurt', 'essen-kobenhavn-1'])
  })
  it('is celebrated for a moment when it is whole', () => {
    vi.useFakeTimers()
    show('turn')
    const now = SCENES.turn!()
    ;(now.view as View).seats[0]!.held![1]!.state = 'made'
    update(now)
    expect(all('.ticket.done').map((each) => each.textContent)).toEqual([expect.stringMatching(/^Berlin *– *Roma/)])
    expect(map.celebrated).toEqual(['berlin', 'roma'])
    update({ ...SCENES.turn!(), version: 3 }) // taken back
    expect([all('.ticket.done'), map.celebrated]).toEqual([[], []])
    update({ ...now, version: 4 })
    expect(all('.ticket.done')).toHaveLength(1)
    vi.advanceTimersByTime(4000)
    flushSync()
    expect([all('.ticket.done'), map.celebrated]).toEqual([[], []])
    vi.useRealTimers()
  })
})

describe('what is pointed at on the map', () => {
  const said = (kind: 'route' | 'city', id: string | null): string | undefined => {
    map.onhover(kind, id)
    flushSync()
    return element.querySelector('.caption')?.textContent?.replace(/\s+/g, ' ').trim()
  }
  it('is told with the cards in the hand that pay for it, with its price, or whose it is', () => {
    show('turn')
    const cards = (): string[] => all('.caption .chip').map((chip) => [...chip.classList][1]!)
    expect(said('route', 'berlin-essen')).toBe('Berlin – Essen board-route-facts 2 blue 2 board-pay-with')
    expect(cards()).toEqual(['blue', 'locomotive'])
    expect(said('route', 'marseille-paris')).toMatch(/board-pay-with$/)
    expect(cards(), 'any one colour, of which these are there').toEqual(['green', 'blue', 'white'])
    expect(said('route', 'palermo-smyrna')).toContain('board-route-price 6 grey 2 0')
    expect(said('route', 'berlin-wien')).toMatch(/board-route-owner 1$/)
    expect(said('route', 'berlin-warszawa-2')).toMatch(/board-closed$/)
    expect(said('city', 'berlin')).toBe('Berlin')
    expect(said('city', null)).toBeUndefined()
  })
})

describe('drawing', () => {
  it('takes a card with its number, draws with d, and asks once more before tickets', () => {
    show('turn')
    key('3')
    expect(act).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'take', args: { slot: 3 } }))
    update({ ...SCENES.second!(), decisions: 24 })
    key('d')
    expect(act).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'draw' }))
    update(SCENES.turn!())
    key('t')
    expect(act).toHaveBeenCalledTimes(2)
    click(element.querySelector('.sheet .primary'))
    expect(act).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'draw_tickets' }))
  })
  it('does one thing at a time', () => {
    show('turn')
    click(element.querySelector("[data-slot='1']"))
    click(element.querySelector("[data-slot='1']"))
    expect(act).toHaveBeenCalledTimes(1)
  })
  it('says why a face-up locomotive cannot be the second card', async () => {
    show('second')
    key('2')
    expect(why).toHaveBeenCalledWith('take', { slot: 2 })
    await vi.waitFor(() => expect(element.querySelector('.note')!.textContent).toContain('reason-'))
    expect(act).not.toHaveBeenCalled()
  })
  it('says nothing about that to the next viewer', async () => {
    show('second')
    key('2')
    update({ ...SCENES.second!(), viewer: 1 })
    await new Promise((resolve) => setTimeout(resolve))
    flushSync()
    expect(element.querySelector('.note')?.textContent ?? '').not.toContain('reason-')
  })
  it('leaves single keys alone for players who have switched them off', () => {
    show('turn', { shortcuts: false })
    key('3')
    key('/')
    expect(act).not.toHaveBeenCalled()
    expect(element.querySelector('input')).toBeNull()
    update(SCENES.start!(), { shortcuts: false })
    expect(all('kbd, [aria-keyshortcuts]')).toHaveLength(0)
  })
})

describe('tickets', () => {
  it('are kept only when there are enough of them', () => {
    show('start')
    const keep = (): HTMLElement => element.querySelector('.sheet footer button')!
    click(all('.ticket.offer')[0])
    click(keep())
    expect(act).not.toHaveBeenCalled()
    expect(sheet()).toContain('reason-keep-more 2')
    click(all('.ticket.offer')[2])
    click(keep())
    expect(act).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'keep', args: { kept: '13' } }))
  })
  it('on offer are taken by the numbers that stand on them', () => {
    show('start')
    key('2')
    key('4')
    key('4')
    expect(all('.ticket.offer').map((each) => each.ariaPressed ?? each.getAttribute('aria-pressed'))).toEqual(['false', 'true', 'false', 'false'])
    expect(why).not.toHaveBeenCalled()
  })
  it('tell their state in words, too', () => {
    show('turn')
    const texts = all('.tickets .ticket').map((each) => each.textContent!)
    expect(texts.filter((text) => text.includes('board-ticket-made'))).toHaveLength(1)
    expect(texts.filter((text) => text.includes('board-ticket-impossible'))).toHaveLength(1)
  })
})

describe('a tunnel', () => {
  it('tells which cards count, and can be paid or given up', () => {
    show('tunnel')
    expect(all('.revealed li.counts')).toHaveLength(2) // green as laid, and the locomotive
    expect(all('.pay')).toHaveLength(3)
    click(all('.pay')[0])
    expect(act).toHaveBeenLastCalledWith(expect.objectContaining({ kind: 'pay_extra', args: { locomotives: 0 } }))
  })
  it.each([['tunnel', 0], ['waiting', 1]] as const)('is lit on the map with the wagons of the player who tries it: %s', (scene, seat) => {
    const tried = SCENES.tunnel!().view as View
    show(scene)
    const now = SCENES[scene]!()
    update({ ...now, view: { ...now.view, tunnel: { ...tried.tunnel!, seat } } } as unknown as Frame)
    expect([map.chosen, map.ghost]).toEqual([{ route: 'venezia-zurich' }, seat])
  })
  describe('of another player', () => {
    const gone = async (ms: number): Promise<void> => {
      await vi.advanceTimersByTimeAsync(ms)
      flushSync()
    }
    beforeEach(() => {
      vi.useFakeTimers()
      show('waiting')
      const events: GameEvent[] = [
        { n: 0, kind: 'laid', args: { seat: 1, route: 'venezia-zurich', colour: 'red', cards: 2, locomotives: 0 } },
        { n: 1, kind: 'revealed', args: { count: 3, card_1: 'red', card_2: 'blue', card_3: 'white', extra: 1 } },
      ]
      update({ ...SCENES.waiting!(), events, events_from: 0, decisions: 24 })
    })
    afterEach(() => vi.useRealTimers())
    const others: GameEvent[] = [{ n: 2, kind: 'drew', args: { seat: 2, card: null } }]

    it('is shown to all for a moment', async () => {
      expect(all('.turned li.counts')).toHaveLength(1)
      await gone(5900)
      expect(all('.turned')).toHaveLength(1)
      await gone(200)
      expect(all('.turned')).toHaveLength(0)
    })
    it('goes sooner when others move on, but not before it has been seen', async () => {
      await gone(700)
      update({ ...SCENES.waiting!(), events: others, events_from: 2, decisions: 25 })
      await gone(1700)
      expect(all('.turned')).toHaveLength(1)
      await gone(200)
      expect(all('.turned')).toHaveLength(0)
    })
    it('goes at once when it has been seen', async () => {
      await gone(4000)
      update({ ...SCENES.waiting!(), events: others, events_from: 2, decisions: 25 })
      await gone(10)
      expect(all('.turned')).toHaveLength(0)
    })
  })
})

describe('who sees what', () => {
  it('offers nothing to act with in a replay, and shows the hand of the player to move, and points below zero', () => {
    const open = view()
    open.seats[1] = { ...open.seats[1]!, hand: { red: 2 }, held: [], points: -15 }
    board = mount(element, props({ ...SCENES.turn!(), view: { ...open, active: 1 }, viewer: null, legal: [] }, { live: false }))
    flushSync()
    expect(all('.supply button')).toHaveLength(0)
    expect(all('.players .points > [aria-hidden]')[1]!.textContent).toBe('−15')
    expect(element.querySelector('section.hand')!.getAttribute('aria-label')).toContain('board-hand-of 1')
  })
  it('names everything that can be pressed', () => {
    show('turn')
    for (const button of all('button')) expect(button.getAttribute('aria-label') || button.textContent!.trim()).toBeTruthy()
  })
  it('offers whatever else is legal as buttons', () => {
    const frame = SCENES.turn!()
    board = mount(element, props({ ...frame, legal: [{ id: 99, kind: 'pass', args: {}, text: 'pass', preview: {} }] }))
    flushSync()
    click(element.querySelector('.others button'))
    expect(act).toHaveBeenCalledWith(expect.objectContaining({ kind: 'pass' }))
  })
})

describe('the end', () => {
  it('is told step by step and ends with the table', async () => {
    vi.useFakeTimers()
    show('waiting', { reduced: false })
    update({ ...SCENES.over!(), decisions: 24 }, { reduced: false })
    let done = false
    void board.ending!(new AbortController().signal).then(() => (done = true))
    flushSync()
    expect(sheet()).toContain('board-end-routes')
    await vi.advanceTimersByTimeAsync(60_000)
    flushSync()
    expect(done).toBe(true)
    const totals = FINAL.map((f) => f.routes.points + f.tickets.points + f.stations.points + f.express.points)
    for (const place of ['tbody .total', '.players .points > [aria-hidden]']) expect(all(place).map((each) => Number(each.textContent))).toEqual(totals)
    vi.useRealTimers()
  })
  it('stops at once when the player has seen enough, and moves nothing where motion is reduced', async () => {
    show('over', { reduced: false })
    const skip = new AbortController()
    const told = board.ending!(skip.signal)
    skip.abort()
    await told
    board.destroy()
    show('over')
    await board.ending!(new AbortController().signal)
    flushSync()
    expect(element.querySelector('.place')!.textContent).toBe('1.')
  })
})
