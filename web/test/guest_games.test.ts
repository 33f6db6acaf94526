// @vitest-environment page
/** Games from other packages: their boards and words come from the server, those of built-in games from the page. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadBoard } from '../src/board/boards'
import { gameFile } from '../src/net/game_files'
import { loadWords } from '../src/words/word_files'

const files: Record<string, string> = {}
let requestedPaths: string[] = []

beforeEach(() => {
  requestedPaths = []
  vi.stubGlobal('fetch', (address: string) => {
    const path = new URL(address).pathname
    requestedPaths.push(path)
    return Promise.resolve(new Response(files[path] ?? null, { status: path in files ? 200 : 404 }))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const path of Object.keys(files)) delete files[path]
})

it('reads words of a guest game from its files, then from its English ones and the shell’s', async () => {
  files['/games/guest/words/cs.ftl'] = 'title = Host'
  files['/games/guest/words/en.ftl'] = 'title = Guest\nblurb = A game.\nhelp-aim-title = Aim\nhelp-aim = Win.'
  const words = await loadWords('cs', 'guest')
  expect(words.t('title')).toBe('Host')
  expect(words.t('blurb')).toBe('A game.')
  expect(words.t('language-cs')).toBe('Čeština')
  expect(words.help()).toEqual([{ id: 'help-aim', title: 'Aim', text: 'Win.' }])
})

it('falls back to English or message ids if a guest game lacks words', async () => {
  files['/games/guest/words/en.ftl'] = 'title = Guest'
  expect((await loadWords('sl', 'guest')).t('title')).toBe('Guest')
  expect((await loadWords('sl', 'mute')).t('title')).toBe('title')
})

it('does not request built-in words from the server', async () => {
  await loadWords('cs')
  expect(requestedPaths).toEqual([])
})

it('has no board if the guest game has none', async () => {
  expect(await loadBoard('guest')).toBeNull()
  expect(requestedPaths).toEqual(['/games/guest/board.js'])
})

it('does not request files outside the folder of a game', () => {
  expect(new URL(gameFile('../api', 'board.js')!).pathname).toBe('/games/..%2Fapi/board.js')
})
