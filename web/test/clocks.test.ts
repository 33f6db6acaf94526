/** Clocks: the remaining time, its text, the facts of a setting, and announcements of pauses. */
import { describe, expect, it, vi } from 'vitest'
import { CLOCKS, clockFacts, formatClock, receivedAt, isTimeShort, isSlow, remainingMs, pauseAnnouncement, seatOfShownClock, timeZoneFor } from '../src/table/clocks'
import type { Frame } from '../src/net/frame'
import type { ClockSetting, TableClock } from '../src/net/wire'
import type { Words } from '../src/words/words'

const words = { t: (id: string, args: object = {}) => [id, ...Object.values(args)].join(' ') } as unknown as Words
const seats = (text: string) =>
  [...text].map((c, seat) => ({ seat, kind: c === 'b' ? 'bot' : 'person', yours: c === 'p', clock: { left: 1, ends: null }, ...(c === 's' && { stand_in: 'amateur' }) }))
const table = (asked: number[] = [], paused = false): TableClock => ({ asked, paused, slow: false })
const frame = (text: string, actors: number[], viewer: number | null, clock?: TableClock) => ({ seats: seats(text), actors, viewer, over: false, clock }) as unknown as Frame

describe('a clock', () => {
  it('counts down from its arrival on the page, and stands if the server says so', () => {
    const clock = { left: 60_000, ends: 60_000 }
    expect(receivedAt(clock, 500)).toBe(500)
    expect(receivedAt(clock, 900)).toBe(500)
    expect([0, 20_000, 60_000, 90_000].map((since) => remainingMs(clock, since))).toEqual([60_000, 40_000, 0, 0])
    expect(remainingMs({ left: 60_000, ends: null }, 90_000)).toBe(60_000)
  })

  it('stands during its grace period or at night', () => {
    const clock = { left: 60_000, ends: 75_000 }
    expect([0, 15_000, 16_000, 75_000].map((since) => remainingMs(clock, since))).toEqual([60_000, 60_000, 59_000, 0])
  })

  it('shows minutes, hours or days', () => {
    expect([0, 1, 30_000, 61_000, 725_000, 3_723_000].map((ms) => formatClock(ms, 'en'))).toEqual(['0:00', '0:01', '0:30', '1:01', '12:05', '1:02:03'])
    expect(formatClock(26 * 3_600_000, 'en')).toBe('1d 2h')
    for (const language of ['cs', 'is', 'sl', 'hr', 'sr', 'sr-Cyrl'] as const) expect(formatClock(3 * 86_400_000, language)).toMatch(/^3\s?\p{L}/u)
  })

  it('is short at half a minute, or at an hour if it counts days', () => {
    expect([isTimeShort(30_000, false), isTimeShort(30_001, false), isTimeShort(3_600_000, true), isTimeShort(3_600_001, true)]).toEqual([true, false, true, false])
  })

  it('is shown for the viewer to move, else for the player whom the match waits for', () => {
    expect(seatOfShownClock(frame('pq', [0, 1], 0, table()))).toBe(0)
    expect(seatOfShownClock(frame('pq', [1], 0, table()))).toBe(1)
    expect(seatOfShownClock(frame('psq', [1, 2], 0, table()))).toBe(2)
    expect(seatOfShownClock(frame('ps', [1], 0, table()))).toBe(null)
    expect(seatOfShownClock(frame('pq', [0], 0))).toBe(null)
  })
})

describe('the clock of a table', () => {
  it('is described with all its facts', () => {
    expect(clockFacts(null, words)).toEqual([])
    expect(clockFacts({ each: 'match', seconds: 600, increment: 10 }, words)).toEqual(['ui-clock-match 10 10', 'ui-clock-zero: ui-clock-zero-wait'])
    expect(clockFacts({ each: 'move', seconds: 180, at_zero: 'bot' }, words)).toEqual(['ui-clock-move 3', 'ui-clock-zero: ui-clock-zero-bot'])
    const days: ClockSetting = { each: 'move', seconds: 3 * 86_400, nights: false, weekends: false }
    expect(clockFacts(days, words)).toEqual(['ui-clock-days 3', 'ui-clock-nights', 'ui-clock-weekends', 'ui-clock-zero: ui-clock-zero-wait'])
  })

  it('comes in every kind', () => {
    expect(CLOCKS[0]).toBe(null)
    const kinds = CLOCKS.map((clock) => clock && `${clock.each} ${isSlow(clock)}`)
    expect(new Set(kinds)).toEqual(new Set([null, 'move false', 'match false', 'move true']))
  })

  it('includes the time zone only if nights or weekends matter', () => {
    vi.spyOn(Intl, 'DateTimeFormat').mockReturnValue({ resolvedOptions: () => ({ timeZone: 'Europe/Prague' }) } as never)
    expect(timeZoneFor(null)).toEqual({})
    expect(timeZoneFor({ each: 'move', seconds: 60, nights: true, weekends: true })).toEqual({})
    expect(timeZoneFor({ each: 'move', seconds: 86_400, nights: false })).toEqual({ zone: 'Europe/Prague' })
    vi.restoreAllMocks()
  })
})

describe('a pause', () => {
  it('is announced to all, and requested from players who have not answered', () => {
    expect(pauseAnnouncement(table(), frame('pq', [0], 0, table([1])))).toBe('ui-clock-asked')
    expect(pauseAnnouncement(table(), frame('pq', [0], 0, table([0])))).toBe(null)
    expect(pauseAnnouncement(table([1]), frame('pq', [0], 0, table([1])))).toBe(null)
    expect(pauseAnnouncement(table([1]), frame('pq', [0], 0, table([], true)))).toBe('ui-paused')
    expect(pauseAnnouncement(table([], true), frame('pq', [0], 0, table()))).toBe('ui-clock-runs')
    expect(pauseAnnouncement(undefined, frame('pq', [0], 0, table([1])))).toBe(null)
    expect(pauseAnnouncement(table(), frame('sq', [0], null, table([1])))).toBe(null)
  })
})
