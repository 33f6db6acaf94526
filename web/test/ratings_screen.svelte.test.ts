// @vitest-environment page
/** The screen of ratings shows the table of the chosen game. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import Ratings from '../src/ratings/RatingsScreen.svelte'

const words = { t: (id: string) => id, has: () => true }
const requests = vi.hoisted(() => ({ tables: {} as Record<string, { resolve: (rows: unknown) => void; fail: (error: Error) => void }>, errors: [] as string[], own: [] as unknown[] }))
vi.mock('../src/common/shell.svelte', () => ({
  api: {}, shell: () => words, formatTime: String, cardWords: async (id: string) => ({ t: () => id }),
  showError: (error: Error) => void requests.errors.push(error.message), loadGames: () => Promise.resolve([]), knownGames: () => [{ id: 'trains' }, { id: 'ships' }],
}))
vi.mock('../src/ratings/ratings_words', () => ({ ratingsWords: async () => words }))
vi.mock('../src/lobby/compile_progress.svelte', () => ({ offersAccounts: () => true }))
vi.mock('../src/ratings/PublicName.svelte', () => ({ default: () => ({}) }))
vi.mock('../src/ratings/calls', () => ({
  ownRatings: async () => ({ games: requests.own, appears: null }),
  ratingTable: (game: string) => new Promise((resolve, fail) => (requests.tables[game] = { resolve, fail })),
}))

let component: ReturnType<typeof mount> | null = null
afterEach(() => void (component && unmount(component)))

const settle = async () => {
  for (let i = 0; i < 20; i += 1) await Promise.resolve()
  flushSync()
}
const names = () => [...document.querySelectorAll('[aria-labelledby=server] tbody tr')].map((row) => row.children[1]!.textContent)
const rows = (name: string) => [{ name, yours: false, rating: { value: 1500, spread: 10, matches: 9 } }]

it('shows no table of another game while one loads, or if it cannot be loaded', async () => {
  component = mount(Ratings, { target: document.body })
  await settle()
  requests.tables.trains!.resolve(rows('Ana'))
  await settle()
  expect(names()).toEqual(['Ana'])
  const choice = document.querySelector('select')!
  choice.querySelector = () => choice.options[1]! as never // happy-dom knows no chosen option
  choice.dispatchEvent(new Event('change', { bubbles: true }))
  await settle()
  expect(names()).toEqual([])
  expect(document.querySelector('[aria-labelledby=server]')!.textContent).not.toContain('ui-rating-table-none')
  requests.tables.ships!.fail(new Error('unreachable'))
  await settle()
  expect([names(), requests.errors]).toEqual([[], ['unreachable']])
})

it('says which places in the history were shared', async () => {
  const rating = { value: 1500, spread: 10, matches: 2 }
  const match = (id: string, shared: boolean) => ({ match: id, ended: 0, place: 1, shared, seats: 2, rating, left: false })
  requests.own = [{ game: 'trains', rating, start: 1500, history: [match('a', false), match('b', true)] }]
  component = mount(Ratings, { target: document.body })
  await settle()
  const places = [...document.querySelectorAll('[aria-labelledby=own] tbody tr')].map((row) => row.children[1]!.textContent)
  expect(places).toEqual(['ui-rating-of · ui-rating-shared', 'ui-rating-of'])
})
