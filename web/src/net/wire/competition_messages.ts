// Generated: run `python docs/generate.py` after changing a class in src/boardwright/server/protocol.
import type { ClockSetting } from './bodies'

export interface NewCompetition {
  name: string
  kind: 'knockout' | 'league' | 'swiss'
  game: string
  options?: Record<string, number | string | boolean>
  clock?: ClockSetting | null
  hints?: boolean
  rated?: boolean
  size?: number
  rounds?: number | null
  members: number[]
}

export interface TakeSeat {
  pledge?: string | null
  zone?: string | null
}

export interface CloseRound {
  round: number
}

export interface EntrantOut {
  n: number
  name: string
  yours: boolean
  out: boolean
}

export interface PairingOut {
  entrants: number[]
  places: number[] | null
  played: boolean
  status: 'none' | 'over' | 'running' | 'waiting'
  match?: string
}

export interface EntrantStanding {
  entrant: number
  place: number
  score: number
  beaten: number
  wins: number
  matches: number
}

export interface CompetitionInList {
  id: string
  name: string
  kind: 'knockout' | 'league' | 'swiss'
  game: string
  round: number
  rounds: number
  over: boolean
  due: boolean
  status?: 'none' | 'over' | 'running' | 'waiting'
  others?: string[]
}

export interface CompetitionOfMatch {
  group: string
  id: string
  name: string
}

export interface CompetitionOut {
  id: string
  version: number
  group: string
  name: string
  kind: 'knockout' | 'league' | 'swiss'
  game: string
  host: boolean
  size: number
  clock: ClockSetting | null
  rounds: number
  over: boolean
  due: number | null
  entrants: EntrantOut[]
  pairings: PairingOut[][]
  standings: EntrantStanding[]
  rated?: boolean
}
