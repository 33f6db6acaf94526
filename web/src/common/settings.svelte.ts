/** The reader's settings on this device; kept in the browser. */
import type { CreateTable } from '../net/wire'
import { LANGUAGES, PLACE_NAMES, preferredLanguage, type Language, type PlaceNames } from '../words/words'

export type Pause = (typeof PAUSES)[number]
export type Curtain = (typeof CURTAINS)[number]

export interface Settings {
  language: Language
  theme: 'auto' | 'light' | 'dark'
  motion: 'auto' | 'reduced' | 'full'
  /** Spelling of place names on boards. */
  places: PlaceNames
  /** Seconds that bots wait, so that players can follow and undo, or until the player continues. */
  pause: Pause
  /** When to show the curtain between players who share the screen. */
  curtain: Curtain
  /** Sounds for events at a table. */
  sounds: boolean
  /** Notification on the player's turn while the page is hidden. */
  notify: boolean
  /** Whether new matches are kept on this device only. */
  here: boolean
  /** Pace of bots that move one after the other. */
  pace: keyof typeof PACES
  /** The size of text. */
  textSize: keyof typeof TEXT_SIZES
  /** Whether a press shows a preview first, on boards that can. */
  ask: boolean
  /** Single keys (u, c, l, d, i, w, ?) as shortcuts at the table. */
  shortcuts: boolean
  /** Makes the only possible choice automatically. */
  onlyChoice: boolean
  /** Whether the log is open beside a board; null: if there is room. */
  side: boolean | null
  /** The player's name in a match against bots. */
  name: string
  /** The last opponent in each game: a level or a style. */
  opponents: Record<string, string>
  /**
   * When each game was last played (Unix time in ms), and the number of matches the lobby last showed, so that it does not jump while it
   * loads.
   */
  played: Record<string, number>
  running: number
  /** Number of this device's open tables at that time. */
  waiting: number
  /** Games with a finished match here: their players are no newcomers. */
  finished: string[]
  /** The last seats and options of each game. */
  tables: Record<string, { seats: CreateTable['seats']; options: Record<string, string | number | boolean> }>
}

const KEY = 'boardwright.settings'
export const PAUSES = [0, 1, 2, 4, 8, 'done'] as const
export const CURTAINS = ['always', 'needed', 'never'] as const
/** Scale of text and related sizes. */
export const TEXT_SIZES = { normal: 1, large: 1.125, largest: 1.25 } as const
/** Seconds between the moves of bots; undefined: the server's default. */
export const PACES = { slow: 2, normal: undefined, instant: 0 } as const

function initialSettings(): Settings {
  const standard: Settings = {
    language: preferredLanguage(navigator.languages ?? [navigator.language]),
    theme: 'auto',
    motion: 'auto',
    places: 'both',
    pause: 4,
    curtain: 'needed',
    sounds: true,
    notify: false,
    here: false,
    pace: 'normal',
    textSize: 'normal',
    ask: false,
    shortcuts: true,
    onlyChoice: false,
    side: null,
    name: '',
    opponents: {},
    played: {},
    running: 0,
    waiting: 0,
    finished: [],
    tables: {},
  }
  return withValidValues({ ...standard, ...storedSettings() }, standard)
}

/** Returns the settings stored on this device. */
function storedSettings(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>
  } catch {
    return {}
  }
}

/** Resets values that this version does not know, such as from another device. */
function withValidValues(all: Settings, standard: Settings): Settings {
  if (!LANGUAGES.includes(all.language)) all.language = standard.language
  if (!PAUSES.includes(all.pause)) all.pause = standard.pause
  if (!CURTAINS.includes(all.curtain)) all.curtain = standard.curtain
  if (!PLACE_NAMES.includes(all.places)) all.places = standard.places
  if (!(all.pace in PACES)) all.pace = standard.pace
  if (!Array.isArray(all.finished)) all.finished = []
  if (!(all.textSize in TEXT_SIZES)) all.textSize = standard.textSize
  return all
}

export const settings: Settings = $state(initialSettings())

/** Takes over settings of the same account from another device. */
export const adoptSettings = (chosen: Partial<Settings>): void => void Object.assign(settings, withValidValues({ ...$state.snapshot(settings), ...chosen }, $state.snapshot(settings)))

// Takes over only what another tab has changed: otherwise the tabs would keep answering each other.
addEventListener('storage', ({ key }) => {
  if (key !== KEY) return
  const now = $state.snapshot(settings) as Record<string, unknown>
  const changed = Object.entries(storedSettings()).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(now[name]))
  if (changed.length) adoptSettings(Object.fromEntries(changed))
})

/** Returns whether no match of this game was finished on this device. */
export const isNewGame = (game: string): boolean => !settings.finished.includes(game)

export const markFinished = (game: string): void => void (isNewGame(game) && settings.finished.push(game))

/** Seconds that bots should take between two moves. */
export const botPace = (): number | undefined => PACES[settings.pace]

const dark = matchMedia('(prefers-color-scheme: dark)')
const calm = matchMedia('(prefers-reduced-motion: reduce)')
/** A screen on which the boards have no room for the largest text. */
const phone = matchMedia('(max-width: 30rem)')
const system = $state({ dark: dark.matches, calm: calm.matches, phone: phone.matches })
dark.addEventListener('change', () => (system.dark = dark.matches))
calm.addEventListener('change', () => (system.calm = calm.matches))
phone.addEventListener('change', () => (system.phone = phone.matches))

export const theme = (): 'light' | 'dark' =>
  settings.theme === 'auto' ? (system.dark ? 'dark' : 'light') : settings.theme
export const reducedMotion = (): boolean => (settings.motion === 'auto' ? system.calm : settings.motion === 'reduced')

/** The sizes of text that this screen has room for. */
export const textSizes = (): readonly Settings['textSize'][] => (system.phone ? ['normal', 'large'] : ['normal', 'large', 'largest'])
/** The size here: the largest one of another screen stays in the settings. */
export const textSize = (): Settings['textSize'] => (textSizes().includes(settings.textSize) ? settings.textSize : 'large')

/** Stores the settings and applies them to the document; called once, inside an effect root. */
export function storeSettings(): void {
  $effect(() => {
    const root = document.documentElement
    root.dataset.theme = theme()
    root.dataset.motion = reducedMotion() ? 'reduced' : 'full'
    root.style.setProperty('--text-size', String(TEXT_SIZES[textSize()]))
  })
  $effect(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(settings))
    } catch {
      // Without storage the page still works.
    }
  })
}
