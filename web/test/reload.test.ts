// @vitest-environment page
import { afterEach, expect, it, vi } from 'vitest'
import { loadPart, reloadOnce } from '../src/net/load_part'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('loads the page again when people have read why, and no second time', () => {
  vi.useFakeTimers()
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  reloadOnce('rules')
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5000)
  expect(reload).toHaveBeenCalledOnce()
  reloadOnce('rules')
  vi.advanceTimersByTime(60_000)
  expect(reload).toHaveBeenCalledOnce()
})

const refuses = (): never => {
  throw new DOMException()
}

it.each([
  ['forbids storage', { getItem: refuses, setItem: refuses }],
  ['has no space left', { getItem: () => null, setItem: refuses }],
])('does not load the page again and again where the browser %s', (_, kept) => {
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', kept)
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  reloadOnce('rules')
  vi.advanceTimersByTime(60_000)
  expect(reload).not.toHaveBeenCalled()
})

it.each([
  ['the server answers: it has other files, or the browser has remembered the failure', true, 1],
  ['the server is away', false, 0],
])('a part that never comes, %s', async (_, answers, times) => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('fetch', vi.fn(() => (answers ? Promise.resolve(new Response('')) : Promise.reject(new TypeError('no network')))))
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  for (let visit = 0; visit < 2; visit++) void loadPart(() => Promise.reject(new TypeError('gone')))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reload).toHaveBeenCalledTimes(times)
})
