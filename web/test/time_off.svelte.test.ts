// @vitest-environment page
/** Vacations and hours of rest in the settings: calls of the server, and refusals. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { daysText } from '../src/account/time_off'
import { ApiError } from '../src/net/api'
import { useLanguage } from '../src/common/shell.svelte'
import TimeOff from '../src/account/TimeOff.svelte'
import type { TimeOffOut } from '../src/net/wire'
import { waitFor } from './wait_for'

const NONE: TimeOffOut = { vacations: [], year: 2026, left: 30, rest: null, zone: null }
const target = document.createElement('div')
let component: ReturnType<typeof mount> | null = null
const calls = { found: vi.fn(), plan: vi.fn(), end: vi.fn(), setRest: vi.fn() }

beforeEach(async () => {
  await useLanguage('en')
  calls.found.mockResolvedValue({ ...NONE, vacations: [{ id: 4, first: '2026-12-24', last: '2026-12-31', runs: true }], left: 22 })
})
afterEach(() => {
  if (component) void unmount(component)
  component = null
  vi.resetAllMocks()
})

async function openTimeOff() {
  component = mount(TimeOff, { target, props: { calls } })
  await waitFor(() => (flushSync(), expect(target.querySelector('section')).not.toBeNull()))
}
async function submit(form: number, ...values: string[]) {
  const filledForm = target.querySelectorAll('form')[form]!
  filledForm.querySelectorAll('input').forEach((input, n) => {
    input.value = values[n]!
    input.dispatchEvent(new Event('input'))
  })
  filledForm.dispatchEvent(new SubmitEvent('submit', { cancelable: true }))
  await waitFor(() => (flushSync(), expect(filledForm.querySelector('button')!.disabled).toBe(false)))
}

it('lists vacations, and ends a running one', async () => {
  calls.end.mockResolvedValue(NONE)
  await openTimeOff()
  const item = target.querySelector('li')!
  expect(item.textContent).toMatch(/Dec 24.*31, 2026.*now.*End now/s)
  item.querySelector('button')!.click()
  await waitFor(() => (flushSync(), expect(target.querySelector('li')).toBeNull()))
  expect(calls.end).toHaveBeenCalledWith(4)
})

it('plans one day if no last day is chosen', async () => {
  calls.plan.mockResolvedValue(NONE)
  await openTimeOff()
  await submit(0, '2026-07-01', '')
  expect(calls.plan).toHaveBeenCalledWith('2026-07-01', '2026-07-01')
})

it('shows why a vacation is refused, and keeps the chosen dates', async () => {
  calls.plan.mockRejectedValue(new ApiError('vacation_too_long', { left: 1, year: '2026' }))
  await openTimeOff()
  await submit(0, '2026-07-01', '2026-07-09')
  expect(target.querySelector('[role=alert]')!.textContent!.replace(/[\u2068\u2069]/g, '')).toContain('1 day of vacation is left in 2026')
  expect(target.querySelector('input')!.value).toBe('2026-07-01')
})

it('sets and ends hours of rest', async () => {
  calls.setRest.mockResolvedValueOnce({ ...NONE, rest: [1350, 420], zone: 'Europe/Prague' }).mockResolvedValueOnce(NONE)
  await openTimeOff()
  await submit(1, '22:30', '07:00')
  expect(calls.setRest).toHaveBeenLastCalledWith([1350, 420])
  expect(target.textContent).toContain('Every day from 22:30 to 07:00 (Europe/Prague).')
  target.querySelectorAll('form')[1]!.querySelectorAll('button')[1]!.click()
  await waitFor(() => expect(calls.setRest).toHaveBeenLastCalledWith(null))
})

it('shows nothing without a server', async () => {
  calls.found.mockRejectedValue(new ApiError('away'))
  component = mount(TimeOff, { target, props: { calls } })
  await Promise.resolve()
  flushSync()
  expect(target.textContent).toBe('')
})

it('formats days in the reader’s language', () => {
  const spaced = daysText('2026-12-24', '2027-01-02', 'cs').replace(/\s/g, '')
  expect(spaced).toMatch(/^24\.12\.2026.0?2\.0?1\.2027$/)
})
