/** How a match went, turn by turn: the turns in which it was decided, and its lines in a chart. */
import type { TurnOut } from './wire'

export type Turn = TurnOut

/** A turn that decided something. `turn` counts from 1; `decisions` is where a replay shows it. */
export interface Turning {
  kind: 'lead' | 'gain'
  seat: number
  turn: number
  decisions: number
  /** What this turn brought. */
  gain: number
}

const leaderOf = (values: readonly number[]): number | null => {
  const most = Math.max(...values)
  return values.filter((value) => value === most).length === 1 ? values.indexOf(most) : null
}

const gainOf = (turns: readonly Turn[], i: number, seat: number): number => turns[i]!.values[seat]! - (turns[i - 1]?.values[seat] ?? 0)

/** Whoever was alone in front, turn by turn; where several are level, whoever was in front before. */
function leaders(turns: readonly Turn[]): (number | null)[] {
  let leader: number | null = null
  return turns.map(({ values }) => (leader = leaderOf(values) ?? leader))
}

/** How often somebody else came to the front. */
export const leadChanges = (turns: readonly Turn[]): number => {
  const list = leaders(turns).filter((leader) => leader !== null)
  return list.filter((leader, i) => i > 0 && leader !== list[i - 1]).length
}

/**
 * The turn in which the last lead was taken, and the one that brought its seat more than any other did. What the very last turn brings
 * is the reckoning.
 */
export function turningPoints(turns: readonly Turn[]): Turning[] {
  const order = leaders(turns)
  const found: Turning[] = []
  const note = (kind: Turning['kind'], i: number, seat: number) => found.push({ kind, seat, turn: i + 1, decisions: turns[i]!.decisions, gain: gainOf(turns, i, seat) })
  const last = order.at(-1) ?? null
  let taken = order.length - 1
  while (order[taken - 1] === last && taken > 0) taken -= 1
  if (last !== null && taken > 0) note('lead', taken, last)
  const gains = turns.map(({ seat }, i) => (i > 0 && i < turns.length - 1 ? gainOf(turns, i, seat) : 0))
  const most = Math.max(0, ...gains)
  const best = gains.indexOf(most)
  if (most > 0 && gains.lastIndexOf(most) === best) note('gain', best, turns[best]!.seat)
  return found
}

/** Round numbers for the scale: the lowest line, one between, the highest. */
export function scaleOf(turns: readonly Turn[]): [number, number, number] {
  const values = turns.flatMap((step) => step.values)
  const [least, most] = [Math.min(0, ...values), Math.max(1, ...values)]
  const unit = most - least > 100 ? 50 : most - least > 40 ? 20 : most - least > 10 ? 10 : 2
  const [low, high] = [Math.floor(least / unit) * unit, Math.ceil(most / unit) * unit]
  return [low, (low + high) / 2, high]
}

/** The heights of marks at the right end, none nearer to another than `apart`. */
export function spread(heights: readonly number[], apart: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a]! - heights[b]!)
  const placed = [...heights]
  order.forEach((seat, i) => {
    const before = order[i - 1]
    if (before !== undefined) placed[seat] = Math.max(placed[seat]!, placed[before]! + apart)
  })
  return placed
}
