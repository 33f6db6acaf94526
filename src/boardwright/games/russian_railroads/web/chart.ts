/** Columns of points by round and source, for the final scoring and for the rounds so far. */
import { POINTS_FROM, type Breakdown, type PointsFrom, type SeatView } from './types'

export const SOURCES = [...POINTS_FROM, 'bonus_cards', 'majority'] as const
export type Source = (typeof SOURCES)[number]

/** Rounds from 0 (the start), then end-bonus cards and the majority of engineers. */
export interface Column { kind: 'round' | 'bonus_cards' | 'majority'; round: number; points: Partial<Record<Source, number>>; total: number }
export interface SeatPoints { seat: number; columns: Column[]; total: number }

const column = (kind: Column['kind'], round: number, points: Partial<Record<Source, number>>): Column => ({
  kind, round, points, total: Object.values(points).reduce((sum, n) => sum + n, 0),
})
const seatPoints = (seat: number, columns: Column[]): SeatPoints => ({ seat, columns, total: columns.reduce((sum, { total }) => sum + total, 0) })

/** Drops the start if no player has points from it. */
function withoutEmptyStart(seats: SeatPoints[]): SeatPoints[] {
  const empty = seats.every(({ columns }) => !columns[0] || (columns[0].round === 0 && columns[0].total === 0))
  return empty ? seats.map((each) => ({ ...each, columns: each.columns.slice(1) })) : seats
}

export function fromBreakdown(breakdown: readonly (Breakdown | null)[]): SeatPoints[] {
  return withoutEmptyStart(
    breakdown.map((sources, seat) => {
      if (!sources) return seatPoints(seat, [])
      const rounds = Math.max(0, ...POINTS_FROM.map((from) => sources[from]?.rounds?.length ?? 0))
      const of = (round: number) => Object.fromEntries(POINTS_FROM.map((from) => [from, sources[from]?.rounds?.[round] ?? 0]))
      return seatPoints(seat, [
        ...Array.from({ length: rounds }, (_, round) => column('round', round, of(round))),
        column('bonus_cards', rounds, { bonus_cards: sources.bonus_cards?.points ?? 0 }),
        column('majority', rounds, { majority: sources.majority?.points ?? 0 }),
      ])
    }),
  )
}

/** Returns the rounds so far from each seat's view. */
export const soFar = (seats: readonly Pick<SeatView, 'scored'>[]): SeatPoints[] =>
  withoutEmptyStart(seats.map(({ scored }, seat) => seatPoints(seat, scored.map((points, round) => column('round', round, points as Record<PointsFrom, number>)))))

/** Rectangle of a column between two heights, in points. */
export interface Block { source: Source; points: number; from: number; to: number }

export function blocks({ points }: Column): Block[] {
  let height = 0
  return SOURCES.flatMap((source) => {
    const n = points[source] ?? 0
    if (n <= 0) return []
    height += n
    return [{ source, points: n, from: height - n, to: height }]
  })
}

/** Returns the top of the scale: the highest column of all players, rounded up. */
export function top(seats: readonly SeatPoints[]): number {
  const most = Math.max(1, ...seats.flatMap(({ columns }) => columns.map(({ total }) => total)))
  const step = most > 100 ? 50 : most > 40 ? 20 : 10
  return Math.ceil(most / step) * step
}

/** Returns the sources that gave points to any player, in order. */
export const present = (seats: readonly SeatPoints[]): Source[] =>
  SOURCES.filter((source) => seats.some(({ columns }) => columns.some(({ points }) => (points[source] ?? 0) > 0)))

/** Returns a seat's points from a source in all columns. */
export const fromSource = ({ columns }: SeatPoints, source: Source): number => columns.reduce((sum, { points }) => sum + (points[source] ?? 0), 0)

