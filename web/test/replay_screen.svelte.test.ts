// @vitest-environment page
// The screen of a replay: beginning a match at a position, and its address.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { parseRoute } from '../src/common/route.svelte'
import ReplayScreen from '../src/replay/ReplayScreen.svelte'
import { waitFor } from './wait_for'

/** The props of the replay bar, and the delayed answer of the server. */
const recorder = vi.hoisted(() => ({ bar: {} as { onfrom?: () => void; onseek?: (at: number) => void }, answer: (_: string) => {} }))
const source = vi.hoisted(() => ({
  frame: async (k: number) => ({ ...(await import('./fake_socket')).frame(k), match: { id: 'm', game: 'g' }, decisions: k }),
  length: async () => 9, progress: async () => [], isFile: true, matchFile: undefined,
  beginning: (k: number) => new Promise<string>((resolve) => (recorder.answer = () => resolve(`#/from/m/${k}`))),
}))
const words = vi.hoisted(() => ({ t: (id: string) => id, name: String, event: String, withNames: () => words }))
vi.mock('../src/common/shell.svelte', () => ({ shell: () => words, gameWords: async () => words, knownGames: () => [], showNotice() {}, showError: (error: unknown) => { throw error } }))
vi.mock('../src/replay/replay_source', () => ({ ReplaySource: class { constructor() { return source } } }))
vi.mock('../src/board/boards', () => ({ loadBoard: async () => ({}) }))
vi.mock('../src/words/bot_names', () => ({ seatNames: () => [] }))
vi.mock('../src/replay/ReplayBar.svelte', () => ({ default: (_: Node, barProps: typeof recorder.bar) => ((recorder.bar = barProps), {}) }))
vi.mock('../src/board/Board.svelte', () => ({ default: () => ({}) }))
vi.mock('../src/table/SidePanel.svelte', () => ({ default: () => ({}) }))
vi.mock('../src/table/Prompt.svelte', () => ({ default: () => ({}) }))
vi.mock('../src/table/PromptBar.svelte', () => ({ default: () => ({}) }))
vi.mock('../src/table/TableBar.svelte', () => ({ default: () => ({}) }))
vi.mock('../src/table/LazyHelp.svelte', () => ({ default: () => ({}) }))

let component: ReturnType<typeof mount>
async function showReplay(at: string, link?: string, analysis = false) {
  recorder.bar = {}
  location.hash = at
  component = mount(ReplayScreen, { target: document.body, props: { match: 'm', k: 3, eyes: null, link, analysis } })
  await waitFor(() => {
    flushSync()
    expect(recorder.bar.onfrom).toBeInstanceOf(Function)
  })
}
beforeEach(() => showReplay('#/replay/m/3'))
afterEach(() => void unmount(component))
const settle = () => new Promise((resolve) => setTimeout(resolve))

it('leads to a new match at the position, even if the reader has moved on meanwhile', async () => {
  recorder.bar.onfrom!()
  recorder.bar.onseek!(4)
  await settle()
  recorder.answer('')
  await settle()
  expect(location.hash).toBe('#/from/m/3')
})

it('does not navigate after the reader has left', async () => {
  recorder.bar.onfrom!()
  await unmount(component)
  location.hash = '#/settings'
  recorder.answer('')
  await settle()
  expect(location.hash).toBe('#/settings')
})

it('keeps the link of a shared match in the address at every position', async () => {
  await unmount(component)
  await showReplay('#/shared/text', 'text')
  await waitFor(() => expect(location.hash).toBe('#/shared/text/3/1'))
  recorder.bar.onseek!(4)
  await waitFor(() => expect(location.hash).toBe('#/shared/text/4/1'))
  location.hash = '#/shared/other'
  recorder.bar.onseek!(5)
  await settle()
  expect(location.hash, 'another link was opened').toBe('#/shared/other')
})

it('keeps the open analysis of a shared match in the address', async () => {
  await unmount(component)
  await showReplay('#/shared-analysis/text/3/1', 'text', true)
  recorder.bar.onseek!(4)
  await waitFor(() => expect(location.hash).toBe('#/shared-analysis/text/4/1'))
  expect(parseRoute(location.hash)).toEqual({ screen: 'shared', link: 'text', k: 4, eyes: 0, analysis: true })
})
