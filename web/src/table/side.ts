/** State of the panel beside the board: on a wide screen folded or not, as the player left it; on a narrow one a drawer. */
import { settings } from '../common/settings.svelte'

const ROOMY = 1536 // px: boards leave room for it from this width
const narrow = matchMedia('(max-width: 56rem), (max-height: 30rem)')

const sideways = matchMedia('(max-height: 30rem) and (min-width: 40rem)') // a phone in landscape has a place for it

export const isDrawer = (): boolean => narrow.matches
/** Returns whether it is open when a table opens. */
export const openAtStart = (): boolean => sideways.matches || (!narrow.matches && (settings.side ?? innerWidth >= ROOMY))
/** Tells the style sheets of the whole table which panel is open (`data-side`). With `:has`, most presses would restyle parts of all of it. */
export const tellTable = (shows: string | null) => (side: HTMLElement): (() => void) | undefined => {
  const table = side.parentElement
  if (shows === null || !table) return
  table.dataset.side = shows
  return () => void delete table.dataset.side
}
/** Stores that the player has opened or folded it. */
export function keepSide(open: boolean): void {
  if (!narrow.matches) settings.side = open
}
