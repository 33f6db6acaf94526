/** Chooses the seat whose view is shown when several players share the screen. */
import type { Frame } from '../net/frame'

/** Viewer number of a spectator; same as in core/machine/state.py. */
export const SPECTATOR = -1

export interface Viewpoint {
  /** Seat whose view is shown; null: the public view. */
  viewer: number | null
  /** Player who must take the screen before anything of theirs is shown. */
  curtain: number | null
}

type Situation = Pick<Frame, 'seats' | 'actors' | 'over' | 'curtain'>

export const peopleHere = (frame: Pick<Frame, 'seats'>): number[] =>
  frame.seats.filter((seat) => seat.kind === 'person' && seat.yours).map((seat) => seat.seat)

export function nextViewpoint(frame: Situation, now: Viewpoint): Viewpoint {
  const people = peopleHere(frame)
  if (people.length <= 1) return { viewer: people[0] ?? null, curtain: null }
  const acting = people.filter((seat) => frame.actors.includes(seat) && !frame.seats[seat]?.stand_in)
  if (frame.over || acting.length === 0) return { viewer: now.viewer, curtain: null }
  if (now.viewer !== null && acting.includes(now.viewer)) return { viewer: now.viewer, curtain: null }
  if (now.curtain !== null && acting.includes(now.curtain)) return { viewer: null, curtain: now.curtain }
  // The next one in table order after the last viewer.
  const after = acting.find((seat) => now.viewer !== null && seat > now.viewer)
  const next = after ?? acting[0]!
  return frame.curtain?.includes(next) ? { viewer: null, curtain: next } : { viewer: next, curtain: null }
}
