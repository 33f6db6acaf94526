import type { BoardWords } from '@shell/board/board'
import type { Marked } from '@shell/board/board_model.svelte'
import type { Hints } from '../player/hints.svelte'
import type { Coins } from '../take_space'
import type { Place, View } from '../types'

/** State shared by the parts of the main board. */
export interface Table {
  view: View
  words: BoardWords
  selected: Place | null
  /** `data-walk` of the element that Tab reaches; arrow keys go to the others. */
  entry: string
  /** Explains things that are not places. */
  hints: Hints
  can(place: Place): boolean
  /** Possible numbers of coins for the space under the pointer; null: no choice. */
  coins: Coins | null
  /** Returns whether a place can replace the one just taken. */
  instead(place: Place): boolean
  /** Returns the mark of a place: the player who changed it recently, and whether the log points at it. */
  markOf(place: string): Marked | null
  label(place: Place): string
}
