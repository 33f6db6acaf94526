/** Lengths on the screen in the size of the page's letters: as style sheets measure, so that layouts change at the same width. */

/** Pixels of a rem; 0: not read yet. Kept, because reading it lays out the whole page, also in the middle of a change. */
let letters = 0

export function rems(pixels: number): number {
  if (!letters) watch()
  return pixels / letters
}

/** Reads the size now, and again when the reader changes it. */
function watch(): void {
  letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
  const rem = document.createElement('div')
  rem.style.cssText = 'position: absolute; visibility: hidden; width: 1rem'
  document.body.append(rem)
  new ResizeObserver(([seen]) => (letters = seen!.contentRect.width || letters)).observe(rem)
}
