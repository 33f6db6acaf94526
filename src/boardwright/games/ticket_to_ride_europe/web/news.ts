/** News for the board: changes on the map, cards in flight, completed tickets, the last round. */
import type { Frame, GameEvent } from '@shell/net/frame'
import type { Card, Ticket, View } from './types'

export interface MapChanges { routes: string[]; cities: string[] }

export function mapChangesOf(events: readonly GameEvent[]): MapChanges {
  return {
    routes: events.filter((e) => e.kind === 'claimed').map((e) => String(e.args.route)),
    cities: events.filter((e) => e.kind === 'built_station').map((e) => String(e.args.city)),
  }
}

/** Flight of a card between places of the board marked `[data-spot='…']`. */
export interface Flight { card: Card | null; ticket?: boolean; from: string; to: string }

const SEVERAL = 3 // the first cards stand for a whole payment

export function flightsOf(events: readonly GameEvent[], viewer: number | null): Flight[] {
  const home = (seat: unknown, card: unknown): string => (seat === viewer && card ? `hand-${String(card)}` : `seat-${String(seat)}`)
  return events.flatMap(({ kind, args }): Flight[] => {
    const card = (args.card ?? null) as Card | null
    switch (kind) {
      case 'took': return [{ card, from: `slot-${String(args.slot)}`, to: home(args.seat, card) }]
      case 'drew': return [{ card, from: 'deck', to: home(args.seat, card) }]
      case 'opened': return card ? [{ card, from: 'deck', to: `slot-${String(args.slot)}` }] : []
      case 'claimed': case 'built_station': case 'laid': return paid(args, kind === 'laid' ? 'tunnel' : 'discard', home)
      case 'kept_tickets': return [{ card: null, ticket: true, from: 'ticket-deck', to: args.seat === viewer ? 'tickets' : `seat-${String(args.seat)}` }]
      default: return []
    }
  })
}

function paid(args: GameEvent['args'], to: string, home: (seat: unknown, card: unknown) => string): Flight[] {
  const colour = Array<Card>(Number(args.cards ?? 0)).fill(args.colour as Card)
  const engines = Array<Card>(Number(args.locomotives ?? 0)).fill('locomotive')
  return [...colour, ...engines].slice(0, SEVERAL).map((card) => ({ card, from: home(args.seat, card), to }))
}

/** Returns the points gained by events, by seat. */
export function gained(events: readonly GameEvent[]): Record<number, number> {
  const sums: Record<number, number> = {}
  for (const { kind, args } of events) if (kind === 'claimed') sums[Number(args.seat)] = (sums[Number(args.seat)] ?? 0) + Number(args.points)
  return sums
}

/** Cards turned over for a tunnel and their cost; `seat`: the player who builds it. */
export interface Turned { seat: number | null; cards: Card[]; colour: Card; extra: number }

/** Returns the cards just turned over. */
export function tunnelOf(events: readonly GameEvent[], view: Pick<View, 'tunnel'>): Turned | null {
  const revealed = events.filter((e) => e.kind === 'revealed').at(-1)
  if (!revealed) return null
  const laid = events.filter((e) => e.kind === 'laid' && e.n < revealed.n).at(-1)
  const cards = ['card_1', 'card_2', 'card_3'].flatMap((name) => (revealed.args[name] ? [revealed.args[name] as Card] : []))
  const seat = (laid?.args.seat ?? null) as number | null
  return { seat, cards, colour: (laid?.args.colour ?? view.tunnel?.colour ?? 'locomotive') as Card, extra: Number(revealed.args.extra) }
}

/** Returns the viewer's tickets completed between two frames. */
export function completedTickets(before: Frame, now: Frame): string[] {
  const { viewer } = now
  if (viewer === null || viewer !== before.viewer || now.over) return []
  const held = ({ view }: Frame): Ticket[] => (view as View).seats[viewer]?.held ?? []
  const open = new Set(held(before).filter(({ state }) => state !== 'made').map(({ ticket }) => ticket))
  return held(now).filter(({ ticket, state }) => state === 'made' && open.has(ticket)).map(({ ticket }) => ticket)
}

/** Returns whether one player has this screen to themselves: to others a sound would give something away. */
export const isAlone = ({ seats }: Frame): boolean => seats.filter(({ yours }) => yours).length === 1

/** Returns the seats that still have a turn in the last round, in order. */
export function turnsLeft(view: Pick<View, 'last_round' | 'active' | 'seats'>): number[] {
  const count = view.last_round?.turns_left ?? 0
  return Array.from({ length: count }, (_, i) => (view.active + i) % view.seats.length)
}
