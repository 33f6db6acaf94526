// @vitest-environment page
// The panel at the end of a match: players whose seat a bot took over, the link to its competition, and the column of the progress.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import type { Frame } from '../src/net/frame'
import EndPanel from '../src/result/EndPanel.svelte'
import { frame } from './fake_socket'
import { waitFor } from './wait_for'

const words = vi.hoisted(() => ({ t: (id: string) => id, name: (seat: number) => `P${seat}`, has: () => false }))
const competitionOf = vi.hoisted(() => vi.fn())
vi.mock('../src/common/shell.svelte', () => ({ shell: () => words, showError() {}, knownGames: () => null, loadGames: async () => [], api: {} }))
vi.mock('../src/net/group_calls', () => ({ groupCalls: { competitionOf } }))
vi.mock('../src/result/result', () => ({ resultText: () => '', seatsByPlace: ({ seats }: Frame) => seats.map(({ seat }) => ({ seat, place: seat + 1 })), scoreOf: () => '', winnersText: () => '' }))
vi.mock('../src/result/own_place', () => ({ distanceText: () => null, ownPlaceText: () => null }))

let component: ReturnType<typeof mount> | null = null
afterEach(() => {
  if (component) void unmount(component)
  component = null
  competitionOf.mockReset()
})

async function competitionLink(yours: boolean, competition?: boolean): Promise<HTMLAnchorElement | undefined> {
  const seats = [{ seat: 0, kind: 'person', name: 'Ana', level: null, yours }] as Frame['seats']
  const over = frame(1, { over: true, seats, match: { id: 'm', game: 'g', competition } as Frame['match'], result: { ranking: [[0]], scores: [null], reason: null, breakdown: [] } })
  const target = document.createElement('div')
  component = mount(EndPanel, { target, props: { frame: over, words: words as never, module: null, onclose() {} } })
  flushSync()
  await Promise.resolve()
  await Promise.resolve()
  flushSync()
  return [...target.querySelectorAll<HTMLAnchorElement>('.buttons a')].find(({ textContent }) => textContent === 'ui-back-to-competition')
}

it('links players back to their competition', async () => {
  competitionOf.mockResolvedValue({ group: 'g1', id: 'c1', name: 'Winter' })
  const link = await competitionLink(true, true)
  expect([link?.getAttribute('href'), link?.title, link?.style.visibility]).toEqual(['#/competition/g1/c1', 'Winter', ''])
  expect(competitionOf).toHaveBeenCalledExactlyOnceWith('m')
})

it('has no link if the competition is gone or missing, nor for spectators', async () => {
  competitionOf.mockRejectedValue(new Error('gone'))
  expect(await competitionLink(true, true)).toBeUndefined()
  expect(competitionOf).toHaveBeenCalledOnce()
  expect(await competitionLink(true)).toBeUndefined()
  expect(await competitionLink(false, true)).toBeUndefined()
  expect(competitionOf).toHaveBeenCalledOnce()
})

it('says whose seat a bot has taken over', () => {
  const person = { kind: 'person', name: 'Ana', level: null, yours: false }
  const seats = [{ ...person, seat: 0, stand_in: 'greedy' }, { ...person, seat: 1 }] as Frame['seats']
  const over = frame(1, { over: true, seats, match: { id: 'm', game: 'g' } as Frame['match'], result: { ranking: [[0], [1]], scores: [null, null], reason: null, breakdown: [] } })
  const target = document.createElement('div')
  component = mount(EndPanel, { target, props: { frame: over, words: words as never, module: null, onclose() {} } })
  flushSync()
  expect([...target.querySelectorAll('ol .name')].map(({ textContent }) => textContent)).toEqual(['P0 ui-seat-stood-in', 'P1'])
})

it('reserves the column of the progress until it is loaded', async () => {
  let resolveProgress = (_: never[]) => {}
  const target = document.createElement('div')
  const over = frame(1, { over: true, seats: [], match: { id: 'm', game: 'g' } as Frame['match'], result: { ranking: [], scores: [], reason: null, breakdown: [] } })
  const progress = () => new Promise<never[]>((resolve) => (resolveProgress = resolve))
  component = mount(EndPanel, { target, props: { frame: over, words: words as never, module: null, progress, onclose() {} } })
  flushSync()
  expect(target.querySelector('.facts.two')).not.toBeNull()
  resolveProgress([])
  await waitFor(() => expect(target.querySelector('.facts.two')).toBeNull())
})
