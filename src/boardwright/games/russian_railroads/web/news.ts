/** What just happened, as the board shows it: whose boards others changed, who gained points. */
import type { GameEvent } from '@shell/net/frame'
import type { View } from './types'

const CHANGES = new Set(['stepped', 'advanced', 'built', 'placed', 'doubled', 'hired', 'used_token', 'won_worker', 'took_card', 'took_bonus'])

/** Seats on whose boards something changed just now. */
export const changedIn = (events: readonly GameEvent[]): Set<number> =>
  new Set(events.flatMap(({ kind, args }) => (CHANGES.has(kind) ? [Number(args.seat)] : [])))

/** Points that a player has gained. */
export const gained = (before: View, now: View): Map<number, number> =>
  new Map(now.seats.flatMap(({ points }, seat) => (points > (before.seats[seat]?.points ?? points) ? [[seat, points - before.seats[seat]!.points] as const] : [])))
