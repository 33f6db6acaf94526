/** Where the cards of a mat lie: the governor space, the free place of one slavery card, the places that count. */
import type { CardId, SeatView, View } from '../types'

export interface Places {
  governor: CardId | null
  slavery: CardId | null
  counting: CardId[]
}

/** Where a governor lies is settled in passing; until then one of them is shown on the governor space, and counts as lying there. */
export function placesOf(view: Pick<View, 'cards' | 'seats' | 'passed' | 'phase' | 'active'>, seat: number): Places {
  const own: Pick<SeatView, 'cards' | 'governor' | 'counted'> = view.seats[seat]!
  const first = own.cards.find((card) => view.cards[card]!.governor) ?? null
  const settled = view.passed[seat]! || view.phase === 'over' || (view.phase === 'discard' && view.active === seat)
  const governor = own.governor ?? (settled ? null : first)
  const free = own.cards.length - (governor ? 1 : 0) > own.counted
  const slavery = free ? (own.cards.find((card) => card.startsWith('slavery_')) ?? null) : null
  return { governor, slavery, counting: own.cards.filter((card) => card !== governor && card !== slavery) }
}
