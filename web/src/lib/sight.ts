/** Scrolling to what can be chosen, where none of it is in sight. */

function scroller(element: Element): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    if (parent.scrollHeight > parent.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(parent).overflowY)) return parent
  return document.documentElement
}

export interface Span { top: number; bottom: number }

/** Whether at least one lies wholly inside. */
export const someInside = (all: readonly Span[], frame: Span): boolean => all.some(({ top, bottom }) => top >= frame.top && bottom <= frame.bottom)

export function bringIntoSight(root: Element, selector: string, smooth: boolean): void {
  const found = [...root.querySelectorAll(selector)]
  const first = found[0]
  if (!first) return
  const area = scroller(root)
  const frame = area === document.documentElement ? { top: 0, bottom: innerHeight } : area.getBoundingClientRect()
  if (someInside(found.map((each) => each.getBoundingClientRect()), frame)) return
  first.scrollIntoView({ block: 'center', behavior: smooth ? 'smooth' : 'auto' })
}
