/** Hand-written main boards for tests and web/fixture.ts. */
import type { Card, Gives, Pieces, RowCell, Space, Supply } from '../types'

export const pieces = (seat: number, changes: Partial<Pieces> = { worker: 1 }): Pieces => ({ seat, worker: 0, temporary: 0, black: 0, coin: 0, ...changes })

/** Price, coins required in it, gains, minimum number of players; see data/board.toml. */
const SPACES: Record<string, [number, number, Gives, number]> = {
  white_2: [2, 0, { white: 2 }, 2], white_1: [1, 0, { white: 1 }, 2],
  natural_2: [2, 0, { natural: 2 }, 2], natural_1: [1, 0, { natural: 1 }, 2],
  brown_2: [2, 0, { brown: 2 }, 2], brown_1: [1, 0, { brown: 1 }, 2],
  grey_2: [2, 0, { grey: 3 }, 2], grey_1: [1, 0, { grey: 2 }, 3],
  black_2: [2, 0, { black: 3 }, 2], black_1: [1, 0, { black: 2 }, 3],
  any_2: [2, 1, { any: 2 }, 2], black_or_grey: [1, 0, { black_or_grey: 1 }, 2],
  locomotive_1: [1, 0, { locomotive_or_factory: 1 }, 2], locomotive_2: [2, 0, { locomotive_or_factory: 1 }, 3], locomotive_3: [3, 0, { locomotive: 1, factory: 1 }, 2],
  industry_1: [1, 0, { industry: 1 }, 2], industry_2: [2, 0, { industry: 2 }, 2], industry_3: [2, 0, { industry: 1, black: 1 }, 3],
  doubler: [1, 0, { doublers: 1 }, 2], coins: [1, 0, { coins: 2 }, 2], temporary: [1, 0, { temporary: 2 }, 3],
  hire: [1, 1, { hire: 1 }, 2], engineer_inner: [1, 0, {}, 2], engineer_outer: [1, 0, {}, 3],
  first: [1, 0, {}, 2], second: [1, 0, {}, 3], last_round: [1, 0, { industry: 3 }, 2],
}

/** Returns the spaces for a number of players; `standing`: pieces on them. */
export function spaces(players: number, standing: Record<string, Pieces[]> = {}, lastRound = false): Record<string, Space> {
  const found: Record<string, Space> = {}
  for (const [place, [cost, coins_needed, gives, fewest]] of Object.entries(SPACES)) {
    const there = place === 'last_round' ? lastRound : !(lastRound && (place === 'first' || place === 'second'))
    const on = standing[place] ?? []
    found[place] = { open: there && players >= fewest, cost, coins_needed, gives, taken: place === 'black_or_grey' ? null : (on[0]?.seat ?? null), pieces: on }
  }
  return found
}

const ENGINEERS: RowCell[] = [
  { engineer: 'industry_two', number: 5, open: false, gives: { industry: 2 } },
  { engineer: 'any_points', number: 3, open: true, gives: { any: 1, points: 3 } },
  { engineer: 'doubler_points', number: 9, open: true, gives: { doublers: 1, points: 3 } },
  { engineer: 'locomotive_or_factory', number: 12, open: false, gives: { locomotive_or_factory: 1 } },
  { engineer: 'grey_brown', number: 7, open: false, gives: { grey: 1, brown: 1 } },
  { engineer: 'repeat', number: 10, open: false, gives: { repeat: 1 } },
  { engineer: 'industry_black', number: 11, open: false, gives: { industry: 1, black: 1 } },
]
/** Returns the row in a later round: the first `gone` engineers have left or were hired. */
export const row = (players: number, gone = 0, hired = false): (RowCell | null)[] =>
  Array.from({ length: 7 }, (_, i) => {
    const cell = i + gone < (players === 4 ? 7 : 6) ? ENGINEERS[i + gone]! : null
    return cell && !(hired && i === 0) ? { ...cell, open: i === 1 || (i === 2 && players > 2) } : null
  })

export const CARD_GIVES: Record<Card, Gives> = {
  four_actions: { doublers: 1, industry: 1, black: 1, once_more: 1 }, engineer: { engineer: 1, coins: 1 }, factory: { factory: 1, industry: 2 },
  black_worker: { black_worker: 1 }, locomotive: { special_locomotive: 1 },
}

export const supply = (players: number, changes: Partial<Supply> = {}): Supply => ({
  locomotives: { 1: 0, 2: 0, 3: 2, ...Object.fromEntries([4, 5, 6, 7, 8, 9].map((number) => [number, players])) }, lowest: 3,
  factories: { 1: 0, 2: 1, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, doublers: 14,
  cards: { four_actions: null, engineer: 1, factory: null, black_worker: null, locomotive: null }, ...changes,
})
