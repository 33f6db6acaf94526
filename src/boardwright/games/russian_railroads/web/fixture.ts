/** Hand-written frames for board tests and the page web/dev/board.html. */
import type { Args, Frame, GameEvent, LegalAction, Refusal } from '@shell/net/frame'
import { pieces, row, spaces, supply } from './main/scenes'
import { FULL, MIDDLE, seatOf, TOKEN_SPENT, viewOf } from './player/scenes'
import type { Breakdown, Pieces, Place, SeatView, View } from './types'

const NOTHING = { transsiberian: 0, petersburg: 0, kiev: 0, industry: 0, passing: 0, stations: 0, effects: 0 }
const SCORED = [NOTHING, { ...NOTHING, transsiberian: 2, kiev: 1, passing: 2 }, { ...NOTHING, transsiberian: 8, petersburg: 1, kiev: 3, industry: 3, effects: 3 }]
const own = (changes: Partial<SeatView> = {}): SeatView => seatOf({ ...MIDDLE, scored: SCORED, ...changes })

const STANDING: Record<Place, Pieces[]> = {
  brown_2: [pieces(1, { worker: 2 })], grey_1: [pieces(2)], locomotive_1: [pieces(3, { temporary: 1 })], any_2: [pieces(2, { worker: 1, coin: 1 })],
  first: [pieces(1)], coins: [pieces(3, { black: 1 })], black_or_grey: [pieces(2, { worker: 2 }), pieces(3)],
}
const paidTo = ({ scoring: { transsiberian, petersburg, kiev, industry } }: SeatView) =>
  ({ transsiberian: transsiberian.points, petersburg: petersburg.points, kiev: kiev.points, industry: industry.points })
/** The face-up engineers give what the row says. */
function board(players: number, standing: Record<Place, Pieces[]>, gone: number, lastRound = false): Pick<View, 'spaces' | 'row'> {
  const [all, cells] = [spaces(players, standing, lastRound), row(players, gone)]
  for (const [i, place] of ['engineer_inner', 'engineer_outer'].entries()) all[place]!.gives = cells[i + 1]?.gives ?? {}
  return { spaces: all, row: cells }
}

export function view(changes: Partial<View> = {}): View {
  const seats = [
    own(), seatOf({ ...TOKEN_SPENT, scored: SCORED }), seatOf({ ...MIDDLE, points: 17, workers: 0, engineers: [], markers: [9, 4], factories: [4, 5, 8, 7, null], scored: SCORED }),
    seatOf({ ...FULL, black: 'used', engineers: [], bonuses: [], scored: SCORED }),
  ]
  return viewOf(seats, {
    ...board(4, STANDING, 1), supply: supply(4), order: [2, 0, 1, 3], passed: [false, false, true, false], claims: [{ seat: 1, piece: 'worker' }, null],
    deck: { count: 7, known: [], looking: false }, majority: [{ seat: 1, engineers: 2, highest: 9 }, { seat: 0, engineers: 2, highest: 8 }], ...changes,
  })
}

export const action = (id: number, kind: string, args: Args, preview: unknown = {}): LegalAction => ({ id, kind, args, text: kind, preview })
const occupy = (...places: Place[]): LegalAction[] =>
  places.map((place, i) => {
    const { cost = 1, coins_needed = 0, gives = { industry: 1, points: 3 } } = view().spaces[place] ?? {}
    return action(10 + i, 'occupy', { place }, { cost, coins_needed, gives })
  })
const TURN = [...occupy('brown_1', 'grey_2', 'black_2', 'black_1', 'black_or_grey', 'locomotive_2', 'locomotive_3', 'industry_1', 'industry_2', 'doubler', 'temporary', 'hire', 'engineer_inner', 'second', 'engineer_grey_brown'), action(60, 'pass', {}, { points: 2 })]

