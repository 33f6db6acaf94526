/** Hand-written views of a match for tests and web/fixture.ts. */
import { DECKS, REGIONS, TOKENS, TRACKS, type Action, type Building, type BuildingView, type CardId, type CardView, type CityView, type Deck, type DeckView, type Join, type LinkView, type Region, type RegionView, type SeatView, type Source, type Token, type View } from '../types'

/** Level, copies, icons and glory, actions; see data/buildings.toml. */
const BUILT: [Building, number, number, number[], Action[], Join][] = [
  ['colonial_house', 0, 0, [0, 0, 0, 0, 0], ['occupy'], null],
  ['market', 1, 5, [0, 0, 0, 0, 0], ['draw'], null],
  ['shipyard', 1, 5, [0, 1, 0, 0, 0], ['ship'], null],
  ['workshop', 1, 5, [2, 0, 0, 0, 0], [], null],
  ['bank', 2, 4, [0, 0, 2, 0, 0], [], null],
  ['barracks', 2, 4, [0, 0, 0, 0, 0], ['attack'], null],
  ['guild_hall', 2, 4, [0, 0, 0, 0, 0], ['ship', 'draw'], 'or'],
  ['docks', 3, 3, [0, 0, 0, 0, 0], ['occupy', 'ship'], 'and'],
  ['fortress', 3, 3, [0, 0, 0, 1, 0], ['occupy', 'attack'], 'or'],
  ['theatre', 3, 3, [0, 2, 0, 0, 0], [], null],
  ['cartographer', 4, 2, [0, 0, 0, 0, 0], ['ship', 'ship'], 'and'],
  ['trade_office', 4, 2, [0, 0, 0, 0, 0], ['draw', 'draw'], 'and'],
  ['university', 4, 2, [0, 0, 0, 0, 3], [], null],
  ['exchange', 5, 1, [0, 0, 2, 0, 0], ['payment'], null],
  ['museum', 5, 1, [0, 2, 0, 0, 0], ['payment'], null],
  ['parliament', 5, 1, [0, 0, 0, 2, 0], ['payment'], null],
]
/** Icons and glory by value (0: the governor overseas); see data/cards.toml. */
const CARDS: Record<Deck, number[][]> = {
  europe: [[0, 1, 1, 0, 0], [0, 2, 0, 1, 0], [0, 0, 0, 3, 0], [1, 1, 1, 1, 0], [0, 0, 0, 0, 5], [0, 3, 0, 0, 3]],
  slavery: [[2, 0, 0, 0, 0], [0, 0, 2, 0, 0], [1, 0, 2, 0, 0], [3, 0, 0, 0, 0], [2, 0, 2, 0, 0], [3, 0, 2, 0, 0]],
  africa: [[0, 0, 2, 1, 1], [1, 0, 0, 1, 0], [1, 0, 1, 1, 0], [0, 0, 2, 2, 0], [2, 0, 1, 1, 1], [2, 0, 2, 0, 2]],
  south_america: [[0, 0, 0, 3, 1], [0, 2, 0, 0, 0], [0, 3, 0, 0, 0], [0, 4, 0, 0, 0], [0, 0, 3, 0, 2], [0, 0, 3, 0, 3]],
  caribbean: [[0, 2, 0, 1, 1], [0, 0, 0, 2, 0], [0, 0, 1, 2, 0], [0, 0, 4, 0, 0], [0, 0, 0, 3, 2], [3, 0, 0, 0, 3]],
  north_america: [[0, 0, 1, 2, 1], [2, 0, 0, 0, 0], [0, 0, 3, 0, 0], [2, 2, 0, 0, 0], [0, 2, 0, 2, 1], [0, 0, 0, 0, 6]],
  india: [[0, 1, 1, 1, 1], [0, 1, 0, 1, 0], [0, 1, 1, 1, 0], [0, 1, 2, 1, 0], [0, 0, 2, 1, 2], [0, 0, 2, 2, 2]],
  far_east: [[2, 1, 0, 0, 1], [1, 0, 1, 0, 0], [2, 0, 1, 0, 0], [2, 0, 2, 0, 0], [1, 1, 1, 1, 1], [0, 0, 0, 3, 3]],
}
/** City, and its glory if not 1. */
const CITIES: Record<Region, string[]> = {
  europe: ['london', 'copenhagen', 'lisbon', 'seville', 'paris', 'venice', 'constantinople', 'algiers', 'tripoli', 'alexandria'],
  africa: ['elmina', 'zanzibar'],
  south_america: ['potosi', 'salvador', 'buenos_aires'],
  caribbean: ['havana', 'bridgetown', 'port_royal'],
  north_america: ['new_orleans', 'quebec', 'boston'],
  india: ['bombay', 'tranquebar', 'calcutta'],
  far_east: ['malacca', 'batavia', 'canton', 'edo', 'manila'],
}
const TWO: readonly string[] = ['potosi', 'edo']
const LINKS = 'paris-venice venice-constantinople constantinople-alexandria tripoli-alexandria elmina-zanzibar havana-port_royal quebec-boston bombay-tranquebar canton-manila algiers-elmina alexandria-zanzibar lisbon-salvador seville-buenos_aires seville-havana lisbon-port_royal algiers-new_orleans paris-quebec london-boston london-bombay copenhagen-tranquebar copenhagen-malacca constantinople-batavia calcutta-malacca calcutta-batavia havana-new_orleans bridgetown-salvador'.split(' ')
const LANES: Record<Region, number> = { europe: 0, africa: 6, south_america: 6, caribbean: 6, north_america: 7, india: 7, far_east: 8 }

