/** State shared by all screens: words of the chosen language, games, API. */
import { Api, ApiError, type GameInfo } from '../net/api'
import { localFetch } from '../local/local_api'
import { siteFetch } from '../net/site_fetch'
import { address } from './route.svelte'
import { settings } from './settings.svelte'
import { loadWords } from '../words/word_files'
import { dateLocales, localeOf, Words, type Language } from '../words/words'

/** Latest error or news. `loadAgain`: offers to reload the page; `passing`: ends by itself; `rules`: related section of the rulebook. */
interface Notice {
  text: string
  loadAgain?: boolean
  passing?: boolean
  rules?: RulesPart
}

/** Section of the rules with its title; `href` null: it cannot be read here. */
export interface RulesPart {
  href: string | null
  text: string
}

export const api = new Api('', (path, init) => localFetch(String(path), init) ?? siteFetch(path, init))

let words: Words = $state.raw(new Words('en', []))
let games = $state.raw<GameInfo[] | null>(null)
let notice = $state.raw<Notice | null>(null)

/** Returns the shell's words in the reader's language. */
export const shell = (): Words => words

export async function useLanguage(language: Language): Promise<void> {
  const loaded = await loadWords(language)
  if (settings.language !== language) return
  words = loaded
  document.documentElement.lang = localeOf(language)
}

api.ended = () => showNotice(words.t('error-not-signed-in'))

const perGame = new Map<string, Promise<Words>>()

/** Returns a game's words, falling back to the shell's, with places named as the reader wants. */
export const gameWords = (game: string, language: Language): Promise<Words> => cachedWords(game, language, false)

/** Returns title, blurb and levels only, for games in the lobby that are not selected. */
export const cardWords = (game: string, language: Language): Promise<Words> => cachedWords(game, language, true)

function cachedWords(game: string, language: Language, card: boolean): Promise<Words> {
  const { places } = settings
  const key = `${language}/${game}/${card}/${places}`
  if (!perGame.has(key)) perGame.set(key, loadWords(language, game, { card, places }))
  return perGame.get(key)!
}

export const knownGames = (): GameInfo[] | null => games

let gamesRequest: Promise<GameInfo[]> | null = null

/** Loads once; again after a failure. */
export function loadGames(): Promise<GameInfo[]> {
  gamesRequest ??= api.games().then(
    (found) => (games = found),
    (error) => {
      gamesRequest = null
      throw error
    },
  )
  return gamesRequest
}

/** Returns the address of a game's rules or of a section; null if there are none, or not known yet. */
export const rulesAddress = (game: string, section: string | null = null): string | null =>
  games?.find(({ id }) => id === game)?.rulebook ? address.rules(game, section) : null

/** Returns the current error message. */
export const currentNotice = (): Notice | null => notice
export const showNotice = (text: string | null, rules?: RulesPart): void => void (notice = text === null ? null : { text, rules })
/** Shows news that ask nothing of the reader; they end by themselves. */
export const showPassingNotice = (text: string): void => void (notice = { text, passing: true })

/** Reports that a part of the page that is loaded later is missing. */
let partMissing: Notice | null = null
export function reportMissingParts(missing: boolean): void {
  if (missing) notice = partMissing = { text: words.t('ui-part-failed'), loadAgain: true }
  else if (notice === partMissing) notice = null
}

/** Removes the message that the server is unreachable, once it has answered. */
let unreachable: Notice | null = null
api.reached = () => {
  if (unreachable && notice === unreachable) notice = null
  unreachable = null
}

/** `names`: words with the names of the players at a table. */
export function showError(error: unknown, names: Words = words): void {
  if (error instanceof ApiError) void showApiError(error, names)
  else {
    notice = { text: words.t('error-page'), loadAgain: true }
    console.error(error)
  }
}

/** Uses the game's words if the error is about its rules or options. */
async function showApiError(error: ApiError, names: Words): Promise<void> {
  // Errors with technical causes are logged in full.
  if (error.id === 'bad_message') console.error(error.args.why)
  if (error.id === 'unreachable') return void (notice = unreachable = { text: words.error(error) })
  const { reason, game } = error.args
  if (typeof reason !== 'string' || typeof game !== 'string') return showNotice(names.error(error))
  const known = await gameWords(game, settings.language).catch(() => names)
  showNotice(known.error(error))
}

const dates = new Map<string, Intl.DateTimeFormat>()

/** Formats a time for the reader, without the day if it is today. */
export function formatTime(value: string | number): string {
  const date = new Date(typeof value === 'number' && value < 1e11 ? value * 1000 : value)
  if (Number.isNaN(date.getTime())) return ''
  const today = date.toDateString() === new Date().toDateString()
  const key = `${settings.language}/${today}`
  if (!dates.has(key)) {
    const form: Intl.DateTimeFormatOptions = today ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' }
    dates.set(key, new Intl.DateTimeFormat(dateLocales(settings.language), form))
  }
  return dates.get(key)!.format(date)
}
