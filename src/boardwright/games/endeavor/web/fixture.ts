/** Hand-written frames for board tests and the page web/dev/board.html. */
import type { Args, Frame, GameEvent, LegalAction, Refusal } from '@shell/net/frame'
import { FULL_STANDING, MIDDLE_STANDING, seatOf, tokensOf, viewOf } from './map/scenes'
import { SOURCES, TRACKS, type Breakdown, type OwnBuilding, type Preview, type SeatView, type Track, type View } from './types'

const houses = (...list: string[]): OwnBuilding[] =>
  list.map((each) => ({ building: each.replace('*', '') as OwnBuilding['building'], manned: each.endsWith('*') }))
const GLORY = (...points: number[]): SeatView['glory'] => {
  const glory = Object.fromEntries([...SOURCES.map((source, i) => [source, points[i] ?? 0]), ['total', 0]]) as SeatView['glory']
  glory.total = SOURCES.reduce((sum, source) => sum + glory[source], 0)
  return glory
}
const tracks = (industry: number, culture: number, finance: number, politics: number): Pick<SeatView, 'levels' | 'markers'> => {
  const levels = { industry, culture, finance, politics }
  return { levels, markers: Object.fromEntries(TRACKS.map((track) => [track, Math.min(15, levels[track])])) as Record<Track, number> }
}

const SEATS: SeatView[] = [
  seatOf({ ...tracks(5, 8, 4, 6), build_level: 3, growth: 5, payments: 3, card_limit: 3, harbour: 5, supply: 11, tokens: tokensOf({ ship_or_draw: 1, attack: 1 }), cards: ['slavery_1', 'slavery_2', 'europe_1', 'caribbean_1', 'india_governor'], governor: null, counted: 3, buildings: houses('colonial_house*', 'shipyard', 'market', 'docks', 'guild_hall*'), glory: GLORY(6, 3, 4, 7, 4, 4, 1, 0, 0, 1, 0) }),
  seatOf({ ...tracks(4, 4, 7, 2), build_level: 3, growth: 4, payments: 4, card_limit: 2, harbour: 2, supply: 14, tokens: tokensOf({ occupy_or_draw: 1 }), cards: ['slavery_0', 'africa_1'], counted: 1, buildings: houses('colonial_house*', 'workshop', 'barracks*', 'bank', 'market*'), glory: GLORY(2, 1, 4, 4, 7, 2, 0, 3) }),
  seatOf({ ...tracks(7, 2, 2, 5), build_level: 4, growth: 3, payments: 2, card_limit: 3, harbour: 0, supply: 17, cards: ['europe_0', 'africa_2', 'south_america_1'], counted: 3, buildings: houses('colonial_house*', 'workshop', 'shipyard*', 'fortress*', 'cartographer'), glory: GLORY(2, 0, 7, 2, 2, 4, 0, 3) }),
  seatOf({ ...tracks(3, 9, 3, 1), build_level: 2, growth: 5, payments: 2, card_limit: 1, harbour: 7, supply: 9, tokens: tokensOf({ payment: 1 }), cards: ['africa_governor'], governor: 'africa_governor', counted: 0, buildings: houses('colonial_house', 'shipyard*', 'guild_hall', 'theatre', 'market'), glory: GLORY(2, 1, 2, 7, 2, 0, 1) }),
]

export const view = (changes: Partial<View> = {}): View => viewOf(MIDDLE_STANDING, { seats: SEATS, passed: [false, false, true, false], ...changes })

export const action = (id: number, kind: string, args: Args, preview: Preview = {}): LegalAction => ({ id, kind, args, text: kind, preview })
export const event = (n: number, kind: string, args: Args): GameEvent => ({ n, kind, args })
const TOLD: GameEvent[] = [
  event(0, 'began_round', { number: 4, seat: 1 }), event(1, 'built', { seat: 1, building: 'barracks' }),
  event(2, 'activated', { seat: 0, building: 'colonial_house' }), event(3, 'occupied', { seat: 0, city: 'copenhagen', token: 'culture' }), event(4, 'linked', { seat: 0, link: 'copenhagen-tranquebar', token: 'politics' }),
  event(5, 'activated', { seat: 1, building: 'barracks' }), event(6, 'attacked', { seat: 1, city: 'paris', loser_seat: 2 }),
  event(7, 'passed', { seat: 2 }), event(8, 'discarded', { seat: 2, card: 'europe_2' }),
  event(9, 'spent', { seat: 3, token: 'ship_or_draw' }), event(10, 'shipped', { seat: 3, region: 'far_east', space: 1, token: 'finance' }),
]

