/** Types of the server's data; see docs/games/russian_railroads.md, "View", "Preview" and "Result". */

import type { Bonus, Card, Colour, Fields, Line, Part, Phase, Piece as PieceKind, PointsFrom, Slot, Spot, Stage, Start, Token } from './names'

export { BONUSES, CARDS, COLOURS, LINES, PARTS, POINTS_FROM, SLOTS, SPOTS, STARTS, TOKENS } from './names'
export type { Bonus, Card, Colour, Line, Part, Phase, PieceKind, PointsFrom, Slot, Spot, Stage, Start, Token }
/** Amounts by part. */
export type Gives = Partial<Record<Part, number>>

/** Space of the main board (`white_2`), or engineer of a player (`engineer_two_any`). */
export type Place = string
/** Name of an engineer without the prefix. */
export type EngineerName = string

/** Pieces of one seat on a space: own workers, temporary ones, the black worker, coins. */
export interface Pieces { seat: number; worker: number; temporary: number; black: number; coin: number }

export interface Space {
  /** Whether it is in use in this round and with this number of players. */
  open: boolean
  cost: number
  coins_needed: number
  gives: Gives
  /** Seat that closed it for this round. */
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
  /** Whether the locomotives must reach it as well. */
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
  /** 0: beside the line; colours not gained yet are missing. */
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

/** `order`: seats in turn order; `claims`: seats that claim the first and the second place of the next round. */
type Open = 'phase' | 'stage' | 'round' | 'active' | 'order' | 'claims' | 'current' | 'paying' | 'running' | 'new_factory'

export interface View extends Pick<Fields, Open> {
  rounds: number
  passed: boolean[]
  starts: Record<Start, number | null> | null
  /** Spaces of the main board, in order. */
  spaces: Record<Place, Space>
  /** Row of engineers from the hire space on. */
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

/** Gains at once. */
export interface Wins { rails?: Colour; worker?: number; spot?: Spot; points?: number; factory?: number; special?: string }

/**
 * Best result of a space by the end of this round: points at once and in the scoring. `more`: too many ways to try all, so it may be more.
 */
export interface Best { gain: number; points?: number; scoring?: Scored; reaches?: string[]; token?: boolean; more?: boolean }
type Scored = Partial<Record<Line | 'industry', number>>

/** What an action would change; unchanged fields are missing. */
export interface Preview {
  points?: number
  scoring?: Scored
  total?: number
  wins?: Wins[]
  // for `choose_start`, `occupy`, `pay`; without ? tokens
  best?: Best
  // for `occupy`
  cost?: number
  coins_needed?: number
  gives?: Gives
  // for `take_locomotive`
  number?: number
  // for `build`
  factory?: number
  // for `pay`
  workers?: number
  temporary?: number
  black?: number
  coins?: number
  // for `take_bonus`: points of the card if the match ended now
  worth?: number
  // for `next`
  effect?: string
  left?: Gives
}

/** Breakdown of a result by seat. */
export interface SourcePoints { points: number; rounds?: number[]; cards?: Partial<Record<Bonus, number>>; engineers?: number; highest?: number }
export type Breakdown = Record<PointsFrom | 'bonus_cards' | 'majority', SourcePoints>
