/** Assigns the cards of a mat to its slots: governor space, free slot of a slavery card, slots up to the limit. */
import type { CardId, SeatView, View } from '../types'

export interface Places {
  governor: CardId | null
  slavery: CardId | null
  counting: CardId[]
}

/** Players place a governor when they pass. Until then one governor is shown on, and counted as on, the governor space. */
export function placesOf(view: Pick<View, 'cards' | 'seats' | 'passed' | 'phase' | 'active'>, seat: number): Places {
  const own: Pick<SeatView, 'cards' | 'governor' | 'counted'> = view.seats[seat]!
  const first = own.cards.find((card) => view.cards[card]!.governor) ?? null
  const settled = view.passed[seat]! || view.phase === 'over' || (view.phase === 'discard' && view.active === seat)
  const governor = own.governor ?? (settled ? null : first)
  const free = own.cards.length - (governor ? 1 : 0) > own.counted
  const slavery = free ? (own.cards.find((card) => card.startsWith('slavery_')) ?? null) : null
  return { governor, slavery, counting: own.cards.filter((card) => card !== governor && card !== slavery) }
}
