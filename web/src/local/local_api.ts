/** Calls over HTTP about matches of this device: the page answers them itself. What answers is loaded with the first one. */
import { ApiError } from '../net/api'
import { part } from '../net/late_parts'
import { isLocalCall } from './ids'
import { mayHaveMatches, noteMatches } from './noted'

const LIST = '/api/local/matches'

/** Answers a call as a server would; null: it is not about matches of this device. */
export function localFetch(path: string, init: RequestInit = {}): Promise<Response> | null {
  return isLocalCall(path) ? answered(path, init) : null
}

/** The lobby asks for lists and files: what plays matches is not loaded for that. */
async function answered(path: string, init: RequestInit): Promise<Response> {
  if ((init.method ?? 'GET') !== 'GET') noteMatches()
  else if (path === LIST && !mayHaveMatches()) return new Response('[]')
  const { answer, errorAnswer, keptCalls, matchStore } = await part(() => import('./kept'))
  const known = await answer(keptCalls(matchStore), path, init)
  return known ?? (await answer((await part(() => import('./here'))).playedCalls, path, init)) ?? errorAnswer(new ApiError('no_such_match', {}, 404))
}
