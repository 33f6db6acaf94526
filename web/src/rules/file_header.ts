/** Header of a match file: the start of the match, and who played. */
import type { OptionInfo } from '../net/api'
import { cleanName } from '../words/clean_name'
import type { Frame, MatchHead, Seat, Value } from '../net/frame'
import { playersWith } from '../lobby/players'
import type { FileSeat, MatchFile } from './match_file_types'
import type { MatchStart } from './page_match'
import type { RulesInfo } from './page_rules'

const SEED = /^[0-9a-f]{64}$/i

/** The part of a frame that is the same throughout a replay. */
export type FrameHead = Pick<Frame, 'match' | 'seats'>

/**
 * Returns the start of the file's match; null: only the server can judge it. `first`: the record of the position that it starts from.
 */
export function matchStartOf({ ruleset, data, players, options, seed, position }: MatchFile, info: RulesInfo, first?: Uint8Array): MatchStart | null {
  const isKnown = Object.entries(options).every(([name, value]) => Object.hasOwn(info.options, name) && info.options[name]!.values.includes(value as never))
  const fits = Object.hasOwn(info.rulesets, ruleset) && data === null && (position === null || first !== undefined) && isKnown && SEED.test(seed)
  if (!fits || !playersWith(info, options).includes(players)) return null
  const key = Uint8Array.from(seed.match(/../g)!, (byte) => Number.parseInt(byte, 16))
  const numbers = Object.entries(withDefaults(info, options, ruleset)).map(([name, value]) => [name, numberOf(info, name, value)])
  return { players, version: Number.parseInt(info.rulesets[ruleset]!), options: Object.fromEntries(numbers), key, ...(position !== null && { first }) }
}

/** Returns whether the deal was promised for the rules and options of the match. */
export function fitsPromise({ deal, ruleset, options }: MatchFile, info: RulesInfo): boolean {
  if (!deal) return true
  const complete = (given: Record<string, unknown>) => JSON.stringify(withDefaults(info, given as Record<string, Value>, ruleset))
  const isKnown = Object.keys(deal.options).every((name) => Object.hasOwn(info.options, name)) && Object.hasOwn(info.rulesets, deal.ruleset)
  return isKnown && info.rulesets[deal.ruleset] === info.rulesets[ruleset] && complete(deal.options) === complete(options)
}

/** Returns all options with their values; missing ones have the defaults of the file's version of the rules. */
export const withDefaults = (info: RulesInfo, options: Record<string, Value>, ruleset: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(info.options).map(([name, option]) => [name, options[name] ?? defaultOf(option, Number.parseInt(info.rulesets[ruleset]!))]))

/** Returns the default of an option in a version of the rules. */
function defaultOf({ default: now, values, former = {} }: OptionInfo, version: number): Value {
  const [text] = Object.keys(former).filter((value) => former[value]! >= version).sort((a, b) => former[a]! - former[b]!)
  return values.find((value) => `${value}` === text) ?? now
}

/** Returns the number of a value in a record: itself, or the index of a text. */
const numberOf = (info: RulesInfo, name: string, value: Value): number =>
  typeof value === 'string' ? info.options[name]!.values.indexOf(value) : Number(value)

/** Returns match and seats as frames of a replay of the file have them. */
export function frameHeadOf(file: MatchFile, info: RulesInfo): FrameHead {
  const match: MatchHead = {
    id: fileId(file),
    game: file.game,
    ruleset: info.rulesets[file.ruleset]!,
    options: withDefaults(info, file.options, file.ruleset),
    status: 'running',
    created: Date.now(),
  }
  return { match, seats: seatsOf(file) }
}

/** Returns the seats of a file as frames have them. */
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
