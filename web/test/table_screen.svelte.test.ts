// @vitest-environment page
/** The screen of a table, with a board and a match that are made up: what it tells whom. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ApiError } from '../src/net/api'
import type { Frame, LegalAction } from '../src/net/frame'
import { settings } from '../src/common/settings.svelte'
import TableScreen from '../src/table/TableScreen.svelte'

const act = vi.fn()
let prompt: { note: { text: string } | null }
let table: ReturnType<typeof made>
let refuse: (refusal: object) => void
let notice: { text: string } | null = null
const errors: unknown[] = []
vi.mock('../src/table/table.svelte', () => ({
  Table: class {
    constructor(_: string, callbacks: { refused: typeof refuse }) {
      refuse = callbacks.refused
      return table
    }
  },
}))
vi.mock('../src/table/undo_closed_reason', () => ({ undoClosedReason: () => 'No.', ruleBehind: () => undefined }))
vi.mock('../src/table/Prompt.svelte', () => ({ default: (_: unknown, given: typeof prompt) => void (prompt = given) }))
vi.mock('../src/board/Board.svelte', () => ({ default: () => ({ light() {}, mountedHandle: () => null }) }))
vi.mock('../src/board/boards', () => ({ loadBoard: async () => null, showsTurn: () => false }))
vi.mock('../src/table/SidePanel.svelte', () => ({ default: () => ({}) }))

const said = {
  t: (id: string) => id, has: () => false, name: (seat: number) => `P${seat}`, action: ({ id }: LegalAction) => `choice ${id}`, withNames: () => said,
}
vi.mock('../src/common/shell.svelte', () => ({
  shell: () => said, gameWords: async () => said, loadGames: async () => [], knownGames: () => [], api: {}, showError: ({ id, args }: ApiError) => void errors.push([id, args]),
  showNotice: (text: string | null) => void (notice = text === null ? null : { text }), currentNotice: () => notice,
}))

const frame = (viewer: number, legal: number[], decisions: number) =>
  ({
    match: { game: 'g' }, over: false, viewer, decisions, since: 9, events: [], undo: { seat: null }, actors: [viewer],
    seats: [0, 1].map((seat) => ({ seat, kind: 'person', name: `P${seat}`, level: null, yours: true })), legal: legal.map((id) => ({ id })),
  }) as unknown as Frame

function made(first: Frame) {
  const state = $state({ frame: first as Frame | null, viewpoint: { viewer: first.viewer, curtain: null as number | null } })
  const calls = { act, retry() {}, requestRules() {}, close() {}, takeScreen() {}, eventsSinceSeen: () => [] }
  return Object.assign(state, { chatLines: [], seenEvents: {}, hint: null, runsRules: false, boardFrame: null, link: 'open' }, calls)
}
async function settle() {
  for (let i = 0; i < 30; i += 1) await Promise.resolve()
  flushSync()
}
function see(next: Frame) {
  table.viewpoint = { viewer: next.viewer, curtain: null }
  table.frame = next
  return settle()
}

let shown: ReturnType<typeof mount> | null = null
beforeEach(() => {
  settings.onlyChoice = true
  act.mockClear()
})
afterEach(() => {
  if (shown) void unmount(shown)
  shown = null
})

async function open(first: Frame) {
  table = made(first)
  shown = mount(TableScreen, { target: document.createElement('div'), props: { match: 'm' } })
  await settle()
}

it('tells of an automatic choice only the player for whom it was made', async () => {
  await open(frame(0, [7], 4))
  expect(act).toHaveBeenCalledOnce()
  expect(prompt.note?.text).toBe('ui-only-choice-done')
  await see(frame(1, [1, 2], 5))
  expect(prompt.note).toBeNull()
})

/** Opens a table and presses “What if …”. Returns a function that delivers the trial. */
async function askForTrial(): Promise<(trial: object) => void> {
  let arrive!: (trial: object) => void
  table = Object.assign(made(frame(0, [7, 8], 4)), { openTrial: () => new Promise((resolve) => (arrive = resolve)) })
  const target = document.createElement('div')
  shown = mount(TableScreen, { target, props: { match: 'm' } })
  await settle()
  target.querySelector<HTMLElement>('[title=ui-what-if]')!.click()
  return arrive
}

it('ends a trial that comes after the player has left', async () => {
  const arrive = await askForTrial()
  void unmount(shown!)
  shown = null
  const close = vi.fn()
  arrive({ viewer: 0, close })
  await settle()
  expect(close).toHaveBeenCalledOnce()
})

it('says that a trial was not opened, if the screen has passed to the next player meanwhile', async () => {
  const arrive = await askForTrial()
  await see(frame(1, [1, 2], 5))
  const close = vi.fn()
  arrive({ viewer: 0, close })
  await settle()
  expect([close.mock.calls.length, errors]).toEqual([1, [['no_what_if', { why: 'passed' }]]])
})

it('keeps a refusal until the next choice, an automatic one too', async () => {
  await open(frame(0, [7, 8], 4))
  refuse({})
  expect(notice).toEqual({ text: 'No.' })
  await see(frame(0, [7], 5))
  expect([act.mock.calls.length, notice]).toEqual([1, null])
})

it('offers no trial while the curtain is down', async () => {
  table = made(frame(0, [7, 8], 4))
  const target = document.createElement('div')
  shown = mount(TableScreen, { target, props: { match: 'm' } })
  await settle()
  expect(target.querySelector('[title=ui-what-if]')).not.toBeNull()
  table.viewpoint = { viewer: null as never, curtain: 1 }
  flushSync()
  expect([!!target.querySelector('.curtain'), target.querySelector('[title=ui-what-if]')]).toEqual([true, null])
})
