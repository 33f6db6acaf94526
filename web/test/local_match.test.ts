// A match of this device, as the page plays it over its link: from the first frame to the end, with a bot, undo and storage.
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
import { counting } from './counting'

const BOT = { kind: 'bot' as const, level: 'greedy' }
const person = (name: string) => ({ kind: 'person' as const, name })

/** A bot that takes the first choice, which leaves the turn with it until the count is eight. */
function makeWorker(): BotWorker {
  workers += 1
  const worker: BotWorker = {
    onmessage: null, onerror: null, terminate: () => void (workers -= 1),
    postMessage: (asked: ToBot) => {
      const data = { chosen: 'ids' in asked ? asked.ids[0]! : null }
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
    rules: async () => (rules = counting()),
    options: async () => ({ api: { bots: async () => ({ manifest: {}, mixed: {} }), rulesModule: async () => new Uint8Array() }, standIn: 'greedy', makeWorker }),
  })
  ;[lives, frames, links, refused, errors] = [[], [], [], [], []]
})
afterEach(() => lives.forEach((live) => live.stop()))

async function begun(wish: Partial<NewMatch> = {}): Promise<string> {
  const match = await newMatch({ game: 'count', seats: [person('A'), BOT], pause: 0, curtain: 'always', ...wish }, counting())
  await store.create(match)
  return match.id
}

/** A page at a match. */
function looking(id: string, { viewer = 0, pace = 0 } = {}): Live {
  const live = new Live(
    { frame: (frame) => frames.push(frame), link: (link) => links.push(link), refused: (refusal) => refused.push(refusal), error: (error) => errors.push(error) },
    { open: () => openLocalSocket(id, async () => matches), token: async () => '', shownWhenKept: true, pace: () => pace },
  )
  lives.push(live)
  live.start(viewer)
  return live
}

const now = () => frames.at(-1)!
const when = (holds: (frame: Frame) => boolean) => expect.poll(() => frames.length > 0 && holds(now())).toBe(true)
const kept = async (id: string): Promise<StoredMatch> => (await store.read(id))!

it('is played to its end against a bot, and its file is a match file', async () => {
  const id = await begun()
  const live = looking(id)
  await when(({ legal }) => legal.length > 0)
  expect(now()).toMatchObject({ match: { id, status: 'running' }, seats: [{ name: 'A', yours: true }, { name: 'greedy', yours: false }], view: { sum: 0 }, viewer: 0 })
  live.act(0, 1) // two, and the bot is next
  await when(({ over }) => over)
  expect(now()).toMatchObject({ match: { status: 'over' }, result: { ranking: [[0], [1]] }, decisions: 7 })
  const { file, over } = await kept(id)
  expect([over, file.actions.map(({ seat }) => seat), file.end.actions]).toEqual([true, [0, 1, 1, 1, 1, 1, 1], 7])
  const read = await readMatchFile(JSON.stringify(file))
  expect((await PageReplay.open(read!, counting()))!.over).toBe(true)
  expect([refused, errors, workers]).toEqual([[], [], 1])
  live.stop()
  await expect.poll(() => workers).toBe(0)
})

it('goes on where it was, for a page that comes later', async () => {
  const id = await begun({ seats: [person('A'), person('B')] })
  const first = looking(id)
  await when(({ legal }) => legal.length > 0)
  first.act(0, 0)
  await when(({ decisions }) => decisions === 1)
  first.send({ type: 'hint', seat: 0 })
  await when(({ hinted }) => hinted !== undefined)
  first.stop()
  await expect.poll(() => links.at(-1)).toBe('closed')
  frames.length = 0
  looking(id)
  await when(({ decisions }) => decisions === 1)
  expect(now()).toMatchObject({ view: { sum: 1 }, events: [{ n: 0, kind: 'added' }], undo: { open: true }, hinted: [{ seat: 0, decision: 1 }] })
})

