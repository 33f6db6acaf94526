/** Loads the rules of a game into the page, in the background. */
import type { Api } from '../net/api'
import { gameModule } from '../net/game_files'
import { loadPart } from '../net/load_part'
import { PageRules, type GameRules } from './page_rules'

/** Additions of the built-in games to their declared fields; other packages have a file `rules.js`. */
const GAMES = import.meta.glob('../../../src/boardwright/games/*/web/rules.ts') as Record<string, () => Promise<GameRules>>

/**
 * Loads the rules of a game; null: the server has no module, or the game or the browser does not support it. Rejects with ApiError or
 * BadModule.
 */
export async function loadPageRules(game: string, api: Pick<Api, 'rules' | 'rulesModule'>): Promise<PageRules | null> {
  if (typeof WebAssembly === 'undefined') return null
  const info = await api.rules(game)
  if (!info) return null
  const path = Object.keys(GAMES).find((key) => key.endsWith(`/games/${game}/web/rules.ts`))
  const [content, own] = await Promise.all([
    api.rulesModule(game, info.manifest.digest),
    path ? loadPart(GAMES[path]!) : gameModule<GameRules>(game, 'rules.js'),
  ])
  return own && PageRules.load(info, content, own)
}
