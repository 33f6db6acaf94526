/** The shapes of docs/games/russian_railroads.md, "View", "Preview" and "Result", as the server sends them. */

import type { Bonus, Card, Colour, Fields, Line, Part, Phase, Piece as PieceKind, PointsFrom, Slot, Spot, Stage, Start, Token } from './names'

export { BONUSES, CARDS, COLOURS, LINES, PARTS, POINTS_FROM, SLOTS, SPOTS, STARTS, TOKENS } from './names'
export type { Bonus, Card, Colour, Line, Part, Phase, PieceKind, PointsFrom, Slot, Spot, Stage, Start, Token }
/** So much of each part. */
export type Gives = Partial<Record<Part, number>>

/** A place is a space of the main board (`white_2`), or a player's engineer (`engineer_two_any`). */
export type Place = string
/** The names of engineers, without the prefix. */
export type EngineerName = string

/** What one seat has on a space: own workers, temporary ones, the black worker, coins. */
export interface Pieces { seat: number; worker: number; temporary: number; black: number; coin: number }

export interface Space {
  /** Whether it exists now: with so many players, in this round. */
  open: boolean
  cost: number
  coins_needed: number
  gives: Gives
  /** Who closed it for this round. */
  taken: number | null
  pieces: Pieces[]
}

export interface RowCell { engineer: EngineerName; number: number; open: boolean; gives: Gives }
export interface Supply {
  locomotives: Record<string, number>
  lowest: number | null
  factories: Record<string, number>
  doublers: number
  cards: Record<Card, number | null>
}

export interface Special {
  id: string
  line: Line
  space: number
  rail: Colour
  /** Whether the locomotives must reach it, too. */
  locomotive: boolean
  rails?: Colour
  worker?: number | boolean
  spot?: Spot
  points?: number
  doubles?: boolean
  each_scoring?: number
  medal?: boolean
  steps?: number
}
export interface TrackSpace { kind: 'space' | 'factory' | 'token'; points: number; factory_slot?: number }

export interface Locomotive { number: number; special: boolean }
export interface OwnEngineer { engineer: EngineerName; number: number; used: boolean; gives: Gives }
export interface LineScore { points: number; spaces: { colour: Colour; points: number; doubled: boolean }[]; bonus: number }
export interface Scoring {
  transsiberian: LineScore
  petersburg: LineScore
  kiev: LineScore
  industry: { points: number; markers: number[] }
  total: number
}
export interface SeatView {
  workers: number
  workers_all: number
  temporary: number
  black: null | 'ready' | 'used'
  coins: number
  /** 0: beside the line; a colour that was not won is missing. */
  rails: Record<Line, Partial<Record<Colour, number>>>
  locomotives: Record<Slot, Locomotive | null>
  reach: Record<Line, number>
  factories: (number | null)[]
  markers: [number, number | null]
  doublers: number
  specials: Record<string, boolean>
  tokens: Token[]
  token_at: Record<Spot, Token | 'dropped' | 'won' | null>
  revalued: boolean
  medal: boolean
  engineers: OwnEngineer[]
  bonus_count: number
  bonuses: Bonus[]
  points: number
  scoring: Scoring
  scored: Record<PointsFrom, number>[]
  bonus_points: Partial<Record<Bonus, number>>
  majority_points: number
}

export interface AgendaItem { effect: string; left: Gives; whole: boolean }

/** `order`: seats in turn order; `claims`: who claims the first and the second place of the next round. */
type Open = 'phase' | 'stage' | 'round' | 'active' | 'order' | 'claims' | 'current' | 'paying' | 'running' | 'new_factory'

export interface View extends Pick<Fields, Open> {
  rounds: number
  passed: boolean[]
  starts: Record<Start, number | null> | null
  /** The spaces of the main board, in order. */
  spaces: Record<Place, Space>
  /** The engineers' row from the hire space on. */
  row: (RowCell | null)[]
  supply: Supply
  factories: Record<string, Gives>
  engineers: Record<EngineerName, { number: number; gives: Gives }>
  tokens: Record<Token, Gives>
  cards: Record<Card, Gives>
  lines: Record<Line, { length: number; colours: Colour[] }>
  specials: Special[]
  track: TrackSpace[]
  rail_points: { plain: Record<Colour, number>; revalued: Record<Colour, number> }
  seats: SeatView[]
  agenda: AgendaItem[]
  hand: (Locomotive & { displaced: boolean }) | null
  deck: { count: number; known: Bonus[]; looking: boolean }
  majority: { seat: number; engineers: number; highest: number }[]
}

/** What would be won at once. */
export interface Wins { rails?: Colour; worker?: number; spot?: Spot; points?: number; factory?: number; special?: string }

/** The best that may come of a space by the end of this round: in points at once and at its scoring. `more`: there are too many ways to try all, it may be more. */
export interface Best { gain: number; points?: number; scoring?: Scored; reaches?: string[]; token?: boolean; more?: boolean }
type Scored = Partial<Record<Line | 'industry', number>>

/** What an action would change; what it does not change is left out. */
export interface Preview {
  points?: number
  scoring?: Scored
  total?: number
  wins?: Wins[]
  // of `choose_start`, `occupy`, `pay`: without ? tokens
  best?: Best
  // of `occupy`
  cost?: number
  coins_needed?: number
  gives?: Gives
  // of `take_locomotive`
  number?: number
  // of `build`
  factory?: number
  // of `pay`
  workers?: number
  temporary?: number
  black?: number
  coins?: number
  // of `take_bonus`: what the card would pay if the match ended now
  worth?: number
  // of `next`
  effect?: string
  left?: Gives
}

/** The breakdown of a result, per seat. */
export interface SourcePoints { points: number; rounds?: number[]; cards?: Partial<Record<Bonus, number>>; engineers?: number; highest?: number }
export type Breakdown = Record<PointsFrom | 'bonus_cards' | 'majority', SourcePoints>
