/** Types of the server's data; see docs/games/russian_railroads.md, "View", "Preview" and "Result". */

import type { Bonus, Card, Colour, Engineer, Line, Part, Phase, Piece as PieceKind, PointsFrom, Slot, Spot, Stage, Start, Token, View as Declared } from './names'

export { BONUSES, CARDS, COLOURS, LINES, PARTS, POINTS_FROM, SLOTS, SPOTS, STARTS, TOKENS } from './names'
export type { Bonus, Card, Colour, Declared, Line, Part, Phase, PieceKind, PointsFrom, Slot, Spot, Stage, Start, Token }
/** Amounts by part. */
export type Gives = Partial<Record<Part, number>>

/** Space of the main board (`white_2`), or engineer of a player (`engineer_two_any`). */
export type Place = string
/** Name of an engineer without the prefix. */
export type EngineerName = Engineer

/** What `presentation/view_fields.py` declares, with what this round's end would pay in one place; `starts` only while they are chosen. */
export interface View extends Omit<Declared, 'seats' | 'starts'> {
  seats: SeatView[]
  starts: Declared['starts'] | null
}
type DeclaredSeat = Declared['seats'][number]
export interface SeatView extends Omit<DeclaredSeat, 'lines' | 'industry' | 'total'> { scoring: Scoring }
export type Scoring = DeclaredSeat['lines'] & Pick<DeclaredSeat, 'industry' | 'total'>
export type LineScore = Scoring[Line]
export type Space = View['spaces'][keyof View['spaces']]
/** What one seat has on a space. */
export type Pieces = Space['pieces'][number]
export type RowCell = NonNullable<View['row'][number]>
export type Supply = View['supply']
export type Special = View['specials'][number]
export type TrackSpace = View['track'][number]
export type Locomotive = NonNullable<SeatView['locomotives'][Slot]>
export type OwnEngineer = SeatView['engineers'][number]
export type AgendaItem = View['agenda'][number]

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
