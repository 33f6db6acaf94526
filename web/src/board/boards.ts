/** Finds a game's board; it is loaded on demand. */
import type { BoardModule, CoverOf } from './board'
import { gameFile, isThere } from '../net/game_files'
import { part } from '../net/late_parts'

/** The boards of our own games are built with the page. */
const BUILT_IN = import.meta.glob('../../../src/boardwright/games/*/web/index.ts') as Record<string, () => Promise<BoardModule>>

export async function loadBoard(game: string): Promise<BoardModule | null> {
  const path = Object.keys(BUILT_IN).find((key) => key.endsWith(`/games/${game}/web/index.ts`))
  if (path) return part(BUILT_IN[path]!)
  // A game from another package has a module that is served as it is; without one it is played from the list of choices.
  const address = gameFile(game, 'board.js')
  return (await isThere(address)) ? ((await part(() => import(/* @vite-ignore */ address))) as BoardModule) : null
}

/** Finds a game's picture: those of our own games are in one file, another package's board has its own. */
export async function loadCover(game: string): Promise<CoverOf | null> {
  const { COVERS } = await part(() => import('../lobby/covers'))
  const path = Object.keys(COVERS).find((key) => key.endsWith(`/games/${game}/web/cover.ts`))
  return (path ? COVERS[path] : await loadBoard(game))?.cover ?? null
}
