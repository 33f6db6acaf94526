/** Gains of the tokens, cards and engineer in the figures; see data/cards.toml and data/tiles.toml. */
import type { Card, Gives, Token } from '../types'

export const TOKENS: Record<Token, Gives> = {
  steps: { any: 4 }, industry: { industry: 5 }, marker: { marker: 1 }, doublers: { doublers: 3 }, revalue: { revalue: 1 }, medal: { medal: 1 }, card: { card: 1, bonus: 1 },
}
export const CARDS: Record<Card, Gives> = {
  four_actions: { doublers: 1, industry: 1, black: 1, once_more: 1 }, engineer: { engineer: 1, coins: 1 }, factory: { factory: 1, industry: 2 },
  black_worker: { black_worker: 1 }, locomotive: { special_locomotive: 1 },
}
export const ENGINEERS: Record<string, { number: number; gives: Gives }> = { two_any: { number: 1, gives: { any: 2 } } }