export const event = (n: number, kind: string, args: Args): GameEvent => ({ n, kind, args })
const TOLD: GameEvent[] = [
  event(0, 'began_round', { number: 3, rounds: 7 }),
  event(1, 'occupied', { seat: 2, place: 'any_2', workers: 1, coins: 1, black: 0 }), event(2, 'stepped', { seat: 2, line: 'kiev', colour: 'black', space: 3 }), event(3, 'stepped', { seat: 2, line: 'petersburg', colour: 'grey', space: 1 }),
  event(4, 'occupied', { seat: 0, place: 'doubler', workers: 1, coins: 0, black: 0 }), event(5, 'doubled', { seat: 0, doublers: 1 }),
  event(6, 'occupied', { seat: 1, place: 'brown_2', workers: 2, coins: 0, black: 0 }), event(7, 'stepped', { seat: 1, line: 'transsiberian', colour: 'brown', space: 2 }), event(8, 'stepped', { seat: 1, line: 'transsiberian', colour: 'brown', space: 3 }), event(9, 'won_worker', { seat: 1, workers: 7 }),
  event(10, 'occupied', { seat: 3, place: 'locomotive_1', workers: 1, coins: 0, black: 0 }), event(11, 'took_locomotive', { seat: 3, number: 3 }), event(12, 'placed', { seat: 3, number: 3, slot: 'kiev', displaced: 0 }),
  event(13, 'passed', { seat: 2, points: 0 }),
]

export function frame(v: View, legal: LegalAction[], prompt: { id: string; args: Args }, changes: Partial<Frame> = {}): Frame {
  return {
    type: 'frame', version: 1,
    match: { id: 'm', game: 'russian_railroads', ruleset: '1', options: {}, status: 'running', created: 0 },
    seats: ['Ana', 'Þórdís', 'Jiří', 'Bot'].slice(0, v.seats.length).map((name, i) => ({ seat: i, kind: 'person', name, level: null, yours: i === 0 })),
    viewer: 0, actors: v.phase === 'over' ? [] : [v.active], over: v.phase === 'over', result: null,
    view: v, prompt: { ...prompt, families: [...new Set(legal.map((a) => a.kind))] }, legal, space: [],
    events: TOLD, events_from: 0, undo: { seat: 0, open: true, reason: null, until: null }, thinking: [], decisions: 40, ...changes,
  }
}

/** Frame in the middle of an own turn that began on a place. */
const within = (place: Place, then: GameEvent[], changes: Partial<View>, legal: LegalAction[], prompt: { id: string; args: Args }): Frame =>
  frame(view({ running: place as View['running'], current: 0, ...changes }), legal, prompt, { events: [...TOLD, event(14, 'occupied', { seat: 0, place, workers: 2, coins: 0, black: 0 }), ...then], decisions: 42 })

const STEPS = [
  action(1, 'step', { line: 'transsiberian', colour: 'black' }, { scoring: { transsiberian: 1 }, total: 1 }),
  action(2, 'step', { line: 'petersburg', colour: 'black' }, {}),
  action(3, 'step', { line: 'kiev', colour: 'black' }, { wins: [{ special: 'kiev_4' }], scoring: { kiev: 4 }, total: 4 }),
  action(4, 'step', { line: 'petersburg', colour: 'grey' }, { scoring: { petersburg: -1 }, total: -1, points: 2 }),
  action(5, 'step', { line: 'transsiberian', colour: 'brown' }, { scoring: { transsiberian: 2 }, total: 2, wins: [{ worker: 1 }] }),
]
const ACT = { phase: 'act', agenda: [{ effect: 'any_2', left: { any: 1 }, whole: true }, { effect: 'factory_4', left: { brown: 1 }, whole: false }] } as Partial<View>

/** Points by source and round; they add up to the seats' points. */
export const BREAKDOWN: Breakdown[] = [1, 1.4, 0.6, 1.1].map((factor, i) => {
  const rounds = (...list: number[]) => ({ points: list.reduce((sum, n) => sum + Math.round(n * factor), 0), rounds: list.map((n) => Math.round(n * factor)) })
  return {
    transsiberian: rounds(0, 1, 6, 12, 24, 40, 55, 70), petersburg: rounds(0, 0, 1, 4, 8, 16, 20, 24), kiev: rounds(0, 1, 3, 6, 10, 10, 20, 45), industry: rounds(0, 1, 3, 5, 10, 15, 20, 30),
    passing: rounds(0, 2, 3, 0, 4, 0, 2, 3), stations: rounds(0, 0, 0, 0, 0, 10, 0, 10), effects: rounds(0, 0, 3, 3, 8, 0, 5, 12),
    bonus_cards: { points: i === 2 ? 0 : 28, cards: i === 2 ? {} : { tokens: 28 } }, majority: { points: [40, 20, 0, 0][i]!, engineers: [3, 2, 1, 0][i]!, highest: [14, 9, 12, 0][i]! },
  }
})
const SCORES = BREAKDOWN.map((sources) => Object.values(sources).reduce((sum, { points }) => sum + points, 0))
const RANKING = [[1], [3], [0], [2]]

