/** Cards of the figures, with the abilities of data/cards.toml. */
import type { Ability, Card } from '../scene'

const CARDS: Record<number, Ability> = {
  3: 'move_left_2', 5: 'remove_middle', 12: 'swap_adjacent', 14: 'remove_right', 20: 'swap_adjacent', 25: 'move_right_2', 31: 'remove_left', 32: 'swap_skip_one',
  36: 'swap_adjacent', 42: 'protect', 43: 'move_left_2', 47: 'remove_left', 58: 'move_right_2', 59: 'move_right_2', 66: 'swap_skip_one', 68: 'move_right_2',
  78: 'protect', 80: 'swap_adjacent',
}

export const card = (number: number): Card => ({ card: number, ability: CARDS[number]! })
export const cards = (...numbers: number[]): Card[] => numbers.map(card)

/** One card for each ability. */
export const CARD_WITH = Object.fromEntries(Object.entries(CARDS).map(([number, ability]) => [ability, Number(number)])) as Record<Ability, number>
export { CARDS }
