/** Requests of the page: to its server, or to the files of a static site, which asks nothing else. */
import { addressOf, isStatic, siteFile } from '../common/site'
import { ApiError } from './api'

/** What a static site says about matches and tables of a server: it has none, and knows no devices. */
const NONE: Record<string, unknown> = {
  'GET /api/matches': [],
  'GET /api/tables': [],
  'GET /api/watching': [],
  'POST /api/devices': { token: '' },
}

/** Like `fetch`, for a path such as `/api/games`. */
export async function siteFetch(path: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  return isStatic() ? answerOfSite(String(path), init) : fetch(addressOf(String(path)), init)
}

async function answerOfSite(path: string, { method = 'GET', signal }: RequestInit): Promise<Response> {
  const file = method === 'GET' ? siteFile(path) : undefined
  if (file) return fetch(addressOf(file), { signal })
  if (file === null) return new Response(null, { status: 204 })
  const none = NONE[`${method} ${path}`]
  if (none) return new Response(JSON.stringify(none))
  const { id, args } = new ApiError('no_server')
  return new Response(JSON.stringify({ error: { id, args } }), { status: 404 })
}