export function frame(v: View, legal: LegalAction[], prompt: { id: string; args?: Args }, changes: Partial<Frame> = {}): Frame {
  return {
    type: 'frame', version: 1,
    match: { id: 'm', game: 'endeavor', ruleset: '1', options: {}, status: 'running', created: 0 },
    seats: ['Ana', 'Þórdís', 'Jiří', 'Bot', 'Ivo'].slice(0, v.seats.length).map((name, i) => ({ seat: i, kind: 'person', name, level: null, yours: i === 0 })),
    viewer: 0, actors: v.phase === 'over' ? [] : [v.active], over: v.phase === 'over', result: null,
    view: v, prompt: { id: prompt.id, args: prompt.args ?? {}, families: [...new Set(legal.map((a) => a.kind))] }, legal, space: [],
    events: TOLD, events_from: 0, undo: { seat: 0, open: true, reason: null, until: null }, thinking: [], decisions: 40, ...changes,
  }
}
const within = (building: string, then: GameEvent[], changes: Partial<View>, legal: LegalAction[]): Frame =>
  frame(view({ phase: 'act', ...changes }), legal, { id: 'act', args: {} }, { events: [...TOLD, event(11, 'activated', { seat: 0, building }), ...then], decisions: 42 })

const SHIPS = [
  action(1, 'ship', { region: 'far_east' }, { discs: -1, token: 'politics', icons: { politics: 1 }, levels: { politics: [3, 4] }, glory: 3 }), action(2, 'ship', { region: 'south_america' }, { discs: -1, token: 'attack' }),
  action(3, 'ship', { region: 'north_america' }, { discs: -1, token: 'culture', icons: { culture: 1 } }), action(4, 'ship', { region: 'india' }, { discs: -1 }), action(5, 'ship', { region: 'africa' }, { discs: -1 }), action(6, 'ship', { region: 'caribbean' }, { discs: -1 }),
]
const DRAWS = [
  action(11, 'draw', { deck: 'europe' }, { icons: { politics: 3 }, levels: { politics: [3, 4] }, card: 'europe_2', glory: 3 }), action(12, 'draw', { deck: 'slavery' }, { icons: { industry: 3 }, card: 'slavery_3', glory: 3 }),
  action(13, 'draw', { deck: 'caribbean' }, { icons: { finance: 1, politics: 2 }, card: 'caribbean_2' }),
]
const CITIES = [
  action(21, 'occupy', { city: 'seville' }), action(22, 'occupy', { city: 'bombay' }, { discs: -1, token: 'industry', icons: { industry: 1 }, glory: 3, links: [{ link: 'london-bombay', token: 'finance' }, { link: 'bombay-tranquebar', token: null }] }), action(23, 'occupy', { city: 'bridgetown' }, { discs: -1, token: 'finance', icons: { finance: 1 }, glory: 1 }),
]
const BREAKDOWN: Breakdown[] = [1, 0.8, 1.1, 0.6, 0.9].map((factor, i) => {
  const of = (n: number, more = {}) => ({ points: Math.round(n * factor), ...more })
  const v = viewOf(FULL_STANDING)
  const cities = Object.keys(v.cities).filter((city) => v.cities[city]!.seat === i)
  const links = Object.keys(v.links).filter((link) => v.links[link]!.seat === i)
  return {
    cities: { points: cities.reduce((sum, city) => sum + v.cities[city]!.glory, 0), cities }, links: { points: links.length, links }, industry: of(10), culture: of(11), finance: of(7), politics: of(12),
    cards: of(6, { cards: { europe_4: 5, africa_governor: 1 } }), governor_space: { points: i % 2 ? 3 : 0 }, buildings: { points: i === 2 ? 3 : 0 }, harbour: { points: 1, discs: 4 }, slavery: { points: i === 0 ? -2 : 0, cards: [] },
  }
})
const SCORES = BREAKDOWN.map((sources) => Object.values(sources).reduce((sum, { points }) => sum + points, 0))
const RANKING = SCORES.map((_, seat) => seat).sort((a, b) => SCORES[b]! - SCORES[a]!).map((seat) => [seat])

