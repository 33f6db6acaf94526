// @vitest-environment page
/** The line below the question: what others did since one's last choice, on a wide screen and on a phone. */
import { mount, unmount } from 'svelte'
import { afterEach, expect, it, vi } from 'vitest'
import type { Frame } from '../src/net/frame'
import type { Words } from '../src/words/words'
import Prompt, { type Note } from '../src/table/Prompt.svelte'

vi.mock('../src/common/shell.svelte', () => ({ shell: () => ({ t: (id: string) => id }) }))

let shown: ReturnType<typeof mount> | null = null
afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
})

const words = {
  language: 'en',
  name: (seat: number) => `Player ${seat}`,
  prompt: ({ id }: { id: string }) => id,
  event: ({ n, args }: { n: number; args: { seat: number } }) => `Player ${args.seat} did ${n}.`,
  brief: ({ n }: { n: number }) => `${n}`,
} as unknown as Words

const frame = (by: readonly number[], more: Partial<Frame> = {}) => ({
  events: by.map((seat, n) => ({ n, kind: 'move', args: { seat } })),
  seats: [0, 1, 2].map((seat) => ({ seat, kind: seat ? 'bot' : 'person', yours: seat === 0 })),
  viewer: 0, actors: [0], thinking: [], over: false, since: 1, prompt: { id: 'choose' }, undo: {}, ...more,
}) as unknown as Frame

function show(seen: Frame, more: { note?: Note } = {}) {
  const target = document.createElement('div')
  shown = mount(Prompt, { target, props: { frame: seen, words, ...more } })
  const text = (which: string) => target.querySelector(which)?.textContent?.trim() ?? null
  return { text, chips: () => [...target.querySelectorAll('.chip')].map((each) => each.textContent) }
}

it('tells what each of the others did', () => {
  expect(show(frame([0, 1, 2, 1])).chips()).toEqual(['Player 1: Did 1. Did 3.1, 3', 'Player 2: Did 2.2'])
})

it('tells it whatever the question and a note say, in a place of its own', () => {
  const { text, chips } = show(frame([0, 1, 2, 1]), { note: { icon: 'bulb', text: 'Hint: a very long one' } })
  expect([chips().length, text('.since .chips') === null, text('.says .note')]).toEqual([2, false, 'Hint: a very long one'])
})

it('tells what was done so far where no other player did anything', () => {
  const { text, chips } = show(frame([0, 0]))
  expect([chips(), text('.so-far')]).toEqual([[], 'Did 0. Did 1.'])
})
