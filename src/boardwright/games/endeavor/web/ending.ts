/** Steps of the final scoring: cities and links of each seat on the map, then source by source, then the table. */
import { SOURCES, type Breakdown, type City, type Link, type Source, type View } from './types'

export interface Step {
  kind: Source | 'table'
  /** Seat being counted; null: all seats. */
  seat: number | null
  /** Gain of this step, for a step about one seat. */
  points: number
  highlighted: { cities: City[]; links: Link[] }
  /** Points counted so far by seat and source; uncounted sources are missing. */
  counted: Partial<Record<Source, number>>[]
  ms: number
}

const NONE = { cities: [], links: [] }

export function steps(breakdown: readonly Breakdown[]): Step[] {
  const counted: Partial<Record<Source, number>>[] = breakdown.map(() => ({}))
  const list: Step[] = []
  const add = (kind: Step['kind'], seat: number | null, points: number, highlighted: Step['highlighted'], ms: number): void => {
    list.push({ kind, seat, points, highlighted, counted: counted.map((each) => ({ ...each })), ms })
  }
  for (const source of ['cities', 'links'] as const) {
    breakdown.forEach((each, seat) => {
      const { points, cities = [], links = [] } = each[source]
      counted[seat]![source] = points
      if (points) add(source, seat, points, { cities, links }, 1900)
    })
  }
  for (const source of SOURCES.slice(2)) {
    const points = breakdown.map((each) => each[source].points)
    points.forEach((n, seat) => (counted[seat]![source] = n))
    if (points.some((n) => n !== 0)) add(source, null, 0, NONE, 1500)
  }
  add('table', null, 0, NONE, 0)
  return list
}

export const totalOf = (points: Partial<Record<Source, number>>): number => Object.values(points).reduce((sum, n) => sum + n, 0)

/** Returns a view with the holdings of one seat only, to highlight what is being counted. */
export function onlyHeldBy(view: View, seat: number): View {
  const only = <T extends { seat: number | null }>(all: Record<string, T>): Record<string, T> =>
    Object.fromEntries(Object.entries(all).map(([id, each]) => [id, each.seat === seat ? each : { ...each, seat: null, token: null }]))
  return { ...view, cities: only(view.cities), links: only(view.links) }
}
