// Calls about matches of this device: the page answers the calls of a server.
import { beforeEach, expect, it, vi } from 'vitest'
import { isLocalCall } from '../src/local/ids'
import { answer, errorAnswer } from '../src/local/call_answers'
import { storedCalls } from '../src/local/stored_calls'
import { MatchState } from '../src/local/match_state'
import { MemoryStore } from '../src/local/memory_store'
import { RulesCalls } from '../src/local/rules_calls'
import { MatchFileWriter } from '../src/local/match_file_writer'
import { unzipFiles, zipFiles } from '../src/local/zip'
import { Api } from '../src/net/api'
import { BadModule } from '../src/rules/rules.js'
import { matchStartOf } from '../src/rules/file_header'
import { readMatchFile } from '../src/rules/match_file'
import type { StatisticsHere } from '../src/statistics/gather'
import { countingRules } from './counting_game'

const SEATS = [{ kind: 'person' as const, name: 'A' }, { kind: 'bot' as const, level: 'greedy' }]
let store: MemoryStore
let api: Api

/** Return an API whose calls about matches of this device use `target`; any other call fails. */
function apiWith(target: MemoryStore, first: Uint8Array<ArrayBuffer> | null = null): Api {
  const rules = async (game: string) => (game === 'count' ? countingRules() : null)
  const played = new RulesCalls({ store: () => target, rules, replay: async () => null, firstRecord: async () => first })
  const calls = { ...storedCalls(() => target), ...played.calls }
  const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} }
  return new Api('', (path, init) => (isLocalCall(String(path)) ? answer(calls, String(path), init) as Promise<Response> : Promise.reject(new Error(`${path}`))), storage)
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  store = new MemoryStore()
  api = apiWith(store)
})

/** Play `choices` in a stored match, as an open match would. */
async function play(id: string, choices: number[]): Promise<void> {
  const rules = countingRules()
  const match = (await store.read(id))!
  const state = new MatchState(rules, matchStartOf(match.file, rules.info, match.start?.record)!)
  for (const action of choices) state.play(state.actors[0]!, action)
  const file = new MatchFileWriter(match.file)
  await file.update(state)
  const { actions, end } = file.content
  await store.append(id, 0, actions, { over: state.over, changed: 7, end, ...state.summary })
}

/** Create and finish a match; return its id. */
async function finishedMatch(): Promise<string> {
  const { id } = await api.newMatchHere({ game: 'count', seats: SEATS })
  await play(id, [1, 1, 1, 1])
  return id
}

it('creates, lists and removes a match without a server', async () => {
  const { id } = await api.newMatchHere({ game: 'count', seats: SEATS })
  await play(id, [0, 1])
  const [match] = await api.matchesHere()
  expect(match).toMatchObject({ id, game: 'count', status: 'running', decisions: 2, actors: [1], updated: 7 })
  expect(match!.seats).toMatchObject([{ kind: 'person', name: 'A', yours: true }, { kind: 'bot', level: 'greedy', yours: false }])
  expect(await api.standing(id)).toEqual([3, 0])
  await api.removeMatch(match!)
  expect(await api.matchesHere()).toEqual([])
  await expect(api.matchFile(id)).rejects.toMatchObject({ id: 'no_such_match', status: 404 })
})

it('replays a finished match, and returns its ranking and progress', async () => {
  const id = await finishedMatch()
  expect((await api.matchesHere())[0]).toMatchObject({ status: 'over', ranking: [[0], [1]] })
  expect(await api.replayLength(id)).toBe(4)
  const frame = await api.replayFrame(id, 4, 1, null)
  expect(frame).toMatchObject({ over: true, decisions: 4, events_from: 1, match: { id }, view: { sum: 8 } })
  expect(await api.replayFrame(id, 0, 0, 0)).toMatchObject({ viewer: 0, decisions: 0, view: { sum: 0 } })
  expect((await api.progress(id)).map(({ decisions }) => decisions)).toEqual([1, 2, 3, 4])
  await expect(api.replayFrame(id, 5, 0, null)).rejects.toMatchObject({ id: 'no_such_match' })
  await expect(api.replayFrame(id, 4, 0, 7)).rejects.toMatchObject({ id: 'no_such_seat' })
})

