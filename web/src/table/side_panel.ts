/** State of the panel beside the board: on a wide screen open or folded, as the player left it; on a narrow one a drawer. */
import { settings } from '../common/settings.svelte'

const ROOMY = 1536 // px: boards leave room for it from this width
const narrow = matchMedia('(max-width: 56rem), (max-height: 30rem)')

const sideways = matchMedia('(max-height: 30rem) and (min-width: 40rem)') // a phone in landscape has room for it

export const isDrawer = (): boolean => narrow.matches
/** Returns whether the panel is open when a table opens. */
export const isOpenAtStart = (): boolean => sideways.matches || (!narrow.matches && (settings.side ?? innerWidth >= ROOMY))
/** Sets `data-side` on the table to the open panel, for style sheets. With `:has`, most presses would restyle the whole table. */
export const markOpenPanel = (shows: string | null) => (side: HTMLElement): (() => void) | undefined => {
  const table = side.parentElement
  if (shows === null || !table) return
  table.dataset.side = shows
  return () => void delete table.dataset.side
}
/** Stores whether the player has opened or folded the panel. */
export function storePanelOpen(open: boolean): void {
  if (!narrow.matches) settings.side = open
}
