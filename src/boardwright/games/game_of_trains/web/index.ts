import { mount as start, unmount } from 'svelte'
import type { BoardHandle, BoardProps } from '@shell/board/board'
import Board from './Board.svelte'

export { ends } from './ends'
export { sounds } from './sounds'
export { story } from './story'

export function mount(element: HTMLElement, props: BoardProps): BoardHandle {
  const board = start(Board, { target: element, props: { first: props } })
  return { update: (next) => board.update(next), light: (places, hint) => board.light(places, hint), destroy: () => void unmount(board) }
}
