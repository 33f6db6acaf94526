// @vitest-environment page
/** A figure in detail: what is usual for a level is only shown if it is known. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import Detail from '../src/statistics/Detail.svelte'

vi.mock('../src/common/settings.svelte', () => ({ settings: { language: 'en' } }))
vi.mock('../src/result/breakdown', () => ({ sourceName: (_: unknown, source: string) => source }))

let component: ReturnType<typeof mount> | null = null
afterEach(() => void (component && unmount(component)))

const words = { t: (id: string) => id, has: () => false }
function showDetail(usual: number | null) {
  const figure = {
    game: 'g', players: 2, against: '', matches: 1, places: [1, 0], typical: {}, opponents: [],
    points: { mean: 9, best: 9, others: 7, usual }, sources: { routes: { mean: 9, last: 9, usual } },
  }
  const target = document.createElement('div')
  component = mount(Detail, { target, props: { figure, entries: [{ match: { date: 1, seats: [{ points: 9, sources: { routes: 9 } }] }, seat: 0 }], level: () => '', words } as never })
  flushSync()
  return target
}

it.each([
  [8, true],
  [null, false],
])('what is usual: %s', (usual, shown) => {
  const page = showDetail(usual)
  const cells = [...page.querySelectorAll('[aria-labelledby=stats-sources] tr')].map(({ children }) => children.length)
  expect(cells).toEqual(shown ? [5, 5] : [4, 4])
  expect([page.textContent!.includes('cli-stats-usual-level'), page.textContent!.includes('–')]).toEqual([shown, false])
})
