/** Hand-written views and choices of player boards, after docs/games/russian_railroads.md, "View". */
import type { LegalAction } from '@shell/net/frame'
import type { Colour, EngineerName, Gives, Line, LineScore, OwnEngineer, Scoring, SeatView, Special, TrackSpace, View } from '../types'
import { LINES, TOKENS } from '../types'
import { tints } from './railway'

const COLOURS_OF: Record<Line, Colour[]> = {
  transsiberian: ['black', 'grey', 'brown', 'natural', 'white'], petersburg: ['black', 'grey', 'brown', 'natural'], kiev: ['black', 'grey', 'brown'],
}
export const LINE_TABLE: View['lines'] = {
  transsiberian: { length: 15, colours: COLOURS_OF.transsiberian }, petersburg: { length: 9, colours: COLOURS_OF.petersburg }, kiev: { length: 9, colours: COLOURS_OF.kiev },
}
const special = (line: Line, space: number, rail: Colour, locomotive: boolean, rest: Partial<Special>, name: string | number = space): Special =>
  ({ id: `${line}_${name}`, line, space, rail, locomotive, ...rest })
export const SPECIALS: Special[] = [
  special('transsiberian', 2, 'black', false, { rails: 'grey' }),
  special('transsiberian', 3, 'brown', true, { worker: true }),
  special('transsiberian', 6, 'black', false, { rails: 'brown' }),
  special('transsiberian', 10, 'black', false, { rails: 'natural' }),
  special('transsiberian', 13, 'black', true, { spot: 'transsiberian_13' }),
  special('transsiberian', 15, 'black', false, { rails: 'white', steps: 2 }),
  special('transsiberian', 15, 'black', false, { points: 10 }, 'end'),
  special('petersburg', 4, 'black', true, { spot: 'petersburg_4' }),
  special('petersburg', 6, 'black', true, { spot: 'petersburg_6' }),
  special('petersburg', 7, 'grey', true, { doubles: true }),
  special('petersburg', 9, 'black', false, { points: 10 }, 'end'),
  ...[1, 2, 3, 4].map((space) => special('kiev', space, 'black', true, { each_scoring: space })),
  special('kiev', 5, 'grey', true, { medal: true, each_scoring: 20 }),
  special('kiev', 7, 'black', false, { worker: true }),
  special('kiev', 8, 'black', true, { each_scoring: 10 }),
  special('kiev', 9, 'black', false, { points: 10 }, 'end'),
]
const NUMBERS = [0, 1, 2, 3, 5, 0, 10, 0, 15, 0, 0, 0, 20, 0, 25, 30]
const GAPS = [5, 7, 9, 11, 13]
export const TRACK: TrackSpace[] = NUMBERS.map((points, i) =>
  i === 10 ? { kind: 'token', points } : GAPS.includes(i) ? { kind: 'factory', points, factory_slot: GAPS.indexOf(i) + 1 } : { kind: 'space', points })
