/** Routes: the current screen, from the address after the #. */
import { storeSecret } from './secrets'

export type Route =
  | { screen: 'lobby' }
  /** `group`: id of the group that the table is for. */
  | { screen: 'new'; game: string; group?: string }
  | { screen: 'table'; match: string }
  /** Table before the match, which will keep this id. */
  | { screen: 'room'; match: string }
  /** A seat of the match moves to this device. */
  | { screen: 'seat'; match: string }
  /** Spectator's invitation. */
  | { screen: 'watch'; match: string }
  /** `analysis`: with the analysis open. */
  | { screen: 'replay'; match: string; k: number | null; eyes: number | null; analysis?: boolean }
  /** New match from a position of a replay. `eyes`: seat whose view was shown. */
  | { screen: 'from'; match: string; k: number; eyes: number | null }
  /** A match in a link (replay/match_link.ts). */
  | { screen: 'shared'; link: string; k: number | null; eyes: number | null; analysis?: boolean }
  | { screen: 'rules'; game: string; section: string | null }
  | { screen: 'learn'; game: string }
  /** Link from a message, to confirm an address or to unsubscribe. */
  | { screen: 'notice' }
  /** Link from a host, to set a new password. */
  | { screen: 'password' }
  | { screen: 'settings' }
  | { screen: 'groups' }
  /** Page for hosts of the server. */
  | { screen: 'hosts' }
  | { screen: 'group'; group: string }
  /** Competition of a group. */
  | { screen: 'competition'; group: string; competition: string }
  | { screen: 'ratings' }
  | { screen: 'statistics' }

/** Screens whose address has no other parts. */
const PLAIN = ['settings', 'notice', 'password', 'groups', 'hosts', 'ratings', 'statistics'] as const

export function parseRoute(hash: string): Route {
  const [screen, a, b, c] = partsOf(hash)
  if (screen === 'new' && a) return b ? { screen, game: a, group: b } : { screen, game: a }
  if ((screen === 'table' || screen === 'room' || screen === 'seat' || screen === 'watch') && a) return { screen, match: a }
  if (screen === 'replay' && a) return { screen, match: a, k: count(b), eyes: seatOf(count(c)) }
  if (screen === 'analysis' && a) return { screen: 'replay', match: a, k: count(b), eyes: seatOf(count(c)), analysis: true }
  if (screen === 'shared-analysis') return { screen: 'shared', link: a ?? '', k: count(b), eyes: seatOf(count(c)), analysis: true }
  if (screen === 'from' && a) return { screen, match: a, k: count(b) ?? 0, eyes: seatOf(count(c)) }
  if (screen === 'shared') return { screen, link: a ?? '', k: count(b), eyes: seatOf(count(c)) }
  if (screen === 'rules' && a) return { screen, game: a, section: b || null }
  if (screen === 'learn' && a) return { screen, game: a }
  if (screen === 'competition' && a && b) return { screen, group: a, competition: b }
  if (screen === 'group' && a) return { screen, group: a }
  const plain = PLAIN.find((each) => each === screen)
  if (plain) return { screen: plain }
  return { screen: 'lobby' }
}

const count = (part = ''): number | null => (/^\d+$/.test(part) ? Number(part) : null)

/** Seats in addresses count from 1. */
const seatOf = (number: number | null): number | null => (number ? number - 1 : null)

