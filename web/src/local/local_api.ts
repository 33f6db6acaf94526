/** HTTP calls about matches of this device, which the page answers itself. The code that answers is loaded with the first call. */
import { ApiError } from '../net/api'
import { loadPart } from '../net/load_part'
import { isLocalCall } from './ids'
import { mayHaveMatches, markMatches } from './may_have_matches'

const LIST = '/api/local/matches'

/** Answers a call as a server would; null: it is not about matches of this device. */
export function localFetch(path: string, init: RequestInit = {}): Promise<Response> | null {
  return isLocalCall(path) ? answerLocally(path, init) : null
}

/** Lists and files, which the lobby asks for, are answered without loading the code that plays matches. */
async function answerLocally(path: string, init: RequestInit): Promise<Response> {
  if ((init.method ?? 'GET') !== 'GET') markMatches()
  else if (path === LIST && !mayHaveMatches()) return new Response('[]')
  const { answer, errorAnswer, storedCalls, matchStore } = await loadPart(() => import('./stored'))
  const stored = await answer(storedCalls(matchStore), path, init)
  return stored ?? (await answer((await loadPart(() => import('./device_matches'))).rulesCalls, path, init)) ?? errorAnswer(new ApiError('no_such_match', {}, 404))
}
