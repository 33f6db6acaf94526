/** Word files: one small chunk per language and game, loaded on demand. */
import { gameText } from '../net/game_files'
import { loadPart } from '../net/load_part'
import { helpIds, messagesOf, Words, type Cards, type Files, type Language, type PlaceNames } from './words'

export type { Cards, Files } from './words'

const SHELL = import.meta.glob('../../../src/boardwright/words/*.ftl', { query: '?raw', import: 'default' }) as Files
const GAMES = import.meta.glob('../../../src/boardwright/games/*/words/*.ftl', { query: '?raw', import: 'default' }) as Files
/** Words of the built-in games' cards, by language and game (vite.config.ts). */
const CARDS = import.meta.glob('../../../src/boardwright/words/*.ftl', { query: '?cards', import: 'default' }) as Files<Cards>

const find = (files: Files<unknown>, loadPart: string): string | undefined => Object.keys(files).find((key) => key.includes(loadPart))

const cyrillic = async () => (await loadPart(() => import('./cyrillic'))).MADE

/** Reads a word file of a folder. Serbian Cyrillic is generated from the Latin words: `made`. */
export async function readWords<T = string>(folder: string, name: string, written: Files<T>, made: () => Promise<Files<T>> | Files<T>): Promise<T | null> {
  const [files, ending] = name === 'sr-Cyrl' ? [await made(), 'sr'] : [written, name]
  const path = find(files, `${folder}/${ending}.ftl`)
  return path ? loadPart(files[path]!) : null
}
const readShell = async (code: Language): Promise<string> => (await readWords('/boardwright/words', code, SHELL, async () => (await cyrillic()).shell)) ?? ''
const readCards = (code: string): Promise<Cards | null> => readWords('/boardwright/words', code, CARDS, async () => (await cyrillic()).cards)

/** Reads a word file of a built-in game, or of another package. */
const readGame = async (game: string, name: string): Promise<string> =>
  find(GAMES, `/games/${game}/words/`)
    ? ((await readWords(`/games/${game}/words`, name, GAMES, async () => (await cyrillic()).games)) ?? '')
    : gameText(game, `words/${name}.ftl`)
const readCard = async (game: string, code: string): Promise<string> => (await readCards(code))?.[game] ?? readGame(game, code)

/** Selection of a game's words. */
interface Wanted {
  /** Only those of its card. */
  card?: boolean
  places?: PlaceNames
  /** Loads additional words in a language. */
  more?: (code: Language) => Promise<string>
}

/** Loads the shell's words preceded by a game's, if given. */
export async function loadWords(language: Language, game: string | null = null, { card = false, places = 'local', more }: Wanted = {}): Promise<Words> {
  const languages: Language[] = language === 'en' ? ['en'] : [language, 'en']
  const own = async (name: string) => (game ? (card ? readCard : readGame)(game, name) : '')
  const [printed, all, texts] = await Promise.all([
    card || places === 'local' ? '' : own('printed'),
    card ? '' : own('all'),
    Promise.all(languages.map((code) => Promise.all([own(code), more?.(code) ?? '', readShell(code)]))),
  ])
  const messages = (first: string) => languages.map((code, i) => messagesOf(code, [first, texts[i]![0], all, ...texts[i]!.slice(1)]))
  const help = game ? helpIds(texts.at(-1)![0]) : []
  const local = places === 'both' && printed ? new Words(language, messages('')) : null
  return new Words(language, messages(printed), [], help, local)
}
