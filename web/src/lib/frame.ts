/** The shapes of docs/wire_protocol.md, as the server sends them. */

export type Value = string | number | boolean | null
export type Args = Record<string, Value>

/** What an error says: a value or, where the rules refused something, their refusal. */
export type ErrorArgs = Record<string, Value | Refusal>

export interface Refusal {
  id: string
  args: Args
  section: string | null
}

export interface Seat {
  seat: number
  kind: 'person' | 'bot'
  name: string
  level: string | null
  yours: boolean
}

export interface Prompt {
  id: string
  args: Args
  families: string[]
}

export interface LegalAction {
  id: number
  kind: string
  args: Args
  text: string
  // What the game says would happen; only its own board knows the shape.
  preview: any
}

export interface GameEvent {
  n: number
  kind: string
  // A private argument that this viewer may not see is null or missing.
  args: Args
}

export interface Family {
  kind: string
  args: [name: string, values: (string | number)[]][]
  first: number
}

export interface BreakdownRow {
  source: string
  points?: number | null
  [detail: string]: unknown
}

export interface Result {
  ranking: number[][]
  scores: (number | null)[]
  reason: string | null
  breakdown: (Record<string, unknown> | null)[] | null
}

export interface Undo {
  seat: number | null
  open: boolean
  reason: Refusal | null
  until: number | null
}

export interface MatchHead {
  id: string
  game: string
  ruleset: string
  options: Args
  status: 'running' | 'over'
  created: string | number
}

export interface Frame {
  type: 'frame'
  version: number
  match: MatchHead
  seats: Seat[]
  viewer: number | null
  actors: number[]
  over: boolean
  result: Result | null
  // The game's own view; only its board knows the shape.
  view: any
  prompt: Prompt | null
  legal: LegalAction[]
  space: Family[]
  events: GameEvent[]
  events_from: number
  undo: Undo
  thinking: number[]
  decisions: number
}
