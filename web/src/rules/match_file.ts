/** Match file (boardwright.core.domain.record): its form, links and deal. `page_replay.ts` replays it. */
import { ApiError } from '../net/api'
import { digest } from '../common/bytes'
import { dealFault, isDeal, namesSameRules } from './deal'
import type { FileDecision, FileHeader, MatchFile } from './match_file_types'

export const FORMAT = 'boardwright match 1'
/** Fields of the header in the order of the chain; `deal` follows them, if present. */
export const HEADER = ['format', 'game', 'ruleset', 'data', 'players', 'options', 'seed', 'position', 'seats'] as const

/**
 * Reads a file with a valid form and header; null: it is invalid, and the server explains why. Rejects with ApiError `broken_record` if the
 * deal does not hold.
 */
export async function readMatchFile(text: string): Promise<MatchFile | null> {
  const file = parsed(text)
  if (!isMatchFile(file)) return null
  let link = ''
  for (const name of HEADER) {
    link = await linkOf(link, name, file[name])
    if (link !== file.links[name]) return null
  }
  if (!file.deal) return file
  const fault = await dealFault(file, file.deal)
  if (fault) throw new ApiError('broken_record', { at: 'deal', reason: fault.reason, ...fault.args })
  if (!(await namesSameRules(file, file.deal))) return null
  return (await linkOf(link, 'deal', file.deal)) === file.links.deal ? file : null
}

/** Returns the link before the first action. */
export const lastOfHeader = ({ deal, links }: MatchFile): string => links[deal ? 'deal' : 'seats']!

/** Returns the links of a header, by field. */
export async function headerLinks(header: FileHeader): Promise<Record<string, string>> {
  const links: Record<string, string> = {}
  let link = ''
  for (const name of header.deal ? [...HEADER, 'deal' as const] : HEADER) link = links[name] = await linkOf(link, name, header[name])
  return links
}

/** Returns the file of a header and decisions, with the links of its chain. `state`: the digest of the last state. */
export async function withLinks(header: FileHeader, decisions: readonly Omit<FileDecision, 'link'>[], state: string): Promise<MatchFile> {
  const file: MatchFile = { ...header, links: await headerLinks(header), actions: [], end: { actions: decisions.length, state, link: '' } }
  let link = lastOfHeader(file)
  for (const { seat, action } of decisions) file.actions.push({ seat, action, link: (link = await linkOf(link, 'action', [seat, action])) })
  file.end.link = await linkOf(link, 'end', { actions: decisions.length, state })
  return file
}

/** Returns the link of a header field or action after another link. */
export const linkOf = async (before: string, name: string, content: unknown): Promise<string> => (await digest(before, name, content)).slice(0, 32)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isMatchFile(file: unknown): file is MatchFile {
  const names = isTable(file) && Object.hasOwn(file, 'deal') ? [...HEADER, 'deal'] : HEADER
  if (!hasExactly(file, [...names, 'links', 'actions', 'end'])) return false
  if (names !== HEADER && !isDeal(file.deal)) return false
  const { format, game, ruleset, players, options, seed, seats, links, actions, end } = file
  const header = format === FORMAT && [game, ruleset, seed].every(isText) && Number.isInteger(players) && isTable(options)
  const seated = seats === null || (isList(seats) && seats.length === players && seats.every(isSeat))
  return header && seated && hasExactly(links, names) && isList(actions) && actions.every(isAction) && hasExactly(end, ['actions', 'state', 'link'])
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const isTable = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !isList(value)

const hasExactly = (value: unknown, names: readonly string[]): value is Record<string, unknown> =>
  isTable(value) && Object.keys(value).length === names.length && names.every((name) => Object.hasOwn(value, name))

const isAction = (value: unknown): boolean =>
  hasExactly(value, ['seat', 'action', 'link']) && Number.isInteger(value.seat) && isText(value.action)

const isSeat = (value: unknown): boolean => isTable(value) && [value.kind, value.name, value.level].every((each) => each == null || isText(each))
