// @vitest-environment page
// The card of a game in the lobby: before and after its words have come, and while something is made for it.
import { flushSync, mount, tick, unmount } from 'svelte'
import { expect, it, vi } from 'vitest'
import { pollCompileProgress } from '../src/lobby/compile_progress.svelte'
import GameCard from '../src/lobby/GameCard.svelte'

const words = { t: (id: string) => id, has: () => false }
const waiting = vi.hoisted(() => ({ come: (_: unknown): void => {}, making: [] as unknown[] }))
vi.mock('../src/common/shell.svelte', () => ({ rulesAddress: () => null,
  shell: () => ({ t: (id: string) => id }),
  showError: () => {},
  api: { status: async () => ({ making: waiting.making, accounts: false }) },
  cardWords: () => new Promise((resolve) => (waiting.come = resolve)),
}))
vi.mock('../src/lobby/Cover.svelte', () => ({ default: () => ({}) }))

const game = { id: 'trains', players: [2, 3], minutes: 20, levels: ['random'], options: [] } as never

it('can be neither pressed nor heard before it has a name', async () => {
  const card = mount(GameCard, { target: document.body, props: { game } })
  flushSync()
  const article = document.querySelector('article')!
  expect([article.inert || article.hasAttribute('inert'), article.querySelector('h3')!.textContent]).toEqual([true, ''])
  waiting.come(words)
  await tick()
  await tick()
  expect([article.inert, article.querySelector('h3')!.textContent]).toEqual([false, 'title'])
  void unmount(card)
})

it.each([['rules', 1], ['page', 1], ['bots', 0]])('says how far the %s are below the picture, nothing of hints', async (stage, lines) => {
  waiting.making = [{ game: 'trains', stage, done: 3, total: 9, failed: false }]
  const stop = pollCompileProgress()
  const card = mount(GameCard, { target: document.body, props: { game } })
  await tick()
  await tick()
  expect(document.querySelectorAll('.text .making')).toHaveLength(lines)
  expect(document.querySelectorAll('.picture .making')).toHaveLength(0)
  stop()
  void unmount(card)
})
