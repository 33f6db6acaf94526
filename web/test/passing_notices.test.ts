// @vitest-environment page
// Notices about what was missing go when it has come.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../src/lib/api'
import { api, currentNotice, say, sayError, watchParts } from '../src/lib/shell.svelte'

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const fails = () => dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: new Error('Failed to fetch dynamically imported module: http://here/assets/Talk-1.js') }))
let up = false

beforeEach(() => {
  vi.useFakeTimers()
  up = false
  vi.stubGlobal('fetch', vi.fn(() => (up ? Promise.resolve(new Response('{}')) : Promise.reject(new TypeError('no network')))))
})
afterEach(() => {
  say(null)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})
watchParts()

it('a part that could not be loaded', async () => {
  fails()
  await later(9000)
  expect(currentNotice()?.loadAgain).toBe(true)
  up = true
  await later(2000)
  expect(currentNotice()).toBeNull()
})
it('not what was said in its place', async () => {
  fails()
  say('Something else')
  up = true
  await later(4000)
  expect(currentNotice()?.text).toBe('Something else')
})
it('a server that could not be reached', async () => {
  sayError(new ApiError('unreachable'))
  expect(currentNotice()).not.toBeNull()
  up = true
  await api.games()
  expect(currentNotice()).toBeNull()
})