export const SCENES: Record<string, () => Frame> = {
  start: () => frame(viewOf({}, { phase: 'build', round: 1, crown: 0, seats: SEATS.map(() => seatOf({ ...tracks(0, 0, 0, 0), build_level: 1, growth: 2, payments: 1, card_limit: 1, harbour: 0, supply: 30, buildings: houses('colonial_house') })) }), ['market', 'shipyard', 'workshop'].map((building, i) => action(i, 'build', { building }, building === 'workshop' ? { icons: { industry: 2 }, levels: { industry: [1, 2] }, glory: 2 } : building === 'shipyard' ? { icons: { culture: 1 } } : {})), { id: 'build', args: { level: 1 } }, { events: [event(0, 'began_round', { number: 1, seat: 0 })] }),
  build: () => frame(view({ phase: 'build' }), ['market', 'shipyard', 'workshop', 'bank', 'barracks', 'guild_hall', 'docks', 'fortress', 'theatre'].map((building, i) => action(i, 'build', { building }, building === 'theatre' ? { icons: { culture: 2 }, levels: { culture: [4, 5] }, glory: 3 } : {})), { id: 'build', args: { level: 3 } }),
  salary: () => frame(view({ phase: 'salary', to_free: 1 }), ['colonial_house', 'guild_hall'].map((building, i) => action(i, 'free', { building }, { discs: 1 })), { id: 'salary', args: { left: 1 } }, { events: [...TOLD, event(11, 'grew', { seat: 0, discs: 5 }), event(12, 'paid', { seat: 3, building: 'market' })] }),
  turn: () => frame(view(), [...['shipyard', 'market', 'docks'].map((building, i) => action(i, 'activate', { building }, { actions: building === 'docks' ? ['occupy', 'ship'] : building === 'market' ? ['draw'] : ['ship'] })), action(10, 'spend', { token: 'ship_or_draw' }, { actions: ['ship', 'draw'] }), action(11, 'spend', { token: 'attack' }, { actions: ['attack'] }), action(12, 'pass', {})], { id: 'turn' }),
  ship: () => within('shipyard', [], { acting: { actions: ['ship'], half: 1, halves: 1, region: null, deck: null, building: 'shipyard', token: null } }, SHIPS),
  docks: () => within('docks', [], { acting: { actions: ['ship', 'occupy'], half: 1, halves: 2, region: null, deck: null, building: 'docks', token: null } }, [...SHIPS, ...CITIES]),
  second: () => within('docks', [event(12, 'occupied', { seat: 0, city: 'bombay', token: 'industry' }), event(13, 'linked', { seat: 0, link: 'london-bombay', token: 'finance' })], { acting: { actions: ['ship'], half: 2, halves: 2, region: 'india', deck: null, building: 'docks', token: null } }, [SHIPS[3]!, action(99, 'done', {})]),
  draw: () => within('market', [], { acting: { actions: ['draw'], half: 1, halves: 1, region: null, deck: null, building: 'market', token: null } }, DRAWS),
  attack: () => within('fortress', [], { acting: { actions: ['occupy', 'attack'], half: 1, halves: 1, region: null, deck: null, building: 'fortress', token: null } }, [...CITIES, action(31, 'attack', { city: 'paris' }, { discs: -2, glory: 1 }), action(32, 'attack', { city: 'port_royal' }, { discs: -2, glory: 2, links: [{ link: 'havana-port_royal', token: 'culture' }] })]),
  payment: () => within('exchange', [], { acting: { actions: ['payment'], half: 1, halves: 1, region: null, deck: null, building: 'exchange', token: null } }, ['colonial_house', 'guild_hall'].map((building, i) => action(i, 'free', { building }, { discs: 1 }))),
  governor: () => frame(view({ phase: 'governor', round: 7, seats: [{ ...SEATS[0]!, cards: [...SEATS[0]!.cards, 'africa_governor'], counted: 4 }, ...SEATS.slice(1)] }), [action(1, 'governor', { card: 'africa_governor' }), action(2, 'governor', { card: 'india_governor' }), action(3, 'no_governor', {}, { glory: 3 })], { id: 'governor' }, { events: [...TOLD, event(11, 'passed', { seat: 0 })] }),
  discard: () => frame(view({ phase: 'discard', seats: [{ ...SEATS[0]!, cards: [...SEATS[0]!.cards, 'africa_4'], governor: 'india_governor', counted: 4 }, ...SEATS.slice(1)] }), ['slavery_1', 'slavery_2', 'europe_1', 'caribbean_1', 'africa_4'].map((card, i) => action(i, 'discard', { card }, { icons: { politics: -1 }, glory: -2 })), { id: 'discard', args: { over: 1, limit: 3 } }, { events: [...TOLD, event(11, 'passed', { seat: 0 })] }),
  waiting: () => frame(view({ active: 1 }), [], { id: 'wait', args: { seat: 1 } }),
  opened: () => frame(view(), SCENES.turn!().legal, { id: 'turn' }, { events_from: 11, events: [event(11, 'activated', { seat: 1, building: 'market' }), event(12, 'shipped', { seat: 1, region: 'india', space: 7, token: 'politics' }), event(13, 'opened', { region: 'india' }), event(14, 'governs', { seat: 0, card: 'india_governor' })] }),
  abolished: () => frame(viewOf({ ...MIDDLE_STANDING, gone: true }, { seats: [{ ...SEATS[0]!, cards: ['europe_1', 'caribbean_1', 'india_governor'], aside: ['slavery_1', 'slavery_2'], counted: 2 }, ...SEATS.slice(1)] }), SCENES.turn!().legal, { id: 'turn' }, { events_from: 11, events: [event(11, 'activated', { seat: 1, building: 'market' }), event(12, 'drew', { seat: 1, card: 'europe_5' }), event(13, 'abolished', { seat: 1 }), event(14, 'laid_aside', { seat: 0, card: 'slavery_1' }), event(15, 'laid_aside', { seat: 0, card: 'slavery_2' })] }),
  three: () => frame(viewOf({ ...MIDDLE_STANDING, seats: 3, cities: { london: 0, paris: 1, venice: 1, lisbon: 2 }, lanes: { africa: [0, 1, 2] }, beside: {} }, { seats: SEATS.slice(0, 3) }), SCENES.turn!().legal, { id: 'turn' }, { events: TOLD.slice(0, 9) }),
  over: () => frame(viewOf(FULL_STANDING, { phase: 'over', round: 7, seats: [...SEATS, SEATS[1]!].map((each, i) => ({ ...each, aside: i === 0 ? ['slavery_1', 'slavery_2'] : [], buildings: houses('colonial_house*', 'shipyard*', 'market', 'docks*', 'university', 'guild_hall*', 'bank', 'parliament*'), glory: { ...Object.fromEntries(Object.entries(BREAKDOWN[i]!).map(([source, { points }]) => [source, points])), total: SCORES[i]! } as SeatView['glory'] })) }), [], { id: 'over' }, { result: { ranking: RANKING, scores: SCORES, reason: 'last_round', breakdown: BREAKDOWN as unknown as Record<string, unknown>[] } }),
}

export const why = (kind: string, _args: Args): Refusal =>
  kind === 'build' ? { id: 'level_too_high', args: { level: 5, allowed: 3 }, section: 'build' } : { id: 'region_closed', args: { region: 'far_east' }, section: 'occupy' }
