/** What every screen shares: the words of the chosen language, the games, the server's calls. */
import { Api, ApiError, type GameInfo } from '../net/api'
import { address } from './route.svelte'
import { settings } from './settings.svelte'
import { loadWords } from '../words/word_files'
import { localeOf, Words, type Language } from '../words/words'

/** What just went wrong. `loadAgain`: whether loading the page again is offered; `rules`: the part of the rulebook that it is about. */
interface Notice {
  text: string
  loadAgain?: boolean
  rules?: RulesPart
}

/** A section of the rules as it is called; `href` null: it cannot be read here. */
export interface RulesPart {
  href: string | null
  text: string
}

export const api = new Api()

let words: Words = $state.raw(new Words('en', []))
let games = $state.raw<GameInfo[] | null>(null)
let notice = $state.raw<Notice | null>(null)

/** The shell's words in the reader's language. */
export const shell = (): Words => words

export async function useLanguage(language: Language): Promise<void> {
  const loaded = await loadWords(language)
  if (settings.language !== language) return
  words = loaded
  document.documentElement.lang = localeOf(language)
}

api.ended = () => say(words.t('error-not-signed-in'))

const perGame = new Map<string, Promise<Words>>()

/** The words of a game, with the shell's behind them; its places are called as the reader wants it. */
export const gameWords = (game: string, language: Language): Promise<Words> => remembered(game, language, false)

/** Only title, blurb and levels: what the lobby shows of a game that is not chosen yet. */
export const cardWords = (game: string, language: Language): Promise<Words> => remembered(game, language, true)

function remembered(game: string, language: Language, card: boolean): Promise<Words> {
  const { places } = settings
  const key = `${language}/${game}/${card}/${places}`
  if (!perGame.has(key)) perGame.set(key, loadWords(language, game, { card, places }))
  return perGame.get(key)!
}

export const knownGames = (): GameInfo[] | null => games

let asked: Promise<GameInfo[]> | null = null

/** Asks once; again where that came to nothing. */
export function loadGames(): Promise<GameInfo[]> {
  asked ??= api.games().then(
    (found) => (games = found),
    (error) => {
      asked = null
      throw error
    },
  )
  return asked
}

/** The address of a game's rules, or of one section; null where it has none, or where that is not known (yet). */
export const rulesOf = (game: string, section: string | null = null): string | null =>
  games?.find(({ id }) => id === game)?.rulebook ? address.rules(game, section) : null

/** One line that says what went wrong, shown until it is closed. */
export const currentNotice = (): Notice | null => notice
export const say = (text: string | null, rules?: RulesPart): void => void (notice = text === null ? null : { text, rules })

/** Says so while a part of the page that is loaded later does not come. */
let partMissing: Notice | null = null
export function tellOfParts(missing: boolean): void {
  if (missing) notice = partMissing = { text: words.t('ui-part-failed'), loadAgain: true }
  else if (notice === partMissing) notice = null
}

/** The server has answered: that it could not be reached is no longer true. */
let unreachable: Notice | null = null
api.reached = () => {
  if (unreachable && notice === unreachable) notice = null
  unreachable = null
}

export function sayError(error: unknown): void {
  if (error instanceof ApiError) void sayInWords(error)
  else {
    notice = { text: words.t('error-page'), loadAgain: true }
    console.error(error)
  }
}

/** In the words of the game as well, where its rules or options are what it is about. */
async function sayInWords(error: ApiError): Promise<void> {
  // What only a broken page causes is told in the console in full.
  if (error.id === 'bad_message') console.error(error.args.why)
  if (error.id === 'unreachable') return void (notice = unreachable = { text: words.error(error) })
  const { reason, game } = error.args
  if (typeof reason !== 'string' || typeof game !== 'string') return say(words.error(error))
  const known = await gameWords(game, settings.language).catch(() => words)
  say(known.error(error))
}

const dates = new Map<string, Intl.DateTimeFormat>()

/** Dates as this person writes them: “en-GB” where that is what the browser asks for. */
function dateLocale(language: Language): string {
  if (language.startsWith('sr')) return localeOf(language)
  return navigator.languages.find((tag) => tag.toLowerCase().split('-')[0] === language) ?? language
}

/** A moment in the reader's way of writing: the time if it is today, else the day too. */
export function moment(value: string | number): string {
  const date = new Date(typeof value === 'number' && value < 1e11 ? value * 1000 : value)
  if (Number.isNaN(date.getTime())) return ''
  const today = date.toDateString() === new Date().toDateString()
  const key = `${settings.language}/${today}`
  if (!dates.has(key)) {
    const form: Intl.DateTimeFormatOptions = today ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' }
    dates.set(key, new Intl.DateTimeFormat(dateLocale(settings.language), form))
  }
  return dates.get(key)!.format(date)
}
