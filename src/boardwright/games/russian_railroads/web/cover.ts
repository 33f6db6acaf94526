/** Cover picture for the lobby. Its own file, so that the lobby does not load the board. */
import { coverOf } from '@shell/board/mounted'
import Cover from './Cover.svelte'

export const cover = coverOf(Cover)
