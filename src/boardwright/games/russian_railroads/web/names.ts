// Generated: run `python docs/generate.py` after changing src/boardwright/games/russian_railroads/{components,state,actions,events}.py.

export const BONUSES = ['flat', 'ends', 'factories', 'locomotives', 'workers', 'black', 'tokens', 'doublers', 'engineer', 'engineers'] as const
export type Bonus = (typeof BONUSES)[number]
export const CARDS = ['four_actions', 'engineer', 'factory', 'black_worker', 'locomotive'] as const
export type Card = (typeof CARDS)[number]
export const COLOURS = ['black', 'grey', 'brown', 'natural', 'white'] as const
export type Colour = (typeof COLOURS)[number]
export const EFFECTS = [
  'white_2', 'white_1', 'natural_2', 'natural_1', 'brown_2', 'brown_1', 'grey_2', 'grey_1', 'black_2', 'black_1', 'any_2', 'black_or_grey', 'locomotive_1',
  'locomotive_2', 'locomotive_3', 'industry_1', 'industry_2', 'industry_3', 'doubler', 'coins', 'temporary', 'hire', 'engineer_inner', 'engineer_outer',
  'first', 'second', 'last_round', 'engineer_two_any', 'engineer_black_grey', 'engineer_any_points', 'engineer_black_points', 'engineer_industry_two',
  'engineer_any_black', 'engineer_grey_brown', 'engineer_industry_points', 'engineer_doubler_points', 'engineer_repeat', 'engineer_industry_black',
  'engineer_locomotive_or_factory', 'engineer_two_any_more', 'engineer_doubler', 'engineer_best_locomotives', 'factory_1', 'factory_2', 'factory_3',
  'factory_4', 'factory_5', 'factory_6', 'factory_7', 'factory_8', 'factory_9', 'token_steps', 'token_industry', 'token_marker', 'token_doublers',
  'token_revalue', 'token_medal', 'token_card', 'card_four_actions', 'card_engineer', 'card_factory', 'card_black_worker', 'card_locomotive',
  'start_black_step', 'start_industry', 'start_doubler', 'start_coin', 'white_rail', 'spot_transsiberian_13', 'spot_petersburg_4', 'spot_petersburg_6',
  'spot_industry',
] as const
export type Effect = (typeof EFFECTS)[number]
export const ENGINEERS = [
  'two_any', 'black_grey', 'any_points', 'black_points', 'industry_two', 'any_black', 'grey_brown', 'industry_points', 'doubler_points', 'repeat',
  'industry_black', 'locomotive_or_factory', 'two_any_more', 'doubler', 'best_locomotives',
] as const
export type Engineer = (typeof ENGINEERS)[number]
export const FACTORIES = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
export type Factory = (typeof FACTORIES)[number]
export const LINES = ['transsiberian', 'petersburg', 'kiev'] as const
export type Line = (typeof LINES)[number]
export const ONCE_MORE_PARTS = ['doublers', 'industry', 'black'] as const
export type OnceMorePart = (typeof ONCE_MORE_PARTS)[number]
export const PARTS = [
  'black', 'grey', 'brown', 'natural', 'white', 'black_or_grey', 'any', 'extra', 'industry', 'locomotive', 'factory', 'locomotive_or_factory', 'repeat',
  'once_more', 'card', 'token', 'bonus', 'doublers', 'points', 'coins', 'temporary', 'hire', 'engineer_sum', 'best_locomotives', 'marker', 'revalue', 'medal',
  'engineer', 'black_worker', 'special_locomotive',
] as const
export type Part = (typeof PARTS)[number]
export const PHASES = [
  'start_bonus', 'turn', 'pay', 'act', 'next', 'place', 'replace', 'token', 'card', 'bonus', 'repeat', 'once_more', 'reuse', 'over',
] as const
export type Phase = (typeof PHASES)[number]
export const PIECES = ['worker', 'temporary', 'black', 'coin'] as const
export type Piece = (typeof PIECES)[number]
export const PLACES = [
  'white_2', 'white_1', 'natural_2', 'natural_1', 'brown_2', 'brown_1', 'grey_2', 'grey_1', 'black_2', 'black_1', 'any_2', 'black_or_grey', 'locomotive_1',
  'locomotive_2', 'locomotive_3', 'industry_1', 'industry_2', 'industry_3', 'doubler', 'coins', 'temporary', 'hire', 'engineer_inner', 'engineer_outer',
  'first', 'second', 'last_round', 'engineer_two_any', 'engineer_black_grey', 'engineer_any_points', 'engineer_black_points', 'engineer_industry_two',
  'engineer_any_black', 'engineer_grey_brown', 'engineer_industry_points', 'engineer_doubler_points', 'engineer_repeat', 'engineer_industry_black',
  'engineer_locomotive_or_factory', 'engineer_two_any_more', 'engineer_doubler', 'engineer_best_locomotives',
] as const
export type Place = (typeof PLACES)[number]
export const POINTS_FROM = ['transsiberian', 'petersburg', 'kiev', 'industry', 'passing', 'stations', 'effects'] as const
export type PointsFrom = (typeof POINTS_FROM)[number]
export const SLOTS = ['transsiberian_1', 'transsiberian_2', 'petersburg', 'kiev'] as const
export type Slot = (typeof SLOTS)[number]
export const SPACES = [
  'white_2', 'white_1', 'natural_2', 'natural_1', 'brown_2', 'brown_1', 'grey_2', 'grey_1', 'black_2', 'black_1', 'any_2', 'black_or_grey', 'locomotive_1',
  'locomotive_2', 'locomotive_3', 'industry_1', 'industry_2', 'industry_3', 'doubler', 'coins', 'temporary', 'hire', 'engineer_inner', 'engineer_outer',
  'first', 'second', 'last_round',
] as const
export type Space = (typeof SPACES)[number]
export const SPECIALS = [
  'transsiberian_2', 'transsiberian_3', 'transsiberian_6', 'transsiberian_10', 'transsiberian_13', 'transsiberian_15', 'transsiberian_end', 'petersburg_4',
  'petersburg_6', 'petersburg_7', 'petersburg_end', 'kiev_1', 'kiev_2', 'kiev_3', 'kiev_4', 'kiev_5', 'kiev_7', 'kiev_8', 'kiev_end',
] as const
export type Special = (typeof SPECIALS)[number]
export const SPOTS = ['transsiberian_13', 'petersburg_4', 'petersburg_6', 'industry'] as const
export type Spot = (typeof SPOTS)[number]
export const STAGES = ['start', 'turns', 'reuse', 'over'] as const
export type Stage = (typeof STAGES)[number]
export const STARTS = ['black_step', 'industry', 'doubler', 'coin'] as const
export type Start = (typeof STARTS)[number]
export const TOKENS = ['steps', 'industry', 'marker', 'doublers', 'revalue', 'medal', 'card'] as const
export type Token = (typeof TOKENS)[number]

