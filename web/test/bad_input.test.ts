// @vitest-environment page
// Errors for files and links that cannot be opened, and storage that the browser forbids.
import { afterEach, expect, it, vi } from 'vitest'
import { deviceStorage, tabStorage } from '../src/common/storage'
import { parseRoute } from '../src/common/route.svelte'
import { loadPageRules } from '../src/rules/load'
import { fileError } from '../src/replay/file_error'
import { withLinks } from '../src/rules/match_file'
import type { FileHeader } from '../src/rules/match_file_types'
import { loadWords } from '../src/words/word_files'
import { LANGUAGES } from '../src/words/words'

const header: FileHeader = {
  format: 'boardwright match 1', game: 'count', ruleset: '2', data: null, players: 2, options: {}, seed: '0'.repeat(64), position: null, seats: null,
}
const site = { games: async () => [{ id: 'count' }, { id: 'sums' }], rules: async () => ({ manifest: { ruleset: 2 } }) } as never
const validFile = await withLinks(header, [], 's')
const errorOf = async (file: unknown) => {
  const { id, args } = await fileError(typeof file === 'string' ? file : JSON.stringify(file), site)
  return [id, args.at, args.reason, args.value, args.expected]
}

afterEach(() => vi.unstubAllGlobals())

it('names the error of a file that it cannot open', async () => {
  for (const damaged of ['hello', 'null', JSON.stringify(validFile).slice(0, 90)]) expect(await errorOf(damaged)).toEqual(['broken_record', 'format', 'no_json', '', ''])
  expect(await errorOf({ ...validFile, format: 'boardwright match 9' })).toEqual(['broken_record', 'format', 'value', 'boardwright match 9', 'boardwright match 1'])
  expect(await errorOf({ ...validFile, game: 'chess' })).toEqual(['broken_record', 'game', 'unknown_game', 'chess', 'count, sums'])
  expect(await errorOf({ ...validFile, ruleset: '3' })).toEqual(['broken_record', 'ruleset', 'ruleset', '3', '2'])
  expect(await errorOf({ ...validFile, seed: '1'.repeat(64) })).toEqual(['broken_record', 'file', 'other', '', ''])
  expect(await errorOf(validFile)).toEqual(['no_server', undefined, undefined, undefined, undefined]) // such as one that begins at a position
})

it.each(LANGUAGES)('distinguishes a file of another version from one that is no match file: %s', async (language) => {
  const words = await loadWords(language)
  const errorText = async (file: unknown) => words.error(await fileError(JSON.stringify(file), site))
  expect(await errorText({ ...validFile, format: 'boardwright match 9' })).toContain('boardwright match 9')
  expect(await errorText({ ...validFile, format: 'chess' })).toBe(words.t('ui-no-match-file'))
  expect(await errorText({ ...validFile, ruleset: '3' })).toContain('3')
})

it('opens a truncated link as a shared link, not as the lobby', () => {
  for (const link of ['#/shared', '#/shared/', '#/shared/%']) expect(parseRoute(link)).toMatchObject({ screen: 'shared', link: '' })
})

it('keeps values in memory where the browser forbids storage', () => {
  const forbidden = { get: () => { throw new DOMException('', 'SecurityError') }, configurable: true }
  const names = ['localStorage', 'sessionStorage'] as const
  const before = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name)!)
  for (const name of names) Object.defineProperty(globalThis, name, forbidden)
  try {
    deviceStorage().setItem('a', '1')
    expect([deviceStorage().getItem('a'), tabStorage().getItem('a')]).toEqual(['1', null])
    deviceStorage().removeItem('a')
    expect(deviceStorage().getItem('a')).toBe(null)
  } finally {
    names.forEach((name, i) => Object.defineProperty(globalThis, name, before[i]!))
  }
})

it('keeps values in memory where the browser has no space left', () => {
  deviceStorage().setItem('b', 'before')
  const full = vi.spyOn(localStorage, 'setItem').mockImplementation(() => { throw new DOMException('', 'QuotaExceededError') })
  deviceStorage().setItem('b', 'now')
  expect([deviceStorage().getItem('b'), localStorage.getItem('b')]).toEqual(['now', 'before'])
  full.mockRestore()
  deviceStorage().setItem('b', 'later')
  expect([deviceStorage().getItem('b'), localStorage.getItem('b')]).toEqual(['later', 'later'])
  deviceStorage().removeItem('b')
  expect(deviceStorage().getItem('b')).toBe(null)
})

it('requests no rules in a browser without WebAssembly', async () => {
  vi.stubGlobal('WebAssembly', undefined)
  const rules = vi.fn()
  expect(await loadPageRules('count', { rules, rulesModule: rules })).toBe(null) // the page says local_rules
  expect(rules).not.toHaveBeenCalled()
})
