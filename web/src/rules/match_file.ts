/** A match file (boardwright.core.domain.record): its form, and its links. Playing it again is `page_replay.ts`. */
import type { Value } from '../lib/frame'

const FORMAT = 'boardwright match 1'
/** The header's fields in the order of the chain. */
const HEADER = ['format', 'game', 'ruleset', 'data', 'players', 'options', 'seed', 'position', 'seats'] as const

/** Who sat somewhere. */
export interface FileSeat {
  kind?: string | null
  name?: string | null
  level?: string | null
}

export interface MatchFile {
  format: string
  game: string
  ruleset: string
  data: unknown
  players: number
  options: Record<string, Value>
  seed: string
  position: unknown
  seats: FileSeat[] | null
  links: Record<(typeof HEADER)[number], string>
  actions: { seat: number; action: string; link: string }[]
  end: { actions: number; state: string; link: string }
}

/** A file whose form and header fit; null: whatever does not, the server says it in full. */
export async function readMatchFile(text: string): Promise<MatchFile | null> {
  const file = parsed(text)
  if (!isMatchFile(file)) return null
  let link = ''
  for (const name of HEADER) {
    link = await linkOf(link, name, file[name])
    if (link !== file.links[name]) return null
  }
  return file
}

/** The link of a header field or an action after another link. */
export async function linkOf(before: string, name: string, content: unknown): Promise<string> {
  const text = JSON.stringify([before, name, content], (_, inner) => (isTable(inner) ? sorted(inner) : inner))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return [...digest.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function isMatchFile(file: unknown): file is MatchFile {
  if (!hasExactly(file, [...HEADER, 'links', 'actions', 'end'])) return false
  const { format, game, ruleset, players, options, seed, seats, links, actions, end } = file
  const header = format === FORMAT && [game, ruleset, seed].every(isText) && Number.isInteger(players) && isTable(options)
  const seated = seats === null || (isList(seats) && seats.length === players && seats.every(isSeat))
  return header && seated && hasExactly(links, HEADER) && isList(actions) && actions.every(isAction) && hasExactly(end, ['actions', 'state', 'link'])
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const isTable = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !isList(value)

const hasExactly = (value: unknown, names: readonly string[]): value is Record<string, unknown> =>
  isTable(value) && Object.keys(value).length === names.length && names.every((name) => Object.hasOwn(value, name))

const isAction = (value: unknown): boolean =>
  hasExactly(value, ['seat', 'action', 'link']) && Number.isInteger(value.seat) && isText(value.action)

const isSeat = (value: unknown): boolean => isTable(value) && [value.kind, value.name, value.level].every((each) => each == null || isText(each))

const sorted = (table: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)))