export const RAIL_POINTS: View['rail_points'] = {
  plain: { black: 0, grey: 1, brown: 2, natural: 4, white: 7 }, revalued: { black: 0, grey: 1, brown: 3, natural: 6, white: 10 },
}
export const FACTORIES: Record<string, Gives> = {
  '1': { engineer_sum: 1 }, '2': { grey: 1, points: 5 }, '3': { locomotive_or_factory: 1 }, '4': { brown: 1, points: 5 }, '5': { industry: 1 },
  '6': { coins: 1 }, '7': { black: 2 }, '8': { repeat: 1 }, '9': { bonus: 1 },
}
export const ENGINEERS: Record<EngineerName, { number: number; gives: Gives }> = {
  two_any: { number: 1, gives: { any: 2 } }, black_grey: { number: 2, gives: { black: 1, grey: 1 } }, any_points: { number: 3, gives: { any: 1, points: 3 } },
  black_points: { number: 4, gives: { black: 1, points: 3 } }, industry_two: { number: 5, gives: { industry: 2 } }, any_black: { number: 6, gives: { any: 1, black: 1 } },
  grey_brown: { number: 7, gives: { grey: 1, brown: 1 } }, industry_points: { number: 8, gives: { industry: 1, points: 3 } },
  doubler_points: { number: 9, gives: { doublers: 1, points: 3 } }, repeat: { number: 10, gives: { repeat: 1 } },
  industry_black: { number: 11, gives: { industry: 1, black: 1 } }, locomotive_or_factory: { number: 12, gives: { locomotive_or_factory: 1 } },
  two_any_more: { number: 13, gives: { any: 2 } }, doubler: { number: 14, gives: { doublers: 1 } }, best_locomotives: { number: 15, gives: { best_locomotives: 1 } },
}
export const TOKEN_GIVES: View['tokens'] = {
  steps: { any: 4 }, industry: { industry: 5 }, marker: { marker: 1 }, doublers: { doublers: 3 }, revalue: { revalue: 1 }, medal: { medal: 1 }, card: { card: 1, bonus: 1 },
}
export const CARD_GIVES: View['cards'] = {
  four_actions: { once_more: 1, industry: 1, black: 1, doublers: 1 }, engineer: { engineer: 1, coins: 1 }, factory: { industry: 2, factory: 1 },
  black_worker: { black_worker: 1 }, locomotive: { special_locomotive: 1 },
}

/** Returns a seat at the start with some changes. Scores are computed as the server would. */
export function seatOf(changes: Partial<SeatView> = {}): SeatView {
  const seat: SeatView = {
    workers: 5, workers_all: 5, temporary: 0, black: null, coins: 1,
    rails: { transsiberian: { black: 1 }, petersburg: { black: 1 }, kiev: { black: 1 } },
    locomotives: { transsiberian_1: { number: 1, special: false }, transsiberian_2: null, petersburg: null, kiev: null },
    reach: { transsiberian: 1, petersburg: 0, kiev: 0 },
    factories: [null, null, null, null, null], markers: [0, null], doublers: 0, specials: {}, tokens: [...TOKENS],
    token_at: { transsiberian_13: null, petersburg_4: null, petersburg_6: null, industry: null },
    revalued: false, medal: false, engineers: [], bonus_count: 0, bonuses: [], points: 0,
    scoring: {} as Scoring, scored: [], bonus_points: {}, majority_points: 0,
    ...changes,
  }
  seat.specials = {}
  for (const { id, line, space, rail, locomotive, medal } of SPECIALS)
    seat.specials[id] = (seat.rails[line][rail] ?? 0) >= space && (!locomotive || seat.reach[line] >= space) && (!medal || seat.medal)
  const values = RAIL_POINTS[seat.revalued ? 'revalued' : 'plain']
  const score = (line: Line): LineScore => {
    const twice = line === 'petersburg' && seat.specials.petersburg_7
    const spaces = tints(seat.rails[line], Math.min(seat.reach[line], LINE_TABLE[line].length)).flatMap((colour, i) => {
      const doubled = Boolean(twice) || (line === 'transsiberian' && i < seat.doublers)
      return colour ? [{ colour, points: values[colour] * (doubled ? 2 : 1), doubled }] : []
    })
    const bonus = SPECIALS.reduce((sum, each) => sum + (each.line === line && seat.specials[each.id] ? (each.each_scoring ?? 0) : 0), 0)
    return { points: spaces.reduce((sum, each) => sum + each.points, 0) + bonus, spaces, bonus }
  }
  const markers = seat.markers.flatMap((at) => (at === null ? [] : [Math.max(...NUMBERS.slice(0, at + 1))]))
  const [transsiberian, petersburg, kiev] = LINES.map(score) as [LineScore, LineScore, LineScore]
  const industry = { points: markers.reduce((sum, n) => sum + n, 0), markers }
  seat.scoring = { transsiberian, petersburg, kiev, industry, total: transsiberian.points + petersburg.points + kiev.points + industry.points }
  return seat
}

