import { id } from '@shell/words/text'
import type { BoardWords } from '@shell/board/board'
import { PARTS, type Gives, type Part } from '../types'

/** Returns the amounts of parts that are present, in the order in which they are shown. */
export const parts = (gives: Gives): [Part, number][] => PARTS.filter((part) => gives[part]).map((part) => [part, gives[part]!])

/** Returns amounts as text: "2 brown steps, 3 points". */
export const givesText = (words: BoardWords, gives: Gives): string => parts(gives).map(([part, n]) => words.t(id('part', part), { n })).join(', ')
