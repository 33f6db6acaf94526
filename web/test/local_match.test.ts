// A match of this device over its link: from the first frame to the end, with bots, undo and storage.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openLocalSocket } from '../src/local/local_socket'
import { MemoryStore } from '../src/local/memory_store'
import { newMatch } from '../src/local/new_match'
import { OpenMatches } from '../src/local/open_matches'
import type { StoredMatch } from '../src/local/store_types'
import { ApiError, type NewMatch } from '../src/net/api'
import type { Frame, Refusal } from '../src/net/frame'
import type { Link } from '../src/net/connection'
import { Live } from '../src/net/live'
import { readMatchFile } from '../src/rules/match_file'
import type { ToBot } from '../src/rules/bot_worker'
import type { BotWorker } from '../src/rules/worker_bot'
import type { PageRules } from '../src/rules/page_rules'
import { PageReplay } from '../src/rules/page_replay'
import { countingRules } from './counting_game'

const BOT = { kind: 'bot' as const, level: 'greedy' }
const person = (name: string) => ({ kind: 'person' as const, name })

/** Return a bot that takes the first choice, which leaves the turn with it until the count is eight. */
function makeWorker(): BotWorker {
  workers += 1
  const worker: BotWorker = {
    onmessage: null, onerror: null, terminate: () => void (workers -= 1),
    postMessage: (question: ToBot) => {
      const data = { chosen: 'ids' in question ? question.ids[0]! : null }
      queueMicrotask(() => worker.onmessage!.call(worker as Worker, { data } as MessageEvent))
    },
  }
  return worker
}

let workers = 0
let store: MemoryStore
let rules: PageRules
let matches: OpenMatches
let lives: Live[]
let frames: Frame[]
let links: Link[]
let refused: Refusal[]
let errors: { id: string }[]

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  store = new MemoryStore()
  matches = new OpenMatches({
    store: () => store,
    rules: async () => (rules = countingRules()),
    options: async () => ({ api: { bots: async () => ({ manifest: {}, mixed: {} }), rulesModule: async () => new Uint8Array() }, standIn: 'greedy', makeWorker }),
  })
  ;[lives, frames, links, refused, errors] = [[], [], [], [], []]
})
afterEach(() => lives.forEach((live) => live.stop()))

async function createMatch(wish: Partial<NewMatch> = {}): Promise<string> {
  const match = await newMatch({ game: 'count', seats: [person('A'), BOT], pause: 0, curtain: 'always', ...wish }, countingRules())
  await store.create(match)
  return match.id
}

/** Open a match as a page does. */
function openMatch(id: string, { viewer = 0, pace = 0 } = {}): Live {
  const live = new Live(
    { frame: (frame) => frames.push(frame), link: (link) => links.push(link), refused: (refusal) => refused.push(refusal), error: (error) => errors.push(error) },
    { open: () => openLocalSocket(id, async () => matches), token: async () => '', shownWhenKept: true, pace: () => pace },
  )
  lives.push(live)
  live.start(viewer)
  return live
}

const lastFrame = () => frames.at(-1)!
const waitForFrame = (condition: (frame: Frame) => boolean) => expect.poll(() => frames.length > 0 && condition(lastFrame())).toBe(true)
const storedMatch = async (id: string): Promise<StoredMatch> => (await store.read(id))!

it('a match is played to its end against a bot, and its file is a match file', async () => {
  const id = await createMatch()
  const live = openMatch(id)
  await waitForFrame(({ legal }) => legal.length > 0)
  expect(lastFrame()).toMatchObject({ match: { id, status: 'running' }, seats: [{ name: 'A', yours: true }, { name: 'greedy', yours: false }], view: { sum: 0 }, viewer: 0 })
  live.act(0, 1) // two, and the bot is next
  await waitForFrame(({ over }) => over)
  expect(lastFrame()).toMatchObject({ match: { status: 'over' }, result: { ranking: [[0], [1]] }, decisions: 7 })
  const { file, over } = await storedMatch(id)
  expect([over, file.actions.map(({ seat }) => seat), file.end.actions]).toEqual([true, [0, 1, 1, 1, 1, 1, 1], 7])
  const read = await readMatchFile(JSON.stringify(file))
  expect((await PageReplay.open(read!, countingRules()))!.over).toBe(true)
  expect([refused, errors, workers]).toEqual([[], [], 1])
  live.stop()
  await expect.poll(() => workers).toBe(0)
})

