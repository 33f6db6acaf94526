/** The shapes of docs/games/endeavor.md, "View", "Preview" and "Result", as the server sends them. */

import { TRACKS, type ActionsOf as Action, type Building, type Deck, type Phase, type Region, type Token, type Track, type View } from './names'

export { ACTIONS_OF as ACTIONS, BUILDINGS, DECKS, REGIONS, TOKENS, TRACKS } from './names'
export type { Action, Building, Deck, Phase, Region, Token, Track, View }
/** Spent as a turn of one's own; the other tokens, the brown ones, raise a track at once. */
export const BLUE = ['ship_or_draw', 'occupy_or_draw', 'attack', 'payment'] as const satisfies readonly Token[]
export type Blue = (typeof BLUE)[number]

/** `london`; `paris-venice`; `africa_5`, `africa_governor`. */
export type City = string
export type Link = string
export type CardId = string

/** What `presentation/view_fields.py` declares. */
export type RegionView = View['regions'][Region]
export type LaneSpace = RegionView['lane'][number]
export type CityView = View['cities'][City]
export type LinkView = View['links'][Link]
export type DeckView = View['decks'][Deck]
export type CardView = View['cards'][CardId]
export type BuildingView = View['buildings'][Building]
export type Join = BuildingView['join']
export type TracksView = View['tracks']
export type SeatView = View['seats'][number]
export type OwnBuilding = SeatView['buildings'][number]
/** The activation or token that is being carried out. */
export type Acting = NonNullable<View['acting']>
/** How many icons of each track, and glory. */
export type Icons = Record<Track | 'glory', number>

export const SOURCES = ['cities', 'links', ...TRACKS, 'cards', 'governor_space', 'buildings', 'harbour', 'slavery'] as const
export type Source = (typeof SOURCES)[number]

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
