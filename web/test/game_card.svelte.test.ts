// @vitest-environment page
// The card of a game in the lobby, before and after its words have come.
import { flushSync, mount, tick, unmount } from 'svelte'
import { expect, it, vi } from 'vitest'
import GameCard from '../src/parts/GameCard.svelte'

const words = { t: (id: string) => id, has: () => false }
const waiting = vi.hoisted(() => ({ come: (_: unknown): void => {} }))
vi.mock('../src/lib/shell.svelte', () => ({ rulesOf: () => null,
  shell: () => ({ t: (id: string) => id }),
  sayError: () => {},
  cardWords: () => new Promise((resolve) => (waiting.come = resolve)),
}))
vi.mock('../src/parts/Cover.svelte', () => ({ default: () => ({}) }))

it('can be neither pressed nor heard before it has a name', async () => {
  const game = { id: 'trains', players: [2, 3], minutes: 20, levels: ['random'], options: [] } as never
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
