/** Accessible names of things on the map. */
import type { BoardWords } from '@shell/board/board'
import { id } from '@shell/words/text'
import { iconsText } from '../parts/text'
import type { City, Deck, Link, Region, Token, View } from '../types'
import type { Kind } from './things'

const tokenText = (token: Token | null, words: BoardWords): string[] => (token === null ? [] : [words.t(id('token', token))])
const ownerText = (seat: number | null, words: BoardWords): string => (seat === null ? words.t('board-nobody') : words.name(seat))
const openText = (open: boolean, words: BoardWords): string => words.t(open ? 'board-open' : 'board-closed')

function city(view: View, name: City, words: BoardWords): string[] {
  const { region, seat, token, glory } = view.cities[name]!
  return [
    words.t(id('city', name)), words.t(id('region', region)), openText(view.regions[region].open, words), ...(glory > 1 ? [words.t('board-city-glory', { glory })] : []),
    ownerText(seat, words), ...tokenText(token, words),
  ]
}

function link(view: View, name: Link, words: BoardWords): string[] {
  const { seat, token } = view.links[name]!
  return [words.t(id('link', name)), ownerText(seat, words), ...tokenText(token, words)]
}

function track(view: View, region: Region, words: BoardWords): string[] {
  const { lane, open, presence } = view.regions[region]
  const next = lane.findIndex((space) => space.seat === null)
  const presences = presence.flatMap((n, seat) => (n ? [`${words.name(seat)} ${n}`] : []))
  return [
    words.t('board-shipping-track', { region: words.t(id('region', region)) }), openText(open, words),
    ...(next < 0 ? [] : [words.t('board-next-space', { space: next + 1, spaces: lane.length }), ...tokenText(lane[next]!.token, words)]),
    ...(presences.length ? [`${words.t('board-presence')}: ${presences.join(', ')}`] : []),
  ]
}

function deck(view: View, name: Deck, words: BoardWords): string[] {
  const { top, cards, region, gone } = view.decks[name]
  const supply = top === null ? words.t(gone ? 'board-deck-gone' : 'board-deck-empty') : words.t('board-left-in-supply', { count: cards.length })
  return [`${words.t('board-region')}: ${words.t(id('deck', name))}`, openText(view.regions[region].open, words), ...(top === null ? [] : [words.t(id('card', top)), iconsText(view.cards[top]!, words)]), supply]
}

/** Returns name and state of a thing, preceded by `option`, the action possible there now (`occupy`). */
export function label(view: View, kind: Kind, name: string, option: string | null, words: BoardWords): string {
  const parts = kind === 'city' ? city(view, name, words) : kind === 'link' ? link(view, name, words) : kind === 'track' ? track(view, name as Region, words) : deck(view, name as Deck, words)
  const place = { city: ['city', id('city', name)], track: ['region', id('region', name)], deck: ['deck', id('deck', name)], link: ['link', id('link', name)] }[kind] as [string, string]
  if (option === null) return parts.join(', ')
  return [words.t(id('action', option, 'short'), { [place[0]]: words.t(place[1]) }), ...parts.slice(1)].join(', ')
}
