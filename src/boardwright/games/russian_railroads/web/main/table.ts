import type { BoardWords } from '@shell/board/board'
import type { Marked } from '@shell/board/board_model.svelte'
import type { Hints } from '../player/hints.svelte'
import type { Coins } from '../taking'
import type { Place, View } from '../types'

/** What all parts of the main board need to know. */
export interface Table {
  view: View
  words: BoardWords
  selected: Place | null
  /** Where the Tab key comes in: the `data-walk` of one of all things that the arrow keys go to. */
  entry: string
  /** Explains what is not a place. */
  hints: Hints
  can(place: Place): boolean
  /** By how many coins the space that is pointed at can be paid for; null where there is no choice. */
  coins: Coins | null
  /** Whether it can be taken in place of the one that was just taken. */
  instead(place: Place): boolean
  /** How it is marked: who changed it lately, and whether the log is pointed at it. */
  markOf(place: string): Marked | null
  label(place: Place): string
}
