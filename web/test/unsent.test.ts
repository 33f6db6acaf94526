// @vitest-environment page
/** What was chosen and not answered stays in its tab. */
import { afterEach, expect, it, vi } from 'vitest'
import { unsentStore } from '../src/net/outbox'

const KEY = 'boardwright.unsent.abc'

afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

it('keeps what it is given for its match, and nothing where there is nothing', () => {
  unsentStore('abc').keep([{ action: 5 }])
  expect([unsentStore('abc').read(), unsentStore('other').read()]).toEqual([[{ action: 5 }], []])
  unsentStore('abc').keep([])
  expect([unsentStore('abc').read(), sessionStorage.getItem(KEY)]).toEqual([[], null])
})

it.each(['', '{', '7', '{"a":1}'])('reads nothing out of %j', (kept) => {
  sessionStorage.setItem(KEY, kept)
  expect(unsentStore('abc').read()).toEqual([])
})

it('does without where the browser keeps nothing', () => {
  vi.stubGlobal('sessionStorage', undefined)
  unsentStore('abc').keep([{ action: 5 }])
  expect(unsentStore('abc').read()).toEqual([])
  vi.unstubAllGlobals()
})
