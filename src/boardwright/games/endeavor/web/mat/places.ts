/** Where the cards of a mat lie: the governor space, the free place of one slavery card, the places that count. */
import type { CardId, CardView, SeatView } from '../types'

export interface Places {
  governor: CardId | null
  slavery: CardId | null
  counting: CardId[]
}

/** As the view says: `counted` cards count. Where one more is left out than the governor, it is a slavery card. */
export function placesOf(own: Pick<SeatView, 'cards' | 'governor' | 'counted'>, cards: Record<CardId, CardView>): Places {
  const rest = own.cards.filter((card) => card !== own.governor)
  // A governor that is not laid on the space yet may be left out, too.
  const loose = own.governor === null && rest.length > own.counted ? rest.find((card) => cards[card]!.governor && rest.length - own.counted > (rest.some((each) => cards[each]!.deck === 'slavery') ? 1 : 0)) : undefined
  const governor = own.governor ?? loose ?? null
  const left = rest.filter((card) => card !== governor)
  const slavery = left.length > own.counted ? (left.find((card) => cards[card]!.deck === 'slavery') ?? null) : null
  return { governor, slavery, counting: left.filter((card) => card !== slavery) }
}
