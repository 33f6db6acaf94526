/** API calls about ratings; see docs/wire_protocol.md. */
import { api } from '../common/shell.svelte'
import type { OwnRatingsOut, RankedOut, RatedSeatOut } from '../net/wire'

export type { GameRatingOut, OwnRatingsOut, RankedOut, RatedMatchOut, RatedSeatOut, RatingOut } from '../net/wire'

export const ownRatings = (): Promise<OwnRatingsOut> => api.owned('GET', '/api/ratings')
export const ratingTable = (game: string): Promise<RankedOut[]> => api.owned('GET', `/api/ratings/${encodeURIComponent(game)}`)
/** Shows the account's ratings to all under a name; null: hides them. */
export const setPublicName = (name: string | null): Promise<unknown> => api.owned('POST', '/api/ratings/appear', JSON.stringify({ name }))

let last: { key: string; found: Promise<Map<number, RatedSeatOut>> } | null = null

/**
 * Returns the ratings at a rated table or match by seat; those that the reader may not see are left out. All seats share one call.
 * `state`: of the table; a change repeats the call.
 */
export function ratingsAt(match: string, state: string | number | boolean): Promise<Map<number, RatedSeatOut>> {
  const key = `${match} ${state}`
  if (last?.key !== key) {
    const call = api.owned<RatedSeatOut[]>('GET', `/api/ratings/matches/${encodeURIComponent(match)}`)
    last = { key, found: call.then((seats) => new Map(seats.map((each) => [each.seat, each]))) }
    last.found.catch(() => (last = null))
  }
  return last.found
}
