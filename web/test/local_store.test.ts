// Stores of matches on a device: common behaviour, and a browser database that is full, forbidden, newer or shared by tabs.
import 'fake-indexeddb/auto'
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { DiskStore } from '../src/local/disk_store'
import { FORM } from '../src/local/database'
import { MemoryStore } from '../src/local/memory_store'
import { DeviceStore } from '../src/local/store'
import type { StoredMatch, MatchStore } from '../src/local/store_types'
import type { FileDecision, MatchFile } from '../src/rules/match_file_types'

const decision = (n: number): FileDecision => ({ seat: n % 2, action: `add ${n}`, link: `${n}` })
const decisions = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => decision(from + i))
const end = (actions: number) => ({ actions, state: 's', link: 'l' })
const file = (actions: FileDecision[]) => ({ format: 'f', game: 'count', players: 2, seed: '00', links: {}, actions, end: end(actions.length) }) as unknown as MatchFile
const match = (id: string, length = 0): StoredMatch => ({ id, file: file(decisions(0, length)), begun: 1, changed: 1, pause: 4, curtain: 'needed', over: false })
const changed = (actions: number) => ({ over: false, changed: 2, end: end(actions) })

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory()
  vi.restoreAllMocks()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

it.each<[string, () => MatchStore]>([['memory', () => new MemoryStore()], ['disk', () => new DiskStore()], ['device', () => new DeviceStore()]])(
  'the %s store replaces later decisions by appended ones, and changes nothing else',
  async (_, make) => {
    const store = make()
    await store.create(match('a', 5))
    await store.create(match('b', 3))
    await store.append('a', 5, decisions(5, 8), changed(8))
    await store.append('a', 2, [decision(40)], { ...changed(3), over: true, actors: [], ranking: [[1], [0]] })
    const stored = await store.read('a')
    expect(stored!.file.actions).toEqual([decision(0), decision(1), decision(40)])
    expect(stored).toMatchObject({ over: true, changed: 2, begun: 1, ranking: [[1], [0]], file: { end: end(3), seed: '00' } })
    expect(await store.read('b')).toEqual(match('b', 3))
    expect((await store.list()).map(({ id, file: { end } }) => [id, end.actions])).toEqual([['a', 3], ['b', 3]])
    await store.remove('a')
    expect(await store.read('a')).toBe(null)
    expect((await store.list()).map(({ id }) => id)).toEqual(['b'])
    await expect(store.append('a', 0, [], changed(0))).rejects.toMatchObject({ id: 'no_such_match' })
  },
)

it('a stored match is there when the page is opened again', async () => {
  await new DiskStore().create(match('a', 2))
  expect(await new DiskStore().open('a')).toEqual(match('a', 2))
})

it('a match has one writer among pages: the last one to open it, and the other is told', async () => {
  const [first, second] = [new DiskStore(), new DiskStore()]
  first.onTaken = vi.fn()
  second.onTaken = vi.fn()
  await first.create(match('a', 2))
  await first.append('a', 2, [decision(2)], changed(3))
  expect((await second.open('a'))!.file.actions).toHaveLength(3)
  await expect.poll(() => vi.mocked(first.onTaken).mock.calls).toEqual([['a']])
  expect(second.onTaken).not.toHaveBeenCalled()
  await expect(first.append('a', 0, [decision(9)], changed(1))).rejects.toMatchObject({ id: 'open_elsewhere' })
  expect((await second.read('a'))!.file.actions).toEqual(decisions(0, 3)) // all or nothing
  await second.append('a', 3, [decision(3)], changed(4))
  expect((await first.open('a'))!.file.actions).toEqual(decisions(0, 4))
})

/** Simulate a full disk: the browser aborts transactions that write. */
const fillDisk = () =>
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore) {
    queueMicrotask(() => (this.transaction as unknown as { _abort(name: string): void })._abort('QuotaExceededError'))
    return {} as IDBRequest
  })

it('a full disk is reported, and stored decisions are kept', async () => {
  const store = new DiskStore()
  await store.create(match('a', 4))
  const adds = fillDisk()
  await expect(store.append('a', 1, [decision(9)], changed(2))).rejects.toMatchObject({ id: 'storage_full' })
  adds.mockRestore()
  expect(await store.read('a')).toEqual(match('a', 4))
  await store.append('a', 1, [decision(9)], changed(2))
  expect((await store.read('a'))!.file.actions).toEqual([decision(0), decision(9)])
})

it('unwritten decisions can be downloaded, and are written with the next change', async () => {
  const store = new DeviceStore()
  await store.create(match('a', 4))
  const adds = fillDisk()
  await expect(store.append('a', 2, [decision(7), decision(8)], changed(4))).rejects.toMatchObject({ id: 'storage_full' })
  await expect(store.append('a', 4, [decision(9)], changed(5))).rejects.toMatchObject({ id: 'storage_full' })
  const current = [decision(0), decision(1), decision(7), decision(8), decision(9)]
  expect((await store.read('a'))!.file).toMatchObject({ actions: current, end: end(5) })
  expect((await store.open('a'))!.file.actions).toEqual(current)
  adds.mockRestore()
  await store.append('a', 5, [decision(10)], changed(6))
  expect((await new DiskStore().read('a'))!.file).toMatchObject({ actions: [...current, decision(10)], end: end(6) })
})

it('unwritten decisions are dropped once another tab has opened the match', async () => {
  const [first, second] = [new DeviceStore(), new DeviceStore()]
  const onTaken = vi.fn()
  first.onTaken = onTaken
  await first.create(match('a', 2))
  const adds = fillDisk()
  await expect(first.append('a', 2, [decision(2)], changed(3))).rejects.toMatchObject({ id: 'storage_full' })
  adds.mockRestore()
  await second.open('a')
  await expect.poll(() => onTaken.mock.calls).toEqual([['a']])
  await second.append('a', 2, decisions(20, 26), changed(8))
  expect((await first.open('a'))!.file.actions).toEqual([...decisions(0, 2), ...decisions(20, 26)])
})

it('a match continues in memory if the browser stores nothing, and reports it', async () => {
  fillDisk()
  const store = new DeviceStore(new DiskStore())
  await store.create(match('a'))
  await store.append('a', 0, decisions(0, 3), changed(3))
  expect(await store.open('a')).toMatchObject({ file: { actions: decisions(0, 3) }, trouble: 'storage_full' })
  expect((await store.list()).map(({ id }) => id)).toEqual(['a'])
})

it('forbidden, missing or newer storage is named', async () => {
  const opening = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  await expect(new DiskStore().list()).rejects.toMatchObject({ id: 'storage_forbidden' })
  opening.mockRestore()
  await new Promise((done) => (indexedDB.open('boardwright', FORM + 1).onsuccess = done))
  await expect(new DiskStore().list()).rejects.toMatchObject({ id: 'storage_newer' })
  globalThis.indexedDB = undefined as never
  await expect(new DiskStore().list()).rejects.toMatchObject({ id: 'storage_forbidden' })
})
