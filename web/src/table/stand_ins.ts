/** Bots that play for players who have resigned, and for absent ones if the others agree. */
import type { Frame, Seat } from '../net/frame'

type ActingFrame = Pick<Frame, 'seats' | 'actors' | 'viewer'>

/** Returns whether the viewer must choose: they are an actor, and no bot plays for them. */
export const isToMove = ({ seats, actors, viewer }: ActingFrame): boolean => viewer !== null && actors.includes(viewer) && !seats[viewer]?.stand_in

/** Returns whether a person at this device plays the seat themselves. */
const isPlayedHere = (seat: Seat): boolean => seat.kind === 'person' && seat.yours && !seat.stand_in

/** Returns the seat of a player here for whom a bot plays: the viewer's, or the first if no player here is left; null: none. */
export function seatWithStandIn({ seats, viewer }: Pick<Frame, 'seats' | 'viewer'>): number | null {
  const resting = seats.filter((seat) => seat.yours && seat.stand_in)
  const found = resting.find(({ seat }) => seat === viewer) ?? (seats.some(isPlayedHere) ? undefined : resting[0])
  return found?.seat ?? null
}

/** What a player here may do about a seat. */
export interface StandInOptions {
  /** Whether it is the player's own seat, at a table with others. */
  mayResign: boolean
  mayPlayOn: boolean
  /**
   * Whether the match waits for a player who is away, has no time left or, without a clock, has taken very long, and no player has asked
   * yet.
   */
  mayAsk: boolean
  /** Players who want a bot to play on, if one has asked. */
  agreed: number[] | null
  /** Whether a player here has not answered yet. */
  mayAnswer: boolean
}

export function standInOptions(
  { seats, actors, over, clock }: Pick<Frame, 'seats' | 'actors' | 'over' | 'clock'>,
  seat: Seat,
): StandInOptions {
  const voters = seats.filter(isPlayedHere).map((each) => each.seat)
  const isElsewhere = !over && seat.kind === 'person' && !seat.yours && !seat.stand_in
  // With days for a move, absence means nothing.
  const isAway = isElsewhere && (seat.clock?.ends === 0 || seat.waited === true || (seat.online === false && !clock?.slow))
  const agreed = isElsewhere ? (seat.agreed ?? null) : null
  const others = seats.some((other) => other.kind === 'person' && other.seat !== seat.seat)
  return {
    mayResign: !over && isPlayedHere(seat) && others,
    mayPlayOn: !over && seat.yours && !!seat.stand_in,
    mayAsk: isAway && !agreed && voters.length > 0 && actors.includes(seat.seat),
    agreed,
    mayAnswer: agreed !== null && voters.some((voter) => !agreed.includes(voter)),
  }
}

export type StandInAnnouncement = { id: 'ui-stand-in-begins' | 'ui-stand-in-ends' | 'ui-stand-in-asked'; seat: number }

/** Returns the announcements when seats have changed. Players are not asked about themselves or after having answered. */
export function standInAnnouncements(before: readonly Seat[], now: Frame): StandInAnnouncement[] {
  return now.seats.flatMap((seat): StandInAnnouncement[] => {
    const former = before[seat.seat]
    if (!former) return []
    if (!former.stand_in !== !seat.stand_in) return [{ id: seat.stand_in ? 'ui-stand-in-begins' : 'ui-stand-in-ends', seat: seat.seat }]
    return !former.agreed && standInOptions(now, seat).mayAnswer ? [{ id: 'ui-stand-in-asked', seat: seat.seat }] : []
  })
}

/** Messages to the server about stand-ins. */
export interface StandInCalls {
  resign(seat: number): void
  playOn(seat: number): void
  /** `agree` false: stops asking about absent players. */
  letBotPlay(absent: number, agree: boolean): void
  /** Stops or resumes all clocks. */
  pause(paused: boolean): void
  /** Answers whether another player's choice is undone; undoing one's own needs no further question. */
  answerBack(agree: boolean): void
}
