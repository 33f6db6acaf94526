// Generated: run `python docs/generate.py` after changing a class in src/boardwright/server/protocol.
export interface RatingOut {
  value: number
  spread: number
  matches: number
}

export interface RatedMatchOut {
  match: string
  ended: number
  place: number
  shared: boolean
  seats: number
  rating: RatingOut
  left: boolean
}

export interface GameRatingOut {
  game: string
  rating: RatingOut
  start: number
  history: RatedMatchOut[]
}

export interface OwnRatingsOut {
  appears: string | null
  games: GameRatingOut[]
}

export interface RankedOut {
  name: string
  rating: RatingOut
  yours: boolean
}

export interface RatedSeatOut {
  seat: number
  before: RatingOut
  after?: RatingOut
  left?: boolean
}
