// @vitest-environment page
// The page reloads once if a part of it cannot be loaded.
import { afterEach, expect, it, vi } from 'vitest'
import { loadPart, reloadOnce } from '../src/net/load_part'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

it('the page reloads after five seconds, once', () => {
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

const refuseStorage = (): never => {
  throw new DOMException()
}

it.each([
  ['forbids storage', { getItem: refuseStorage, setItem: refuseStorage }],
  ['has no space left', { getItem: () => null, setItem: refuseStorage }],
])('the page does not reload repeatedly if the browser %s', (_, storage) => {
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', storage)
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  reloadOnce('rules')
  vi.advanceTimersByTime(60_000)
  expect(reload).not.toHaveBeenCalled()
})

it.each([
  ['once if the server answers: it has other files, or the browser has cached the failure', true, 1],
  ['not at all if the server is unreachable', false, 0],
])('the page reloads for a missing part %s', async (_, answers, times) => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('fetch', vi.fn(() => (answers ? Promise.resolve(new Response('')) : Promise.reject(new TypeError('no network')))))
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  for (let visit = 0; visit < 2; visit++) void loadPart(() => Promise.reject(new TypeError('gone')))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reload).toHaveBeenCalledTimes(times)
})
