/** Finds the boards that lie in the games' folders; each is fetched when it is needed. */
import type { BoardModule } from './board'

const BOARDS = import.meta.glob('../../../src/boardwright/games/*/web/index.ts') as Record<string, () => Promise<BoardModule>>

export async function loadBoard(game: string): Promise<BoardModule | null> {
  const path = Object.keys(BOARDS).find((key) => key.endsWith(`/games/${game}/web/index.ts`))
  return path ? BOARDS[path]!() : null
}
