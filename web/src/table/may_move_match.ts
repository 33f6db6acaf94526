/** Whether a match can move between the server and this device (move_match.ts). */
import type { Frame } from '../net/frame'

/** Returns whether a running match is played at this device alone and has no clock. */
export const mayMoveMatch = ({ seats, match, clock, over }: Frame): boolean =>
  !over && !clock && match.start === undefined && seats.some(({ yours }) => yours) && seats.every(({ kind, yours }) => kind === 'bot' || yours)
