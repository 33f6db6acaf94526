import { boardOf } from '@shell/board/mounted'
import Board from './Board.svelte'

export { sounds } from './sounds'
export { story } from './story'

export const mount = boardOf(Board)