it('shows a choice only when it is kept', async () => {
  const id = await begun()
  let keep = () => {}
  const append = store.append.bind(store)
  vi.spyOn(store, 'append').mockImplementation((...given) => new Promise((done) => (keep = () => done(append(...given)))))
  const live = looking(id)
  await when(({ legal }) => legal.length > 0)
  live.act(0, 0)
  await expect.poll(() => vi.mocked(store.append).mock.calls.length).toBe(1)
  looking(id) // another page, which comes meanwhile
  for (let i = 0; i < 5; i += 1) await new Promise((done) => setTimeout(done))
  expect(frames.every(({ decisions }) => decisions === 0)).toBe(true)
  keep()
  await when(({ decisions }) => decisions === 1)
})

it('keeps the progress for lists later than a choice, at the latest when the last page leaves', async () => {
  const id = await begun({ seats: [person('A'), person('B')] })
  const live = looking(id)
  await when(({ legal }) => legal.length > 0)
  const before = (await kept(id)).standing
  const standing = vi.spyOn(rules, 'standing').mockReturnValue([7, 8])
  live.act(0, 0)
  await when(({ decisions }) => decisions === 1)
  expect([standing.mock.calls.length, (await kept(id)).standing]).toEqual([0, before])
  live.stop()
  await expect.poll(async () => (await kept(id)).standing).toEqual([7, 8])
})

it('goes on where nothing can be kept, says why, and keeps everything once it can', async () => {
  const id = await begun()
  const append = vi.spyOn(store, 'append').mockRejectedValueOnce(new ApiError('storage_full'))
  const live = looking(id)
  await when(({ legal }) => legal.length > 0)
  live.act(0, 0)
  await when(({ decisions }) => decisions === 1)
  await expect.poll(() => errors.map(({ id }) => id)).toEqual(['storage_full'])
  live.act(0, 0)
  await when(({ decisions }) => decisions === 2)
  expect(append.mock.lastCall?.slice(0, 2)).toEqual([id, 0])
  expect((await kept(id)).file.actions).toHaveLength(2)
})

it('lets a bot wait while its player can undo, and undoes its moves with theirs', async () => {
  const id = await begun({ pause: 'done' })
  const live = looking(id)
  await when(({ legal }) => legal.length > 0)
  live.act(0, 1)
  await when(({ thinking }) => thinking.length > 0)
  expect(now()).toMatchObject({ decisions: 1, undo: { open: true, waits: true, until: null } })
  live.undo(0)
  await when(({ decisions }) => decisions === 0)
  live.act(0, 1)
  await when(({ decisions }) => decisions === 1)
  live.confirm(0)
  await when(({ over }) => over)
  live.undo(0)
  await expect.poll(() => refused).toEqual([{ id: 'undo_over', args: {}, section: null }])
})

it('stops the countdown while its player considers an undo', async () => {
  const id = await begun({ pause: 60 })
  const live = looking(id)
  await when(({ legal }) => legal.length > 0)
  live.act(0, 1)
  await when(({ undo }) => undo.waits === true && undo.until !== null)
  live.hold(0, true)
  await when(({ undo }) => undo.waits === true && undo.until === null)
  live.hold(0, false)
  await when(({ undo }) => undo.until !== null)
  expect(now().decisions).toBe(1)
})

it('gives reasons, and refuses what is not possible', async () => {
  const id = await begun()
  const live = looking(id)
  await when(({ legal }) => legal.length > 0)
  const reason = { id: 'too_much', args: {}, section: null }
  expect(await live.whyNot(0, 2)).toEqual(reason)
  expect(await live.whyNot(0, 1)).toBeNull()
  live.act(0, 2)
  await expect.poll(() => refused).toEqual([reason])
  live.act(1, 0)
  await expect.poll(() => errors.map(({ id }) => id)).toEqual(['not_your_seat'])
  expect(now().decisions).toBe(0)
})

