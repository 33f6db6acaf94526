// @vitest-environment page
/** The players: who is thinking, who waits for whom, and who has been away for how long. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { awayDuration } from '../src/table/absence'
import type { Frame } from '../src/net/frame'
import type { Words } from '../src/words/words'
import Seats from '../src/table/Seats.svelte'

vi.mock('../src/common/shell.svelte', () => ({ shell: () => ({ t: (id: string, args: object = {}) => [id, ...Object.values(args)].join(' ') }) }))
vi.mock('../src/common/settings.svelte', () => ({ settings: { language: 'en' } }))
vi.mock('../src/words/bot_names', () => ({ levelOf: () => null }))

let shown: ReturnType<typeof mount> | null = null
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
  vi.useRealTimers()
})

const words = { name: (seat: number) => `Player ${seat}` } as unknown as Words
const seat = (n: number, more: object) => ({ seat: n, kind: 'person', name: '', level: null, yours: false, ...more })

function show(seats: object[], more: object = {}) {
  const frame = { match: { id: 'm', game: 'g' }, seats, actors: [1], thinking: [1], over: false, undo: { open: false }, ...more } as unknown as Frame
  const target = document.createElement('div')
  shown = mount(Seats, { target, props: { frame, words } })
  flushSync()
  return (which: string) => [...target.querySelectorAll(`li:nth-child(2) ${which}`)].map((each) => each.textContent?.trim())
}

describe('a bot that owes a choice', () => {
  const seats = [seat(0, {}), seat(1, { kind: 'bot' })]
  it('thinks', () => expect(show(seats)('.state')).toEqual(['ui-seat-thinking']))
  it('waits for the player who can still take something back', () => {
    expect(show(seats, { undo: { open: true, waits: true, until: null } })('.state')).toEqual(['ui-seat-waits'])
  })
  it('thinks where it does not wait for that', () => {
    expect(show(seats, { undo: { open: true, waits: false, until: null } })('.state')).toEqual(['ui-seat-thinking'])
  })
})

describe('an absent player', () => {
  const away = (gone?: number) => show([seat(0, {}), seat(1, { online: false, gone })], { thinking: [] })('.kind')
  it('has been away for so long, and that goes on', () => {
    const text = show([seat(0, {}), seat(1, { online: false, gone: Date.now() - 170_000 })], { thinking: [] })
    expect(text('.kind')).toEqual(['ui-seat-away-for 2 min'])
    vi.advanceTimersByTime(10_000)
    flushSync()
    expect(text('.kind')).toEqual(['ui-seat-away-for 3 min'])
  })
  it('is only not connected where it is not known since when, or since just now', () => {
    expect([away(), away(Date.now() - 59_000), away(Date.now() + 5_000)]).toEqual(Array(3).fill(['ui-seat-away']))
  })
  it('has been away for hours or days', () => {
    const [hour, day] = [3_600_000, 86_400_000]
    expect([awayDuration(0, 2.9 * hour, 'cs'), awayDuration(0, day - 1, 'cs'), awayDuration(0, 3 * day, 'cs')].map((text) => text!.replace(/\s/, ' '))).toEqual(['2 h', '23 h', '3 d.'])
  })
})
