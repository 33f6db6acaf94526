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

/** Seats on whose boards something changed, and which part: lines, industry, locomotives … */
export function changedIn(events: readonly GameEvent[]): Map<number, Set<string>> {
  const changed = new Map<number, Set<string>>()
  if (events.length > JUMP) return changed
  for (const { kind, args } of events) {
    const part = PART[kind]?.(args)
    if (!part) continue
    const seat = Number(args.seat)
    changed.set(seat, (changed.get(seat) ?? new Set()).add(part))
  }
  return changed
}

const PART: Record<string, (args: GameEvent['args']) => string> = {
  stepped: (args) => String(args.line),
  advanced: () => 'industry',
  built: () => 'industry',
  placed: (args) => String(args.slot).replace(/_[12]$/, ''),
  doubled: () => 'transsiberian',
}
