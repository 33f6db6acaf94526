/** Recent events for the board: changes by other players, points gained. */
import type { GameEvent } from '@shell/net/frame'
import type { View } from './types'

const CHANGES = new Set(['stepped', 'advanced', 'built', 'placed', 'doubled', 'hired', 'used_token', 'won_worker', 'took_card', 'took_bonus'])

/** Returns the seats whose boards just changed. */
export const changedIn = (events: readonly GameEvent[]): Set<number> =>
  new Set(events.flatMap(({ kind, args }) => (CHANGES.has(kind) ? [Number(args.seat)] : [])))

/** Returns the points gained by seat. */
export const gained = (before: View, now: View): Map<number, number> =>
  new Map(now.seats.flatMap(({ points }, seat) => (points > (before.seats[seat]?.points ?? points) ? [[seat, points - before.seats[seat]!.points] as const] : [])))