it('returns the results for statistics, also of matches that ended before results were stored', async () => {
  const id = await finishedMatch()
  await play((await api.newMatchHere({ game: 'count', seats: SEATS })).id, [0])
  expect((await api.matchesHere()).find((match) => match.id === id)).toMatchObject({ points: [8, 0] })
  const { matches, untold } = await api.call<StatisticsHere>('GET', '/api/local/statistics')
  const { file } = (await store.read(id))!
  expect([matches, untold]).toMatchObject([[{ id, match: file.end.link, game: 'count', date: 7, own: [0] }], []])
  expect(matches[0]!.seats).toEqual([
    { kind: 'person', name: 'A', level: null, place: 1, points: 8, sources: {}, typical: { turns: 2 } },
    { kind: 'bot', name: 'greedy', level: 'greedy', place: 2, points: 0, sources: {}, typical: { turns: 2 } },
  ])
  const { results: _, ...old } = (await store.read(id))!
  await store.create(old)
  expect(await api.call('GET', '/api/local/statistics')).toEqual({ matches: [], untold: [id] })
  expect(await api.call('GET', `/api/matches/${id}/result`)).toEqual(matches[0])
  expect(await api.call('GET', '/api/local/statistics')).toEqual({ matches, untold: [] })
})

it('cleans names of a file for statistics', async () => {
  const keptMatch = (await store.read(await finishedMatch()))!
  await store.create({ ...keptMatch, file: { ...keptMatch.file, seats: [{ kind: 'person', name: '\u202eA\u0301\u0301\u0301\u0301' }, { kind: 'person', name: '\u200b' }] } })
  const { matches } = await api.call<StatisticsHere>('GET', '/api/local/statistics')
  expect(matches[0]!.seats.map(({ name }) => name)).toEqual(['Á\u0301\u0301', null])
})

it('names the error of an invalid new match', async () => {
  await expect(api.newMatchHere({ game: 'count', seats: [] })).rejects.toMatchObject({ id: 'bad_option' })
  await expect(api.newMatchHere({ game: 'other', seats: SEATS })).rejects.toMatchObject({ id: 'local_rules' })
  const beginAt = (replay: string, k: number) => api.newMatchHere({ game: 'count', seats: SEATS, start: { replay, k } })
  await expect(beginAt('local-1', 3)).rejects.toMatchObject({ id: 'no_such_match' })
  await expect(beginAt('m', 3)).rejects.toMatchObject({ id: 'cannot_begin_here' }) // the page does not replay it
  const id = await finishedMatch()
  for (const k of [4, 5]) await expect(beginAt(id, k)).rejects.toMatchObject({ id: 'cannot_begin_here' }) // at its end, and beyond it
})

it('begins a match at a position of a local match, with a position that a server can read', async () => {
  const { id } = await api.newMatchHere({ game: 'count', seats: SEATS, start: { replay: await finishedMatch(), k: 2 } })
  await play(id, [1, 1])
  const { file, start } = (await store.read(id))!
  expect(file).toMatchObject({ position: { game: 'count', ruleset: '1', players: 2, options: {}, sum: 4 }, end: { actions: 2 } })
  expect(await api.replayFrame(id, 0, 0, null)).toMatchObject({ match: { start: 2 }, view: { sum: 4 }, actors: [0] })
  expect(await api.replayFrame(id, 2, 0, null)).toMatchObject({ over: true, view: { sum: 8 } })
  const text = await api.matchFile(id)
  await expect(apiWith(new MemoryStore()).keepFile(text)).rejects.toMatchObject({ id: 'position_unread' })
  const otherRecord = start!.record.map((byte, i) => (i === 12 ? byte + 1 : byte))
  await expect(apiWith(new MemoryStore(), otherRecord).keepFile(text)).rejects.toMatchObject({ id: 'position_unread' })
  const otherDevice = apiWith(new MemoryStore(), start!.record)
  expect(await api.firstRecord(id)).toEqual(start!.record)
  const settings = { pause: 'done' as const, curtain: 'always' as const, stand_ins: ['greedy', null], k: 2 }
  const keptMatch = (await otherDevice.keepFile(text, settings)).id
  expect(await otherDevice.matchFile(keptMatch)).toBe(text)
  expect(await otherDevice.carriedSettings(keptMatch)).toEqual(settings)
})

