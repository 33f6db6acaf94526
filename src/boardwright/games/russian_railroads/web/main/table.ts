import type { BoardWords } from '@shell/board/board'
import type { Marked } from '@shell/board/board_model.svelte'
import type { Hints } from '../player/hints.svelte'
import type { Coins } from '../taking'
import type { Place, View } from '../types'

/** What all parts of the main board share. */
export interface Table {
  view: View
  words: BoardWords
  selected: Place | null
  /** Where the Tab key comes in: the `data-walk` of one of all things that the arrow keys go to. */
  entry: string
  /** Explains what is not a place. */
  hints: Hints
  can(place: Place): boolean
  /** How many coins can pay for the space that is pointed at; null if there is no choice. */
  coins: Coins | null
  /** Whether it can be taken instead of the one just taken. */
  instead(place: Place): boolean
  /** How it is marked: who changed it lately, and whether the log points at it. */
  markOf(place: string): Marked | null
  label(place: Place): string
}