const icons = ([industry = 0, culture = 0, finance = 0, politics = 0, glory = 0]: number[]) => ({ industry, culture, finance, politics, glory })
export const BUILDING_TABLE = Object.fromEntries(
  BUILT.map(([id, level, stock, all, actions, join]) => [id, { level, stock, ...icons(all), actions, join }]),
) as Record<Building, BuildingView>
const overseas = (deck: Deck): boolean => deck !== 'europe' && deck !== 'slavery'
const cardId = (deck: Deck, value: number): CardId => (value === 0 && overseas(deck) ? `${deck}_governor` : `${deck}_${value}`)
export const CARD_TABLE: Record<CardId, CardView> = Object.fromEntries(
  DECKS.flatMap((deck) => CARDS[deck].map((all, value) => [
    cardId(deck, value), { deck, value, governor: value === 0 && overseas(deck), abolition: deck === 'europe' && value === 5, ...icons(all) },
  ])),
)

/** Tokens in a fixed mixed order. */
const token = (place: number): Token => TOKENS[[3, 0, 1, 4, 2, 3, 1, 5, 0, 3, 2, 1, 6, 3, 0, 1, 2, 3, 5, 1, 4, 3, 2, 7, 0, 1][(place * 11) % 26]!]!

/** What players hold: discs in cities, on tracks (in order) and beside them (per seat), cards drawn from the top of decks. */
export interface Standing {
  seats?: number
  cities?: Record<string, number>
  lanes?: Partial<Record<Region, number[]>>
  beside?: Partial<Record<Region, number[]>>
  drawn?: Partial<Record<Deck, number>>
  gone?: boolean
}

const NO_GLORY = Object.fromEntries(['cities', 'links', ...TRACKS, 'cards', 'governor_space', 'buildings', 'harbour', 'slavery', 'total'].map((s) => [s, 0])) as Record<Source | 'total', number>
/** Blue tokens, all kinds. */
export const tokensOf = (some: Partial<Record<Token, number>> = {}) => ({ ...(Object.fromEntries(TOKENS.map((token) => [token, 0])) as Record<Token, number>), ...some })
export const seatOf = (changes: Partial<SeatView> = {}): SeatView => ({
  harbour: 3, supply: 20, buildings: [{ building: 'colonial_house', manned: true }, { building: 'shipyard', manned: false }, { building: 'market', manned: false }],
  levels: { industry: 3, culture: 4, finance: 2, politics: 5 }, markers: { industry: 3, culture: 4, finance: 2, politics: 5 }, build_level: 2, growth: 4, payments: 2, card_limit: 3,
  tokens: tokensOf(), cards: [], aside: [], governor: null, counted: 0, glory: NO_GLORY, ...changes,
})

