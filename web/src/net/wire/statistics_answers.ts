// Generated: run `python docs/generate.py` after changing a class in src/boardwright/server/protocol.
import type { Args } from '../values'

export interface FinishedSeatOut {
  kind: string | null
  name: string | null
  level: string | null
  place: number
  points: number | null
  sources: Record<string, number>
  typical: Record<string, number>
}

export interface FinishedMatchOut {
  id: string
  match: string
  game: string
  ruleset: string
  options: Args
  date: number
  seats: FinishedSeatOut[]
  own: number[]
}

export interface StatisticsOut {
  matches: FinishedMatchOut[]
}
