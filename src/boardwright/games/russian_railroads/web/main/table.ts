import type { BoardWords } from '@shell/lib/board'
import type { Place, View } from '../types'

/** What all parts of the main board need to know. */
export interface Table {
  view: View
  words: BoardWords
  selected: Place | null
  /** Where the Tab key comes in. */
  entry: Place
  can(place: Place): boolean
  label(place: Place): string
}
