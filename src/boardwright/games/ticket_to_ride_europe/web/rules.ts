/** What view, prompt and previews add to the declared fields: the same as `presentation/view.py` and the breakdown in `rules/scoring.py`. */
import type { Args, Prompt } from '@shell/net/frame'
import type { SpaceAction } from '@shell/board/space'
import type { Ask as AskOf } from '@shell/rules/page_rules'
import type { Rec } from '@shell/rules/record'
import { CARDS, CITY_IDS, PHASES, ROUTE_IDS, TICKET_IDS, type Fields } from './names'
import { phaseOf } from './phase'
import type { Final, Hand, Payment, Phase, SeatView, Ticket, View } from './types'

export { digested, piles, position } from './position'

type Ask = AskOf<Fields>

/** By phase: the kinds of actions that answer. */
const ANSWERS: Partial<Record<Phase, string[]>> = {
  start_tickets: ['keep'],
  turn: ['take', 'draw', 'claim', 'build_station', 'draw_tickets', 'pass'],
  second_card: ['take', 'draw', 'stop'],
  pay_route: ['pay'],
  pay_station: ['pay'],
  tunnel: ['pay_extra', 'give_up'],
  tickets: ['keep'],
}
const STATES = [null, 'made', 'possible', 'impossible'] as const
const ROUTES = ROUTE_IDS.length
const LOCOMOTIVE = CARDS.indexOf('locomotive')

const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i)
const ticketName = (ticket: number): string => TICKET_IDS[ticket - 1]!
const routeNames = (routes: readonly number[]): string[] => routes.filter((route) => route >= 0).map((route) => ROUTE_IDS[route]!)
/** Cards by name, those that there are. */
const kinds = (counts: readonly number[]): Hand => Object.fromEntries(CARDS.map((card, i) => [card, counts[i]!]).filter(([, count]) => count))

export function view(ask: Ask): View {
  const { hidden: state } = ask
  const fields = ask.fields()
  const { turn, active, first, row, owners, built, last_round } = fields
  const table = ask.query('table')
  const [viewer, cap, phase] = [state.viewer, state.options.turn_cap, PHASES[state.phase]]
  return {
    phase: phaseOf(state),
    turn, active, first, row, owners, built, last_round,
    seats: range(state.players).map((seat) => seatOf(ask, fields, seat)),
    deck: state.deck_count,
    discarded: state.discard_count,
    discards: fields.discard,
    ticket_deck: table.tickets_left,
    closed: ROUTE_IDS.filter((_, route) => table.closed[route]),
    paying: phase === 'pay' ? { route: null, city: null, ...paying(ask, state.active) } : null,
    tunnel: phase === 'tunnel' ? { seat: active, ...fields.laid!, extra: state.extra } : null,
    turns_to_cap: cap ? cap - turn : null,
    returned: range(state.returned_count).filter((i) => state.returned_seat[i] === viewer).map((i) => ticketName(state.returned_tickets[i])),
    dropped: viewer >= 0 ? (fields.dropped[viewer] as string[]) : [],
    final: phase === 'over' ? breakdown(ask) : null,
  }
}

/** What lies before one player; null where it is secret. */
function seatOf(ask: Ask, fields: Fields, seat: number): SeatView {
  const { hidden: state } = ask
  const [cards, hand] = [state.hand_count[seat], fields.hands[seat]!]
  const held: number[] = state.held[seat].slice(0, state.held_count[seat])
  const offered: number[] = state.offer[seat].slice(0, state.offer_count[seat])
  const seen = [held, offered].some((tickets) => tickets.length && !tickets.includes(0))
  const states = seen ? ask.query('tickets', seat).state : null // that is the dear part of a view
  const shown = (tickets: number[]) => (tickets.includes(0) ? null : tickets.map((ticket) => ticketOf(ask, states, ticket)))
  return {
    cards,
    hand: CARDS.reduce((sum, card) => sum + (hand[card] ?? 0), 0) === cards ? hand : null,
    known: fields.known[seat]!,
    trains: state.trains[seat],
    stations: state.stations[seat],
    points: state.points[seat],
    tickets: held.length,
    held: shown(held),
    offered_count: offered.length,
    offered: shown(offered),
  }
}

const ticketOf = ({ tables }: Ask, states: number[], ticket: number): Ticket => ({
  ticket: ticketName(ticket),
  a: CITY_IDS[tables.ticket_a[ticket]]!,
  b: CITY_IDS[tables.ticket_b[ticket]]!,
  points: tables.ticket_points[ticket],
  long: tables.ticket_long[ticket] !== 0,
  state: STATES[states[ticket]!]!,
})

/** What is about to be paid for, and its price. */
function paying(ask: Ask, seat: number): { route: string; cost: number } | { city: string; cost: number } {
  const target: number = ask.hidden.paying
  const { cost } = ask.query('payments', seat, target)
  return target < ROUTES ? { route: ROUTE_IDS[target]!, cost } : { city: CITY_IDS[target - ROUTES]!, cost }
}

export function prompt(ask: Ask, seat: number): Prompt {
  const { hidden: state } = ask
  const id = phaseOf(state)
  const tunnel = () => ({ route: ROUTE_IDS[state.laid_route]!, colour: CARDS[state.laid_colour]!, extra: state.extra })
  return { id, families: ANSWERS[id]!, args: PHASES[state.phase] === 'pay' ? paying(ask, seat) : id === 'tunnel' ? tunnel() : {} }
}

