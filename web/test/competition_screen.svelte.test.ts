// @vitest-environment page
/** The page of a competition: closing a round has to be confirmed for the same round. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import CompetitionScreen from '../src/groups/CompetitionScreen.svelte'
import { useLanguage } from '../src/common/shell.svelte'
import { groupCalls, type CompetitionOut } from '../src/net/group_calls'
import { waitFor } from './wait_for'

const REFRESH_MS = 15_000
const pairing = { entrants: [0, 1], status: 'running', places: null }
const competitionInRound = (round: number) =>
  ({ id: 'c', version: round, name: 'Winter', kind: 'league', game: 'trains', host: true, over: false, rated: false, due: null, rounds: 9, entrants: [{ n: 1, name: 'Ana' }, { n: 2, name: 'Bo' }], standings: [], pairings: Array.from({ length: round }, () => [pairing]) }) as unknown as CompetitionOut

let component: ReturnType<typeof mount>
let competition: CompetitionOut
const close = vi.fn()
const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('.host button')].map((each) => each.textContent)
const press = (text: string) => {
  ;[...document.querySelectorAll<HTMLButtonElement>('.host button')].find((each) => each.textContent === text)!.click()
  flushSync()
}
beforeEach(async () => {
  await useLanguage('en')
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  vi.stubGlobal('fetch', async () => new Response('')) // the words of the game
  competition = competitionInRound(2)
  vi.spyOn(groupCalls, 'competition').mockImplementation(async () => competition)
  vi.spyOn(groupCalls, 'closeRound').mockImplementation(close)
  close.mockImplementation(async () => competition)
  component = mount(CompetitionScreen, { target: document.body, props: { group: 'g', competition: 'c' } })
  await waitFor(() => (flushSync(), expect(buttons()).toContain('Close the round')))
})
afterEach(async () => {
  vi.useRealTimers()
  await unmount(component)
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  close.mockReset()
})

it('closes the confirmed round', () => {
  press('Close the round')
  press('Close the round')
  expect(close).toHaveBeenCalledWith('g', 'c', 2)
})

it('asks again when the next round has begun', async () => {
  press('Close the round')
  expect(buttons()).toContain('Cancel')
  competition = competitionInRound(3)
  await vi.advanceTimersByTimeAsync(REFRESH_MS)
  await waitFor(() => (flushSync(), expect(buttons()).not.toContain('Cancel')))
  press('Close the round')
  press('Close the round')
  expect(close.mock.calls).toEqual([['g', 'c', 3]])
})
