/** Hand-written frames for board tests and the page web/dev/board.html. */
import type { Args, Frame, LegalAction } from '@shell/net/frame'
import type { Final, SeatView, Ticket, TicketState, View } from './types'

export const ticket = (a: string, b: string, points: number, state: TicketState = 'possible', long = false): Ticket => ({ ticket: `${a}-${b}`, a, b, points, long, state })

const seat = (changes: Partial<SeatView>): SeatView => ({
  cards: 9, hand: null, known: {}, trains: 38, stations: 3, points: 11, tickets: 3, held: null, offered_count: 0, offered: null, ...changes,
})

export function view(changes: Partial<View> = {}): View {
  return {
    phase: 'turn', turn: 23, active: 0, first: 1,
    seats: [
      seat({
        cards: 14, hand: { purple: 1, blue: 3, white: 2, green: 4, black: 1, red: 1, locomotive: 2 }, known: { blue: 1 }, tickets: 4,
        held: [ticket('athina', 'edinburgh', 21, 'possible', true), ticket('berlin', 'roma', 9), ticket('paris', 'wien', 8, 'made'), ticket('brest', 'venezia', 8, 'impossible')],
      }),
      seat({ cards: 7, known: { red: 2, locomotive: 1 }, trains: 29, points: 24, stations: 2 }),
      seat({ cards: 21, trains: 45, points: 0, tickets: 5 }),
    ],
    row: ['red', 'locomotive', 'blue', 'yellow', 'blue'], deck: 47, discarded: 12, discards: { red: 4, green: 5, orange: 3 }, ticket_deck: 27,
    owners: { 'paris-zurich': 0, 'munchen-zurich': 0, 'munchen-wien': 0, 'berlin-wien': 1, 'berlin-warszawa-1': 1, 'frankfurt-munchen': 1, 'roma-venezia': 1 },
    closed: ['berlin-warszawa-2'], built: { roma: 1 }, paying: null, tunnel: null, last_round: null, turns_to_cap: 977, returned: [], dropped: [], final: null,
    ...changes,
  }
}

export const action = (id: number, kind: string, args: Args, preview: unknown = {}): LegalAction => ({ id, kind, args, text: kind, preview })

const CLAIM_BLUE = action(20, 'claim', { route: 'berlin-essen' }, {
  route: 'berlin-essen', length: 2, points: 2, tunnel: false, odds: null,
  payments: [{ colour: 'blue', cards: 2, locomotives: 0 }, { colour: 'blue', cards: 1, locomotives: 1 }, { colour: 'locomotive', cards: 0, locomotives: 2 }],
})
const CLAIM_TUNNEL = action(21, 'claim', { route: 'venezia-zurich' }, {
  route: 'venezia-zurich', length: 2, points: 2, tunnel: true, odds: [441, 412, 130, 17],
  payments: [{ colour: 'green', cards: 2, locomotives: 0 }, { colour: 'green', cards: 1, locomotives: 1 }, { colour: 'locomotive', cards: 0, locomotives: 2 }],
})
const CLAIM_GREY = action(22, 'claim', { route: 'marseille-paris' }, {
  route: 'marseille-paris', length: 4, points: 7, tunnel: false, odds: null,
  payments: [{ colour: 'green', cards: 4, locomotives: 0 }, { colour: 'blue', cards: 3, locomotives: 1 }, { colour: 'green', cards: 3, locomotives: 1 }, { colour: 'green', cards: 2, locomotives: 2 }, { colour: 'white', cards: 2, locomotives: 2 }, { colour: 'blue', cards: 2, locomotives: 2 }],
})
const BUILD = action(23, 'build_station', { city: 'berlin' }, {
  city: 'berlin', cost: 1, lends: ['berlin-wien', 'berlin-warszawa-1'],
  payments: [{ colour: 'green', cards: 1, locomotives: 0 }, { colour: 'blue', cards: 1, locomotives: 0 }, { colour: 'locomotive', cards: 0, locomotives: 1 }],
})
const TURN = [...[1, 2, 3, 4, 5].map((slot) => action(slot, 'take', { slot })), action(6, 'draw', {}), action(7, 'draw_tickets', {}, { count: 3 }), CLAIM_BLUE, CLAIM_TUNNEL, CLAIM_GREY, BUILD]
export const PAY = (route: string): LegalAction[] => [
  action(30, 'pay', { colour: 'blue', locomotives: 0 }, { cards: 2, locomotives: 0 }),
  action(31, 'pay', { colour: 'blue', locomotives: 1 }, { cards: 1, locomotives: 1 }),
  action(32, 'pay', { colour: 'locomotive', locomotives: 2 }, { cards: 0, locomotives: 2 }),
].map((each) => ({ ...each, text: `${each.text} ${route}` }))