// -- the end -----------------------------------------------------------------------------------------------------------------------

/** Per seat what its points are made of. */
export const breakdown = (ask: Ask): Final[] => range(ask.hidden.players).map((seat) => sources(ask, seat))

/** The points on the score track; when the match is over, all that the result counts. */
export const progress = ({ hidden }: Ask): number[] | null => (PHASES[hidden.phase] === 'over' ? null : hidden.points.slice(0, hidden.players))

/** What the points of a seat are made of. */
function sources(ask: Ask, seat: number): Final {
  const { tables, hidden: state } = ask
  const final = ask.query('final', seat)
  const [stations, express] = [state.stations[seat], state.express[seat] !== 0]
  const trail: number[] = final.trail.routes
  const routes = ROUTE_IDS.map((route, i) => ({ route, points: tables.route_points[i] })).filter((_, i) => state.owner[i] === seat)
  return {
    routes: { points: state.points[seat], routes },
    tickets: { points: state.ticket_points[seat], ...ticketsOf(ask, seat, final) },
    stations: { points: final.station_points, left: stations, built: stationsOf(state, seat) },
    express: { points: final.express_points, length: state.longest[seat], trail: routeNames(trail.slice(0, trail.indexOf(-1))) },
    tie: { made: state.made[seat], stations, express },
  }
}

/** Tickets made, each with the borrowed routes that it needs, and tickets missed. */
function ticketsOf({ tables, hidden: state }: Ask, seat: number, final: Rec): Pick<Final['tickets'], 'made' | 'missed'> {
  const found: Pick<Final['tickets'], 'made' | 'missed'> = { made: [], missed: [] }
  for (const i of range(state.held_count[seat])) {
    const ticket = state.held[seat][i]
    const worth = { ticket: ticketName(ticket), points: tables.ticket_points[ticket] }
    if (final.made[i]) found.made.push({ ...worth, borrowed: routeNames(final.needed[i]) })
    else found.missed.push(worth)
  }
  return found
}

/** The stations of a seat, each with the route that it lends and whose that is. */
function stationsOf(state: Rec, seat: number): Final['stations']['built'] {
  const cities = CITY_IDS.filter((_, city) => state.built[city] === seat)
  return cities.map((city, i) => {
    const route: number = state.borrowed[seat][i]
    return route < 0 ? { city, borrowed: null, owner: null } : { city, borrowed: ROUTE_IDS[route]!, owner: state.owner[route] }
  })
}

// -- previews ----------------------------------------------------------------------------------------------------------------------

const PREVIEWS: Record<string, (ask: Ask, seat: number, action: SpaceAction) => Rec> = {
  claim(ask, seat, { args }) {
    const { tables } = ask
    const route = ROUTE_IDS.indexOf(args.route as never)
    const { ways } = toPay(ask, seat, route)
    const tunnel = tables.route_tunnel[route] !== 0
    return {
      route: args.route,
      length: tables.route_length[route],
      points: tables.route_points[route],
      payments: ways,
      tunnel,
      odds: tunnel && ways.length ? ask.query('odds', seat, CARDS.indexOf(ways[0]!.colour)).shares : null,
    }
  },
  build_station(ask, seat, { args }) {
    const { tables, hidden: state } = ask
    const city = CITY_IDS.indexOf(args.city as never)
    const { cost, ways } = toPay(ask, seat, ROUTES + city)
    const lends = tables.city_routes[city].filter((route: number) => route >= 0 && state.owner[route] >= 0 && state.owner[route] !== seat)
    return { city: args.city, cost, payments: ways, lends: routeNames(lends) }
  },
  pay: paid,
  pay_extra: paid,
  keep({ hidden: state }, seat, { args }) {
    const offer: string[] = state.offer[seat].slice(0, state.offer_count[seat]).map(ticketName)
    const isKept = (_: string, i: number) => String(args.kept).includes(String(i + 1))
    return { kept: offer.filter(isKept), returned: offer.filter((ticket, i) => !isKept(ticket, i)) }
  },
  take: ({ hidden: state }, _, { args }) => ({ card: CARDS[state.row[Number(args.slot) - 1]] }),
  draw_tickets: (ask) => ({ count: ask.query('table').tickets_to_draw }),
}

export const preview = (ask: Ask, seat: number, action: SpaceAction): Rec => PREVIEWS[action.kind]?.(ask, seat, action) ?? {}

/** The price, and all ways to pay it, cheapest first: the fewest locomotives, then the colour of which most are left. */
function toPay(ask: Ask, seat: number, target: number): { cost: number; ways: Payment[] } {
  const { cost, count, colour, locomotives } = ask.query('payments', seat, target)
  const hand: number[] = ask.hidden.hand[seat]
  const left = (way: number): number => (colour[way] === LOCOMOTIVE ? 0 : hand[colour[way]]!)
  const ways = range(count).sort((a, b) => locomotives[a] - locomotives[b] || left(b) - left(a) || colour[a] - colour[b])
  return { cost, ways: ways.map((way) => ({ colour: CARDS[colour[way]]!, cards: cost - locomotives[way], locomotives: locomotives[way] })) }
}

/** What a payment takes, and hand, trains and points after it. */
function paid(ask: Ask, seat: number, { id }: SpaceAction): Rec {
  const { cards, locomotives, hand, trains, points } = ask.query('payment', seat, id)
  return { cards, locomotives, hand: kinds(hand), trains, points }
}
