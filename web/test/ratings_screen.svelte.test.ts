// @vitest-environment page
/** The table of ratings is that of the chosen game. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import Ratings from '../src/ratings/RatingsScreen.svelte'

const said = { t: (id: string) => id, has: () => true }
const asked = vi.hoisted(() => ({ tables: {} as Record<string, { come: (rows: unknown) => void; fail: (error: Error) => void }>, errors: [] as string[] }))
vi.mock('../src/common/shell.svelte', () => ({
  api: {}, shell: () => said, formatTime: String, cardWords: async (id: string) => ({ t: () => id }),
  showError: (error: Error) => void asked.errors.push(error.message), loadGames: () => Promise.resolve([]), knownGames: () => [{ id: 'trains' }, { id: 'ships' }],
}))
vi.mock('../src/ratings/ratings_words', () => ({ ratingsWords: async () => said }))
vi.mock('../src/lobby/compile_progress.svelte', () => ({ offersAccounts: () => true }))
vi.mock('../src/ratings/PublicName.svelte', () => ({ default: () => ({}) }))
vi.mock('../src/ratings/calls', () => ({
  ownRatings: async () => ({ games: [], appears: null }),
  ratingTable: (game: string) => new Promise((come, fail) => (asked.tables[game] = { come, fail })),
}))

let shown: ReturnType<typeof mount> | null = null
afterEach(() => void (shown && unmount(shown)))

const settle = async () => {
  for (let i = 0; i < 20; i += 1) await Promise.resolve()
  flushSync()
}
const names = () => [...document.querySelectorAll('[aria-labelledby=server] tbody tr')].map((row) => row.children[1]!.textContent)
const rows = (name: string) => [{ name, yours: false, rating: { value: 1500, spread: 10, matches: 9 } }]

it('is not replaced by the table of another game while it loads, or if it cannot be loaded', async () => {
  shown = mount(Ratings, { target: document.body })
  await settle()
  asked.tables.trains!.come(rows('Ana'))
  await settle()
  expect(names()).toEqual(['Ana'])
  const choice = document.querySelector('select')!
  choice.querySelector = () => choice.options[1]! as never // happy-dom knows no chosen option
  choice.dispatchEvent(new Event('change', { bubbles: true }))
  await settle()
  expect(names()).toEqual([])
  expect(document.querySelector('[aria-labelledby=server]')!.textContent).not.toContain('ui-rating-table-none')
  asked.tables.ships!.fail(new Error('unreachable'))
  await settle()
  expect([names(), asked.errors]).toEqual([[], ['unreachable']])
})
