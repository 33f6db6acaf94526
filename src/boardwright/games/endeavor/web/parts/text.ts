import { id } from '@shell/words/text'
import type { BoardWords } from '@shell/board/board'
import { TRACKS, type Action, type Blue, type Icons, type Token, type Track } from '../types'

/**
 * Inserts a break opportunity after a vowel near the middle of a very long word (Brodogra-dilište): browsers do not hyphenate every
 * language.
 */
export const breakable = (name: string): string => name.replace(/(\p{L}{6,}[aeiouаеиоу])(\p{L}{7,})/u, '$1\u00ad$2')

/** Actions that a blue token allows; a player picks one. */
export const ALLOWS: Record<Blue, readonly Action[]> = {
  ship_or_draw: ['ship', 'draw'],
  occupy_or_draw: ['occupy', 'draw'],
  attack: ['attack'],
  payment: ['payment'],
}
export const isBrown = (token: Token): token is Track => (TRACKS as readonly string[]).includes(token)

/** Returns the icons present, with their numbers. */
export const icons = (all: Partial<Icons>): [Track | 'glory', number][] =>
  [...TRACKS, 'glory' as const].filter((kind) => all[kind]).map((kind) => [kind, all[kind]!])

/** Returns icons as text: "industry 2, glory 1". */
export const iconsText = (all: Partial<Icons>, words: BoardWords): string => icons(all).map(([kind, n]) => `${words.t(kind === 'glory' ? 'board-glory' : id('track', kind))} ${n}`).join(', ')
