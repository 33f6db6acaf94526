/** Whose eyes the page looks with when several people share the screen. */
import type { Frame } from './frame'

export interface Eyes {
  /** Whose view is shown; null: what everybody may see. */
  looking: number | null
  /** Who must take the screen before anything of theirs is shown. */
  curtain: number | null
}

type Situation = Pick<Frame, 'seats' | 'actors' | 'over'>

export const peopleHere = (frame: Pick<Frame, 'seats'>): number[] =>
  frame.seats.filter((seat) => seat.kind === 'person' && seat.yours).map((seat) => seat.seat)

export function nextEyes(frame: Situation, now: Eyes): Eyes {
  const people = peopleHere(frame)
  if (people.length <= 1) return { looking: people[0] ?? null, curtain: null }
  const acting = people.filter((seat) => frame.actors.includes(seat))
  if (frame.over || acting.length === 0) return { looking: now.looking, curtain: null }
  if (now.looking !== null && acting.includes(now.looking)) return { looking: now.looking, curtain: null }
  if (now.curtain !== null && acting.includes(now.curtain)) return { looking: null, curtain: now.curtain }
  // The next one in the order of the table after whoever was looking.
  const after = acting.find((seat) => now.looking !== null && seat > now.looking)
  return { looking: null, curtain: after ?? acting[0]! }
}
