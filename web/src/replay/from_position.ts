/** New match from a position of a replay. */
import { ApiError, type GameInfo, type NewMatch } from '../net/api'
import type { ChairWish } from '../net/table_calls'
import type { Frame } from '../net/frame'
import { defaultOpponent, startMatch, keepsMatchesHere } from '../lobby/start_match'
import type { StartPosition } from '../net/wire'

export interface ReplayPosition {
  /** As the page knows the replay. */
  start: StartPosition
  /** Whether the page can start the match on this device. */
  here?: boolean
  /** Returns the id of the replay at the server. */
  atServer?: () => Promise<string>
  /** The complete position. */
  frame: Pick<Frame, 'match' | 'seats' | 'actors'>
  /** Seat whose view the reader had; null: none. */
  eyes: number | null
  /** The reader's own seats. */
  own?: readonly number[]
}

/** Returns the start as the server knows it. */
export const startAtServer = async ({ start: startMatch, atServer }: ReplayPosition): Promise<StartPosition> => ({ ...startMatch, replay: (await atServer?.()) ?? startMatch.replay })

/** Starts a match from a position: on this device if the reader wants it so, or the server is away and the page can. */
export async function startFromPosition(from: ReplayPosition, wish: NewMatch): Promise<void> {
  const startHere = () => startMatch({ ...wish, start: from.start }, true)
  if (from.here && keepsMatchesHere()) return startHere()
  let there: StartPosition
  try {
    there = await startAtServer(from)
  } catch (error) {
    if (from.here && error instanceof ApiError && error.id === 'unreachable') return startHere()
    throw error
  }
  return startMatch({ ...wish, start: there }, false)
}

/** Returns the default seating: the reader on the seat whose view they had, on their own, or on the acting player's; bots elsewhere. */
export function seatsFrom({ frame, eyes, own = [] }: ReplayPosition, game: GameInfo, name: string): ChairWish[] {
  const mine = eyes ?? frame.actors.find((seat) => own.includes(seat)) ?? own[0] ?? frame.actors[0] ?? 0
  return frame.seats.map(({ seat }) => (seat === mine ? { kind: 'person', name } : { kind: 'bot', level: defaultOpponent(game) }))
}
