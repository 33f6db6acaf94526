/** The game's picture in the lobby: a separate file, so that the lobby does not load the board. */
import { mount as start, unmount } from 'svelte'
import Cover from './Cover.svelte'

export function cover(element: HTMLElement): () => void {
  const picture = start(Cover, { target: element })
  return () => void unmount(picture)
}
