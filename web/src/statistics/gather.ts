/** The finished matches of the server and of this device, together. */
import { ApiError, type Api, type GameInfo } from '../net/api'
import type { StatisticsOut } from '../net/wire'
import { loadAverages } from '../analysis/averages'
import { uniqueMatches, type Levels } from './figures'
import type { CountedMatch } from './summary'

type Calls = Pick<Api, 'call' | 'owned'>

/** Answer of this device. `untold`: matches without stored results, which have to be replayed. */
export interface StatisticsHere {
  matches: CountedMatch[]
  untold: string[]
}

export interface Gathered {
  /** Each once, oldest first. */
  matches: CountedMatch[]
  /** Whether the server did not answer, so that only matches of this device are here. */
  offline: boolean
}

/**
 * Returns what is known at once; `later` is called with more when matches of this device have been replayed. `server`: whether there is one.
 */
export async function gather(api: Calls, server: boolean, later: (found: Gathered) => void): Promise<Gathered> {
  const [here, there] = await Promise.all([
    api.call<StatisticsHere>('GET', '/api/local/statistics').catch(forbidden),
    server ? api.owned<StatisticsOut>('GET', '/api/statistics').catch(unreachable) : { matches: [] },
  ])
  // If a match is at both, the server knows which seats are the reader's.
  const together = (replayed: CountedMatch[]) => ({ matches: uniqueMatches([...here.matches, ...replayed, ...(there?.matches ?? [])]), offline: there === null })
  void replay(api, here.untold, (replayed) => later(together(replayed)))
  return together([])
}

async function replay(api: Calls, ids: readonly string[], found: (matches: CountedMatch[]) => void): Promise<void> {
  const matches: CountedMatch[] = []
  for (const id of ids) {
    const match = await api.call<CountedMatch>('GET', `/api/matches/${encodeURIComponent(id)}/result`).catch(() => null) // its rules are gone
    if (match) found([...matches, match])
    if (match) matches.push(match)
  }
}

/** Without storage there are no matches. */
function forbidden(error: unknown): StatisticsHere {
  if (!(error instanceof ApiError) || error.id !== 'storage_forbidden') throw error
  return { matches: [], untold: [] }
}

function unreachable(error: unknown): null {
  if (!(error instanceof ApiError) || error.id !== 'unreachable') throw error
  return null
}

/** Returns what is known about the bots of these games, by game. */
export async function levelsOf(games: readonly GameInfo[], played: readonly string[]): Promise<Record<string, Levels>> {
  const known = games.filter(({ id }) => played.includes(id))
  const found = known.map(async ({ id, ruleset, levels }) => {
    const averages = await loadAverages(id, ruleset)
    return [id, { order: levels, totals: averages?.totals ?? {}, sources: averages?.players ?? {} }] as const
  })
  return Object.fromEntries(await Promise.all(found))
}
