/** Assigns the cards of a mat to its slots: governor space, free slot of a slavery card, slots up to the limit. */
import type { CardId, SeatView, View } from '../types'

export interface Places {
  governor: CardId | null
  slavery: CardId | null
  counting: CardId[]
}

/** Players place a governor when they pass. Until then one governor is shown on, and counted as on, the governor space. */
export function placesOf(view: Pick<View, 'cards' | 'seats' | 'passed' | 'phase' | 'active'>, seat: number): Places {
  const seatView: Pick<SeatView, 'cards' | 'governor' | 'counted'> = view.seats[seat]!
  const firstGovernor = seatView.cards.find((card) => view.cards[card]!.governor) ?? null
  const hasPlaced = view.passed[seat]! || view.phase === 'over' || (view.phase === 'discard' && view.active === seat)
  const governor = seatView.governor ?? (hasPlaced ? null : firstGovernor)
  const hasFreeSlot = seatView.cards.length - (governor ? 1 : 0) > seatView.counted
  const slavery = hasFreeSlot ? (seatView.cards.find((card) => card.startsWith('slavery_')) ?? null) : null
  return { governor, slavery, counting: seatView.cards.filter((card) => card !== governor && card !== slavery) }
}
