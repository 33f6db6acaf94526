/** Header of a match file: the start of the match, and who played. */
import type { OptionInfo } from '../net/api'
import { cleanName } from '../words/clean_name'
import type { Frame, MatchHead, Seat, Value } from '../net/frame'
import { playersWith } from '../lobby/players'
import type { FileSeat, MatchFile } from './match_file_types'
import type { Beginning } from './page_match'
import type { Told } from './page_rules'

const SEED = /^[0-9a-f]{64}$/i

/** Data about the match in every frame of a replay. */
export type About = Pick<Frame, 'match' | 'seats'>

/**
 * Returns the start of the file's match; null: only the server can judge it. `first`: the record of the position that it starts from.
 */
export function beginningOf({ ruleset, data, players, options, seed, position }: MatchFile, told: Told, first?: Uint8Array): Beginning | null {
  const known = Object.entries(options).every(([name, value]) => Object.hasOwn(told.options, name) && told.options[name]!.values.includes(value as never))
  const fits = Object.hasOwn(told.rulesets, ruleset) && data === null && (position === null || first !== undefined) && known && SEED.test(seed)
  if (!fits || !playersWith(told, options).includes(players)) return null
  const key = Uint8Array.from(seed.match(/../g)!, (byte) => Number.parseInt(byte, 16))
  const numbers = Object.entries(withDefaults(told, options, ruleset)).map(([name, value]) => [name, numberOf(told, name, value)])
  return { players, version: Number.parseInt(told.rulesets[ruleset]!), options: Object.fromEntries(numbers), key, ...(position !== null && { first }) }
}

/** Returns whether the deal was promised for the rules and options of the match. */
export function fitsPromise({ deal, ruleset, options }: MatchFile, told: Told): boolean {
  if (!deal) return true
  const all = (given: Record<string, unknown>) => JSON.stringify(withDefaults(told, given as Record<string, Value>, ruleset))
  const known = Object.keys(deal.options).every((name) => Object.hasOwn(told.options, name)) && Object.hasOwn(told.rulesets, deal.ruleset)
  return known && told.rulesets[deal.ruleset] === told.rulesets[ruleset] && all(deal.options) === all(options)
}

/** Returns all options with their values; missing ones have the defaults of the file's version of the rules. */
export const withDefaults = (told: Told, options: Record<string, Value>, ruleset: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(told.options).map(([name, option]) => [name, options[name] ?? defaultOf(option, Number.parseInt(told.rulesets[ruleset]!))]))

/** Returns the default of an option in a version of the rules. */
function defaultOf({ default: now, values, former = {} }: OptionInfo, version: number): Value {
  const [text] = Object.keys(former).filter((value) => former[value]! >= version).sort((a, b) => former[a]! - former[b]!)
  return values.find((value) => `${value}` === text) ?? now
}

/** Returns the number of a value in a record: itself, or the index of a text. */
const numberOf = (told: Told, name: string, value: Value): number =>
  typeof value === 'string' ? told.options[name]!.values.indexOf(value) : Number(value)

/** Returns the file's data about its match. */
export function aboutFile(file: MatchFile, told: Told): About {
  const match: MatchHead = {
    id: fileId(file),
    game: file.game,
    ruleset: told.rulesets[file.ruleset]!,
    options: withDefaults(told, file.options, file.ruleset),
    status: 'running',
    created: Date.now(),
  }
  return { match, seats: seatsOf(file) }
}

/** Returns who played, by the file. */
export const seatsOf = ({ players, seats }: Pick<MatchFile, 'players' | 'seats'>): Seat[] =>
  Array.from({ length: players }, (_, seat) => seatOf(seat, seats?.[seat] ?? {}))

const seatOf = (seat: number, { kind, name, level }: FileSeat): Seat => ({
  seat,
  kind: kind === 'bot' ? 'bot' : 'person',
  name: cleanName(name ?? ''),
  level: level == null ? null : cleanName(level),
  yours: false,
})

/** Returns the replay id of a file that only the page has. */
export const fileId = (file: MatchFile): string => `file-${file.end.link}`
