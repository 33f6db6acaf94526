// @vitest-environment page
/** Games from other packages: their boards and words come from the server, those of our own from the page itself. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadBoard } from '../src/board/boards'
import { gameFile } from '../src/net/game_files'
import { loadWords } from '../src/words/word_files'

const files: Record<string, string> = {}
let asked: string[] = []

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', (address: string) => {
    const path = new URL(address).pathname
    asked.push(path)
    return Promise.resolve(new Response(files[path] ?? null, { status: path in files ? 200 : 404 }))
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  for (const path of Object.keys(files)) delete files[path]
})

it('takes the words of a guest from its files, with English and the shell behind them', async () => {
  files['/games/guest/words/cs.ftl'] = 'title = Host'
  files['/games/guest/words/en.ftl'] = 'title = Guest\nblurb = A game.\nhelp-aim-title = Aim\nhelp-aim = Win.'
  const words = await loadWords('cs', 'guest')
  expect(words.t('title')).toBe('Host')
  expect(words.t('blurb')).toBe('A game.')
  expect(words.t('language-cs')).toBe('Čeština')
  expect(words.help()).toEqual([{ id: 'help-aim', title: 'Aim', text: 'Win.' }])
})

it('says what it can where a guest has no words in a language, or none at all', async () => {
  files['/games/guest/words/en.ftl'] = 'title = Guest'
  expect((await loadWords('sl', 'guest')).t('title')).toBe('Guest')
  expect((await loadWords('sl', 'mute')).t('title')).toBe('title')
})

it('does not ask the server for what is built in', async () => {
  await loadWords('cs')
  expect(asked).toEqual([])
})

it('has no board where the guest brings none', async () => {
  expect(await loadBoard('guest')).toBeNull()
  expect(asked).toEqual(['/games/guest/board.js'])
})

it('asks for nothing outside the folder of a game', () => {
  expect(new URL(gameFile('../api', 'board.js')!).pathname).toBe('/games/..%2Fapi/board.js')
})
