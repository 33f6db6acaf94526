import { id } from '@shell/words/text'
import type { BoardWords } from '@shell/board/board'
import { PARTS, type Gives, type Part } from '../types'

/** What there is of each part, in the order in which it is told; what is 0 is left out. */
export const parts = (gives: Gives): [Part, number][] => PARTS.filter((part) => gives[part]).map((part) => [part, gives[part]!])

/** The whole as words: "2 brown steps, 3 points". */
export const told = (gives: Gives, words: BoardWords): string => parts(gives).map(([part, n]) => words.t(id('part', part), { n })).join(', ')
