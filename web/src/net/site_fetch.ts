/** Requests of the page: to its server, or to the files of a static site. */
import { addressOf, isStatic, siteFile } from '../common/site'
import { ApiError } from './api'

/** Answers of a static site, which has no matches, tables and devices. */
const EMPTY_ANSWERS: Record<string, unknown> = {
  'GET /api/matches': [],
  'GET /api/tables': [],
  'GET /api/watching': [],
  'POST /api/devices': { token: '' },
}

/** Files that were read since the page was opened, by address. A file with other content has another name. */
const fileCache = new Map<string, Promise<ArrayBuffer | null>>()

/** Like `fetch`, for a path such as `/api/games`. */
export async function siteFetch(path: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  return isStatic() ? respondFromSite(String(path), init) : fetch(addressOf(String(path)), init)
}

async function respondFromSite(path: string, { method = 'GET' }: RequestInit): Promise<Response> {
  const file = method === 'GET' ? siteFile(path) : undefined
  if (file) return respondWithFile(addressOf(file))
  if (file === null) return new Response(null, { status: 204 })
  const none = EMPTY_ANSWERS[`${method} ${path}`]
  if (none) return new Response(JSON.stringify(none))
  // Its file was opened on another device, or in a tab that was closed.
  const isReplay = method === 'GET' && path.startsWith('/api/replays/')
  return notFound(new ApiError(isReplay ? 'no_such_replay' : 'no_server'))
}

const notFound = ({ id, args }: ApiError): Response => new Response(JSON.stringify({ error: { id, args } }), { status: 404 })

async function respondWithFile(address: string): Promise<Response> {
  if (!fileCache.has(address)) fileCache.set(address, fetchFile(address))
  const found = await fileCache.get(address)!
  return found ? new Response(found) : notFound(new ApiError('site_file'))
}

/** Returns the content of a file; null if it is missing or incomplete, or rejects. After a failure, the next call requests it again. */
async function fetchFile(address: string): Promise<ArrayBuffer | null> {
  try {
    const answer = await fetch(address)
    const content = answer.ok ? await answer.arrayBuffer() : null
    if (content && isComplete(address, content)) return content
    fileCache.delete(address)
    return null
  } catch (error) {
    fileCache.delete(address)
    throw error
  }
}

/** Whether the content of a JSON file is complete. Modules are compared with their digest where they are loaded. */
function isComplete(address: string, content: ArrayBuffer): boolean {
  if (!address.endsWith('.json')) return true
  try {
    JSON.parse(new TextDecoder().decode(content))
    return true
  } catch {
    return false
  }
}
