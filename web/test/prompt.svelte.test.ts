// @vitest-environment page
/** The prompt: whose turn it is, or a pause; and the line below it, events since the viewer's last choice. */
import { mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Frame } from '../src/net/frame'
import type { Words } from '../src/words/words'
import Prompt, { type Note } from '../src/table/Prompt.svelte'

vi.mock('../src/result/result', () => ({ winnersText: () => '' }))
vi.mock('../src/common/shell.svelte', () => ({ shell: () => ({ t: (id: string) => id }) }))

let component: ReturnType<typeof mount> | null = null
afterEach(() => {
  if (component) void unmount(component)
  component = null
})

const words = {
  language: 'en',
  name: (seat: number) => `Player ${seat}`,
  prompt: ({ id }: { id: string }) => id,
  event: ({ n, args }: { n: number; args: { seat: number } }) => `Player ${args.seat} did ${n}.`,
  brief: ({ n }: { n: number }) => `${n}`,
} as unknown as Words

const frame = (seatsOfEvents: readonly number[], changes: Partial<Frame> = {}) => ({
  events: seatsOfEvents.map((seat, n) => ({ n, kind: 'move', args: { seat } })),
  seats: [0, 1, 2].map((seat) => ({ seat, kind: seat ? 'bot' : 'person', yours: seat === 0 })),
  viewer: 0, actors: [0], thinking: [], over: false, since: 1, prompt: { id: 'choose' }, undo: {}, ...changes,
}) as unknown as Frame

function showPrompt(shownFrame: Frame, props: { note?: Note } = {}) {
  const target = document.createElement('div')
  component = mount(Prompt, { target, props: { frame: shownFrame, words, ...props } })
  const text = (selector: string) => target.querySelector(selector)?.textContent?.trim() ?? null
  const isMine = () => target.querySelector('.prompt.mine') !== null
  return { text, isMine, chips: () => [...target.querySelectorAll('.chip')].map((each) => each.textContent) }
}

it('shows the actions of each other player', () => {
  expect(showPrompt(frame([0, 1, 2, 1])).chips()).toEqual(['Player 1: Did 1. Did 3.1, 3', 'Player 2: Did 2.2'])
})

it('shows them beside a note, in a place of their own', () => {
  const { text, chips } = showPrompt(frame([0, 1, 2, 1]), { note: { icon: 'bulb', text: 'Hint: a very long one' } })
  expect([chips().length, text('.since .chips') === null, text('.says .note')]).toEqual([2, false, 'Hint: a very long one'])
})

it('shows the viewer’s latest actions if no other player has acted', () => {
  const { text, chips } = showPrompt(frame([0, 0]))
  expect([chips(), text('.so-far')]).toEqual([[], 'Did 0. Did 1.'])
})

describe('a new table after the end', () => {
  const over = (changes: object) => frame([0], { over: true, actors: [], result: { ranking: [[0]], scores: [] }, match: { id: 'm', game: 'g', again: true }, ...changes } as never)
  it('is told to players', () => expect(showPrompt(over({})).text('.note')).toBe('ui-again-waits'))
  it.each([
    ['before it is open', { match: { id: 'm', game: 'g' } }],
    ['to spectators', { seats: [{ seat: 0, kind: 'person', yours: false }] }],
  ])('is not told %s', (_, changes) => expect(showPrompt(over(changes)).text('.note')).toBeNull())
})

it('says that the match is paused in place of whose turn it is', () => {
  const clock = { asked: [], paused: true, slow: false }
  const { text, isMine } = showPrompt(frame([], { clock }))
  expect([text('.now'), isMine()]).toEqual(['ui-paused', false])
  expect(showPrompt(frame([], { clock, actors: [1] })).text('.now')).toBe('ui-paused')
  expect(showPrompt(frame([], { clock: { ...clock, paused: false } })).text('.now')).toMatch(/^ui-your-turn.*choose$/)
})
