/** The shapes of docs/games/endeavor.md, "View", "Preview" and "Result", as the server sends them. */

import { TRACKS, type ActionsOf as Action, type Building, type Deck, type Fields, type Phase, type Region, type Token, type Track } from './names'

export { ACTIONS_OF as ACTIONS, BUILDINGS, DECKS, REGIONS, TOKENS, TRACKS } from './names'
export type { Action, Building, Deck, Phase, Region, Token, Track }
/** Spent as a turn of one's own; the other tokens, the brown ones, raise a track at once. */
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
  /** From the first space to the one next to the deck; Europe has none. */
  lane: LaneSpace[]
  /** Discs beside the full track, per seat. */
  beside: number[]
  /** Discs in its cities, on and beside its track, per seat. */
  presence: number[]
}
export interface CityView { region: Region; glory: number; token: Token | null; seat: number | null; links: Link[] }
/** `seat`: who holds both ends. */
export interface LinkView { a: City; b: City; token: Token | null; seat: number | null }
export interface DeckView {
  region: Region
  /** From the top; the governor first while the region is closed. */
  cards: CardId[]
  top: CardId | null
  /** Abolished. */
  gone: boolean
}
/** How many icons of each track, and glory. */
export type Icons = Record<Track | 'glory', number>
export interface CardView extends Icons { deck: Deck; value: number; governor: boolean; abolition: boolean }
export interface BuildingView extends Icons { level: number; stock: number; actions: Action[]; join: Join }
export interface TracksView {
  /** Where levels 1 to 5 begin. */
  thresholds: number[]
  building_level: number[]
  growth: number[]
  payments: number[]
  card_limit: number[]
  /** By space, 0 to `top`. */
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
  /** The true sums, which may go beyond the last space. */
  levels: Record<Track, number>
  /** The spaces of the markers. */
  markers: Record<Track, number>
  build_level: number
  growth: number
  payments: number
  card_limit: number
  /** Blue ones, not spent yet. */
  tokens: Partial<Record<Token, number>>
  cards: CardId[]
  /** Slavery cards laid aside. */
  aside: CardId[]
  /** Which governor lies on the governor space. */
  governor: CardId | null
  /** How many cards count against the limit now. */
  counted: number
  /** As if the match ended now. */
  glory: Record<Source | 'total', number>
}

/** The activation or token that is being carried out. */
export interface Acting {
  actions: Action[]
  half: 1 | 2
  halves: 1 | 2
  /** What the second half is bound to. */
  region: Region | null
  deck: Deck | null
  building: Building | null
  token: Blue | null
}

/** `to_free`: how many salaries are left to be paid. */
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

/** What an action would change; what it does not change is left out. */
export interface Preview {
  /** Change of the harbour. */
  discs?: number
  token?: Token
  icons?: Partial<Record<Track, number>>
  /** Levels 1 to 5 before and after, where they change. */
  levels?: Partial<Record<Track, [before: number, after: number]>>
  /** Change of the total as it stands. */
  glory?: number
  /** The region that opens, and who governs it. */
  opens?: Region
  governor?: { seat: number; card: CardId }
  /** Links that come with it; null: the token was taken before. */
  links?: { link: Link; token: Token | null }[]
  card?: CardId
  /** Slavery cards that are laid aside. */
  laid_aside?: { seat: number; card: CardId }[]
  // of `activate` and `spend`
  actions?: Action[]
}

/** The breakdown of a result, per seat. */
export interface SourcePoints {
  points: number
  cities?: City[]
  links?: Link[]
  level?: number
  cards?: Record<CardId, number> | CardId[]
  discs?: number
}
export type Breakdown = Record<Source, SourcePoints>
