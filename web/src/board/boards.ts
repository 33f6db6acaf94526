/** Finds a game's board; it is fetched when it is needed. */
import type { BoardModule, CoverOf } from './board'
import { gameFile, isThere } from '../net/game_files'
import { part } from '../net/late_parts'

/** The boards that lie in our own games' folders are built with the page. */
const BUILT_IN = import.meta.glob('../../../src/boardwright/games/*/web/index.ts') as Record<string, () => Promise<BoardModule>>

export async function loadBoard(game: string): Promise<BoardModule | null> {
  const path = Object.keys(BUILT_IN).find((key) => key.endsWith(`/games/${game}/web/index.ts`))
  if (path) return part(BUILT_IN[path]!)
  // A game from another package brings a module that is served as it is; one without is played from the list of choices.
  const address = gameFile(game, 'board.js')
  return (await isThere(address)) ? ((await part(() => import(/* @vite-ignore */ address))) as BoardModule) : null
}

/** Finds a game's picture: those of our own games lie in a file of their own, a board from another package brings it along. */
export async function loadCover(game: string): Promise<CoverOf | null> {
  const { COVERS } = await part(() => import('../lobby/covers'))
  const path = Object.keys(COVERS).find((key) => key.endsWith(`/games/${game}/web/cover.ts`))
  return (path ? COVERS[path] : await loadBoard(game))?.cover ?? null
}