const partsOf = (hash: string): string[] => hash.replace(/^#\/?/, '').split('/').map(decode)

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

const replayPath = (match: string, k: number | undefined, eyes: number | null): string =>
  `${encodeURIComponent(match)}${k === undefined ? '' : `/${k}`}${eyes === null ? '' : `/${eyes + 1}`}`

export const address = {
  lobby: '#/',
  settings: '#/settings',
  newMatch: (game: string, group?: string): string => `#/new/${encodeURIComponent(game)}${group ? `/${encodeURIComponent(group)}` : ''}`,
  groups: '#/groups',
  hosts: '#/hosts',
  group: (id: string): string => `#/group/${encodeURIComponent(id)}`,
  competition: (group: string, id: string): string => `#/competition/${encodeURIComponent(group)}/${encodeURIComponent(id)}`,
  groupLink: (id: string, secret: string): string => `#/group/${encodeURIComponent(id)}/${encodeURIComponent(secret)}`,
  ratings: '#/ratings',
  statistics: '#/statistics',
  rules: (game: string, section?: string | null): string => `#/rules/${encodeURIComponent(game)}${section ? `/${encodeURIComponent(section)}` : ''}`,
  learn: (game: string): string => `#/learn/${encodeURIComponent(game)}`,
  table: (match: string): string => `#/table/${encodeURIComponent(match)}`,
  /** `eyes`: seat whose view is shown; null: everything is open. */
  replay: (match: string, k?: number, eyes: number | null = null): string => `#/replay/${replayPath(match, k, eyes)}`,
  shared: (link: string, k: number, eyes: number | null, analysis = false): string => `#/${analysis ? 'shared-analysis' : 'shared'}/${replayPath(link, k, eyes)}`,
  analysis: (match: string, k?: number, eyes: number | null = null): string => `#/analysis/${replayPath(match, k, eyes)}`,
  from: (match: string, k: number, eyes: number | null): string => `#/from/${replayPath(match, k, eyes)}`,
  room: (match: string): string => `#/room/${encodeURIComponent(match)}`,
  password: (secret: string): string => `#/password/${encodeURIComponent(secret)}`,
  /** Invitations to a chair of a table and to watch; a seat that moves to the device that opens the link. */
  join: (match: string, secret: string): string => `#/join/${encodeURIComponent(match)}/${encodeURIComponent(secret)}`,
  watch: (match: string, secret: string): string => `#/watch/${encodeURIComponent(match)}/${encodeURIComponent(secret)}`,
  seat: (match: string, secret: string): string => `#/seat/${encodeURIComponent(match)}/${encodeURIComponent(secret)}`,
}

/** Number of links with a secret that were opened in this tab: another one is another screen, though its address is the same. */
let links = $state(0)
export const linksOpened = (): number => links

/** Parses the address. Secrets are removed from it, because others could read it there, and kept by the page. */
function readRoute(): Route {
  const [screen, match, secret] = partsOf(location.hash)
  if ((screen === 'join' || screen === 'seat' || screen === 'watch' || screen === 'group') && match && secret)
    storeSecretOfLink(screen, match, secret, `#/${screen === 'join' ? 'room' : screen}/${encodeURIComponent(match)}`)
  if ((screen === 'notice' || screen === 'password') && match) storeSecretOfLink(screen, '', match, `#/${screen}`)
  return parseRoute(location.hash)
}

function storeSecretOfLink(screen: Parameters<typeof storeSecret>[0], id: string, secret: string, at: string): void {
  storeSecret(screen, id, secret)
  history.replaceState(null, '', at)
  links += 1
}

const current = $state({ route: readRoute() })
let tableBefore: string | null = null
addEventListener('hashchange', (event) => {
  const before = new URL(event.oldURL).hash
  const [was, now] = [parseRoute(before).screen, readRoute()]
  // Moving between sections of the rules keeps the table to go back to.
  if (was !== 'rules' || now.screen !== 'rules') tableBefore = ['table', 'replay', 'shared'].includes(was) ? before : null
  current.route = now
})

/** Returns the table or replay to go back to. */
export const addressToReturnTo = (): string | null => tableBefore

export const route = (): Route => current.route

export function navigate(to: string): void {
  location.hash = to
}

/** Returns `navigate` or `replaceAddress` for use after an await: it does nothing if the reader has left the current address meanwhile. */
export function unlessLeft(goes: (to: string) => void): (to: string) => void {
  const from = location.hash
  return (to) => void (location.hash === from && goes(to))
}

const matchOf = (place: Route) => ('match' in place ? place.match : 'link' in place ? place.link : '')

/** Updates the address of the same screen; does nothing if the reader has gone elsewhere and the page does not know yet. */
export function updateAddress(at: string): void {
  if (location.hash === at) return
  const now = parseRoute(location.hash)
  const next = parseRoute(at)
  if (now.screen !== next.screen || matchOf(now) !== matchOf(next)) return
  replaceAddress(at)
}

/** Replaces the address, without a history entry. */
export function replaceAddress(at: string): void {
  history.replaceState(null, '', at)
  current.route = parseRoute(at)
}
