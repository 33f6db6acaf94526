/** All texts for players; same rules as `boardwright.core.text.words` (docs/game_contract.md, "Words"). */
import type { FluentVariable } from '@fluent/bundle'
import type { Args, ErrorArgs, GameEvent, LegalAction, Prompt, Refusal } from '../net/frame'
import { LANGUAGES, LOCALES, type Language } from './languages'
import { Messages } from './messages'
import { id as idOf } from './text'

/** Spelling of places on a board: as printed on it, in the reader's language, or as printed with the reader's own name beside it. */
export const PLACE_NAMES = ['both', 'printed', 'local'] as const
export type PlaceNames = (typeof PLACE_NAMES)[number]

export { LANGUAGES, type Language }

/** Files loaded on demand, by path. */
export type Files<Content = string> = Record<string, () => Promise<Content>>
/** Words of games' cards in one language, by game. */
export type Cards = Record<string, string>

/** Returns the locale for `lang` attributes, plural rules and dates, if it differs from the language. */
export const localeOf = (language: Language): string => LOCALES[language] ?? language

/** Returns the locales for numbers: some browsers do not know Icelandic, which writes them as Danish does. */
export const numberLocales = (language: Language): string[] => (language === 'is' ? ['is', 'da'] : [localeOf(language)])

/** Returns the locales for dates and times: the reader's own form first, “en-GB” if the browser asks for that. Icelandic writes them in
 *  figures as German does. */
export function dateLocales(language: Language): string[] {
  const asked = language.startsWith('sr') ? [] : (globalThis.navigator?.languages ?? [])
  return [...asked.filter((tag) => tag.toLowerCase().split('-')[0] === language), ...(language === 'is' ? ['is', 'de'] : [localeOf(language)])]
}

const ICELANDIC_UNITS = { minute: 'mín.', hour: 'klst.', day: 'd.' }

/** Returns a number with its unit. Some browsers do not know the Icelandic ones. */
export const formatUnit = (value: number, unit: keyof typeof ICELANDIC_UNITS, unitDisplay: 'short' | 'narrow', language: Language): string =>
  language === 'is' ? `${value}\u00a0${ICELANDIC_UNITS[unit]}` : new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay }).format(value)

/** Returns the first supported language of a list of preferences. */
export function preferredLanguage(list: readonly string[]): Language {
  for (const tag of list) {
    if (/^sr-cyrl\b/i.test(tag)) return 'sr-Cyrl'
    const code = tag.toLowerCase().split('-')[0]
    const found = LANGUAGES.find((language) => language === code)
    if (found) return found
  }
  return 'en'
}

/** Returns the id of the message for a value of an argument. `card_1`, `card_2` … are several of the same thing, a `card`. */
const valueId = (name: string, value: string): string => idOf(name.replace(NUMBERED, ''), value)
const NUMBERED = /_\d+$/

/** Adds lists of the same thing as one text: `$card_list` for all of the given `card_1`, `card_2` …, `$seat_list` for the seats. */
function lists(words: Record<string, FluentVariable>): Record<string, FluentVariable> {
  const found: Record<string, FluentVariable> = {}
  for (const [name, word] of Object.entries(words)) {
    const list = name.endsWith('_seat') ? 'seat_list' : name.replace(NUMBERED, '_list')
    if (list === name || word === '') continue
    found[list] = list in found ? `${found[list]}, ${word}` : `${word}`
  }
  return found
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** Isolates a name in a right-to-left script, so that it does not reorder the sentence around it. */
const isolate = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name)

/** `sources`: a game's words before those of the shell. */
export const messagesOf = (language: Language, sources: readonly string[]): Messages => new Messages(numberLocales(language), sources)

/** Returns the ids of all `help-<name>` texts of a source, in order. */
export function helpIds(source: string): string[] {
  return [...source.matchAll(/^(help-[a-z0-9-]+)-title\s*=/gm)].map((match) => match[1]!)
}

/** Whether a file is no match file at all: naming a field would not help a reader who chose the wrong file. */
const isNoMatchFile = ({ id, args }: { id: string; args: ErrorArgs }): boolean => id === 'broken_record' && args.at === 'format' && args.reason !== 'too_large'

/** Whether it is a match file, but in the form of another version of the program. */
const isOtherForm = ({ id, args }: { id: string; args: ErrorArgs }): boolean =>
  id === 'broken_record' && args.at === 'format' && args.reason === 'value' && /\bboardwright match\b/.test(String(args.value))

export class Words {
  constructor(
    readonly language: Language,
    /** Tried in this order: the reader's language, then English. */
    private readonly messages: readonly Messages[],
    private readonly names: readonly string[] = [],
    private readonly helpNames: readonly string[] = [],
    /** Words without printed names, if those are shown with the reader's own beside them. */
    private readonly own: Words | null = null,
  ) {}