it('a match continues at its last state when it is opened again', async () => {
  const id = await createMatch({ seats: [person('A'), person('B')] })
  const first = openMatch(id)
  await waitForFrame(({ legal }) => legal.length > 0)
  first.act(0, 0)
  await waitForFrame(({ decisions }) => decisions === 1)
  first.send({ type: 'hint', seat: 0 })
  await waitForFrame(({ hinted }) => hinted !== undefined)
  first.stop()
  await expect.poll(() => links.at(-1)).toBe('closed')
  frames.length = 0
  openMatch(id)
  await waitForFrame(({ decisions }) => decisions === 1)
  expect(lastFrame()).toMatchObject({ view: { sum: 1 }, events: [{ n: 0, kind: 'added' }], undo: { open: true }, hinted: [{ seat: 0, decision: 1 }] })
})

it('a choice is shown only after it is stored', async () => {
  const id = await createMatch()
  let keep = () => {}
  const append = store.append.bind(store)
  vi.spyOn(store, 'append').mockImplementation((...given) => new Promise((done) => (keep = () => done(append(...given)))))
  const live = openMatch(id)
  await waitForFrame(({ legal }) => legal.length > 0)
  live.act(0, 0)
  await expect.poll(() => vi.mocked(store.append).mock.calls.length).toBe(1)
  openMatch(id) // another page opens the match meanwhile
  for (let i = 0; i < 5; i += 1) await new Promise((done) => setTimeout(done))
  expect(frames.every(({ decisions }) => decisions === 0)).toBe(true)
  keep()
  await waitForFrame(({ decisions }) => decisions === 1)
})

it('the standing for lists is stored after choices, at the latest when the last page leaves', async () => {
  const id = await createMatch({ seats: [person('A'), person('B')] })
  const live = openMatch(id)
  await waitForFrame(({ legal }) => legal.length > 0)
  const before = (await storedMatch(id)).standing
  const standing = vi.spyOn(rules, 'standing').mockReturnValue([7, 8])
  live.act(0, 0)
  await waitForFrame(({ decisions }) => decisions === 1)
  expect([standing.mock.calls.length, (await storedMatch(id)).standing]).toEqual([0, before])
  live.stop()
  await expect.poll(async () => (await storedMatch(id)).standing).toEqual([7, 8])
})

it('a match continues without storage, reports why, and stores everything once it can', async () => {
  const id = await createMatch()
  const append = vi.spyOn(store, 'append').mockRejectedValueOnce(new ApiError('storage_full'))
  const live = openMatch(id)
  await waitForFrame(({ legal }) => legal.length > 0)
  live.act(0, 0)
  await waitForFrame(({ decisions }) => decisions === 1)
  await expect.poll(() => errors.map(({ id }) => id)).toEqual(['storage_full'])
  live.act(0, 0)
  await waitForFrame(({ decisions }) => decisions === 2)
  expect(append.mock.lastCall?.slice(0, 2)).toEqual([id, 0])
  expect((await storedMatch(id)).file.actions).toHaveLength(2)
})

it('a bot waits while its player can undo', async () => {
  const id = await createMatch({ pause: 'done' })
  const live = openMatch(id)
  await waitForFrame(({ legal }) => legal.length > 0)
  live.act(0, 1)
  await waitForFrame(({ thinking }) => thinking.length > 0)
  expect(lastFrame()).toMatchObject({ decisions: 1, undo: { open: true, waits: true, until: null } })
  live.undo(0)
  await waitForFrame(({ decisions }) => decisions === 0)
  live.act(0, 1)
  await waitForFrame(({ decisions }) => decisions === 1)
  live.confirm(0)
  await waitForFrame(({ over }) => over)
  live.undo(0)
  await expect.poll(() => refused).toEqual([{ id: 'undo_over', args: {}, section: null }])
})

it('the countdown stops while a player considers an undo', async () => {
  const id = await createMatch({ pause: 60 })
  const live = openMatch(id)
  await waitForFrame(({ legal }) => legal.length > 0)
  live.act(0, 1)
  await waitForFrame(({ undo }) => undo.waits === true && undo.until !== null)
  live.hold(0, true)
  await waitForFrame(({ undo }) => undo.waits === true && undo.until === null)
  live.hold(0, false)
  await waitForFrame(({ undo }) => undo.until !== null)
  expect(lastFrame().decisions).toBe(1)
})

it('impossible choices are refused with their reasons', async () => {
  const id = await createMatch()
  const live = openMatch(id)
  await waitForFrame(({ legal }) => legal.length > 0)
  const reason = { id: 'too_much', args: {}, section: null }
  expect(await live.whyNot(0, 2)).toEqual(reason)
  expect(await live.whyNot(0, 1)).toBeNull()
  live.act(0, 2)
  await expect.poll(() => refused).toEqual([reason])
  live.act(1, 0)
  await expect.poll(() => errors.map(({ id }) => id)).toEqual(['not_your_seat'])
  expect(lastFrame().decisions).toBe(0)
})

