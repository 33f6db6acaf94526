/** Answers of the page to calls over HTTP, in the form of a server's answers; see docs/wire_protocol.md. */
import { ApiError } from '../net/api'

/** What a call says. `k`: the number at the end of its path. */
export interface Call {
  id: string
  k: number
  query: URLSearchParams
  body: string
}

/** By method and path what answers; `*` stands for the id of a match, `#` for a number. Text and bytes are sent as they are, else JSON. */
export type Calls = Record<string, (call: Call) => Promise<unknown>>

/** Answers a call; null: these calls are others. */
export async function answer(calls: Calls, path: string, { method = 'GET', body }: RequestInit = {}): Promise<Response | null> {
  const { pathname, searchParams: query } = new URL(path, 'http://page')
  const [, id = '', k = ''] = /\/(local-[^/]+)(?:\/(\d+)$)?/.exec(pathname) ?? []
  const call = calls[`${method} ${id ? pathname.replace(id, '*').replace(/\*\/\d+$/, '*/#') : pathname}`]
  if (!call) return null
  try {
    return answerOf(await call({ id: decodeURIComponent(id), k: Number(k), query, body: String(body ?? '') }))
  } catch (error) {
    return errorAnswer(error)
  }
}

function answerOf(content: unknown): Response {
  if (content === undefined) return new Response(null, { status: 204 })
  return new Response(content instanceof Uint8Array || typeof content === 'string' ? (content as BodyInit) : JSON.stringify(content))
}

export function errorAnswer(error: unknown): Response {
  if (!(error instanceof ApiError)) console.error(error)
  const { id, args, status } = error instanceof ApiError ? error : new ApiError((error as { why?: string }).why === 'damaged' ? 'site_file' : 'local_rules')
  return new Response(JSON.stringify({ error: { id, args } }), { status: status || 422 })
}
