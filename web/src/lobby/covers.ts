/** Covers of the built-in games in one file, since the lobby shows all of them. */
import type { CoverOf } from '../board/board'

export const COVERS = import.meta.glob('../../../src/boardwright/games/*/web/cover.ts', { eager: true }) as Record<string, { cover: CoverOf }>
