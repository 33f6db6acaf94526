// @vitest-environment page
import { afterEach, expect, it, vi } from 'vitest'
import { reloadOnce } from '../src/net/late_parts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

it('loads the page again when people have read why, and no second time', () => {
  vi.useFakeTimers()
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  reloadOnce()
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5000)
  expect(reload).toHaveBeenCalledOnce()
  reloadOnce()
  vi.advanceTimersByTime(60_000)
  expect(reload).toHaveBeenCalledOnce()
})
