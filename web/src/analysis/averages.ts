/** What bots usually score by source: a table in each game's folder (boardwright/analysis/averages.py). */
import { sourcesOf } from '../result/breakdown'
import type { Result, Seat } from '../net/frame'
import { loadPart } from '../net/load_part'

/** By number of players, level and source: lower quartile, middle and upper quartile. */
export interface Averages {
  ruleset: string
  /** By number of players and level: mean of all points. */
  totals?: Record<string, Record<string, number>>
  players: Record<string, Record<string, Record<string, [number, number, number]>>>
}

/** Points of a seat from a source. `usual`: the middle half of the matches of its level; null: unknown. */
export interface UsualSource {
  id: string
  points: number
  usual: [number, number] | null
}

const TABLES = import.meta.glob('../../../src/boardwright/games/*/averages.json', { import: 'default' }) as Record<string, () => Promise<Averages>>
/** The level that people and other bots are compared with. */
const USUAL = 'greedy'

/** Loads the table of a game; null: it has none for these rules. */
export async function loadAverages(game: string, ruleset: string): Promise<Averages | null> {
  const path = Object.keys(TABLES).find((key) => key.includes(`/games/${game}/`))
  const table = path ? await loadPart(TABLES[path]!) : null
  return table?.ruleset === ruleset ? table : null
}

/** Returns the points of each seat by source, and what they are compared with. */
export function withUsualPoints(result: Result, seats: readonly Pick<Seat, 'level'>[], averages: Averages): { level: string; sources: UsualSource[] }[] {
  const byLevel = averages.players[seats.length] ?? {}
  const allSources = sourcesOf(result)
  return seats.map((seat, number) => {
    const level = seat.level && Object.hasOwn(byLevel, seat.level) ? seat.level : USUAL
    const sources = allSources.flatMap(({ id, points }) => {
      const [low, , high] = byLevel[level]?.[id] ?? []
      return points[number] === null ? [] : [{ id, points: points[number]!, usual: low === undefined ? null : ([low, high!] as [number, number]) }]
    })
    return { level, sources }
  })
}
