// @vitest-environment page
// Notices about what was missing go when it has come.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../src/net/api'
import { loadPart, watchMissingParts } from '../src/net/load_part'
import { api, currentNotice, showNotice, showError, reportMissingParts } from '../src/common/shell.svelte'

const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const load = (found: string) => vi.fn(() => (up ? Promise.resolve(found) : Promise.reject(new TypeError('no network'))))
let up = false

beforeEach(() => {
  vi.useFakeTimers()
  up = false
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('fetch', vi.fn(() => (up ? Promise.resolve(new Response('{}')) : Promise.reject(new TypeError('no network')))))
})
afterEach(async () => {
  up = true
  await later(2000)
  showNotice(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
watchMissingParts(reportMissingParts)

it('parts that could not be loaded: they come as soon as they can be had', async () => {
  const came: string[] = []
  void loadPart(load('a')).then((found) => came.push(found))
  await later(9000)
  expect([currentNotice()?.loadAgain, came]).toEqual([true, []])
  void loadPart(load('b')).then((found) => came.push(found))
  await later(500)
  up = true
  await later(1000)
  expect([currentNotice() !== null, came]).toEqual([true, ['a']])
  await later(1000)
  expect([currentNotice(), came]).toEqual([null, ['a', 'b']])
})
it('a part whose notice was closed: it is told of once', async () => {
  void loadPart(load('a'))
  await later(1000)
  showNotice(null)
  await later(9000)
  expect(currentNotice()).toBeNull()
})
it('not what was said in its place', async () => {
  void loadPart(load('a'))
  await later(1000)
  showNotice('Something else')
  up = true
  await later(4000)
  expect(currentNotice()?.text).toBe('Something else')
})
it('a style sheet that has failed is asked for again', () => {
  const [link] = [document.createElement('link')]
  document.head.append(link)
  link.dispatchEvent(new Event('error'))
  expect(link.isConnected).toBe(false)
})
it('no part is loaded in any other way', () => {
  const files = import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true })
  const plain = /^(?!.*(?:typeof |: )import\().*(?<!loadPart\((?:async )?\(\) => \(?(?:await )?)\bimport\(.*$/gm
  const found = Object.entries(files).flatMap(([path, text]) => [...text.matchAll(plain)].map(([line]) => `${path}: ${line}`))
  expect(found).toEqual([expect.stringMatching(/attention.ts: .*sounds.*catch/)]) // a sound blocks nothing
})
it('a server that could not be reached', async () => {
  showError(new ApiError('unreachable'))
  expect(currentNotice()).not.toBeNull()
  up = true
  await api.games()
  expect(currentNotice()).toBeNull()
})
