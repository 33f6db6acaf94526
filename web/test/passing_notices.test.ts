// @vitest-environment page
// Notices about missing parts or a missing server disappear when these are available.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../src/net/api'
import { loadPart, watchMissingParts } from '../src/net/load_part'
import { api, currentNotice, showNotice, showError, reportMissingParts } from '../src/common/shell.svelte'
import { messagesOf, Words } from '../src/words/words'

const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const loader = (content: string) => vi.fn(() => (online ? Promise.resolve(content) : Promise.reject(new TypeError('no network'))))
let online = false

beforeEach(() => {
  vi.useFakeTimers()
  online = false
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('fetch', vi.fn(() => (online ? Promise.resolve(new Response('{}')) : Promise.reject(new TypeError('no network')))))
})
afterEach(async () => {
  online = true
  await advance(2000)
  showNotice(null)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
watchMissingParts(reportMissingParts)

it('a notice about missing parts stays until all of them are loaded', async () => {
  const loadedParts: string[] = []
  void loadPart(loader('a')).then((part) => loadedParts.push(part))
  await advance(9000)
  expect([currentNotice()?.loadAgain, loadedParts]).toEqual([true, []])
  void loadPart(loader('b')).then((part) => loadedParts.push(part))
  await advance(500)
  online = true
  await advance(1000)
  expect([currentNotice() !== null, loadedParts]).toEqual([true, ['a']])
  await advance(1000)
  expect([currentNotice(), loadedParts]).toEqual([null, ['a', 'b']])
})
it('a closed notice about a missing part does not appear again', async () => {
  void loadPart(loader('a'))
  await advance(1000)
  showNotice(null)
  await advance(9000)
  expect(currentNotice()).toBeNull()
})
it('a notice that replaced one about a missing part stays', async () => {
  void loadPart(loader('a'))
  await advance(1000)
  showNotice('Something else')
  online = true
  await advance(4000)
  expect(currentNotice()?.text).toBe('Something else')
})
it('a failed style sheet is removed, so that it is requested again', () => {
  const [link] = [document.createElement('link')]
  document.head.append(link)
  link.dispatchEvent(new Event('error'))
  expect(link.isConnected).toBe(false)
})
it('all parts are loaded with loadPart', () => {
  const files = import.meta.glob<string>('../src/**/*.{ts,svelte}', { query: '?raw', import: 'default', eager: true })
  const plainImport = /^(?!.*(?:typeof |: )import\().*(?<!loadPart\((?:async )?\(\) => \(?(?:await )?)\bimport\(.*$/gm
  const plainImports = Object.entries(files).flatMap(([path, text]) => [...text.matchAll(plainImport)].map(([line]) => `${path}: ${line}`))
  expect(plainImports).toEqual([expect.stringMatching(/attention.ts: .*sounds.*catch/)]) // a sound blocks nothing
})
it('a notice about an unreachable server disappears after the next answer', async () => {
  showError(new ApiError('unreachable'))
  expect(currentNotice()).not.toBeNull()
  online = true
  await api.games()
  expect(currentNotice()).toBeNull()
})

it('an error at a table names the player whom it is about', async () => {
  const names = new Words('en', [messagesOf('en', ['error-not-absent = { $seat }: wait.'])], ['Ana', 'Ivo'])
  showError(new ApiError('not_absent', { seat: 1, seconds: 39 }), names)
  expect(currentNotice()?.text).toBe('Ivo: wait.')
})