it('gives people at one screen their own views, and lets one undo what another has followed', async () => {
  const id = await begun({ seats: [person('A'), person('B')] })
  const live = looking(id)
  await when(({ legal }) => legal.length > 0)
  live.act(0, 1)
  await when(({ decisions }) => decisions === 1)
  expect(now()).toMatchObject({ view: { secret: 0 }, curtain: [1], actors: [1] })
  live.setViewer(1)
  await when(({ viewer }) => viewer === 1)
  expect(now().view).not.toMatchObject({ secret: 0 })
  live.act(1, 0)
  await when(({ decisions }) => decisions === 2)
  live.setViewer(0)
  await when(({ viewer }) => viewer === 0)
  expect(now().undo).toMatchObject({ open: false, reason: { id: 'undo_other_acted' }, ask: true })
  live.send({ type: 'ask_back', seat: 0 })
  await when(({ decisions }) => decisions === 0)
})

it('lets a bot play for a person until they come back', async () => {
  const id = await begun({ seats: [person('A'), person('B')] })
  const live = looking(id, { pace: 5 })
  await when(({ legal }) => legal.length > 0)
  live.send({ type: 'resign', seat: 0 })
  await when(({ seats }) => seats[0]!.stand_in === 'greedy')
  expect(now()).toMatchObject({ thinking: [0], legal: [] })
  live.act(0, 0)
  await expect.poll(() => refused).toEqual([{ id: 'bot_plays', args: {}, section: null }])
  expect((await kept(id)).standIns).toEqual({ 0: 'greedy' })
  live.send({ type: 'play_on', seat: 0 })
  await when(({ legal }) => legal.length > 0)
})

it('tells a page that runs the rules only what its viewer knows', async () => {
  const id = await begun()
  const live = looking(id)
  await when(({ legal }) => legal.length > 0)
  live.useRules(counting())
  await when(({ record }) => record !== undefined)
  expect(now()).toMatchObject({ view: { secret: 0, sum: 0 } })
  expect(now().legal).toHaveLength(2)
  live.act(0, 0)
  await when(({ decisions, early }) => decisions === 1 && !early)
  expect(now().view).toEqual({ secret: 0, sum: 1 })
})

it('is as it was before a choice at which the rules fail', async () => {
  const id = await begun()
  const live = looking(id)
  await when(({ legal }) => legal.length > 0)
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
  await when(({ decisions }) => decisions === 1)
  expect(now().view).toMatchObject({ sum: 1 })
})

it('says that there is no such match', async () => {
  looking('local-none')
  await expect.poll(() => links).toEqual(['closed'])
  expect(errors.map(({ id }) => id)).toEqual(['no_such_match'])
})

it('says that it is not kept', async () => {
  const match = await newMatch({ game: 'count', seats: [person('A'), BOT] }, counting())
  await store.create({ ...match, trouble: 'storage_forbidden' })
  looking(match.id)
  await expect.poll(() => errors).toMatchObject([{ id: 'storage_forbidden' }])
})

it('goes on with a bot that chooses at random where the one that was wanted cannot be loaded, and says so', async () => {
  const bots = () => Promise.reject(new ApiError('site_file'))
  const around = { api: { bots, rulesModule: async () => new Uint8Array() }, standIn: 'greedy', makeWorker }
  matches = new OpenMatches({ store: () => store, rules: async () => counting(), options: async () => around })
  const live = looking(await begun())
  await when(({ legal }) => legal.length > 0)
  live.act(0, 1)
  await when(({ decisions }) => decisions > 1)
  expect(errors).toContainEqual(expect.objectContaining({ id: 'random_bot' }))
})

it('goes on in the page that opened it last, and the first one is told', async () => {
  const id = await begun()
  const first = looking(id)
  await when(() => true)
  store.onTaken(id)
  await expect.poll(() => links.at(-1)).toBe('closed')
  expect(errors).toMatchObject([{ id: 'open_elsewhere' }])
  first.act(0, 0)
  looking(id)
  await when(({ decisions }) => decisions === 0)
  await expect.poll(() => links.at(-1)).toBe('open')
})
