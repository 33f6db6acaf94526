/** Types of the server's data; see docs/games/endeavor.md, "View", "Preview" and "Result". */

import { TRACKS, type ActionsOf as Action, type Building, type Deck, type Phase, type Region, type Token, type Track, type View } from './names'

export { ACTIONS_OF as ACTIONS, BUILDINGS, DECKS, REGIONS, TOKENS, TRACKS } from './names'
export type { Action, Building, Deck, Phase, Region, Token, Track, View }
/** Blue tokens, spent as a turn. Brown ones raise a track at once. */
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
/** Activation or token being carried out. */
export type Acting = NonNullable<View['acting']>
/** Numbers of track icons and glory. */
export type Icons = Record<Track | 'glory', number>

export const SOURCES = ['cities', 'links', ...TRACKS, 'cards', 'governor_space', 'buildings', 'harbour', 'slavery'] as const
export type Source = (typeof SOURCES)[number]

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
  built?: string[]
  discs?: number
}
export type Breakdown = Record<Source, SourcePoints>
