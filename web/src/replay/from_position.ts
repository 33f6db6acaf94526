/** New match from a position of a replay. */
import type { GameInfo } from '../net/api'
import type { ChairWish } from '../net/table_calls'
import type { Frame } from '../net/frame'
import { opponent } from '../lobby/start'
import type { StartPosition } from '../net/wire'

export interface From {
  start: StartPosition
  /** The complete position. */
  frame: Pick<Frame, 'match' | 'seats' | 'actors'>
  /** Seat whose view the reader had; null: none. */
  eyes: number | null
  /** The reader's own seats. */
  own?: readonly number[]
}

/** Returns the default seating: the reader on the seat whose view they had, on their own, or on the acting player's; bots elsewhere. */
export function seatsFrom({ frame, eyes, own = [] }: From, game: GameInfo, name: string): ChairWish[] {
  const mine = eyes ?? frame.actors.find((seat) => own.includes(seat)) ?? own[0] ?? frame.actors[0] ?? 0
  return frame.seats.map(({ seat }) => (seat === mine ? { kind: 'person', name } : { kind: 'bot', level: opponent(game) }))
}
