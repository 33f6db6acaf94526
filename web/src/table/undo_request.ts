/** Request of a player to undo their last choice, with everything since. */
import type { Frame } from '../net/frame'
import type { UndoRequestOut } from '../net/wire'

export interface UndoRequestHere extends UndoRequestOut {
  /** Whether a player here has yet to answer. */
  mayAnswer: boolean
  /** Whether a player here has asked, and no player has refused yet. */
  mayWithdraw: boolean
}

export function undoRequestHere({ asked, seats, over }: Pick<Frame, 'asked' | 'seats' | 'over'>): UndoRequestHere | null {
  if (!asked || over) return null
  const here = seats.filter((seat) => seat.kind === 'person' && seat.yours && !seat.stand_in).map(({ seat }) => seat)
  const open = asked.ended === null
  const mayWithdraw = open && here.includes(asked.seat)
  return { ...asked, mayWithdraw, mayAnswer: open && !mayWithdraw && here.some((seat) => !asked.agreed.includes(seat)) }
}

/** Returns the announcement of a change: the id of a text and the seat it is about. `decisions`: how many there were before. */
export function undoRequestAnnouncement(before: UndoRequestOut | undefined, now: Frame, decisions = 0): { id: string; seat: number } | null {
  const asked = undoRequestHere(now)
  if (!asked) return before?.ended === null && isHere(now, before.seat) && now.decisions > decisions ? { id: 'ui-back-played-on', seat: before.seat } : null
  const isNew = before?.seat !== asked.seat
  if (asked.ended === null) return isNew && !asked.mayWithdraw ? { id: 'ui-back-asks', seat: asked.seat } : null
  return (isNew || before.ended === null) && !isHere(now, asked.ended) ? undoRequestEnd(asked) : null
}

const isHere = ({ seats, over }: Frame, seat: number): boolean => !over && seats.some((each) => each.seat === seat && each.yours)

export const undoRequestEnd = ({ seat, ended }: UndoRequestOut): { id: string; seat: number } =>
  ended === seat ? { id: 'ui-back-withdrawn', seat } : { id: 'ui-back-declined', seat: ended! }
