/** Calls over HTTP about matches of this device: the page answers them itself. What answers is loaded with the first one. */
import { part } from '../net/late_parts'
import { isLocalCall } from './ids'

/** Answers a call as a server would; null: it is not about matches of this device. */
export function localFetch(path: string, init: RequestInit = {}): Promise<Response> | null {
  return isLocalCall(path) ? answered(path, init) : null
}

async function answered(path: string, init: RequestInit): Promise<Response> {
  const { localCalls } = await part(() => import('./here'))
  return localCalls.answer(path, init)
}
