// @vitest-environment page
// The card of a game in the lobby: before and after its words are loaded, and during compilation.
import { flushSync, mount, tick, unmount } from 'svelte'
import { expect, it, vi } from 'vitest'
import { pollCompileProgress } from '../src/lobby/compile_progress.svelte'
import GameCard from '../src/lobby/GameCard.svelte'

const words = { t: (id: string) => id, has: () => false }
const server = vi.hoisted(() => ({ resolveWords: (_: unknown): void => {}, making: [] as unknown[] }))
vi.mock('../src/common/shell.svelte', () => ({ rulesAddress: () => null,
  shell: () => ({ t: (id: string) => id }),
  showError: () => {},
  api: { status: async () => ({ making: server.making, accounts: false }) },
  cardWords: () => new Promise((resolve) => (server.resolveWords = resolve)),
}))
vi.mock('../src/lobby/Cover.svelte', () => ({ default: () => ({}) }))

const game = { id: 'trains', players: [2, 3], minutes: 20, levels: ['random'], options: [] } as never

it('is inert until its name is loaded', async () => {
  const card = mount(GameCard, { target: document.body, props: { game } })
  flushSync()
  const article = document.querySelector('article')!
  expect([article.inert || article.hasAttribute('inert'), article.querySelector('h3')!.textContent]).toEqual([true, ''])
  server.resolveWords(words)
  await tick()
  await tick()
  expect([article.inert, article.querySelector('h3')!.textContent]).toEqual([false, 'title'])
  void unmount(card)
})

it.each([['rules', 1], ['page', 1], ['bots', 0]])('shows the progress of the %s below the picture, except for bots', async (stage, lines) => {
  server.making = [{ game: 'trains', stage, done: 3, total: 9, failed: false }]
  const stop = pollCompileProgress()
  const card = mount(GameCard, { target: document.body, props: { game } })
  await tick()
  await tick()
  expect(document.querySelectorAll('.text .making')).toHaveLength(lines)
  expect(document.querySelectorAll('.picture .making')).toHaveLength(0)
  stop()
  void unmount(card)
})
