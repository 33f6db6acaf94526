/**
 * Ignores a mouse at rest. When the page changes below it, browsers send pointer events for the new element there, and explanations would
 * open over the choices. These events are held back until the mouse moves. Works for all boards at once, also those of other packages.
 */

let resting = true
let x = NaN
let y = NaN

/** Reports that the element below the mouse may have changed: a new frame, another screen, a key or a press. */
export const ignoreRestingPointer = (): void => void (resting = true)

const byFinger = (event: PointerEvent): boolean => event.pointerType === 'touch'

function onEnter(event: PointerEvent): void {
  if (resting && !byFinger(event)) event.stopImmediatePropagation()
}

function onPointerMove(event: PointerEvent): void {
  if (byFinger(event) || (event.clientX === x && event.clientY === y)) return
  ;[x, y] = [event.clientX, event.clientY]
  if (!resting) return
  resting = false
  deliverHeldEvents(event)
}

/** Delivers the pointer events of the element below the mouse, from the outside in, and the leave events of the former one. */
function deliverHeldEvents({ target, clientX, clientY, pointerType }: PointerEvent): void {
  const elements: Element[] = []
  for (let each = target as Element | null; each; each = each.parentElement) elements.unshift(each)
  const dispatch = (kind: string, to: Element, bubbles = false) => to.dispatchEvent(new PointerEvent(kind, { bubbles, clientX, clientY, pointerType }))
  for (const each of elements) dispatch('pointerleave', each)
  for (const each of elements) dispatch('pointerenter', each)
  if (elements.length) dispatch('pointerover', elements.at(-1)!, true)
}

/** Installs the listeners once for the page; returns a function that removes them. */
export function watchPointer(): () => void {
  const listening = new AbortController()
  const options = { capture: true, passive: true, signal: listening.signal }
  for (const kind of ['pointerover', 'pointerenter'] as const) addEventListener(kind, onEnter, options)
  for (const kind of ['keydown', 'click'] as const) addEventListener(kind, ignoreRestingPointer, options)
  addEventListener('pointermove', onPointerMove, options)
  return () => listening.abort()
}
