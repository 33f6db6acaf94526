/** Steps of the final scoring: round by round, end-bonus cards, majority of engineers, the table. */
import type { Column, SeatPoints } from './chart'

export interface Step {
  kind: Column['kind'] | 'table'
  /** Round of this step. */
  round: number
  /** Number of columns shown. */
  columns: number
  /** Points counted so far by seat. */
  counted: number[]
  ms: number
}

export function steps(seats: readonly SeatPoints[]): Step[] {
  const most = Math.max(0, ...seats.map(({ columns }) => columns.length))
  const counted = seats.map(() => 0)
  const list: Step[] = []
  for (let i = 0; i < most; i += 1) {
    seats.forEach(({ columns }, seat) => (counted[seat]! += columns[i]?.total ?? 0))
    const { kind, round } = seats.find(({ columns }) => columns[i])!.columns[i]!
    list.push({ kind, round, columns: i + 1, counted: [...counted], ms: kind === 'round' ? 1400 : 2600 })
  }
  list.push({ kind: 'table', round: 0, columns: most, counted, ms: 0 })
  return list
}
