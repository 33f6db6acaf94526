// @vitest-environment page
/** What a page says of a deal: nothing speaks for a deal that is not the promised one, or that does not hold. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '../src/net/api'
import type { DealReport } from '../src/replay/deal_check'
import type { Frame } from '../src/net/frame'
import { storeDeal } from '../src/gathering/shares'
import type { Words } from '../src/words/words'
import CheckDeal from '../src/replay/CheckDeal.svelte'
import FairDeal from '../src/gathering/FairDeal.svelte'

const words = vi.hoisted(() => ({ t: (id: string) => id, name: (seat: number) => `seat ${seat}`, error: ({ args }: { args: { reason?: unknown } }) => `broken ${args.reason}` }) as unknown as Words)
const check = vi.hoisted(() => vi.fn<() => Promise<unknown>>())

vi.mock('../src/replay/deal_check', () => ({ checkDeal: check }))
vi.mock('../src/gathering/room_words', () => ({ roomWords: () => Promise.resolve(words) }))
vi.mock('../src/common/settings.svelte', () => ({ settings: { language: 'en' } }))
vi.mock('../src/common/shell.svelte', () => ({ api: {}, shell: () => words, showError: (error: unknown) => { throw error } }))

let shown: ReturnType<typeof mount> | null = null
afterEach(() => void (shown && unmount(shown)))

const SOUND: DealReport = { commitment: 'c', promise: 'p', promised: 'same', shares: ['pledged', null], leftOut: false, otherSeats: false, replayed: 9, sameEnd: true }

async function told(result: DealReport | 'gone' | ApiError): Promise<Record<string, string[]>> {
  check.mockImplementation(() => (result instanceof ApiError ? Promise.reject(result) : Promise.resolve(result)))
  const target = document.createElement('div')
  shown = mount(CheckDeal, { target, props: { frame: {} as Frame, words, file: () => Promise.resolve('') } })
  target.querySelector('button')!.click()
  await vi.waitFor(() => (flushSync(), expect(target.querySelectorAll('li').length).toBeGreaterThan(0)))
  const lines = (mark: string) => [...target.querySelectorAll(`li.${mark}`)].map((line) => line.textContent.trim())
  return { good: lines('good'), bad: lines('bad') }
}

it('says what speaks for a deal', async () => {
  expect(await told(SOUND)).toEqual({ good: ['ui-deal-promised-same', 'ui-deal-fits', 'ui-deal-pledged', 'ui-deal-replayed'], bad: [] })
})

it.each<[Partial<DealReport>, string[]]>([
  [{ promised: 'other' }, ['ui-deal-promised-other']],
  [{ leftOut: true }, ['ui-deal-left-out']],
  [{ otherSeats: true }, ['ui-deal-other-seats']],
  [{ shares: ['pledged', 'missing'] }, ['ui-deal-missing']],
  [{ sameEnd: false }, ['ui-deal-other-end']],
  [{ promised: 'unknown' }, []],
  [{ promised: 'after', shares: ['given', null] }, []],
])('lets nothing speak for a deal that was changed: %j', async (change, bad) => {
  expect(await told({ ...SOUND, ...change })).toEqual({ good: [], bad })
})

it('says that a deal was promised where the file has none', async () => {
  expect(await told('gone')).toEqual({ good: [], bad: ['ui-deal-gone'] })
})

it('says in its place what does not hold, and nothing else', async () => {
  expect(await told(new ApiError('broken_record', { at: 'deal', reason: 'deal_bot', chair: 3 }))).toEqual({ good: [], bad: ['broken deal_bot'] })
})

it('names the players who have not pledged, before the start', () => {
  const target = document.createElement('div')
  const chair = { level: null, ready: true, yours: false, host: false, kind: 'person' as const }
  const chairs = [{ ...chair, seat: 0, name: 'Ada', pledge: 'p' }, { ...chair, seat: 1, name: 'Bo', pledge: null }, { ...chair, seat: 2, kind: 'bot' as const, name: 'Kit', level: 'greedy', pledge: null }]
  const said = vi.spyOn(words, 't')
  shown = mount(FairDeal, { target, props: { commitment: 'c', table: { id: 't', chairs }, words } })
  expect(target.querySelector('.nothing')!.textContent.trim()).toBe('ui-deal-unpledged')
  expect(said).toHaveBeenCalledWith('ui-deal-unpledged', { names: 'Bo' })
})

it('says that the server hides what this page pledged', () => {
  const target = document.createElement('div')
  storeDeal('t', { shares: { mine: 'share' } })
  const chair = { seat: 0, level: null, ready: true, host: false, kind: 'person' as const, name: 'Ada' }
  const show = (yours: boolean, pledge: string | null) => {
    const mounted = mount(FairDeal, { target, props: { commitment: 'c', table: { id: 't', chairs: [{ ...chair, yours, pledge }] }, words } })
    const alert = target.querySelector('[role=alert]')?.textContent.trim()
    void unmount(mounted)
    return alert
  }
  expect([show(true, 'mine'), show(false, null), show(true, null), show(true, 'other')]).toEqual([undefined, undefined, 'ui-deal-hidden', 'ui-deal-hidden'])
  localStorage.clear()
})
