/** The game's picture in the lobby: apart from the board, so that the lobby need not load that. */
import { mount as start, unmount } from 'svelte'
import Cover from './Cover.svelte'

export function cover(element: HTMLElement): () => void {
  const picture = start(Cover, { target: element })
  return () => void unmount(picture)
}