/** The declared fields as plain data: the base of views and positions. */
export interface Fields {
  phase: Phase
  stage: Stage
  round: number
  order: number[]
  active: number
  seats: {
    passed: boolean
    workers: number
    temporary: number
    coins: number
    rails: Partial<Record<Line, Partial<Record<Colour, number>>>>
    locomotives: Partial<Record<Slot, '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'special'>>
    factories: number[]
    markers: number[]
    doublers: number
    points: number
    scored: Partial<Record<PointsFrom, number>>[]
  }[]
  claims: ({
    seat: number
    piece: Piece
  } | null)[]
  starts: Partial<Record<Start, number>>
  taken: Partial<Record<Place, number>>
  row: (Engineer | null)[]
  locomotive_supply: Partial<Record<string, number>>
  factory_supply: Partial<Record<string, number>>
  doubler_supply: number
  cards: Partial<Record<Card, number>>
  looked: number[][]
  paying: Place | null
  running: Place | null
  running_black: boolean
  hand: {
    locomotive: '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'special'
    displaced: boolean
  } | null
  new_factory: number | null
  current: number | null
  agenda: {
    effect: Effect
    left: Partial<Record<Part, number>>
    whole: boolean
    armed: boolean
  }[]
}

/** What the query `view` says as plain data. */
export interface View {
  phase: Phase
  stage: Stage
  round: number
  rounds: number
  active: number
  order: number[]
  passed: boolean[]
  claims: ({
    seat: number
    piece: Piece | null
  } | null)[]
  current: number | null
  paying: string | null
  running: string | null
  new_factory: number | null
  starts: Record<Start, number | null>
  spaces: Record<string, {
    open: boolean
    cost: number
    coins_needed: number
    gives: Partial<Record<string, number>>
    taken: number | null
    pieces: {
      seat: number
      worker: number
      temporary: number
      black: number
      coin: number
    }[]
  }>
  row: ({
    engineer: Engineer
    number: number
    gives: Partial<Record<string, number>>
    open: boolean
  } | null)[]
  supply: {
    locomotives: Record<string, number>
    lowest: number | null
    factories: Record<string, number>
    doublers: number
    cards: Record<Card, number | null>
  }
  factories: Record<string, Partial<Record<string, number>>>
  engineers: Record<Engineer, {
    number: number
    gives: Partial<Record<string, number>>
  }>
  tokens: Record<Token, Partial<Record<string, number>>>
  cards: Record<Card, Partial<Record<string, number>>>
  lines: Record<Line, {
    length: number
    colours: Colour[]
  }>
  specials: {
    id: string
    line: Line
    space: number
    rail: Colour
    locomotive: boolean
    rails?: Colour
    worker?: boolean
    doubles?: boolean
    medal?: boolean
    spot?: Spot
    points?: number
    each_scoring?: number
    steps?: number
  }[]
  track: {
    kind: 'space' | 'factory' | 'token'
    points: number
    factory_slot?: number
  }[]
  rail_points: Record<'plain' | 'revalued', Record<Colour, number>>
  seats: {
    workers: number
    workers_all: number
    temporary: number
    black: 'used' | 'ready' | null
    coins: number
    doublers: number
    points: number
    rails: Record<Line, Partial<Record<Colour, number>>>
    locomotives: Record<Slot, {
      number: number
      special: boolean
    } | null>
    reach: Record<Line, number>
    factories: (number | null)[]
    markers: (number | null)[]
    specials: Record<string, boolean>
    tokens: Token[]
    token_at: Record<Spot, 'steps' | 'industry' | 'marker' | 'doublers' | 'revalue' | 'medal' | 'card' | 'dropped' | 'won' | null>
    revalued: boolean
    medal: boolean
    engineers: {
      engineer: Engineer
      number: number
      gives: Partial<Record<string, number>>
      used: boolean
    }[]
    bonus_count: number
    bonuses: Bonus[]
    bonus_points: Partial<Record<Bonus, number>>
    lines: Record<Line, {
      points: number
      bonus: number
      spaces: {
        colour: Colour
        points: number
        doubled: boolean
      }[]
    }>
    industry: {
      points: number
      markers: number[]
    }
    total: number
    scored: Record<PointsFrom, number>[]
    majority_points: number
  }[]
  agenda: {
    effect: string
    left: Partial<Record<string, number>>
    whole: boolean
  }[]
  hand: {
    number: number
    special: boolean
    displaced: boolean
  } | null
  deck: {
    count: number
    known: Bonus[]
    looking: boolean
  }
  majority: {
    seat: number
    engineers: number
    highest: number
  }[]
}
