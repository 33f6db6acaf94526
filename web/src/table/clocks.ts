/** Clocks and the remaining time. */
import type { Frame } from '../net/frame'
import { isToMove } from './stand_ins'
import type { ClockOut, ClockSetting } from '../net/wire'
import { formatUnit, type Language, type Words } from '../words/words'

const SECOND = 1000 // ms
const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** Free seconds of each move on fast clocks, for slow connections. */
const GRACE = 5

const perMove = (seconds: number, grace = GRACE): ClockSetting => ({ each: 'move', seconds, grace })
const perMatch = (minutes: number, increment: number): ClockSetting => ({ each: 'match', seconds: minutes * MINUTE, increment, grace: GRACE })

/** Clocks to choose from for a table; null: no clock. */
export const CLOCKS: readonly (ClockSetting | null)[] = [
  null,
  ...[1, 3, 5].map((minutes) => perMove(minutes * MINUTE)),
  perMatch(10, 10),
  perMatch(20, 20),
  perMatch(45, 30),
  ...[1, 3, 7].map((days) => perMove(days * DAY, 0)),
]

/** Returns whether players have days for a move. */
export const isSlow = ({ seconds }: ClockSetting): boolean => seconds >= DAY

/** Describes a clock: the time, and what is free. */
export function clockText(clock: ClockSetting | null, words: Words): string {
  if (!clock) return words.t('ui-clock-none')
  const minutes = Math.round(clock.seconds / MINUTE)
  if (clock.each === 'match') return words.t('ui-clock-match', { minutes, seconds: clock.increment ?? 0 })
  return isSlow(clock) ? words.t('ui-clock-days', { days: Math.round(clock.seconds / DAY) }) : words.t('ui-clock-move', { minutes })
}

/** Returns the lines about the clock of a table before its match. */
export function clockFacts(clock: ClockSetting | null, words: Words): string[] {
  if (!clock) return []
  return [
    clockText(clock, words),
    ...(clock.nights === false ? [words.t('ui-clock-nights')] : []),
    ...(clock.weekends === false ? [words.t('ui-clock-weekends')] : []),
    `${words.t('ui-clock-zero')}: ${words.t(`ui-clock-zero-${clock.at_zero ?? 'wait'}`)}`,
  ]
}

/** Returns the device's time zone, which is sent only if nights or weekends are free. */
export const timeZoneFor = (clock: ClockSetting | null | undefined): { zone?: string } =>
  clock && (clock.nights === false || clock.weekends === false) ? { zone: Intl.DateTimeFormat().resolvedOptions().timeZone } : {}

const receiptTimes = new WeakMap<ClockOut, number>()

/** Returns when the page received a clock, in ms of `performance.now()`: the clocks of page and server may differ. */
export function receivedAt(clock: ClockOut, now = performance.now()): number {
  if (!receiptTimes.has(clock)) receiptTimes.set(clock, now)
  return receiptTimes.get(clock)!
}

/** Returns the remaining ms; `since`: ms since the server reported them. Free time is at the start of what remains. */
export const remainingMs = ({ left, ends }: ClockOut, since: number): number => (ends === null ? left : Math.max(0, Math.min(left, ends - since)))

/** Returns whether time is short. */
export const isTimeShort = (ms: number, slow: boolean): boolean => ms <= (slow ? 60 * MINUTE : MINUTE / 2) * 1000

/** Returns whether a clock with this remaining time shows seconds. */
export const showsSeconds = (ms: number): boolean => Math.ceil(ms / 1000) < DAY

/** Returns after how many ms a clock may show another time; null: it stands. `since`: ms since the server reported its time. */
export function msToNextChange(clock: ClockOut, since: number): number | null {
  const left = remainingMs(clock, since)
  if (clock.ends === null || left === 0) return null
  return showsSeconds(left) ? Math.ceil((clock.ends - since) % SECOND) || SECOND : 10 * SECOND
}

/** Formats time as on a clock: 0:30, 12:05, 1:02:03; from a day on, days and hours. */
export function formatClock(ms: number, language: Language): string {
  const seconds = Math.ceil(ms / 1000)
  const [days, hours, minutes] = [Math.floor(seconds / DAY), Math.floor(seconds / 3600) % 24, Math.floor(seconds / MINUTE) % 60]
  if (days) {
    const text = formatUnit(days, 'day', 'narrow', language)
    return hours ? `${text} ${formatUnit(hours, 'hour', 'narrow', language)}` : text
  }
  const two = (value: number) => String(value).padStart(2, '0')
  return hours ? `${hours}:${two(minutes)}:${two(seconds % MINUTE)}` : `${minutes}:${two(seconds % MINUTE)}`
}

/** Returns the seat whose clock is shown beside the prompt: the viewer's if they are to move, else the awaited player's. */
export function seatOfShownClock(frame: Frame): number | null {
  if (!frame.clock || frame.over) return null
  if (isToMove(frame)) return frame.viewer
  return frame.actors.find((seat) => frame.seats[seat]?.clock && !frame.seats[seat].stand_in) ?? null
}

/** Returns the seats at this device whose players may decide about a pause: one press counts for all of them. */
export const seatsThatMayPause = ({ seats, over }: Pick<Frame, 'seats' | 'over'>): number[] =>
  over ? [] : seats.filter((seat) => seat.kind === 'person' && seat.yours && !seat.stand_in).map(({ seat }) => seat)

/** Returns the announcement about a pause. */
export function pauseAnnouncement(before: Frame['clock'], now: Frame): 'ui-paused' | 'ui-clock-runs' | 'ui-clock-asked' | null {
  if (!before || !now.clock) return null
  if (before.paused !== now.clock.paused) return now.clock.paused ? 'ui-paused' : 'ui-clock-runs'
  return !before.asked.length && isPauseAsked(now) ? 'ui-clock-asked' : null
}

/** Returns whether other players ask a player here for a pause. */
export function isPauseAsked(frame: Pick<Frame, 'seats' | 'over' | 'clock'>): boolean {
  const asked = frame.clock && !frame.clock.paused ? frame.clock.asked : []
  return asked.length > 0 && seatsThatMayPause(frame).some((seat) => !asked.includes(seat))
}
