/** Sources of points: `result.breakdown` as rows of a table. */
import type { Result } from '../net/frame'
import { withMinus } from '../words/text'
import type { Words } from '../words/words'

export interface Source {
  id: string
  /** By seat; null: that seat has nothing of this kind. */
  points: (number | null)[]
}

/** Returns the sources with points, in the game's order. */
export function sourcesOf(result: Result): Source[] {
  const seats = result.breakdown
  const ids = new Set(seats.flatMap((sources) => Object.keys(sources)))
  return [...ids]
    .map((id) => ({ id, points: seats.map((sources) => pointsOf(sources[id])) }))
    .filter((source) => source.points.some((points) => points !== null))
}

function pointsOf(source: unknown): number | null {
  const points = (source as { points?: unknown } | null | undefined)?.points
  return typeof points === 'number' ? points : null
}

/** Returns whether the sources add up to the scores; only then is a total shown. */
export const addsUp = (result: Result, sources: Source[]): boolean =>
  result.scores.every((score, seat) => score === sources.reduce((sum, source) => sum + (source.points[seat] ?? 0), 0))

/** Returns the game's word for a source; its id if it has none. */
export const sourceName = (words: Words, id: string): string => (words.has(`source-${id}`) ? words.t(`source-${id}`) : id.replaceAll('_', ' '))

/** Returns a number as shown in a column. */
export const columnText = (points: number | null): string => (points === null ? '' : withMinus(String(points)))
