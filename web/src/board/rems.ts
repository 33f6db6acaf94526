/** A length on the screen, in the size of the page's letters: as style sheets measure, so that layouts change at the same width. */
export const rems = (pixels: number): number => pixels / (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)
