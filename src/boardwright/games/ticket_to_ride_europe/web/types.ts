/** Types of the server's data; see docs/games/ticket_to_ride_europe.md, "View" and "Preview". */
import type { Fields } from './names'
import type { Card, Colour } from './symbols'

export type Hand = Partial<Record<Card, number>>
export type TicketState = 'made' | 'possible' | 'impossible'
export interface Ticket { ticket: string; a: string; b: string; points: number; long: boolean; state: TicketState }

export interface SeatView {
  cards: number
  hand: Hand | null
  known: Hand
  trains: number
  stations: number
  points: number
  tickets: number
  held: Ticket[] | null
  offered_count: number
  offered: Ticket[] | null
}

export type Phase = 'start_tickets' | 'turn' | 'second_card' | 'pay_route' | 'pay_station' | 'tunnel' | 'tickets' | 'over'

export interface View extends Pick<Fields, 'turn' | 'active' | 'first' | 'row'> {
  phase: Phase
  seats: SeatView[]
  deck: number
  discarded: number
  discards: Hand
  ticket_deck: number
  owners: Record<string, number>
  closed: string[]
  built: Record<string, number>
  paying: { route: string | null; city: string | null; cost: number } | null
  tunnel: { seat: number; route: string; colour: Card; cards: number; locomotives: number; revealed: Card[]; extra: number } | null
  last_round: { seat: number; turns_left: number } | null
  turns_to_cap: number | null
  returned: string[]
  dropped: string[]
  final: Final[] | null
}

/** Payment: cards of a colour, and locomotives. */
export interface Payment { colour: Card; cards: number; locomotives: number }

export interface ClaimPreview { route: string; length: number; points: number; payments: Payment[]; tunnel: boolean; odds: number[] | null }
export interface StationPreview { city: string; cost: number; payments: Payment[]; lends: string[] }

export interface Final {
  routes: { points: number; routes: { route: string; points: number }[] }
  tickets: { points: number; made: { ticket: string; points: number; borrowed: string[] }[]; missed: { ticket: string; points: number }[] }
  stations: { points: number; left: number; built: { city: string; borrowed: string | null; owner: number | null }[] }
  express: { points: number; length: number; trail: string[] }
  tie: { made: number; stations: number; express: boolean } | null
}

export type { Card, Colour }
