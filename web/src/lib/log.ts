/** The log: lines in the reader's language, made from events. */
import type { Frame, GameEvent } from './frame'
import type { Words } from './words'

export interface LogLine {
  n: number
  text: string
  /** Whose doing it is, where one seat's it is. */
  seat: number | null
}

export const lineOf = (event: GameEvent, words: Words): LogLine => ({
  n: event.n,
  text: words.event(event),
  seat: typeof event.args.seat === 'number' ? event.args.seat : null,
})

/** Lines that are made once for each event: a long match has a thousand of them, and every frame asks for all. */
export function lineMaker(words: Words): (event: GameEvent) => LogLine {
  const made = new WeakMap<GameEvent, LogLine>()
  return (event) => {
    const known = made.get(event)
    if (known) return known
    const line = lineOf(event, words)
    made.set(event, line)
    return line
  }
}

/**
 * The frame as a board wants it: only the events it has not seen yet.
 * Where the match went back or to other eyes, the frame begins anew.
 */
export function boardFrame(frame: Frame, before: Frame | null): Frame {
  const all = frame.events
  const seen = before?.events ?? []
  const continues =
    before !== null && before.viewer === frame.viewer && seen.length <= all.length && sameEvent(seen.at(-1), all[seen.length - 1])
  if (!continues) return frame
  return { ...frame, events: all.slice(seen.length), events_from: seen.length }
}

export function sameEvent(a: GameEvent | undefined, b: GameEvent | undefined): boolean {
  if (!a || !b) return a === b
  return a.n === b.n && a.kind === b.kind && JSON.stringify(a.args) === JSON.stringify(b.args)
}

/** What was done since another seat was busy: the tail of the log that belongs to one seat, its last two events. */
export function soFar(frame: Frame): GameEvent[] {
  const tail: GameEvent[] = []
  let seat: unknown
  for (let i = frame.events.length - 1; i >= 0 && tail.length < 2; i -= 1) {
    const event = frame.events[i]!
    const whose = event.args.seat ?? seat
    seat ??= whose
    if (whose !== seat) break
    tail.unshift(event)
  }
  return tail
}
