/** Finds the word files: one small chunk per language and game, fetched when it is needed. */
import { gameFile, textOf } from './game_files'
import { bundleOf, helpIds, Words, type Language, type PlaceNames } from './words'

export type Files = Record<string, () => Promise<string>>

const SHELL = import.meta.glob('../../../src/boardwright/words/*.ftl', { query: '?raw', import: 'default' }) as Files
const GAMES = import.meta.glob('../../../src/boardwright/games/*/words/*.ftl', { query: '?raw', import: 'default' }) as Files
// Only what a game's card says, and what is made of Serbian words (vite.config.ts).
const CARDS = import.meta.glob('../../../src/boardwright/games/*/words/*.ftl', { query: '?card', import: 'default' }) as Files
const CYRILLIC = {
  shell: import.meta.glob('../../../src/boardwright/words/sr.ftl', { query: '?cyrillic', import: 'default' }) as Files,
  games: import.meta.glob('../../../src/boardwright/games/*/words/sr.ftl', { query: '?cyrillic', import: 'default' }) as Files,
  cards: import.meta.glob('../../../src/boardwright/games/*/words/sr.ftl', { query: '?cyrillic-card', import: 'default' }) as Files,
}

const find = (files: Files, part: string): string | undefined => Object.keys(files).find((key) => key.includes(part))

/** A word file of a folder; `made`: where those are that are made of others. */
export const readWords = async (folder: string, name: string, files: Files, made: Files): Promise<string> => {
  const [from, ending] = name === 'sr-Cyrl' ? [made, 'sr'] : [files, name]
  const path = find(from, `${folder}/${ending}.ftl`)
  return path ? from[path]!() : ''
}
const readShell = (code: Language): Promise<string> => readWords('/boardwright/words', code, SHELL, CYRILLIC.shell)

/** A word file of a game of our own, or of one from another package. */
const readGame = (game: string, name: string, card = false): Promise<string> =>
  find(GAMES, `/games/${game}/words/`)
    ? readWords(`/games/${game}/words`, name, card ? CARDS : GAMES, card ? CYRILLIC.cards : CYRILLIC.games)
    : textOf(gameFile(game, `words/${name}.ftl`))

/** What of a game's words is wanted. */
interface Wanted {
  /** Only those of its card. */
  card?: boolean
  places?: PlaceNames
  /** Words beside them, in a language. */
  more?: (code: Language) => Promise<string>
}

/** The shell's words, and those of a game if one is named: its own come first. */
export async function loadWords(language: Language, game: string | null = null, { card = false, places = 'local', more }: Wanted = {}): Promise<Words> {
  const languages: Language[] = language === 'en' ? ['en'] : [language, 'en']
  const own = async (name: string, card = false) => (game ? readGame(game, name, card) : '')
  const [printed, all] = await Promise.all([card || places === 'local' ? '' : own('printed'), card ? '' : own('all')])
  const texts = await Promise.all(languages.map((code) => Promise.all([own(code, card), all, more?.(code) ?? '', readShell(code)])))
  const bundles = (first: string) => languages.map((code, i) => bundleOf(code, [first, ...texts[i]!]))
  const help = game ? helpIds(texts.at(-1)![0]) : []
  const local = places === 'both' && printed ? new Words(language, bundles('')) : null
  return new Words(language, bundles(printed), [], help, local)
}