  /** Returns the same words for a table with these players. */
  withNames(names: readonly string[]): Words {
    return new Words(this.language, this.messages, names, this.helpNames, this.own)
  }

  /** Returns a name on the board in the reader's language, if both names are shown; otherwise the name used everywhere. */
  local = (id: string): string => (this.own ?? this).t(id)

  has(id: string): boolean {
    const message = idOf(id)
    return this.messages.some((each) => each.has(message))
  }

  t = (id: string, args: Record<string, unknown> = {}): string => this.format(id, args).text

  /** Returns the text, and whether every argument it needs was given. */
  private format(id: string, args: Record<string, unknown>): { text: string; whole: boolean } {
    const message = idOf(id)
    const found = this.messages.find((each) => each.has(message))
    if (!found) return { text: message, whole: false }
    const variables: Record<string, FluentVariable> = {}
    for (const [name, value] of Object.entries(args)) if (value != null) variables[name] = this.word(name, value)
    return found.format(message, { ...variables, ...lists(variables) })
  }

  name = (seat: number): string => isolate(this.names[seat] || this.t('seat-name', { number: seat + 1 }))

  /** Describes an action; uses `action-<kind>-known` if its preview knows more than its arguments. */
  action(action: Pick<LegalAction, 'kind' | 'args'> & { text?: string; preview?: unknown }): string {
    const id = idOf('action', action.kind)
    const known = (action.preview as { known?: Args } | null | undefined)?.known
    if (known && this.has(`${id}-known`)) return this.t(`${id}-known`, { ...action.args, ...known })
    return this.has(id) ? this.t(id, action.args) : (action.text ?? id)
  }

  /** Describes an event; uses `event-<kind>-hidden` if this viewer may not see what the full text needs. */
  event(event: Pick<GameEvent, 'kind' | 'args'>): string {
    const hidden = idOf('event', event.kind, 'hidden')
    const { text, whole } = this.format(idOf('event', event.kind), event.args)
    return whole || !this.has(hidden) ? text : this.t(hidden, event.args)
  }

  /** Describes an event in as few words as possible, without the player, with `brief-<kind>`; null: there is no such text. */
  brief(event: Pick<GameEvent, 'kind' | 'args'>): string | null {
    const id = idOf('brief', event.kind)
    const { text, whole } = this.format(id, event.args)
    if (whole) return text
    return this.has(`${id}-hidden`) ? this.t(`${id}-hidden`, event.args) : null
  }

  prompt(prompt: Pick<Prompt, 'id' | 'args'>): string {
    return this.t(idOf('prompt', prompt.id), prompt.args)
  }

  refusal(refusal: Pick<Refusal, 'id' | 'args'>): string {
    return this.t(idOf('reason', refusal.id), refusal.args)
  }

  /** Describes an advantage of an action. */
  reason(reason: Pick<Refusal, 'id' | 'args'>): string {
    return this.t(idOf('why', reason.id), reason.args)
  }

  /** Describes a server error, or a refusal of the rules. */
  error(error: { id: string; args: ErrorArgs }): string {
    const args = 'reason' in error.args ? { ...error.args, at: this.place(error.args.at), why: this.misfit(error.args) } : error.args
    if (isOtherForm(error)) return this.t('ui-other-form', args)
    if (isNoMatchFile(error)) return this.t('ui-no-match-file')
    for (const group of ['error', 'reason']) {
      if (this.has(idOf(group, error.id))) return this.t(idOf(group, error.id), args)
    }
    return this.t('error-unknown', { id: error.id })
  }

  /** Describes where a match file is broken: at an action or a field. */
  private place(at: unknown): string {
    return typeof at === 'number' ? this.t('ui-file-action', { number: at }) : this.t('ui-file-field', { field: at ?? '' })
  }

  /** Describes what is wrong in a match file, or in the choices for a match. */
  private misfit(args: ErrorArgs): string {
    const all = { ...args, refused: args.refusal ? this.refusal(args.refusal as Refusal) : null }
    return this.has(`broken-${args.reason}`) ? this.t(`broken-${args.reason}`, all) : this.t('broken-other')
  }

  section(section: string): string {
    return this.t(idOf('section', section))
  }

  help(): { id: string; title: string; text: string }[] {
    return this.helpNames.map((id) => ({ id, title: this.t(`${id}-title`), text: this.t(id) }))
  }

  private word(name: string, value: unknown): FluentVariable {
    const isSeat = name === 'seat' || name.endsWith('_seat')
    if (typeof value === 'number') return isSeat ? this.name(value) : value
    if (typeof value === 'boolean') value = String(value)
    if (typeof value === 'string') {
      const id = valueId(name, value)
      return !isSeat && this.has(id) ? this.t(id, { n: 1 }) : isolate(value) // countable names are used for one thing
    }
    return String(value)
  }
}
