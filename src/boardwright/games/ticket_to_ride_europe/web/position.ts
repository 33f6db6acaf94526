/** The complete state as a position: the same as `to_position` and `digested` in `position.py`. */
import type { Ask as AskOf } from '@shell/rules/page_rules'
import type { Rec } from '@shell/rules/record'
import { CITY_IDS, PHASES, ROUTE_IDS, SUBSETS, TICKET_IDS, type Fields, type Ticket } from './names'
import { phaseOf } from './phase'

/** Why the match ended, by number; same as in `rules/scoring.py`. */
const REASONS = ['last_round', 'stuck', 'turn_cap']

export function position({ hidden: state, fields }: AskOf<Fields>): Rec {
  const declared = fields()
  const seats: number[] = Array.from({ length: state.players }, (_, seat) => seat)
  return {
    ...declared,
    chosen: seats.map((seat) => (state.chosen[seat] ? SUBSETS.find((subset) => maskOf(subset) === state.choice[seat]) : null)),
    ticket_deck: tickets(state.unseen_tickets, state.unseen_ticket_count),
    long_aside: tickets(state.aside, state.aside_count),
    traces: seats.flatMap((seat) => tracesOf(seat, state.known_redrawn_at[seat])),
    phase: phaseOf(state),
    paying: PHASES[state.phase] === 'pay' ? [...ROUTE_IDS, ...CITY_IDS][state.paying] : null,
    ending: PHASES[state.phase] === 'over' ? REASONS[state.ending] : null,
  }
}

/** Tickets lie in the order of their numbers; those of a seat, or put back, only those of the same draw. */
export const piles = [
  { cells: 'unseen_tickets', count: 'unseen_ticket_count' },
  { cells: 'aside', count: 'aside_count' },
  { cells: 'held', count: 'held_count', by: 'held_draw' },
  { cells: 'returned_tickets', count: 'returned_count', by: 'returned_draw' },
]

/** What match files digest. */
export function digested({ shown: _, earlier: __, ...position }: Rec): Rec {
  return position
}

const ticketName = (ticket: number): Ticket => TICKET_IDS[ticket - 1]!
const tickets = (cells: number[], count: number): Ticket[] => cells.slice(0, count).sort((a, b) => a - b).map(ticketName)
const tracesOf = (seat: number, redrawn: number[]): Rec[] => redrawn.flatMap((draw, ticket) => (draw ? [{ seat, ticket: ticketName(ticket), draw }] : []))

/** The places of a subset as a mask. */
const maskOf = (subset: string): number => [...subset].reduce((mask, place) => mask | (1 << (Number(place) - 1)), 0)