export const engineer = (name: EngineerName, used = false): OwnEngineer => ({ engineer: name, number: ENGINEERS[name]!.number, used, gives: ENGINEERS[name]!.gives })
const loco = (number: number, is = false) => ({ number, special: is })

export const START = seatOf()
export const MIDDLE = seatOf({
  workers: 3, workers_all: 6, temporary: 2, coins: 3, points: 47, doublers: 2,
  rails: { transsiberian: { black: 10, grey: 6, brown: 3, natural: 0 }, petersburg: { black: 4, grey: 2, brown: 0, natural: 0 }, kiev: { black: 4, grey: 1, brown: 0 } },
  locomotives: { transsiberian_1: loco(4), transsiberian_2: loco(2), petersburg: loco(2), kiev: loco(3) },
  reach: { transsiberian: 6, petersburg: 2, kiev: 3 }, factories: [6, 2, null, null, null], markers: [6, null],
  engineers: [engineer('grey_brown'), engineer('industry_points', true)],
})
export const TOKEN_SPENT = seatOf({
  workers: 0, workers_all: 5, coins: 0, points: 112, doublers: 3,
  rails: { transsiberian: { black: 7, grey: 4, brown: 2 }, petersburg: { black: 7, grey: 3, brown: 1 }, kiev: { black: 5, grey: 2, brown: 0 } },
  locomotives: { transsiberian_1: loco(3), transsiberian_2: null, petersburg: loco(6), kiev: loco(4) },
  reach: { transsiberian: 3, petersburg: 6, kiev: 4 }, factories: [1, 3, 5, null, null], markers: [9, null],
  tokens: ['steps', 'industry', 'marker', 'doublers', 'medal'], token_at: { transsiberian_13: null, petersburg_4: 'revalue', petersburg_6: 'card', industry: null }, revalued: true,
  engineers: [engineer('two_any'), engineer('doubler_points')], bonus_count: 1,
})
export const FULL = seatOf({
  workers: 2, workers_all: 7, temporary: 2, black: 'ready', coins: 4, points: 286, doublers: 8, revalued: true, medal: true,
  rails: { transsiberian: { black: 15, grey: 14, brown: 12, natural: 9, white: 4 }, petersburg: { black: 9, grey: 8, brown: 5, natural: 2 }, kiev: { black: 9, grey: 6, brown: 2 } },
  locomotives: { transsiberian_1: loco(9), transsiberian_2: loco(5), petersburg: loco(8), kiev: loco(9, true) },
  reach: { transsiberian: 14, petersburg: 8, kiev: 9 }, factories: [3, 7, 1, 9, 4], markers: [14, 11],
  tokens: ['industry', 'steps'], token_at: { transsiberian_13: 'marker', petersburg_4: 'medal', petersburg_6: 'card', industry: 'revalue' },
  engineers: (['two_any', 'any_points', 'black_points', 'grey_brown', 'repeat', 'locomotive_or_factory', 'best_locomotives'] as const).map((name, i) => engineer(name, i % 3 === 1)),
  bonus_count: 3, bonuses: ['workers', 'black', 'locomotives'],
})

/** Returns a view with these seats and an empty main board. */
export function viewOf(seats: SeatView[], changes: Partial<View> = {}): View {
  return {
    phase: 'turn', stage: 'turns', round: 3, rounds: 7, active: 0, order: seats.map((_, i) => i), passed: seats.map(() => false), claims: [null, null], starts: null,
    spaces: {}, row: [], supply: { locomotives: { '3': 2, '4': 4 }, lowest: 3, factories: {}, doublers: 12, cards: { four_actions: null, engineer: null, factory: null, black_worker: null, locomotive: null } },
    factories: FACTORIES, engineers: ENGINEERS, tokens: TOKEN_GIVES, cards: CARD_GIVES, lines: LINE_TABLE, specials: SPECIALS, track: TRACK, rail_points: RAIL_POINTS,
    seats, agenda: [], current: null, paying: null, running: null, hand: null, new_factory: null, deck: { count: 8, known: [], looking: false }, majority: [], ...changes,
  }
}

