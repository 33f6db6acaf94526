// @vitest-environment page
/** Choices without an answer are stored in their tab. */
import { afterEach, expect, it, vi } from 'vitest'
import { unsentStore } from '../src/net/outbox'

const KEY = 'boardwright.unsent.abc'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

it('stores choices per match, and removes an empty list', () => {
  unsentStore('abc').keep([{ action: 5 }])
  expect([unsentStore('abc').read(), unsentStore('other').read()]).toEqual([[{ action: 5 }], []])
  unsentStore('abc').keep([])
  expect([unsentStore('abc').read(), sessionStorage.getItem(KEY)]).toEqual([[], null])
})

it.each(['', '{', '7', '{"a":1}'])('reads no choices from %j', (stored) => {
  sessionStorage.setItem(KEY, stored)
  expect(unsentStore('abc').read()).toEqual([])
})

it('works without storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  unsentStore('abc').keep([{ action: 5 }])
  expect(unsentStore('abc').read()).toEqual([])
  vi.unstubAllGlobals()
})