export const SCENES: Record<string, () => Frame> = {
  start: () => frame(view({ phase: 'start_bonus', stage: 'start', round: 1, claims: [null, null], passed: [false, false, false, false], ...board(4, {}, 0), seats: [0, 1, 2, 3].map(() => seatOf()), starts: { black_step: 2, industry: null, doubler: null, coin: null } }), [action(1, 'choose_start', { start: 'industry' }, { scoring: { industry: 1 }, total: 1 }), action(2, 'choose_start', { start: 'doubler' }), action(3, 'choose_start', { start: 'coin' })], { id: 'start_bonus', args: {} }, { events: [] }),
  turn: () => frame(view(), TURN, { id: 'turn', args: {} }),
  pay: () => frame(view({ phase: 'pay', paying: 'grey_2' }), [
    action(1, 'pay', { coins: 1, black: 'without_black' }, { workers: 1, temporary: 0, black: 0, coins: 1 }), action(2, 'pay', { coins: 0, black: 'without_black' }, { workers: 2, temporary: 0, black: 0, coins: 0 }),
    action(3, 'pay', { coins: 0, black: 'with_black' }, { workers: 0, temporary: 1, black: 1, coins: 0 }), action(4, 'pay', { coins: 2, black: 'without_black' }, { workers: 0, temporary: 0, black: 0, coins: 2 }),
  ], { id: 'pay', args: { place: 'grey_2', cost: 2 } }, { events: [...TOLD, event(14, 'aimed', { seat: 0, place: 'grey_2' })], decisions: 41 }),
  act: () => within('any_2', [event(15, 'stepped', { seat: 0, line: 'transsiberian', colour: 'brown', space: 3 }), event(16, 'won_worker', { seat: 0, workers: 7 })], ACT, STEPS, { id: 'act', args: { effect: 'any_2', left: 1 } }),
  build: () => within('locomotive_3', [], { phase: 'act', agenda: [{ effect: 'locomotive_3', left: { locomotive: 1, factory: 1 }, whole: true }] }, [action(1, 'take_locomotive', {}, { number: 3 }), action(2, 'build', {}, { factory: 3, gives: { locomotive_or_factory: 1 } }), action(3, 'build_returned', { factory: '1' }, { factory: 1, gives: { engineer_sum: 1 } }), action(4, 'build_returned', { factory: '2' }, { factory: 2, gives: { grey: 1, points: 5 } })], { id: 'act', args: { effect: 'locomotive_3', left: 2 } }),
  industry: () => within('industry_2', [], { phase: 'act', agenda: [{ effect: 'industry_2', left: { industry: 2 }, whole: true }], seats: [own({ markers: [6, 2] }), ...view().seats.slice(1)] }, [action(1, 'advance', { marker: 1 }, { scoring: { industry: 5 }, total: 5 }), action(2, 'advance', { marker: 2 }, {}), action(3, 'done', {})], { id: 'act', args: { effect: 'industry_2', left: 2 } }),
  next: () => within('any_2', [event(15, 'stepped', { seat: 0, line: 'petersburg', colour: 'black', space: 4 }), event(16, 'won_token', { seat: 0, spot: 'petersburg_4' })], { phase: 'next', current: null, agenda: [...ACT.agenda!, { effect: 'spot_petersburg_4', left: { token: 1 }, whole: false }] }, [1, 2, 3].map((item) => action(item, 'next', { item }, { effect: 'any_2', left: { any: 1 } })), { id: 'next', args: { count: 3 } }),
  place: () => within('locomotive_2', [event(15, 'took_locomotive', { seat: 0, number: 3 }), event(16, 'placed', { seat: 0, number: 3, slot: 'kiev', displaced: 2 })], { phase: 'place', hand: { number: 2, special: false, displaced: true }, agenda: [{ effect: 'locomotive_2', left: {}, whole: true }] }, [action(1, 'place', { slot: 'petersburg' }, { scoring: { petersburg: 1 }, total: 1 }), action(2, 'retire', {})], { id: 'place', args: { number: 2 } }),
  replace: () => within('locomotive_2', [event(15, 'took_factory', { seat: 0, factory: 3, returned: 0 })], { phase: 'replace', new_factory: 3, seats: [own({ factories: [3, 6, 1, 2, 4] }), ...view().seats.slice(1)], agenda: [{ effect: 'locomotive_2', left: {}, whole: true }] }, [1, 2, 3, 4, 5].map((factory_slot) => action(factory_slot, 'replace', { factory_slot })), { id: 'replace', args: { factory: '3' } }),
  token: () => within('black_2', [event(15, 'stepped', { seat: 0, line: 'petersburg', colour: 'black', space: 4 })], { phase: 'token', agenda: [{ effect: 'spot_petersburg_4', left: { token: 1 }, whole: false }] }, [...['steps', 'industry', 'revalue', 'medal', 'card'].map((token, i) => action(i, 'use_token', { token }, token === 'revalue' ? { scoring: { transsiberian: 3 }, total: 3 } : {})), action(9, 'done', {})], { id: 'token', args: { spot: 'petersburg_4' } }),
  card: () => within('black_2', [], { phase: 'card', agenda: [{ effect: 'token_card', left: { card: 1, bonus: 1 }, whole: false }] }, ['four_actions', 'factory', 'black_worker'].map((card, i) => action(i, 'take_card', { card })), { id: 'card', args: {} }),
  bonus: () => within('black_2', [], { phase: 'bonus', agenda: [{ effect: 'token_card', left: { bonus: 1 }, whole: false }], deck: { count: 7, known: ['flat', 'ends', 'factories', 'locomotives', 'workers', 'black', 'tokens'], looking: true } }, [...['flat', 'ends', 'factories', 'locomotives', 'workers', 'black', 'tokens'].map((bonus, i) => action(i, 'take_bonus', { bonus })), action(20, 'take_points', {}, { points: 10 })], { id: 'bonus', args: {} }),
  repeat: () => within('engineer_inner', [], { phase: 'repeat', agenda: [{ effect: 'engineer_inner', left: { repeat: 1 }, whole: true }] }, [action(1, 'repeat', { place: 'doubler' }), action(2, 'repeat', { place: 'engineer_grey_brown' })], { id: 'repeat', args: { effect: 'engineer_inner' } }),
  once_more: () => within('black_2', [], { phase: 'once_more', agenda: [{ effect: 'card_four_actions', left: { once_more: 1 }, whole: false }] }, ['doublers', 'industry', 'black'].map((part, i) => action(i, 'once_more', { part })), { id: 'once_more', args: {} }),
  reuse: () => frame(view({ phase: 'reuse', stage: 'reuse' }), [...occupy('doubler', 'black_or_grey', 'industry_1'), action(70, 'stay', {})], { id: 'reuse', args: { position: 1 } }),
  waiting: () => frame(view({ active: 1 }), [], { id: 'wait', args: { seat: 1 } }),
  scored: () => {
    const seats = view().seats.map((each) => ({ ...each, scored: [...SCORED, { ...NOTHING, ...paidTo(each) }] }))
    return frame(view({ round: 4, seats }), TURN, { id: 'turn', args: {} }, { events: [...TOLD, ...[2, 0, 1, 3].map((seat, i) => event(14 + i, 'scored', { seat, ...paidTo(seats[seat]!) })), event(18, 'began_round', { number: 4, rounds: 7 })] })
  },
  last: () => frame(view({ round: 7, claims: [null, null], ...board(4, {}, 6, true) }), [...TURN.filter(({ args }) => args.place !== 'second'), ...occupy('last_round').map((each) => ({ ...each, id: 99 }))], { id: 'turn', args: {} }),
  two: () => frame(view({ seats: view().seats.slice(0, 2), order: [1, 0], passed: [false, false], rounds: 6, claims: [null, null], supply: supply(2), ...board(2, { brown_2: [pieces(1, { worker: 2 })] }, 2) }), TURN.filter(({ args }) => args.place === undefined || spaces(2)[String(args.place)]?.open !== false), { id: 'turn', args: {} }, { events: TOLD.filter(({ args }) => Number(args.seat ?? 0) < 2) }),
  over: () => {
    const seats = view().seats.map((each, i) => ({ ...each, points: SCORES[i]!, bonus_points: i === 2 ? {} : { tokens: 28 }, majority_points: [40, 20, 0, 0][i]! }))
    return frame(view({ phase: 'over', stage: 'over', round: 7, seats }), [], { id: 'over', args: {} }, { result: { ranking: RANKING, scores: SCORES, reason: 'last_round', breakdown: BREAKDOWN as unknown as Record<string, unknown>[] } })
  },
}

export const why = (_kind: string, args: Args): Refusal =>
  args.place === 'white_2' ? { id: 'rails_missing', args: { colour: 'white' }, section: 'track' } : { id: 'space_taken', args: { seat: 1 }, section: 'turn' }
