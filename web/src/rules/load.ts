/** Loads the rules of a game into the page, in the background. */
import type { Api } from '../net/api'
import { part } from '../net/late_parts'
import { PageRules, type GameRules } from './page_rules'

/** Additions of games to their declared fields; the server serves games without such a file. */
const GAMES = import.meta.glob('../../../src/boardwright/games/*/web/rules.ts') as Record<string, () => Promise<GameRules>>

/**
 * Loads the rules of a game; null: the server has no module, or the game or the browser does not support it. Rejects with ApiError or
 * BadModule.
 */
export async function loadPageRules(game: string, api: Pick<Api, 'rules' | 'rulesModule'>): Promise<PageRules | null> {
  const path = Object.keys(GAMES).find((key) => key.endsWith(`/games/${game}/web/rules.ts`))
  if (!path || typeof WebAssembly === 'undefined') return null
  const told = await api.rules(game)
  if (!told) return null
  const [content, own] = await Promise.all([api.rulesModule(game, told.manifest.digest), part(GAMES[path]!)])
  return PageRules.load(told, content, own)
}
