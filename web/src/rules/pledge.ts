/** The pledge of a player's share of a deal. A file of its own, since tables need it at once, and the check of a deal later. */
import { digest } from '../common/bytes'

/** Returns the pledge of a share. */
export const pledgeOf = (share: string): Promise<string> => digest('boardwright share 1', share)
