// @vitest-environment page
// The screen of a replay: the way from a position to a match of one's own.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { parseRoute } from '../src/common/route.svelte'
import ReplayScreen from '../src/replay/ReplayScreen.svelte'

/** What the bar under the board was given, and the answer that a test waits with. */
const seen = vi.hoisted(() => ({ bar: {} as { onfrom?: () => void; onseek?: (at: number) => void }, answer: (_: string) => {} }))
const source = vi.hoisted(() => ({
  frame: async (k: number) => ({ ...(await import('./fake_socket')).frame(k), match: { id: 'm', game: 'g' }, decisions: k }),
  length: async () => 9, progress: async () => [], isFile: true, matchFile: undefined,
  beginning: (k: number) => new Promise<string>((resolve) => (seen.answer = () => resolve(`#/from/m/${k}`))),
}))
const words = vi.hoisted(() => ({ t: (id: string) => id, name: String, event: String, withNames: () => words }))
vi.mock('../src/common/shell.svelte', () => ({ shell: () => words, gameWords: async () => words, knownGames: () => [], showNotice() {}, showError: (error: unknown) => { throw error } }))
vi.mock('../src/replay/replay_source', () => ({ ReplaySource: class { constructor() { return source } } }))
vi.mock('../src/board/boards', () => ({ loadBoard: async () => ({}) }))
vi.mock('../src/words/bot_names', () => ({ seatNames: () => [] }))
vi.mock('../src/replay/ReplayBar.svelte', () => ({ default: (_: Node, given: typeof seen.bar) => ((seen.bar = given), {}) }))
vi.mock('../src/board/Board.svelte', () => ({ default: () => ({}) }))
vi.mock('../src/table/SidePanel.svelte', () => ({ default: () => ({}) }))
vi.mock('../src/table/Prompt.svelte', () => ({ default: () => ({}) }))
vi.mock('../src/table/PromptBar.svelte', () => ({ default: () => ({}) }))
vi.mock('../src/table/TableBar.svelte', () => ({ default: () => ({}) }))
vi.mock('../src/table/LazyHelp.svelte', () => ({ default: () => ({}) }))

let shown: ReturnType<typeof mount>
async function show(at: string, link?: string, analysis = false) {
  seen.bar = {}
  location.hash = at
  shown = mount(ReplayScreen, { target: document.body, props: { match: 'm', k: 3, eyes: null, link, analysis } })
  await vi.waitFor(() => {
    flushSync()
    expect(seen.bar.onfrom).toBeInstanceOf(Function)
  })
}
beforeEach(() => show('#/replay/m/3'))
afterEach(() => void unmount(shown))
const settle = () => new Promise((resolve) => setTimeout(resolve))

it('leads to a new match from the position, also if the reader looks further meanwhile', async () => {
  seen.bar.onfrom!()
  seen.bar.onseek!(4)
  await settle()
  seen.answer('')
  await settle()
  expect(location.hash).toBe('#/from/m/3')
})

it('leaves a reader alone who has gone elsewhere meanwhile', async () => {
  seen.bar.onfrom!()
  await unmount(shown)
  location.hash = '#/settings'
  seen.answer('')
  await settle()
  expect(location.hash).toBe('#/settings')
})

it('keeps the link of a match that came in one in the address, wherever the reader looks', async () => {
  await unmount(shown)
  await show('#/shared/text', 'text')
  await vi.waitFor(() => expect(location.hash).toBe('#/shared/text/3/1'))
  seen.bar.onseek!(4)
  await vi.waitFor(() => expect(location.hash).toBe('#/shared/text/4/1'))
  location.hash = '#/shared/other'
  seen.bar.onseek!(5)
  await settle()
  expect(location.hash, 'another link was opened').toBe('#/shared/other')
})

it('keeps in the address that the analysis is open, also of a match that came in a link', async () => {
  await unmount(shown)
  await show('#/shared-analysis/text/3/1', 'text', true)
  seen.bar.onseek!(4)
  await vi.waitFor(() => expect(location.hash).toBe('#/shared-analysis/text/4/1'))
  expect(parseRoute(location.hash)).toEqual({ screen: 'shared', link: 'text', k: 4, eyes: 0, analysis: true })
})
