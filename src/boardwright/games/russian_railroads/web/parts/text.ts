import type { BoardWords } from '@shell/board/board'
import { PARTS, type Gives, type Part } from '../types'

/** Joins the parts of a message id with hyphens. */
export const id = (...parts: (string | number)[]): string => parts.join('-').replaceAll('_', '-')

/** Returns the amounts of parts that are present, in the order in which they are shown. */
export const parts = (gives: Gives): [Part, number][] => PARTS.filter((part) => gives[part]).map((part) => [part, gives[part]!])

/** Returns amounts as text: "2 brown steps, 3 points". */
export const told = (gives: Gives, words: BoardWords): string => parts(gives).map(([part, n]) => words.t(id('part', part), { n })).join(', ')
