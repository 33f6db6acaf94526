/** Cover picture for the lobby. Its own file, so that the lobby does not load the board. */
import { mount as start, unmount } from 'svelte'
import Cover from './Cover.svelte'

export function cover(element: HTMLElement): () => void {
  const picture = start(Cover, { target: element })
  return () => void unmount(picture)
}
