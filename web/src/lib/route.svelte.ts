/** Where we are, from the address after the #. */

export type Route =
  | { screen: 'lobby' }
  | { screen: 'new'; game: string }
  | { screen: 'table'; match: string }
  | { screen: 'replay'; match: string; k: number | null; eyes: number | null }
  | { screen: 'rules'; game: string; section: string | null }
  | { screen: 'learn'; game: string }
  | { screen: 'settings' }

export function parseRoute(hash: string): Route {
  const [screen, a, b, c] = hash.replace(/^#\/?/, '').split('/').map(decode)
  if (screen === 'new' && a) return { screen, game: a }
  if (screen === 'table' && a) return { screen, match: a }
  if (screen === 'replay' && a) return { screen, match: a, k: count(b), eyes: seatOf(count(c)) }
  if (screen === 'rules' && a) return { screen, game: a, section: b || null }
  if (screen === 'learn' && a) return { screen, game: a }
  if (screen === 'settings') return { screen }
  return { screen: 'lobby' }
}

const count = (part = ''): number | null => (/^\d+$/.test(part) ? Number(part) : null)

/** For people seats count from 1. */
const seatOf = (number: number | null): number | null => (number ? number - 1 : null)

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

export const address = {
  lobby: '#/',
  settings: '#/settings',
  newMatch: (game: string): string => `#/new/${encodeURIComponent(game)}`,
  rules: (game: string, section?: string | null): string => `#/rules/${encodeURIComponent(game)}${section ? `/${encodeURIComponent(section)}` : ''}`,
  learn: (game: string): string => `#/learn/${encodeURIComponent(game)}`,
  table: (match: string): string => `#/table/${encodeURIComponent(match)}`,
  /** `eyes`: the seat that looks; null: nothing is hidden. */
  replay: (match: string, k?: number, eyes: number | null = null): string =>
    `#/replay/${encodeURIComponent(match)}${k === undefined ? '' : `/${k}`}${eyes === null ? '' : `/${eyes + 1}`}`,
}

const current = $state({ route: parseRoute(location.hash) })
let tableBefore: string | null = null
addEventListener('hashchange', (event) => {
  const before = new URL(event.oldURL).hash
  const [was, now] = [parseRoute(before).screen, parseRoute(location.hash)]
  // From one section of the rules to another one is still away from the same table.
  if (was !== 'rules' || now.screen !== 'rules') tableBefore = ['table', 'replay'].includes(was) ? before : null
  current.route = now
})

/** The table or replay that one has just come from, to go back to. */
export const cameFrom = (): string | null => tableBefore

export const route = (): Route => current.route

export function go(to: string): void {
  location.hash = to
}

/** The same screen at another address of its own; nothing where somebody has gone elsewhere and the page has yet to hear of it. */
export function stay(at: string): void {
  if (location.hash === at) return
  const now = parseRoute(location.hash)
  const next = parseRoute(at)
  if (now.screen !== next.screen || ('match' in now && 'match' in next && now.match !== next.match)) return
  history.replaceState(null, '', at)
  current.route = next
}
