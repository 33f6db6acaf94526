// @vitest-environment page
/** The list of players: the states of bots, and the time of absence. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { awayDuration } from '../src/table/absence'
import type { Frame } from '../src/net/frame'
import type { Words } from '../src/words/words'
import Seats from '../src/table/Seats.svelte'

vi.mock('../src/common/shell.svelte', () => ({ shell: () => ({ t: (id: string, args: object = {}) => [id, ...Object.values(args)].join(' ') }) }))
vi.mock('../src/common/settings.svelte', () => ({ settings: { language: 'en' } }))
vi.mock('../src/words/bot_names', () => ({ levelOf: () => null }))

let component: ReturnType<typeof mount> | null = null
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  if (component) void unmount(component)
  component = null
  vi.useRealTimers()
})

const words = { name: (seat: number) => `Player ${seat}` } as unknown as Words
const seat = (n: number, changes: object) => ({ seat: n, kind: 'person', name: '', level: null, yours: false, ...changes })

function showSeats(seats: object[], changes: object = {}) {
  const frame = { match: { id: 'm', game: 'g' }, seats, actors: [1], thinking: [1], over: false, undo: { open: false }, ...changes } as unknown as Frame
  const target = document.createElement('div')
  component = mount(Seats, { target, props: { frame, words } })
  flushSync()
  return (selector: string) => [...target.querySelectorAll(`li:nth-child(2) ${selector}`)].map((each) => each.textContent?.trim())
}

describe('a bot to move', () => {
  const seats = [seat(0, {}), seat(1, { kind: 'bot' })]
  it('is thinking', () => expect(showSeats(seats)('.state')).toEqual(['ui-seat-thinking']))
  it('waits for a player who can still undo', () => {
    expect(showSeats(seats, { undo: { open: true, waits: true, until: null } })('.state')).toEqual(['ui-seat-waits'])
  })
  it('is thinking if it does not wait for an undo', () => {
    expect(showSeats(seats, { undo: { open: true, waits: false, until: null } })('.state')).toEqual(['ui-seat-thinking'])
  })
})

describe('an absent player', () => {
  const away = (gone?: number) => showSeats([seat(0, {}), seat(1, { online: false, gone })], { thinking: [] })('.kind')
  it('is shown with the growing time of absence', () => {
    const text = showSeats([seat(0, {}), seat(1, { online: false, gone: Date.now() - 170_000 })], { thinking: [] })
    expect(text('.kind')).toEqual(['ui-seat-away-for 2 min'])
    vi.advanceTimersByTime(10_000)
    flushSync()
    expect(text('.kind')).toEqual(['ui-seat-away-for 3 min'])
  })
  it('is shown without a time if that is unknown or short', () => {
    expect([away(), away(Date.now() - 59_000), away(Date.now() + 5_000)]).toEqual(Array(3).fill(['ui-seat-away']))
  })
  it('is shown with hours or days', () => {
    const [hour, day] = [3_600_000, 86_400_000]
    expect([awayDuration(0, 2.9 * hour, 'cs'), awayDuration(0, day - 1, 'cs'), awayDuration(0, 3 * day, 'cs')].map((text) => text!.replace(/\s/, ' '))).toEqual(['2 h', '23 h', '3 d.'])
  })
})