let next = 0
const choice = (kind: string, args: LegalAction['args'], preview: LegalAction['preview'] = {}): LegalAction => ({ id: next++, kind, args, text: kind, preview })
const step = (line: Line, colour: Colour, total: number): LegalAction => choice('step', { line, colour }, total ? { total, scoring: { [line]: total } } : {})

export interface Scene { view: View; seat: number; options: LegalAction[] }
const won = seatOf({ ...FULL, token_at: { ...FULL.token_at, industry: 'won' }, tokens: ['industry', 'steps', 'revalue'], revalued: false })
const waits = seatOf({ ...MIDDLE, rails: { ...MIDDLE.rails, transsiberian: { black: 15, grey: 0, brown: 0, natural: 0, white: 0 } } })

export const BOARDS: Record<string, () => Scene> = {
  start: () => ({ view: viewOf([START, seatOf({ coins: 2 })], { round: 1 }), seat: 0, options: [] }),
  middle: () => ({ view: viewOf([MIDDLE, TOKEN_SPENT, START], { passed: [false, true, false] }), seat: 0, options: [] }),
  spent: () => ({ view: viewOf([MIDDLE, TOKEN_SPENT, START], { passed: [false, true, false] }), seat: 1, options: [] }),
  full: () => ({ view: viewOf([MIDDLE, TOKEN_SPENT, FULL, START]), seat: 2, options: [] }),
  waits: () => ({ view: viewOf([waits]), seat: 0, options: [step('transsiberian', 'grey', 0)] }),
  steps: () => ({
    view: viewOf([MIDDLE, TOKEN_SPENT], { phase: 'act' }), seat: 0,
    options: [
      step('transsiberian', 'grey', 1), step('transsiberian', 'brown', 4), step('transsiberian', 'natural', 4), step('transsiberian', 'black', 0),
      step('petersburg', 'grey', 0), step('petersburg', 'brown', 1), step('kiev', 'black', 4), step('kiev', 'grey', 1),
    ],
  }),
  both: () => ({
    view: viewOf([FULL, TOKEN_SPENT], { phase: 'act' }), seat: 0,
    options: [choice('advance', { marker: 1 }, { total: 5, scoring: { industry: 5 } }), choice('advance', { marker: 2 }, { total: 20, scoring: { industry: 20 } })],
  }),
  locomotive: () => ({
    view: viewOf([MIDDLE, TOKEN_SPENT], { phase: 'place', hand: { number: 5, special: false, displaced: false } }), seat: 0,
    options: [
      choice('place', { slot: 'transsiberian_1' }, { total: 1 }), choice('place', { slot: 'transsiberian_2' }, { total: 3 }),
      choice('place', { slot: 'petersburg' }, { total: 5, wins: [{ spot: 'petersburg_4' }] }), choice('place', { slot: 'kiev' }, { total: 4 }),
    ],
  }),
  replace: () => ({
    view: viewOf([FULL, TOKEN_SPENT], { phase: 'replace', new_factory: 6 }), seat: 0,
    options: [1, 2, 3, 4, 5].map((factory_slot) => choice('replace', { factory_slot })),
  }),
  token: () => ({
    view: viewOf([won, TOKEN_SPENT], { phase: 'token' }), seat: 0,
    options: [choice('use_token', { token: 'revalue' }, { total: 41 }), choice('use_token', { token: 'steps' }), choice('use_token', { token: 'industry' }, { total: 15 })],
  }),
  engineers: () => ({
    view: viewOf([FULL, TOKEN_SPENT]), seat: 0,
    options: ['two_any', 'black_points', 'best_locomotives'].map((name) => choice('occupy', { place: `engineer_${name}` }, { cost: 1 })),
  }),
}