it('copies the file of a match, finished or not, to another device once', async () => {
  const ids = [await finishedMatch(), (await api.newMatchHere({ game: 'count', seats: SEATS })).id]
  await play(ids[1]!, [0])
  const otherDevice = apiWith(new MemoryStore())
  for (const id of [...ids, ...ids]) await otherDevice.keepFile(await api.matchFile(id))
  const facts = ({ status, decisions, actors, ranking }: Awaited<ReturnType<Api['matchesHere']>>[number]) => ({ status, decisions, actors, ranking })
  expect((await otherDevice.matchesHere()).map(facts)).toEqual((await api.matchesHere()).map(facts))
  expect(await readMatchFile(await api.matchFile(ids[0]!))).toEqual((await store.read(ids[0]!))!.file)
})

it('refuses a file that is no match, or was changed', async () => {
  const text = await api.matchFile(await finishedMatch())
  const otherDevice = apiWith(new MemoryStore())
  await expect(otherDevice.keepFile('{}')).rejects.toMatchObject({ id: 'broken_record' })
  await expect(otherDevice.keepFile(text.replace('"add 2"', '"add 1"'))).rejects.toMatchObject({ id: 'broken_record' })
  expect(await otherDevice.matchesHere()).toEqual([])
})

it('packs all matches into an archive, and reads archives of other programs', async () => {
  const id = await finishedMatch()
  const [entry] = await unzipFiles(new Uint8Array(await (await api.allFilesHere()).arrayBuffer()))
  expect(entry).toEqual({ name: `count-${id.slice(6)}.json`, text: await api.matchFile(id) })
  const files = [{ name: 'a.json', text: 'ä'.repeat(9) }, { name: 'b', text: '' }]
  expect(await unzipFiles(zipFiles(files))).toEqual(files)
  const deflated = Uint8Array.from(atob(DEFLATED), (sign) => sign.charCodeAt(0))
  expect(await unzipFiles(deflated)).toEqual([{ name: 'm.json', text: 'x'.repeat(300) }])
  for (const damaged of [deflated.slice(0, 30), deflated.slice(9), deflated.map((byte, i) => (i === 40 ? byte ^ 1 : byte)), new Uint8Array()])
    await expect(unzipFiles(damaged)).rejects.toMatchObject({ id: 'broken_archive' })
})

/** A deflated archive of Python's zipfile with one file of 300 times “x”. */
const DEFLATED = 'UEsDBBQAAAAIAAAAIQATLUMbBwAAACwBAAAGAAAAbS5qc29uq6gYBcQCAFBLAQIUAxQAAAAIAAAAIQATLUMbBwAAACwBAAAGAAAAAAAAAAAAAACAAQAAAABtLmpzb25QSwUGAAAAAAEAAQA0AAAAKwAAAAAA'

it('distinguishes a damaged module from rules that this browser cannot run', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const answerFor = async (why: string) => (await errorAnswer(new BadModule(why, 'x')).json()) as unknown
  expect(await answerFor('damaged')).toEqual({ error: { id: 'site_file', args: {} } })
  expect(await answerFor('version')).toEqual({ error: { id: 'local_rules', args: {} } })
})
