/** Converts lengths on the screen to rem, the unit of the style sheets, so that layouts of boards change at the same widths. */

/** Pixels of a rem; 0: not read yet. Kept because reading it lays out the whole page. */
let remPixels = 0

/** Returns a length in rem. */
export function toRems(pixels: number): number {
  if (!remPixels) watch()
  return pixels / remPixels
}

/** Reads the size now, and again when the reader changes it. */
function watch(): void {
  remPixels = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  const rem = document.createElement('div')
  rem.style.cssText = 'position: absolute; visibility: hidden; width: 1rem'
  document.body.append(rem)
  new ResizeObserver(([seen]) => (remPixels = seen!.contentRect.width || remPixels)).observe(rem)
}
