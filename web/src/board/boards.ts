/** Loads boards of games on demand. */
import type { BoardModule, CoverOf, Story } from './board'
import { gameModule } from '../net/game_files'
import { loadPart } from '../net/load_part'

/** Boards of the built-in games, part of the page's build. */
const BUILT_IN = import.meta.glob('../../../src/boardwright/games/*/web/index.ts') as Record<string, () => Promise<BoardModule>>

/** Their covers, each in a file of its own: the lobby shows all of them, a table needs none. */
const COVERS = import.meta.glob('../../../src/boardwright/games/*/web/cover.ts') as Record<string, () => Promise<{ cover: CoverOf }>>

/** Boards that show the turn so far themselves. */
const ON_BOARD = import.meta.glob('../../../src/boardwright/games/*/web/on_board.ts', { import: 'onBoard', eager: true })

/** Returns whether a built-in board itself shows the turn so far: the prompt is lower then, also before the board is loaded. */
export const showsTurn = (game: string): boolean => `../../../src/boardwright/games/${game}/web/on_board.ts` in ON_BOARD

export async function loadBoard(game: string): Promise<BoardModule | null> {
  const path = Object.keys(BUILT_IN).find((key) => key.endsWith(`/games/${game}/web/index.ts`))
  if (path) return loadPart(BUILT_IN[path]!)
  // Games of other packages serve a module as it is; without one they are played from the list of choices.
  const found = await gameModule<BoardModule>(game, 'board.js')
  return found?.story ? { ...found, story: withSets(found.story) } : found
}

const KINDS = ['quiet', 'headings', 'landmarks', 'gathered', 'suffered'] as const

/** Returns a story whose kinds of events are sets: another package may list them in arrays. */
const withSets = (story: Story): Story => ({ ...story, ...Object.fromEntries(KINDS.filter((each) => story[each]).map((each) => [each, new Set(story[each])])) })

/** Returns a game's cover, of a built-in game or of another package. */
export async function loadCover(game: string): Promise<CoverOf | null> {
  const path = Object.keys(COVERS).find((key) => key.endsWith(`/games/${game}/web/cover.ts`))
  return (path ? await loadPart(COVERS[path]!) : await loadBoard(game))?.cover ?? null
}
