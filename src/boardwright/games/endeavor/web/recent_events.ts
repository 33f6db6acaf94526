/** Recent events for the board: changes by other players, a region opened, slavery abolished, a round began. */
import type { GameEvent } from '@shell/net/frame'
import type { CardId, City, Deck, Region } from './types'

/** Event shown in a notice of its own. */
export type Notice =
  | { kind: 'round'; number: number; seat: number }
  | { kind: 'opened'; region: Region; seat: number | null; card: CardId | null }
  | { kind: 'abolished'; seat: number; laid: { seat: number; card: CardId }[] }

export function noticesOf(events: readonly GameEvent[]): Notice[] {
  const list: Notice[] = []
  for (const { kind, args } of events) {
    if (kind === 'began_round') list.push({ kind: 'round', number: Number(args.number), seat: Number(args.seat) })
    if (kind === 'opened') list.push({ kind: 'opened', region: args.region as Region, seat: null, card: null })
    if (kind === 'abolished') list.push({ kind: 'abolished', seat: Number(args.seat), laid: [] })
    const last = list.at(-1)
    if (kind === 'governs' && last?.kind === 'opened') [last.seat, last.card] = [Number(args.seat), args.card as CardId]
    if (kind === 'laid_aside' && last?.kind === 'abolished') last.laid.push({ seat: Number(args.seat), card: args.card as CardId })
  }
  return list
}

/** Things touched by new events, highlighted for a moment. */
export interface RecentChanges { seats: Set<number>; cities: Set<City>; links: Set<string>; regions: Set<Region>; decks: Set<Deck> }
const QUIET = new Set(['grew', 'ended', 'began_round', 'finished'])

export function recentChangesOf(events: readonly GameEvent[]): RecentChanges {
  const changes: RecentChanges = { seats: new Set(), cities: new Set(), links: new Set(), regions: new Set(), decks: new Set() }
  for (const { kind, args } of events) {
    if (typeof args.seat === 'number' && !QUIET.has(kind)) changes.seats.add(args.seat)
    if (args.city) changes.cities.add(String(args.city))
    if (args.link) changes.links.add(String(args.link))
    if (args.region) changes.regions.add(args.region as Region)
    if (args.card) changes.decks.add(deckOf(String(args.card)))
  }
  return changes
}

/** Returns the deck of a card such as `africa_5` or `north_america_governor`: all before the last underscore. */
export const deckOf = (card: CardId): Deck => card.slice(0, card.lastIndexOf('_')) as Deck
