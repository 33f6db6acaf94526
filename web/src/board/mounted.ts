/** What a game's `index.ts` and `cover.ts` export, made of a component. */
import { mount, unmount, type Component } from 'svelte'
import type { BoardHandle, BoardProps, CoverOf } from './board'

export const boardOf = (board: Component<{ first: BoardProps }, Omit<BoardHandle, 'destroy'>>) => (element: HTMLElement, first: BoardProps): BoardHandle => {
  const shown = mount(board, { target: element, props: { first } })
  return { ...shown, destroy: () => void unmount(shown) }
}

export const coverOf = (picture: Component): CoverOf => (element) => {
  const shown = mount(picture, { target: element })
  return () => void unmount(shown)
}
