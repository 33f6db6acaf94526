/** Finds the word files: one small chunk per language and game, fetched when it is needed. */
import { gameFile, textOf } from './game_files'
import { bundleOf, helpIds, Words, type Language, type PlaceNames } from './words'

export type Files = Record<string, () => Promise<string>>

const SHELL = import.meta.glob('../../../src/boardwright/words/*.ftl', { query: '?raw', import: 'default' }) as Files
const GAMES = import.meta.glob('../../../src/boardwright/games/*/words/*.ftl', { query: '?raw', import: 'default' }) as Files
// Only what a game's card says (vite.config.ts).
const CARDS = import.meta.glob('../../../src/boardwright/games/*/words/*.ftl', { query: '?card', import: 'default' }) as Files

const find = (files: Files, part: string): string | undefined => Object.keys(files).find((key) => key.includes(part))

type Kind = 'shell' | 'games' | 'cards'
const WRITTEN: Record<Kind, Files> = { shell: SHELL, games: GAMES, cards: CARDS }
const cyrillic = (kind: Kind) => async (): Promise<Files> => (await import('./cyrillic')).MADE[kind]

/** A word file of a folder. Serbian in Cyrillic is made of the Latin words: `made`. */
export async function readWords(folder: string, name: string, written: Files, made: () => Promise<Files> | Files): Promise<string> {
  const [files, ending] = name === 'sr-Cyrl' ? [await made(), 'sr'] : [written, name]
  const path = find(files, `${folder}/${ending}.ftl`)
  return path ? files[path]!() : ''
}
const read = (folder: string, name: string, kind: Kind): Promise<string> => readWords(`${folder}/words`, name, WRITTEN[kind], cyrillic(kind))
const readShell = (code: Language): Promise<string> => read('/boardwright', code, 'shell')

/** A word file of a game of our own, or of one from another package. */
const readGame = (game: string, name: string, kind: Kind): Promise<string> =>
  find(GAMES, `/games/${game}/words/`) ? read(`/games/${game}`, name, kind) : textOf(gameFile(game, `words/${name}.ftl`))

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
  const own = async (name: string, kind: Kind = 'games') => (game ? readGame(game, name, kind) : '')
  const [printed, all] = await Promise.all([card || places === 'local' ? '' : own('printed'), card ? '' : own('all')])
  const texts = await Promise.all(languages.map((code) => Promise.all([own(code, card ? 'cards' : 'games'), all, more?.(code) ?? '', readShell(code)])))
  const bundles = (first: string) => languages.map((code, i) => bundleOf(code, [first, ...texts[i]!]))
  const help = game ? helpIds(texts.at(-1)![0]) : []
  const local = places === 'both' && printed ? new Words(language, bundles('')) : null
  return new Words(language, bundles(printed), [], help, local)
}
