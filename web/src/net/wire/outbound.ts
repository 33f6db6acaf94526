// Generated: run `python docs/generate.py` after changing a class in src/boardwright/server/protocol.
import type { Args, Family } from '../values'
import type { ClockSetting } from './bodies'
import type { ChatLineNumber } from './inbound'

export interface RefusalOut {
  id: string
  args: Args
  section: string | null
}

export interface Ack {
  type: 'ack'
  action_id: string
  version: number
}

export interface Refused {
  type: 'refused'
  action_id: string | null
  refusal: RefusalOut
}

export interface ActionReason {
  type: 'reason'
  ask: number | string
  refusal: RefusalOut | null
}

export interface ChatLineOut {
  channel: 'gallery' | 'table'
  n: number
  seat: number | null
  name: string
  text: string
  phrase: string | null
  at: number
  say_id?: string | null
  reaction?: string
  to?: ChatLineNumber
}

export interface ChatLines {
  type: 'talk'
  lines: ChatLineOut[]
}

export interface ChatRejected {
  type: 'unsaid'
  say_id: string
  id: string
  args: Args
}

export interface ErrorOut {
  type: 'error'
  id: string
  args: Args
}

export interface Pong {
  type: 'pong'
}

export interface MatchHead {
  id: string
  game: string
  ruleset: string
  options: Args
  status: 'over' | 'running'
  created: number
  clock?: ClockSetting
  again?: boolean
  start?: number
  hints?: boolean
  rated?: boolean
  epoch?: string
  competition?: boolean
}

export interface ClockOut {
  left: number
  ends: number | null
  away?: number
}

export interface SeatOut {
  seat: number
  kind: 'bot' | 'person'
  name: string
  level: string | null
  yours: boolean
  online?: boolean
  stand_in?: string
  agreed?: number[]
  clock?: ClockOut
  gone?: number
  waited?: boolean
}

export interface ResultOut {
  ranking: number[][]
  scores: (number | null)[]
  reason: string | null
  breakdown: Record<string, unknown>[]
}

export interface PromptOut {
  id: string
  args: Args
  families: string[]
}

export interface LegalOut {
  id: number
  kind: string
  args: Args
  text: string
  preview: any
}

export interface EventOut {
  n: number
  kind: string
  args: Args
}

export interface UndoOut {
  seat: number | null
  open: boolean
  reason: RefusalOut | null
  until: number | null
  waits?: boolean
  turn?: number
  ask?: boolean
}

export interface UndoRequestOut {
  seat: number
  agreed: number[]
  waits: number[]
  ended: number | null
}

export interface TableClock {
  paused: boolean
  asked: number[]
  slow: boolean
}

export interface HintOut {
  seat: number
  decision: number
  event: number
}

export interface WatchingOut {
  mode: 'after' | 'delayed' | 'invited' | 'nobody'
  minutes: number
  host: boolean
  link: boolean
}

export interface Frame {
  type: 'frame'
  version: number
  match: MatchHead
  seats: SeatOut[]
  viewer: number | null
  actors: number[]
  over: boolean
  result: ResultOut | null
  view: any
  prompt: PromptOut | null
  legal: LegalOut[]
  space: Family[]
  events: EventOut[]
  events_from: number
  undo: UndoOut
  thinking: number[]
  decisions: number
  since?: number | null
  curtain?: number[]
  clock?: TableClock
  asked?: UndoRequestOut
  watching?: WatchingOut
  late?: number
  hinted?: HintOut[]
}
