/** Props that several parts of a player's board share. */
import type { BoardWords } from '@shell/board/board'
import type { Marked } from '@shell/board/board_model.svelte'
import type { Outcome } from '../outcome'
import type { ScoringShown } from '../round_end'
import type { View } from '../types'
import type { Option } from './railway'

/** For a part with choices. */
export interface ChoiceProps {
  options: readonly Option[]
  /** Id of the selected choice. */
  selected: number | null
  /** Whether the selected choice was pressed once and waits for a second press; otherwise the pointer is on it. */
  pressed: boolean
  words: BoardWords
  /** Returns a choice as text. */
  say(option: Option): string
  onchoose(option: Option, times?: number): void
  onhover(option: Option | null, times?: number): void
}

/** For a line or the industry track. */
export interface TrackProps extends ChoiceProps {
  wide: boolean
  view: View
  seat: number
  /** No animation. */
  reduced: boolean
  markOf(place: string): Marked | null
  scoringShown: ScoringShown | null
  /** How often a move can be made in a row, by action id, if more than once. */
  rows: ReadonlyMap<number, number>
  /** Outcome of the choice under the pointer. */
  outcome: Outcome | null
}
