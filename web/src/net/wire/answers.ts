// Generated: run `python docs/generate.py` after changing a class in src/boardwright/server/protocol.
import type { Args } from '../values'
import type { ClockSetting } from './bodies'
import type { CompileProgress } from './game_answers'
import type { ActionOut } from './host_messages'
import type { SeatOut, TableClock, WatchingOut } from './outbound'
import type { OwnRatingsOut } from './rating_answers'
import type { StatisticsOut } from './statistics_answers'

export interface ErrorBody {
  id: string
  args: Args
}

export interface ErrorAnswer {
  error: ErrorBody
}

export interface DeviceOut {
  token: string
}

export interface MatchCreated {
  id: string
  commitment: string
}

export interface TableCreated {
  id: string
  invitations: Record<string, string>
}

export interface Invitation {
  secret: string
}

export interface ChairOut {
  seat: number
  kind: 'bot' | 'invited' | 'open' | 'person'
  name: string
  level: string | null
  ready: boolean
  yours: boolean
  host: boolean
  pledge: string | null
  kept?: boolean
}

export interface TableOut {
  id: string
  version: number
  game: string
  options: Args
  pause: number | 'done'
  curtain: 'always' | 'needed' | 'never'
  order: 'drawn' | 'listed'
  listed: boolean
  status: 'dealing' | 'started' | 'waiting'
  commitment: string | null
  clock: ClockSetting | null
  chairs: ChairOut[]
  host: boolean
  created: number
  updated: number
  watching?: WatchingOut
  start?: number
  stand_in?: string
  hints?: boolean
  rated?: boolean
  in_group?: boolean
  reserved?: boolean
}

export interface NoticeRequestOut {
  way: 'mail' | 'push' | 'webhook'
  to: string
  verified: boolean
  quiet: [number, number] | null
}

export interface NoticesOut {
  ways: ('mail' | 'push' | 'webhook')[]
  key: string | null
  asked: NoticeRequestOut[]
}

export interface NoticeLinkOut {
  done: 'confirm' | 'stop'
  to: string
}

export interface SeatClaimed {
  seat: number
}

export interface MatchOut {
  id: string
  game: string
  seats: SeatOut[]
  status: 'over' | 'running'
  created: number
  updated: number
  decisions: number
  actors?: number[]
  ranking?: number[][]
  points?: number[]
  error?: ErrorBody
  guest?: boolean
  clock?: TableClock
}

export interface ReplayOut {
  id: string
  game: string
  decisions: number
  seats: SeatOut[]
}

export interface TurnOut {
  decisions: number
  seat: number
  values: number[]
  events: number
}

export interface ProgressOut {
  turns: TurnOut[]
  first?: number[]
}

export interface StandingOut {
  values: number[]
}

export interface HealthOut {
  version: string
}

export interface StatusOut {
  version: string
  making: CompileProgress[]
  accounts: boolean
}

export interface SignedIn {
  token: string
  name: string
}

export interface SessionOut {
  id: number
  label: string
  created: number
  used: number
  here: boolean
}

export interface PasskeyOut {
  id: number
  label: string
  created: number
  used: number
}

export interface PasskeyOptions {
  public_key: Record<string, unknown>
}

export interface AccountOut {
  name: string
  password: boolean
  passkeys: PasskeyOut[]
  sessions: SessionOut[]
  settings: Record<string, unknown> | null
  created: number
  role: 'helper' | 'host' | 'member'
  hosts_page: boolean
  actions: ActionOut[]
}

export interface MovedToAccount {
  matches: number
  tables: number
}

export interface ExportedLineOut {
  match: string
  text: string
  phrase: string | null
  at: number
  reaction: string | null
}

export interface ExportOut {
  account: AccountOut
  matches: MatchOut[]
  tables: TableOut[]
  lines: ExportedLineOut[]
  ratings: OwnRatingsOut
  statistics: StatisticsOut
}
