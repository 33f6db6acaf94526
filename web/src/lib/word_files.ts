/** Finds the word files: one small chunk per language and game, fetched when it is needed. */
import { gameFile, textOf } from './game_files'
import { bundleOf, helpIds, Words, type Language } from './words'

type Files = Record<string, () => Promise<string>>

const SHELL = import.meta.glob('../../../src/boardwright/words/*.ftl', { query: '?raw', import: 'default' }) as Files
const GAMES = import.meta.glob('../../../src/boardwright/games/*/words/*.ftl', { query: '?raw', import: 'default' }) as Files
// Only what a game's card says (vite.config.ts).
const CARDS = import.meta.glob('../../../src/boardwright/games/*/words/*.ftl', { query: '?card', import: 'default' }) as Files

const COURSES = import.meta.glob('../../../src/boardwright/games/*/course/*.ftl', { query: '?raw', import: 'default' }) as Files

/** Which words of a game: all, only those of its card, or also those of its course. */
export type Part = 'all' | 'card' | 'course'

const find = (files: Files, part: string): string | undefined => Object.keys(files).find((key) => key.includes(part))

const read = async (files: Files, ending: string): Promise<string> => {
  const path = find(files, ending)
  return path ? files[path]!() : ''
}

/** A game of our own, or one from another package. */
const readGame = (game: string, code: Language, files: Files, folder = 'words'): Promise<string> =>
  find(GAMES, `/games/${game}/words/`)
    ? read(files, `/games/${game}/${folder}/${code}.ftl`)
    : textOf(gameFile(game, `${folder}/${code}.ftl`))

/** The shell's words, and those of a game if one is named: its own come first, `more` (of a language) last. */
export async function loadWords(language: Language, game: string | null = null, part: Part = 'all', more: (code: Language) => Promise<string> | string = () => ''): Promise<Words> {
  const languages: Language[] = language === 'en' ? ['en'] : [language, 'en']
  const sources = await Promise.all(
    languages.map(async (code) => [
      game ? await readGame(game, code, part === 'card' ? CARDS : GAMES) : '',
      game && part === 'course' ? await readGame(game, code, COURSES, 'course') : '',
      await read(SHELL, `/boardwright/words/${code}.ftl`),
      await more(code),
    ]),
  )
  const bundles = languages.map((code, i) => bundleOf(code, sources[i]!))
  const help = game ? helpIds(sources.at(-1)![0]!) : []
  return new Words(language, bundles, [], help)
}