export function viewOf(standing: Standing = {}, changes: Partial<View> = {}): View {
  const count = standing.seats ?? 4
  const owner = (city: string): number | null => standing.cities?.[city] ?? null
  let place = 0
  const lane = (region: Region) => Array.from({ length: LANES[region] }, (_, i) => {
    const seat = standing.lanes?.[region]?.[i] ?? null
    const lying = token(place++)
    return { token: seat === null ? lying : null, seat }
  })
  const cities: Record<string, CityView> = {}
  for (const region of REGIONS)
    for (const city of CITIES[region])
      cities[city] = { region, glory: TWO.includes(city) ? 2 : 1, token: owner(city) === null ? token(place++) : null, seat: owner(city), links: LINKS.filter((l) => l.split('-').includes(city)) }
  const links: Record<string, LinkView> = {}
  for (const link of LINKS) {
    const [a, b] = link.split('-') as [string, string]
    const seat = owner(a) !== null && owner(a) === owner(b) ? owner(a) : null
    links[link] = { a, b, token: seat === null ? token(place++) : null, seat }
  }
  const regions = {} as Record<Region, RegionView>
  for (const region of REGIONS) {
    const spaces = lane(region)
    const beside = Array.from({ length: count }, (_, i) => standing.beside?.[region]?.[i] ?? 0)
    const presence = beside.map((n, seat) => n + spaces.filter((s) => s.seat === seat).length + CITIES[region].filter((c) => owner(c) === seat).length)
    regions[region] = { open: spaces.every((s) => s.seat !== null), lane: spaces, beside, presence }
  }
  const decks = {} as Record<Deck, DeckView>
  for (const deck of DECKS) {
    const region: Region = deck === 'slavery' ? 'europe' : deck
    const gone = deck === 'slavery' && standing.gone === true
    const left = gone ? [] : [0, 1, 2, 3, 4, 5].slice(standing.drawn?.[deck] ?? (overseas(deck) && regions[region].open ? 1 : 0))
    decks[deck] = { region, cards: left.map((value) => cardId(deck, value)), top: left.length ? cardId(deck, left[0]!) : null, gone }
  }
  return {
    phase: 'turn', round: 4, rounds: 7, crown: 1, active: 0, passed: Array.from({ length: count }, () => false), regions, cities, links, decks, cards: CARD_TABLE, buildings: BUILDING_TABLE,
    tracks: {
      thresholds: [0, 2, 4, 7, 10], building_level: [1, 2, 3, 4, 5], growth: [2, 3, 4, 5, 6], payments: [1, 2, 3, 4, 5], card_limit: [1, 2, 3, 4, 5],
      glory: [0, 0, 2, 2, 4, 4, 4, 7, 7, 7, 10, 11, 12, 13, 14, 15], top: 15,
    },
    seats: Array.from({ length: count }, () => seatOf()), acting: null, to_free: 0, ...changes,
  }
}

/** Before the first move. */
export const START = (): View => viewOf({}, { round: 1, crown: 0 })
/** Middle of a match: three regions are open. */
export const MIDDLE_STANDING: Standing = {
  cities: { london: 0, paris: 1, venice: 1, lisbon: 2, seville: 0, algiers: 3, copenhagen: 0, elmina: 3, havana: 0, port_royal: 2, tranquebar: 0 },
  lanes: { africa: [3, 3, 1, 0, 3, 2], caribbean: [0, 2, 2, 0, 1, 0], india: [0, 0, 1, 3, 0, 2, 0], north_america: [1, 1, 2], far_east: [3, 2], south_america: [2, 2, 0, 1] },
  beside: { africa: [1, 0, 0, 2], caribbean: [0, 1, 0, 0] },
  drawn: { europe: 2, slavery: 3, africa: 3, caribbean: 2 },
}
export const MIDDLE = (): View => viewOf(MIDDLE_STANDING)
/** End of a match: everything is taken. */
export const FULL_STANDING: Standing = {
  seats: 5,
  cities: Object.fromEntries(REGIONS.flatMap((r) => CITIES[r]).map((city, i) => [city, [0, 1, 2, 3, 4, 0, 0, 1, 4, 3, 1, 3, 2, 2, 4, 0, 1, 2, 1, 3, 4, 0, 0, 2, 4, 1, 3, 2, 3][i]!])),
  lanes: Object.fromEntries(REGIONS.map((r, k) => [r, Array.from({ length: LANES[r] }, (_, i) => (i * 3 + k) % 5)])),
  beside: { africa: [1, 0, 2, 0, 3], far_east: [2, 1, 1, 1, 2], india: [0, 0, 1, 0, 0], south_america: [0, 3, 0, 0, 1], caribbean: [1, 1, 1, 1, 1], north_america: [0, 0, 0, 0, 2] },
  drawn: { europe: 5, slavery: 6, africa: 6, india: 4, far_east: 3, caribbean: 5 },
  gone: true,
}
export const FULL = (): View => viewOf(FULL_STANDING, { round: 7 })
