// @vitest-environment page
/** The screen of a table with a fake table and board: notes, trials and notices. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ApiError } from '../src/net/api'
import type { Frame, LegalAction } from '../src/net/frame'
import { settings } from '../src/common/settings.svelte'
import '../src/gathering/multiplayer' // loaded later by the screen
import TableScreen from '../src/table/TableScreen.svelte'

const act = vi.fn()
let prompt: { note: { text: string } | null }
let table: ReturnType<typeof makeTable>
let refuse: (refusal: object) => void
let fail: (error: object) => void
let notice: { text: string } | null = null
const errors: unknown[] = []
vi.mock('../src/table/table.svelte', () => ({
  Table: class {
    constructor(_: string, callbacks: { refused: typeof refuse; error: typeof fail }) {
      refuse = callbacks.refused
      fail = callbacks.error
      return table
    }
  },
}))
vi.mock('../src/table/undo_closed_reason', () => ({ undoClosedReason: () => 'No.', ruleBehind: () => undefined }))
vi.mock('../src/table/Prompt.svelte', () => ({ default: (_: unknown, props: typeof prompt) => void (prompt = props) }))
vi.mock('../src/board/Board.svelte', () => ({ default: () => ({ light() {}, mountedHandle: () => null }) }))
vi.mock('../src/board/boards', () => ({ loadBoard: async () => null, showsTurn: () => false }))
vi.mock('../src/table/SidePanel.svelte', () => ({ default: () => ({}) }))

const words = {
  t: (id: string) => id, has: () => false, name: (seat: number) => `P${seat}`, action: ({ id }: LegalAction) => `choice ${id}`, withNames: () => words,
}
vi.mock('../src/gathering/room_words', () => ({ roomWords: async () => words }))
vi.mock('../src/common/shell.svelte', () => ({
  shell: () => words, gameWords: async () => words, loadGames: async () => [], knownGames: () => [], api: {},
  showError: ({ id, args }: ApiError, names?: typeof words) => void errors.push(names ? [id, names.name(args.seat as number)] : [id, args]),
  showNotice: (text: string | null) => void (notice = text === null ? null : { text }), currentNotice: () => notice,
  showPassingNotice: (text: string) => void (notice = { text }),
}))

const frame = (viewer: number, legal: number[], decisions: number) =>
  ({
    match: { game: 'g' }, over: false, viewer, decisions, since: 9, events: [], undo: { seat: null }, actors: [viewer],
    seats: [0, 1].map((seat) => ({ seat, kind: 'person', name: `P${seat}`, level: null, yours: true })), legal: legal.map((id) => ({ id })),
  }) as unknown as Frame

function makeTable(first: Frame) {
  const state = $state({ frame: first as Frame | null, viewpoint: { viewer: first.viewer, curtain: null as number | null } })
  const calls = { act, retry() {}, requestRules() {}, close() {}, takeScreen() {}, eventsSinceSeen: () => [] }
  return Object.assign(state, { chatLines: [], seenEvents: {}, hint: null, runsRules: false, boardFrame: null, link: 'open' }, calls)
}
async function settle() {
  for (let i = 0; i < 30; i += 1) await Promise.resolve()
  flushSync()
}
function showFrame(next: Frame) {
  table.viewpoint = { viewer: next.viewer, curtain: null }
  table.frame = next
  return settle()
}

let component: ReturnType<typeof mount> | null = null
beforeEach(() => {
  settings.onlyChoice = true
  act.mockClear()
})
afterEach(() => {
  if (component) void unmount(component)
  component = null
})

async function openScreen(first: Frame) {
  table = makeTable(first)
  component = mount(TableScreen, { target: document.createElement('div'), props: { match: 'm' } })
  await settle()
}

it('tells only the player concerned of an automatic choice', async () => {
  await openScreen(frame(0, [7], 4))
  expect(act).toHaveBeenCalledOnce()
  expect(prompt.note?.text).toBe('ui-only-choice-done')
  await showFrame(frame(1, [1, 2], 5))
  expect(prompt.note).toBeNull()
})

/** Open a table and press “What if …”; return a function that delivers the trial. */
async function askForTrial(): Promise<(trial: object) => void> {
  let arrive!: (trial: object) => void
  table = Object.assign(makeTable(frame(0, [7, 8], 4)), { openTrial: () => new Promise((resolve) => (arrive = resolve)) })
  const target = document.createElement('div')
  component = mount(TableScreen, { target, props: { match: 'm' } })
  await settle()
  target.querySelector<HTMLElement>('[title=ui-what-if]')!.click()
  return arrive
}

it('closes a trial that arrives after the player has left', async () => {
  const arrive = await askForTrial()
  void unmount(component!)
  component = null
  const close = vi.fn()
  arrive({ viewer: 0, close })
  await settle()
  expect(close).toHaveBeenCalledOnce()
})

it('reports a trial that arrives after the screen has passed to the next player', async () => {
  const arrive = await askForTrial()
  await showFrame(frame(1, [1, 2], 5))
  const close = vi.fn()
  arrive({ viewer: 0, close })
  await settle()
  expect([close.mock.calls.length, errors]).toEqual([1, [['no_what_if', { why: 'passed' }]]])
})

it('shows a refusal until the next choice, also an automatic one', async () => {
  await openScreen(frame(0, [7, 8], 4))
  refuse({})
  expect(notice).toEqual({ text: 'No.' })
  await showFrame(frame(0, [7], 5))
  expect([act.mock.calls.length, notice]).toEqual([1, null])
})

it('names the player whom an error is about', async () => {
  errors.length = 0
  await openScreen(frame(0, [7, 8], 4))
  fail({ id: 'not_absent', args: { seat: 1, seconds: 39 } })
  expect(errors).toEqual([['not_absent', 'P1']])
})

it('offers no trial while the curtain is down', async () => {
  table = makeTable(frame(0, [7, 8], 4))
  const target = document.createElement('div')
  component = mount(TableScreen, { target, props: { match: 'm' } })
  await settle()
  expect(target.querySelector('[title=ui-what-if]')).not.toBeNull()
  table.viewpoint = { viewer: null as never, curtain: 1 }
  flushSync()
  expect([!!target.querySelector('.curtain'), target.querySelector('[title=ui-what-if]')]).toEqual([true, null])
})

it('shows a request to take back once, above the board', async () => {
  const seats = [{ seat: 0, yours: true }, { seat: 1, yours: false }].map((seat) => ({ ...seat, kind: 'person' })) as unknown as Frame['seats']
  table = makeTable({ ...frame(0, [7, 8], 4), seats })
  const target = document.createElement('div')
  component = mount(TableScreen, { target, props: { match: 'm' } })
  await settle()
  notice = null
  await showFrame({ ...frame(0, [7, 8], 4), seats, asked: { seat: 1, agreed: [1], waits: [0], ended: null } })
  await vi.waitFor(() => expect(target.querySelectorAll('.asked button')).toHaveLength(2))
  await settle()
  expect([target.querySelector('.asked [role=alert]')?.textContent, notice]).toEqual(['ui-back-asks', null])
})

it('does not call it the player’s turn during a pause, and chooses nothing for them', async () => {
  const clock = { asked: [], paused: true, slow: false }
  await openScreen({ ...frame(0, [7], 4), clock })
  expect([act.mock.calls.length, document.title]).toEqual([0, 'ui-title-screen'])
  await showFrame({ ...frame(0, [7], 4), clock: { ...clock, paused: false } })
  expect([act.mock.calls.length, document.title]).toEqual([1, 'ui-your-turn – ui-title-screen'])
})
