// Generated: run `python docs/generate.py` after changing src/boardwright/games/endeavor/{components,state,actions,events}.py.

export const ACTIONS_OF = ['ship', 'occupy', 'attack', 'draw', 'payment'] as const
export type ActionsOf = (typeof ACTIONS_OF)[number]
export const BUILDINGS = [
  'colonial_house', 'market', 'shipyard', 'workshop', 'bank', 'barracks', 'guild_hall', 'docks', 'fortress', 'theatre', 'cartographer', 'trade_office',
  'university', 'exchange', 'museum', 'parliament',
] as const
export type Building = (typeof BUILDINGS)[number]
export const CARDS = [
  'europe_0', 'europe_1', 'europe_2', 'europe_3', 'europe_4', 'europe_5', 'slavery_0', 'slavery_1', 'slavery_2', 'slavery_3', 'slavery_4', 'slavery_5',
  'africa_governor', 'africa_1', 'africa_2', 'africa_3', 'africa_4', 'africa_5', 'south_america_governor', 'south_america_1', 'south_america_2',
  'south_america_3', 'south_america_4', 'south_america_5', 'caribbean_governor', 'caribbean_1', 'caribbean_2', 'caribbean_3', 'caribbean_4', 'caribbean_5',
  'north_america_governor', 'north_america_1', 'north_america_2', 'north_america_3', 'north_america_4', 'north_america_5', 'india_governor', 'india_1',
  'india_2', 'india_3', 'india_4', 'india_5', 'far_east_governor', 'far_east_1', 'far_east_2', 'far_east_3', 'far_east_4', 'far_east_5',
] as const
export type Card = (typeof CARDS)[number]
export const CARD_PLACES = ['deck', 'held', 'aside', 'gone'] as const
export type CardPlace = (typeof CARD_PLACES)[number]
export const CITIES = [
  'london', 'copenhagen', 'lisbon', 'seville', 'paris', 'venice', 'constantinople', 'algiers', 'tripoli', 'alexandria', 'elmina', 'zanzibar', 'potosi',
  'salvador', 'buenos_aires', 'havana', 'bridgetown', 'port_royal', 'new_orleans', 'quebec', 'boston', 'bombay', 'tranquebar', 'calcutta', 'malacca', 'batavia',
  'canton', 'edo', 'manila',
] as const
export type City = (typeof CITIES)[number]
export const DECKS = ['europe', 'slavery', 'africa', 'south_america', 'caribbean', 'north_america', 'india', 'far_east'] as const
export type Deck = (typeof DECKS)[number]
export const GOVERNORS = [
  'africa_governor', 'south_america_governor', 'caribbean_governor', 'north_america_governor', 'india_governor', 'far_east_governor',
] as const
export type Governor = (typeof GOVERNORS)[number]
export const LINKS = [
  'paris-venice', 'venice-constantinople', 'constantinople-alexandria', 'tripoli-alexandria', 'elmina-zanzibar', 'havana-port_royal', 'quebec-boston',
  'bombay-tranquebar', 'canton-manila', 'algiers-elmina', 'alexandria-zanzibar', 'lisbon-salvador', 'seville-buenos_aires', 'seville-havana',
  'lisbon-port_royal', 'algiers-new_orleans', 'paris-quebec', 'london-boston', 'london-bombay', 'copenhagen-tranquebar', 'copenhagen-malacca',
  'constantinople-batavia', 'calcutta-malacca', 'calcutta-batavia', 'havana-new_orleans', 'bridgetown-salvador',
] as const
export type Link = (typeof LINKS)[number]
export const PHASES = ['build', 'salary', 'turn', 'act', 'governor', 'discard', 'over'] as const
export type Phase = (typeof PHASES)[number]
export const REGIONS = ['europe', 'africa', 'south_america', 'caribbean', 'north_america', 'india', 'far_east'] as const
export type Region = (typeof REGIONS)[number]
export const TOKENS = ['industry', 'culture', 'finance', 'politics', 'ship_or_draw', 'occupy_or_draw', 'attack', 'payment'] as const
export type Token = (typeof TOKENS)[number]
export const TRACKS = ['industry', 'culture', 'finance', 'politics'] as const
export type Track = (typeof TRACKS)[number]

/** The declared fields as plain data: the base of views and positions. */
export interface Fields {
  phase: Phase
  round: number
  crown: number
  active: number
  passed: boolean[]
  seats: {
    supply: number
    harbour: number
    tokens: Partial<Record<Token, number>>
    governor: Card | null
  }[]
  tokens: {
    cities: Partial<Record<City, Token>>
    links: Partial<Record<Link, Token>>
  }
  cities: Partial<Record<City, number>>
  beside: Partial<Record<Region, number[]>>
  abolished: boolean
  acting: {
    actions: ActionsOf[]
    halves: number
    region: Region | null
    deck: Deck | null
  } | null
  to_free: number
}

/** What the query `view` says as plain data. */
export interface View {
  phase: Phase
  round: number
  rounds: number
  crown: number
  active: number
  passed: boolean[]
  to_free: number
  regions: Record<Region, {
    open: boolean
    lane: {
      token: Token | null
      seat: number | null
    }[]
    beside: number[]
    presence: number[]
  }>
  cities: Record<string, {
    region: Region
    glory: number
    links: string[]
    token: Token | null
    seat: number | null
  }>
  links: Record<string, {
    a: string
    b: string
    token: Token | null
    seat: number | null
  }>
  decks: Record<Deck, {
    region: Region
    cards: string[]
    top: string | null
    gone: boolean
  }>
  cards: Record<string, {
    deck: Deck
    value: number
    governor: boolean
    abolition: boolean
    industry: number
    culture: number
    finance: number
    politics: number
    glory: number
  }>
  buildings: Record<Building, {
    level: number
    industry: number
    culture: number
    finance: number
    politics: number
    glory: number
    actions: ActionsOf[]
    join: 'and' | 'or' | null
    stock: number
  }>
  tracks: {
    thresholds: number[]
    building_level: number[]
    growth: number[]
    payments: number[]
    card_limit: number[]
    glory: number[]
    top: number
  }
  seats: {
    harbour: number
    supply: number
    buildings: {
      building: Building
      manned: boolean
    }[]
    levels: Record<Track, number>
    markers: Record<Track, number>
    build_level: number
    growth: number
    payments: number
    card_limit: number
    counted: number
    tokens: Record<Token, number>
    cards: string[]
    aside: string[]
    governor: string | null
    glory: Record<'cities' | 'links' | 'industry' | 'culture' | 'finance' | 'politics' | 'cards' | 'governor_space' | 'buildings' | 'harbour' | 'slavery' | 'total', number>
  }[]
  acting: {
    half: number
    halves: number
    actions: ActionsOf[]
    region: Region | null
    deck: Deck | null
    building: Building | null
    token: Token | null
  } | null
}
