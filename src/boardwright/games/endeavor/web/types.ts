/** Types of the server's data; see docs/games/endeavor.md, "View", "Preview" and "Result". */

import { TRACKS, type ActionsOf as Action, type Building, type Deck, type Fields, type Phase, type Region, type Token, type Track } from './names'

export { ACTIONS_OF as ACTIONS, BUILDINGS, DECKS, REGIONS, TOKENS, TRACKS } from './names'
export type { Action, Building, Deck, Phase, Region, Token, Track }
/** Blue tokens, spent as a turn. Brown ones raise a track at once. */
export const BLUE = ['ship_or_draw', 'occupy_or_draw', 'attack', 'payment'] as const satisfies readonly Token[]
export type Blue = (typeof BLUE)[number]

/** `london`; `paris-venice`; `africa_5`, `africa_governor`. */
export type City = string
export type Link = string
export type CardId = string
export type Join = 'and' | 'or' | null

export interface LaneSpace { token: Token | null; seat: number | null }
export interface RegionView {
  open: boolean
  /** From the first space to the one next to the deck; Europe has no track. */
  lane: LaneSpace[]
  /** Discs beside the full track, by seat. */
  beside: number[]
  /** Discs in the region's cities and on and beside its track, by seat. */
  presence: number[]
}
export interface CityView { region: Region; glory: number; token: Token | null; seat: number | null; links: Link[] }
/** `seat`: the player who holds both ends. */
export interface LinkView { a: City; b: City; token: Token | null; seat: number | null }
export interface DeckView {
  region: Region
  /** From the top; the governor comes first while the region is closed. */
  cards: CardId[]
  top: CardId | null
  /** Whether slavery was abolished. */
  gone: boolean
}
/** Numbers of track icons and glory. */
export type Icons = Record<Track | 'glory', number>
export interface CardView extends Icons { deck: Deck; value: number; governor: boolean; abolition: boolean }
export interface BuildingView extends Icons { level: number; stock: number; actions: Action[]; join: Join }
export interface TracksView {
  /** First space of levels 1 to 5. */
  thresholds: number[]
  building_level: number[]
  growth: number[]
  payments: number[]
  card_limit: number[]
  /** Glory by space, 0 to `top`. */
  glory: number[]
  top: number
}

export const SOURCES = ['cities', 'links', ...TRACKS, 'cards', 'governor_space', 'buildings', 'harbour', 'slavery'] as const
export type Source = (typeof SOURCES)[number]

export interface OwnBuilding { building: Building; manned: boolean }
export interface SeatView {
  harbour: number
  supply: number
  buildings: OwnBuilding[]
  /** Exact totals, which may exceed the last space. */
  levels: Record<Track, number>
  /** Spaces of the markers. */
  markers: Record<Track, number>
  build_level: number
  growth: number
  payments: number
  card_limit: number
  /** Unspent blue tokens. */
  tokens: Partial<Record<Token, number>>
  cards: CardId[]
  /** Slavery cards laid aside. */
  aside: CardId[]
  /** Governor on the governor space. */
  governor: CardId | null
  /** Number of cards that count against the limit. */
  counted: number
  /** Glory if the match ended now. */
  glory: Record<Source | 'total', number>
}

/** Activation or token being carried out. */
export interface Acting {
  actions: Action[]
  half: 1 | 2
  halves: 1 | 2
  /** Region that the second half is restricted to. */
  region: Region | null
  deck: Deck | null
  building: Building | null
  token: Blue | null
}

/** `to_free`: salaries still to be paid. */
export interface View extends Pick<Fields, 'phase' | 'round' | 'crown' | 'active' | 'to_free'> {
  rounds: number
  passed: boolean[]
  regions: Record<Region, RegionView>
  cities: Record<City, CityView>
  links: Record<Link, LinkView>
  decks: Record<Deck, DeckView>
  /** All 48. */
  cards: Record<CardId, CardView>
  /** All 16. */
  buildings: Record<Building, BuildingView>
  tracks: TracksView
  seats: SeatView[]
  acting: Acting | null
}

/** What an action would change; unchanged fields are missing. */
export interface Preview {
  /** Change in the harbour. */
  discs?: number
  token?: Token
  icons?: Partial<Record<Track, number>>
  /** Levels 1 to 5 before and after, for levels that change. */
  levels?: Partial<Record<Track, [before: number, after: number]>>
  /** Change of the current total. */
  glory?: number
  /** Region that opens, and its governor. */
  opens?: Region
  governor?: { seat: number; card: CardId }
  /** Links gained; token null: already taken. */
  links?: { link: Link; token: Token | null }[]
  card?: CardId
  /** Slavery cards laid aside. */
  laid_aside?: { seat: number; card: CardId }[]
  // for `activate` and `spend`
  actions?: Action[]
}

/** Breakdown of a result by seat. */
export interface SourcePoints {
  points: number
  cities?: City[]
  links?: Link[]
  level?: number
  cards?: Record<CardId, number> | CardId[]
  discs?: number
}
export type Breakdown = Record<Source, SourcePoints>
