// Scripts of games from other packages: one that fails counts as missing.
import { afterEach, expect, it, vi } from 'vitest'
import { gameModule } from '../src/net/game_files'

let address = ''
vi.mock('../src/common/site', () => ({ isStatic: () => true, siteFile: () => address, addressOf: (file: string) => file }))
afterEach(() => void vi.restoreAllMocks())

const script = (text: string): string => `data:text/javascript,${encodeURIComponent(text)}`

it.each([
  ['a syntax error', 'export const mount = (', SyntaxError],
  ['an error when it runs', 'null.mount', TypeError],
  ['an error of its own', 'throw new Error("no licence")', Error],
])('returns null for a script with %s, and reports the error to the console', async (_, text, kind) => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {})
  address = script(text)
  expect(await gameModule('guest', 'board.js')).toBe(null)
  expect(reported).toHaveBeenCalledExactlyOnceWith(expect.any(kind))
})

it('returns the module of a script', async () => {
  address = script('export const mount = 7')
  expect(await gameModule('guest', 'board.js')).toMatchObject({ mount: 7 })
})
