/** Loads boards of games on demand. */
import type { BoardModule, CoverOf } from './board'
import { gameModule } from '../net/game_files'
import { part } from '../net/late_parts'

/** Boards of the built-in games, part of the page's build. */
const BUILT_IN = import.meta.glob('../../../src/boardwright/games/*/web/index.ts') as Record<string, () => Promise<BoardModule>>

export async function loadBoard(game: string): Promise<BoardModule | null> {
  const path = Object.keys(BUILT_IN).find((key) => key.endsWith(`/games/${game}/web/index.ts`))
  if (path) return part(BUILT_IN[path]!)
  // Games of other packages serve a module as it is; without one they are played from the list of choices.
  return gameModule<BoardModule>(game, 'board.js')
}

/** Returns a game's cover: built-in games share one file, other packages have their own. */
export async function loadCover(game: string): Promise<CoverOf | null> {
  const { COVERS } = await part(() => import('../lobby/covers'))
  const path = Object.keys(COVERS).find((key) => key.endsWith(`/games/${game}/web/cover.ts`))
  return (path ? COVERS[path] : await loadBoard(game))?.cover ?? null
}
