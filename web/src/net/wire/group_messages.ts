// Generated: run `python docs/generate.py` after changing a class in src/boardwright/server/protocol.
import type { TableOut } from './answers'
import type { CreateTable } from './bodies'
import type { CompetitionInList } from './competition_messages'

export interface NewGroup {
  name: string
  own: string
}

export interface AskToJoin {
  secret: string
  name?: string | null
}

export interface OwnName {
  name: string
}

export interface NewPreset {
  name: string
  table: CreateTable
}

export interface MemberOut {
  n: number
  name: string
  host: boolean
  yours: boolean
  asks: boolean
  since: number
}

export interface PresetOut {
  n: number
  name: string
  yours: boolean
  table: CreateTable
}

export interface GroupSeatOut {
  kind: 'bot' | 'person'
  name: string
  level: string | null
  place?: number
  points?: number
}

export interface GroupMatchOut {
  id: string
  game: string
  seats: GroupSeatOut[]
  created: number
  yours: boolean
  visible: boolean
  ended?: number
}

export interface GroupOut {
  id: string
  version: number
  name: string
  you: 'asks' | 'member'
  host: boolean
  invited: boolean
  members: MemberOut[]
  presets: PresetOut[]
  tables: TableOut[]
  running: GroupMatchOut[]
  results: GroupMatchOut[]
  competitions: CompetitionInList[]
}

export interface GroupInList {
  id: string
  name: string
  you: 'asks' | 'member'
  members: number
  tables: number
  asking: number
}

export interface InvitedTo {
  name: string
  you: 'asks' | 'member' | 'stranger'
}
