/** Summary of a finished match: what statistics need of it; counterpart of statistics/summary.py. */
import type { Result } from '../net/frame'
import type { FinishedMatchOut, FinishedSeatOut } from '../net/wire'
import { sourcesOf } from '../result/breakdown'
import { placeOf } from '../result/place_of'

export type SeatSummary = FinishedSeatOut
/** `date`: Unix time in ms; null: unknown. */
export type MatchSummary = Omit<FinishedMatchOut, 'id' | 'own' | 'date'> & { date: number | null }
/** A match that counts, at the server or on this device, with the reader's seats. */
export type CountedMatch = MatchSummary & Pick<FinishedMatchOut, 'id' | 'own'>
/** The part of a result about one seat. */
export type SeatResult = Pick<SeatSummary, 'place' | 'points' | 'sources' | 'typical'>

/** Path of the number of turns. */
const TURNS = 'turns'

/** Returns the result of each seat. `typical`: the paths of the game's numbers; `seats`: the seats that decided, in order. */
export function seatResults(result: Result, typical: Record<string, string>, seats: readonly number[]): SeatResult[] {
  const sources = sourcesOf(result)
  const turns = turnsOf(seats)
  return result.scores.map((points, seat) => ({
    place: placeOf(result.ranking, seat),
    points,
    sources: Object.fromEntries(sources.flatMap(({ id, points: each }) => (each[seat] == null ? [] : [[id, each[seat]]]))),
    typical: typicalNumbers(typical, result.breakdown[seat] ?? {}, turns.get(seat) ?? 0),
  }))
}

/** Returns how many turns each seat has had: a turn is a run of decisions of one seat. */
function turnsOf(seats: readonly number[]): Map<number, number> {
  const turns = new Map<number, number>()
  for (const [i, seat] of seats.entries()) if (seat !== seats[i - 1]) turns.set(seat, (turns.get(seat) ?? 0) + 1)
  return turns
}

/** Returns the typical numbers of a seat; those that the breakdown does not tell are left out. */
export function typicalNumbers(typical: Record<string, string>, breakdown: object, turns: number): Record<string, number> {
  const found = Object.entries(typical).map(([name, path]) => [name, path === TURNS ? turns : numberAt(breakdown, path)] as const)
  return Object.fromEntries(found.filter((each): each is [string, number] => each[1] !== null))
}

/** Returns the number at a path, or how many entries the list or table there has. */
function numberAt(breakdown: object, path: string): number | null {
  let value: unknown = breakdown
  for (const name of path.split('.')) value = isTable(value) && Object.hasOwn(value, name) ? value[name] : null
  if (Array.isArray(value)) return value.length
  if (isTable(value)) return Object.keys(value).length
  return Number.isInteger(value) ? (value as number) : null
}

const isTable = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)
