/** What has happened so far, put together from the frames that a board is given. */
import type { Frame, GameEvent } from './frame'

/** The events so far with those of a new frame. What was taken back goes away. */
export function joined(known: readonly GameEvent[], frame: Pick<Frame, 'events' | 'events_from'>): GameEvent[] {
  return frame.events_from <= known.length ? [...known.slice(0, frame.events_from), ...frame.events] : [...frame.events]
}