it('people at one screen have their own views, and may undo after another has moved', async () => {
  const id = await createMatch({ seats: [person('A'), person('B')] })
  const live = openMatch(id)
  await waitForFrame(({ legal }) => legal.length > 0)
  live.act(0, 1)
  await waitForFrame(({ decisions }) => decisions === 1)
  expect(lastFrame()).toMatchObject({ view: { secret: 0 }, curtain: [1], actors: [1] })
  live.setViewer(1)
  await waitForFrame(({ viewer }) => viewer === 1)
  expect(lastFrame().view).not.toMatchObject({ secret: 0 })
  live.act(1, 0)
  await waitForFrame(({ decisions }) => decisions === 2)
  live.setViewer(0)
  await waitForFrame(({ viewer }) => viewer === 0)
  expect(lastFrame().undo).toMatchObject({ open: false, reason: { id: 'undo_other_acted' }, ask: true })
  live.send({ type: 'ask_back', seat: 0 })
  await waitForFrame(({ decisions }) => decisions === 0)
})

it('a bot plays for a person until they return', async () => {
  const id = await createMatch({ seats: [person('A'), person('B')] })
  const live = openMatch(id, { pace: 5 })
  await waitForFrame(({ legal }) => legal.length > 0)
  live.send({ type: 'resign', seat: 0 })
  await waitForFrame(({ seats }) => seats[0]!.stand_in === 'greedy')
  expect(lastFrame()).toMatchObject({ thinking: [0], legal: [] })
  live.act(0, 0)
  await expect.poll(() => refused).toEqual([{ id: 'bot_plays', args: {}, section: null }])
  expect((await storedMatch(id)).standIns).toEqual({ 0: 'greedy' })
  live.send({ type: 'play_on', seat: 0 })
  await waitForFrame(({ legal }) => legal.length > 0)
})

it('a page that runs the rules gets only what its viewer knows', async () => {
  const id = await createMatch()
  const live = openMatch(id)
  await waitForFrame(({ legal }) => legal.length > 0)
  live.useRules(countingRules())
  await waitForFrame(({ record }) => record !== undefined)
  expect(lastFrame()).toMatchObject({ view: { secret: 0, sum: 0 } })
  expect(lastFrame().legal).toHaveLength(2)
  live.act(0, 0)
  await waitForFrame(({ decisions, early }) => decisions === 1 && !early)
  expect(lastFrame().view).toEqual({ secret: 0, sum: 1 })
})

it('a match is unchanged after a choice at which the rules fail', async () => {
  const id = await createMatch()
  const live = openMatch(id)
  await waitForFrame(({ legal }) => legal.length > 0)
  const call = rules.call.bind(rules)
  vi.spyOn(rules, 'call').mockImplementation((name, ...values) => {
    const result = call(name, ...values)
    if (name === 'apply') throw new Error('unreachable')
    return result
  })
  live.act(0, 0)
  await expect.poll(() => errors.map(({ id }) => id)).toEqual(['local_rules'])
  vi.mocked(rules.call).mockRestore()
  live.act(0, 0)
  await waitForFrame(({ decisions }) => decisions === 1)
  expect(lastFrame().view).toMatchObject({ sum: 1 })
})

it('a missing match is reported', async () => {
  openMatch('local-none')
  await expect.poll(() => links).toEqual(['closed'])
  expect(errors.map(({ id }) => id)).toEqual(['no_such_match'])
})

it('a match that is not stored is reported', async () => {
  const match = await newMatch({ game: 'count', seats: [person('A'), BOT] }, countingRules())
  await store.create({ ...match, trouble: 'storage_forbidden' })
  openMatch(match.id)
  await expect.poll(() => errors).toMatchObject([{ id: 'storage_forbidden' }])
})

it('a random bot replaces one that cannot be loaded, and this is reported', async () => {
  const bots = () => Promise.reject(new ApiError('site_file'))
  const options = { api: { bots, rulesModule: async () => new Uint8Array() }, standIn: 'greedy', makeWorker }
  matches = new OpenMatches({ store: () => store, rules: async () => countingRules(), options: async () => options })
  const live = openMatch(await createMatch())
  await waitForFrame(({ legal }) => legal.length > 0)
  live.act(0, 1)
  await waitForFrame(({ decisions }) => decisions > 1)
  expect(errors).toContainEqual(expect.objectContaining({ id: 'random_bot' }))
})

it('a match continues in the page that opened it last, and the first one is told', async () => {
  const id = await createMatch()
  const first = openMatch(id)
  await waitForFrame(() => true)
  store.onTaken(id)
  await expect.poll(() => links.at(-1)).toBe('closed')
  expect(errors).toMatchObject([{ id: 'open_elsewhere' }])
  first.act(0, 0)
  openMatch(id)
  await waitForFrame(({ decisions }) => decisions === 0)
  await expect.poll(() => links.at(-1)).toBe('open')
})
