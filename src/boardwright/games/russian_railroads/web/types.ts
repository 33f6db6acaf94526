/** The shapes of docs/games/russian_railroads.md, "View", "Preview" and "Result", as the server sends them. */

import type { Bonus, Card, Colour, Engineer, Line, Part, Phase, Piece as PieceKind, PointsFrom, Slot, Spot, Stage, Start, Token, View as Declared } from './names'

export { BONUSES, CARDS, COLOURS, LINES, PARTS, POINTS_FROM, SLOTS, SPOTS, STARTS, TOKENS } from './names'
export type { Bonus, Card, Colour, Declared, Line, Part, Phase, PieceKind, PointsFrom, Slot, Spot, Stage, Start, Token }
/** So much of each part. */
export type Gives = Partial<Record<Part, number>>

/** A place is a space of the main board (`white_2`), or a player's engineer (`engineer_two_any`). */
export type Place = string
/** The names of engineers, without the prefix. */
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
