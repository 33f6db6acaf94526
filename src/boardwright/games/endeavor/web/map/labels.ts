/** What the things on the map are called for those who do not see it. */
import type { BoardWords } from '@shell/lib/board'
import { id, told } from '../parts/text'
import type { City, Deck, Link, Region, Token, View } from '../types'

const lying = (token: Token | null, words: BoardWords): string[] => (token === null ? [] : [words.t(id('token', token))])
const who = (seat: number | null, words: BoardWords): string => (seat === null ? words.t('map-free') : words.name(seat))

export function cityLabel(view: View, city: City, words: BoardWords): string {
  const { region, seat, token, glory } = view.cities[city]!
  return [
    words.t(id('city', city)), words.t(id('region', region)), who(seat, words), ...lying(token, words), ...(glory > 1 ? [words.t('map-glory', { n: glory })] : []),
    ...(view.regions[region].open ? [] : [words.t('map-closed')]),
  ].join(', ')
}

export function linkLabel(view: View, link: Link, words: BoardWords): string {
  const { a, b, seat, token } = view.links[link]!
  return [`${words.t(id('city', a))} – ${words.t(id('city', b))}`, who(seat, words), ...lying(token, words)].join(', ')
}

export function trackLabel(view: View, region: Region, words: BoardWords): string {
  const { lane, open, presence } = view.regions[region]
  const next = lane.find((space) => space.seat === null)
  const there = presence.flatMap((n, seat) => (n ? [`${words.name(seat)} ${n}`] : []))
  return [
    words.t('map-track', { region: words.t(id('region', region)) }), words.t(open ? 'map-open' : 'map-closed'),
    words.t('map-spaces', { n: lane.filter((space) => space.seat !== null).length, all: lane.length }), ...lying(next?.token ?? null, words), ...there,
  ].join(', ')
}

export function deckLabel(view: View, deck: Deck, words: BoardWords): string {
  const { top, cards } = view.decks[deck]
  const told_ = top ? [words.t(id('card', top)), told(view.cards[top]!, words)] : []
  return [words.t(id('deck', deck)), ...told_, words.t('map-cards', { n: cards.length })].filter((part) => part !== '').join(', ')
}
