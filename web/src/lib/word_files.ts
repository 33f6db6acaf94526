/** Finds the word files: one small chunk per language and game, fetched when it is needed. */
import { gameFile, textOf } from './game_files'
import { bundleOf, helpIds, Words, type Language, type PlaceNames } from './words'

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

/** A word file of a game of our own, or of one from another package. */
const readGame = (game: string, name: string, files: Files, folder = 'words'): Promise<string> =>
  find(GAMES, `/games/${game}/words/`)
    ? read(files, `/games/${game}/${folder}/${name}.ftl`)
    : textOf(gameFile(game, `${folder}/${name}.ftl`))

/** What of a game's words is wanted; `more`: other words in a language, which come last. */
interface Wanted {
  part?: Part
  places?: PlaceNames
  more?: (code: Language) => Promise<string>
}

/** The shell's words, and those of a game if one is named: its own come first. */
export async function loadWords(language: Language, game: string | null = null, { part = 'all', places = 'local', more }: Wanted = {}): Promise<Words> {
  const languages: Language[] = language === 'en' ? ['en'] : [language, 'en']
  const own = async (name: string, files = GAMES, folder = 'words') => (game ? readGame(game, name, files, folder) : '')
  const named = part !== 'card'
  const [printed, all] = await Promise.all([named && places !== 'local' ? own('printed') : '', named ? own('all') : ''])
  const texts = await Promise.all(
    languages.map((code) =>
      Promise.all([
        own(code, named ? GAMES : CARDS),
        part === 'course' ? own(code, COURSES, 'course') : '',
        all,
        read(SHELL, `/boardwright/words/${code}.ftl`),
        more?.(code) ?? '',
      ]),
    ),
  )
  const bundles = (first: string) => languages.map((code, i) => bundleOf(code, [first, ...texts[i]!]))
  const help = game ? helpIds(texts.at(-1)![0]) : []
  const local = places === 'both' && printed ? new Words(language, bundles('')) : null
  return new Words(language, bundles(printed), [], help, local)
}
