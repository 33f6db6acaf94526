/** Finds out which choices of a board are visible, and scrolls to them if none is. */

function scroller(element: Element): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    if (parent.scrollHeight > parent.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent
  return document.documentElement
}

export interface Span { top: number; bottom: number }

/** Returns whether at least one span is fully inside. */
export const isSomeInside = (all: readonly Span[], frame: Span): boolean => all.some(({ top, bottom }) => top >= frame.top && bottom <= frame.bottom)

/** Returns the part of the window in which a board is visible. */
export function frameOf(root: Element): Span {
  const area = scroller(root)
  return area === document.documentElement ? { top: 0, bottom: innerHeight } : area.getBoundingClientRect()
}

/** Scrolls to the first element of the selector unless one of them is fully visible already. */
export function scrollToSome(root: Element, selector: string, smooth: boolean): void {
  const found = [...root.querySelectorAll(selector)]
  const first = found[0]
  if (!first) return
  if (isSomeInside(found.map((each) => each.getBoundingClientRect()), frameOf(root))) return
  first.scrollIntoView({ block: 'nearest', behavior: smooth ? 'smooth' : 'auto' })
}
