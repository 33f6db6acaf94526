// @vitest-environment page
/** The screen of statistics: after any choice of game and player, others can be chosen. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import Screen from '../src/statistics/StatisticsScreen.svelte'

const match = (id: string, game: string, names: string[], own: number[]) => ({
  id, match: id, game, ruleset: '1', options: {}, date: 1, own,
  seats: names.map((name, n) => ({ kind: 'person', name, level: null, place: n + 1, points: 9 - n, sources: {}, typical: {} })),
})
const matches = vi.hoisted(() => [] as unknown[])
vi.mock('../src/statistics/gather', () => ({ gather: async () => ({ matches, offline: false }), levelsOf: async () => ({}) }))
vi.mock('../src/statistics/statistics_words', () => ({ statisticsWords: async () => ({ t: (id: string) => id, has: () => false }) }))
vi.mock('../src/statistics/Detail.svelte', () => ({ default: () => ({}) }))
vi.mock('../src/statistics/Groups.svelte', () => ({ default: () => ({}) }))
vi.mock('../src/common/shell.svelte', () => ({
  shell: () => ({ t: (id: string) => id }), api: {}, loadGames: async () => [], showError: (error: unknown) => { throw error },
  cardWords: async (game: string) => ({ t: () => game }),
}))

let component: ReturnType<typeof mount> | null = null
afterEach(() => void (component && unmount(component)))

it('falls back to another game or to all names if the chosen player never played the chosen game', async () => {
  matches.push(match('1', 'trains', ['Ana', 'Bo'], [0, 1]), match('2', 'trains', ['Ana', 'Bo'], [0, 1]))
  matches.push(match('3', 'rails', ['Ana', 'Cyril'], [0]))
  const target = document.createElement('div')
  component = mount(Screen, { target })
  const settle = async () => {
    for (let i = 0; i < 20; i += 1) await Promise.resolve()
    flushSync()
  }
  await settle()
  const chosen = () => [...target.querySelectorAll('select')].map(({ options, selectedIndex }) => options[selectedIndex]?.textContent)
  const choose = async (index: number, text: string) => {
    const select = target.querySelectorAll('select')[index]!
    const option = [...select.options].find((each) => each.textContent === text)!
    select.querySelector = () => option // happy-dom finds no option by :checked
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await settle()
    return chosen()
  }
  expect(chosen()).toEqual(['trains', 'Ana'])
  expect(await choose(0, 'rails')).toEqual(['rails', 'Ana'])
  expect(await choose(1, 'Bo')).toEqual(['trains', 'Bo'])
  expect(await choose(0, 'rails')).toEqual(['rails', 'ui-stats-all-names'])
  expect(await choose(1, 'Ana')).toEqual(['rails', 'Ana'])
})
