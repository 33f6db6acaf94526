/** What just happened, as the board shows it: what others changed, a round's end. */
import type { GameEvent } from '@shell/lib/frame'
import type { View } from './types'

export const SCORED = ['transsiberian', 'petersburg', 'kiev', 'industry'] as const
export type Scored = (typeof SCORED)[number]

/** A round's end: what each seat scored, in turn order. */
export interface RoundScore { round: number; rows: { seat: number; points: Record<Scored, number>; total: number }[] }

export function scoredIn(events: readonly GameEvent[], view: Pick<View, 'round' | 'phase'>): RoundScore | null {
  const rows = events.flatMap(({ kind, args }) => {
    if (kind !== 'scored') return []
    const points = Object.fromEntries(SCORED.map((line) => [line, Number(args[line])])) as Record<Scored, number>
    return [{ seat: Number(args.seat), points, total: SCORED.reduce((sum, line) => sum + points[line], 0) }]
  })
  if (!rows.length) return null
  const begun = events.some((event) => event.kind === 'began_round')
  return { round: begun ? view.round - 1 : view.round, rows }
}

const JUMP = 60 // so many events at once are a jump in a replay, not something that just happened

const CHANGES = new Set(['stepped', 'advanced', 'built', 'placed', 'doubled', 'hired', 'used_token', 'won_worker', 'took_card', 'took_bonus'])

/** Seats on whose boards something changed just now. */
export const changedIn = (events: readonly GameEvent[]): Set<number> =>
  new Set(events.length > JUMP ? [] : events.flatMap(({ kind, args }) => (CHANGES.has(kind) ? [Number(args.seat)] : [])))

/** Points that somebody has more than before. */
export const gained = (before: View, now: View): Map<number, number> =>
  new Map(now.seats.flatMap(({ points }, seat) => (points > (before.seats[seat]?.points ?? points) ? [[seat, points - before.seats[seat]!.points] as const] : [])))
