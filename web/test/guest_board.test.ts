// The board of another package, which is unchecked before the page loads it.
import { expect, it, vi } from 'vitest'
import { loadBoard } from '../src/board/boards'
import { storyEvents } from '../src/story/story'

const module = { mount: () => {}, story: {} }
vi.mock('../src/net/game_files', () => ({ gameModule: async () => module }))

it.each([['arrays', ['drew']], ['sets', new Set(['drew'])]])('a board may give the kinds of its story as %s', async (_, kinds) => {
  module.story = { quiet: kinds, suffered: kinds }
  const { story, mount } = (await loadBoard('guest'))!
  const events = ['drew', 'played'].map((kind, n) => ({ n, kind, args: { seat: 0 } }))
  expect(storyEvents(events, story!).map(({ event }) => event.kind)).toEqual(['played'])
  expect(mount).toBe(module.mount)
})