export function frame(v: View, legal: LegalAction[], prompt: { id: string; args: Args }, changes: Partial<Frame> = {}): Frame {
  return {
    type: 'frame', version: 1,
    match: { id: 'm', game: 'ticket_to_ride_europe', ruleset: '1', options: {}, status: 'running', created: 0 },
    seats: ['Ana', 'Þórdís', 'Jiří', 'Bot', 'Ivo'].slice(0, v.seats.length).map((name, seat) => ({ seat, kind: 'person', name, level: null, yours: seat === 0 })),
    viewer: 0, actors: v.phase === 'over' ? [] : [v.active], over: v.phase === 'over', result: null,
    view: v, prompt: { ...prompt, families: [...new Set(legal.map((a) => a.kind))] }, legal, space: [],
    events: [], events_from: 0, undo: { seat: null, open: false, reason: null, until: null }, thinking: [], decisions: v.turn,
    ...changes,
  }
}

const OFFER = [ticket('cadiz', 'stockholm', 21, 'possible', true), ticket('frankfurt', 'kobenhavn', 5), ticket('kyiv', 'sochi', 8), ticket('essen', 'marseille', 8)]
const SUBSETS = ['1', '2', '3', '4', '12', '13', '14', '23', '24', '34', '123', '124', '134', '234', '1234']
function offering(phase: 'start_tickets' | 'tickets', count: number, least: number): Frame {
  const v = view({ phase })
  v.seats[0] = { ...v.seats[0]!, offered_count: count, offered: OFFER.slice(0, count), ...(phase === 'start_tickets' ? { held: [], tickets: 0 } : {}) }
  if (phase === 'start_tickets') Object.assign(v, { owners: {}, built: {}, closed: [] })
  const keep = SUBSETS.filter((kept) => kept.length >= least && [...kept].every((n) => Number(n) <= count)).map((kept, i) => action(i, 'keep', { kept }))
  return frame(v, keep, { id: phase, args: {} }, phase === 'start_tickets' ? { actors: [0, 1, 2] } : {})
}

export const FINAL: Final[] = [
  {
    routes: { points: 11, routes: [{ route: 'paris-zurich', points: 4 }] },
    tickets: { points: 8 + 9 - 21, made: [{ ticket: 'paris-wien', points: 8, borrowed: [] }, { ticket: 'berlin-roma', points: 9, borrowed: ['berlin-wien'] }], missed: [{ ticket: 'athina-edinburgh', points: 21 }] },
    stations: { points: 8, left: 2, built: [{ city: 'berlin', borrowed: 'berlin-wien', owner: 1 }] },
    express: { points: 10, length: 8, trail: ['paris-zurich', 'munchen-zurich', 'munchen-wien'] },
    tie: { made: 2, stations: 2, express: true },
  },
  {
    routes: { points: 24, routes: [{ route: 'berlin-wien', points: 4 }] },
    tickets: { points: -7, made: [], missed: [{ ticket: 'berlin-london', points: 7 }] },
    stations: { points: 8, left: 2, built: [{ city: 'roma', borrowed: null, owner: null }] },
    express: { points: 0, length: 7, trail: ['berlin-wien', 'berlin-warszawa-1'] },
    tie: { made: 0, stations: 2, express: false },
  },
  {
    routes: { points: 0, routes: [] },
    tickets: { points: 0, made: [], missed: [] },
    stations: { points: 12, left: 3, built: [] },
    express: { points: 0, length: 0, trail: [] },
    tie: { made: 0, stations: 3, express: false },
  },
]

export const SCENES: Record<string, () => Frame> = {
  start: () => offering('start_tickets', 4, 2),
  tickets: () => offering('tickets', 3, 1),
  turn: () => frame(view(), TURN, { id: 'turn', args: {} }),
  second: () => frame(view({ phase: 'second_card' }), TURN.filter((a) => (a.kind === 'take' && a.args.slot !== 2) || a.kind === 'draw'), { id: 'second_card', args: {} }),
  pay: () => frame(view({ phase: 'pay_route', paying: { route: 'berlin-essen', city: null, cost: 2 } }), PAY('berlin-essen'), { id: 'pay_route', args: { route: 'berlin-essen', cost: 2 } }, { decisions: 24 }),
  tunnel: () => frame(
    view({ phase: 'tunnel', tunnel: { seat: 0, route: 'venezia-zurich', colour: 'green', cards: 2, locomotives: 0, revealed: ['green', 'red', 'locomotive'], extra: 2 } }),
    [action(40, 'pay_extra', { locomotives: 0 }), action(41, 'pay_extra', { locomotives: 1 }), action(42, 'pay_extra', { locomotives: 2 }), action(43, 'give_up', {})],
    { id: 'tunnel', args: { route: 'venezia-zurich', colour: 'green', extra: 2 } },
  ),
  waiting: () => frame(view({ active: 1 }), [], { id: 'wait', args: { seat: 1 } }),
  last: () => frame(view({ last_round: { seat: 2, turns_left: 3 }, turns_to_cap: 7 }), TURN, { id: 'turn', args: {} }),
  five: () => frame(view({ seats: [...view().seats, seat({ cards: 33, points: 104, trains: 2 }), seat({ points: -3 })] }), TURN, { id: 'turn', args: {} }),
  over: () => frame(view({ phase: 'over', final: FINAL, built: { roma: 1, berlin: 0 } }), [], { id: 'over', args: {} }, { result: { ranking: [[0, 1], [2]], scores: [25, 25, 12], reason: 'last_round', breakdown: [] } }),
}
