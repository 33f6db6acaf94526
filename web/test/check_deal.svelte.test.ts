// @vitest-environment page
/** The lines that a page shows about a fair deal, after its check and before the start. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '../src/net/api'
import type { DealReport } from '../src/replay/deal_check'
import type { Frame } from '../src/net/frame'
import { storeDeal } from '../src/gathering/shares'
import type { Words } from '../src/words/words'
import CheckDeal from '../src/replay/CheckDeal.svelte'
import FairDeal from '../src/gathering/FairDeal.svelte'
import { waitFor } from './wait_for'

const words = vi.hoisted(() => ({ t: (id: string) => id, name: (seat: number) => `seat ${seat}`, error: ({ args }: { args: { reason?: unknown } }) => `broken ${args.reason}` }) as unknown as Words)
const check = vi.hoisted(() => vi.fn<() => Promise<unknown>>())

vi.mock('../src/replay/deal_check', () => ({ checkDeal: check }))
vi.mock('../src/gathering/room_words', () => ({ roomWords: () => Promise.resolve(words) }))
vi.mock('../src/common/settings.svelte', () => ({ settings: { language: 'en' } }))
vi.mock('../src/common/shell.svelte', () => ({ api: {}, shell: () => words, showError: (error: unknown) => { throw error } }))

let component: ReturnType<typeof mount> | null = null
afterEach(() => void (component && unmount(component)))

const SOUND: DealReport = { commitment: 'c', promise: 'p', promised: 'same', shares: ['pledged', null], leftOut: false, otherSeats: false, replayed: 9, sameEnd: true }

async function shownLines(result: DealReport | 'gone' | ApiError): Promise<Record<string, string[]>> {
  check.mockImplementation(() => (result instanceof ApiError ? Promise.reject(result) : Promise.resolve(result)))
  const target = document.createElement('div')
  component = mount(CheckDeal, { target, props: { frame: {} as Frame, words, file: () => Promise.resolve('') } })
  target.querySelector('button')!.click()
  await waitFor(() => (flushSync(), expect(target.querySelectorAll('li').length).toBeGreaterThan(0)))
  const lines = (mark: string) => [...target.querySelectorAll(`li.${mark}`)].map((line) => line.textContent.trim())
  return { good: lines('good'), bad: lines('bad') }
}

it('shows the good lines of a sound deal', async () => {
  expect(await shownLines(SOUND)).toEqual({ good: ['ui-deal-promised-same', 'ui-deal-fits', 'ui-deal-pledged', 'ui-deal-replayed'], bad: [] })
})

it.each<[Partial<DealReport>, string[]]>([
  [{ promised: 'other' }, ['ui-deal-promised-other']],
  [{ leftOut: true }, ['ui-deal-left-out']],
  [{ otherSeats: true }, ['ui-deal-other-seats']],
  [{ shares: ['pledged', 'missing'] }, ['ui-deal-missing']],
  [{ sameEnd: false }, ['ui-deal-other-end']],
  [{ promised: 'unknown' }, []],
  [{ promised: 'after', shares: ['given', null] }, []],
])('shows no good lines for a changed deal: %j', async (change, bad) => {
  expect(await shownLines({ ...SOUND, ...change })).toEqual({ good: [], bad })
})

it('shows that a promised deal is missing from the file', async () => {
  expect(await shownLines('gone')).toEqual({ good: [], bad: ['ui-deal-gone'] })
})

it('shows only the reason of a broken deal', async () => {
  expect(await shownLines(new ApiError('broken_record', { at: 'deal', reason: 'deal_bot', chair: 3 }))).toEqual({ good: [], bad: ['broken deal_bot'] })
})

it('names the players who have not pledged, before the start', () => {
  const target = document.createElement('div')
  const chair = { level: null, ready: true, yours: false, host: false, kind: 'person' as const }
  const chairs = [{ ...chair, seat: 0, name: 'Ada', pledge: 'p' }, { ...chair, seat: 1, name: 'Bo', pledge: null }, { ...chair, seat: 2, kind: 'bot' as const, name: 'Kit', level: 'greedy', pledge: null }]
  const translate = vi.spyOn(words, 't')
  component = mount(FairDeal, { target, props: { commitment: 'c', table: { id: 't', chairs }, words } })
  expect(target.querySelector('.nothing')!.textContent.trim()).toBe('ui-deal-unpledged')
  expect(translate).toHaveBeenCalledWith('ui-deal-unpledged', { names: 'Bo' })
})

it('shows an alert if the server hides the pledge of this page', () => {
  const target = document.createElement('div')
  storeDeal('t', { shares: { mine: 'share' } })
  const chair = { seat: 0, level: null, ready: true, host: false, kind: 'person' as const, name: 'Ada' }
  const alertFor = (yours: boolean, pledge: string | null) => {
    const mounted = mount(FairDeal, { target, props: { commitment: 'c', table: { id: 't', chairs: [{ ...chair, yours, pledge }] }, words } })
    const alert = target.querySelector('[role=alert]')?.textContent.trim()
    void unmount(mounted)
    return alert
  }
  expect([alertFor(true, 'mine'), alertFor(false, null), alertFor(true, null), alertFor(true, 'other')]).toEqual([undefined, undefined, 'ui-deal-hidden', 'ui-deal-hidden'])
  localStorage.clear()
})
