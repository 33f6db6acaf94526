/**
 * A mouse that rests points at nothing. Where the page changes under it, browsers say that it has come over whatever lies there now; then
 * unwanted explanations would open over the choices. Such events are held back until the mouse has moved since
 * the last change: then what it is on hears that it has come. This serves all boards at once, those of other packages, too.
 */

let resting = true
let x = NaN
let y = NaN

/** What lies under the mouse may be something else now: a new frame, another screen, a key or a press that has changed the board. */
export const changed = (): void => void (resting = true)

const byFinger = (event: PointerEvent): boolean => event.pointerType === 'touch'

function comes(event: PointerEvent): void {
  if (resting && !byFinger(event)) event.stopImmediatePropagation()
}

function moves(event: PointerEvent): void {
  if (byFinger(event) || (event.clientX === x && event.clientY === y)) return
  ;[x, y] = [event.clientX, event.clientY]
  if (!resting) return
  resting = false
  arrive(event)
}

/** Tells whatever the mouse is on, from the outside in, that it has come; what it was on before the change, that it has left. */
function arrive({ target, clientX, clientY, pointerType }: PointerEvent): void {
  const under: Element[] = []
  for (let each = target as Element | null; each; each = each.parentElement) under.unshift(each)
  const say = (kind: string, to: Element, bubbles = false) => to.dispatchEvent(new PointerEvent(kind, { bubbles, clientX, clientY, pointerType }))
  for (const each of under) say('pointerleave', each)
  for (const each of under) say('pointerenter', each)
  if (under.length) say('pointerover', under.at(-1)!, true)
}

/** Called once for the page; gives back how to end it. */
export function watchPointer(): () => void {
  const listening = new AbortController()
  const options = { capture: true, passive: true, signal: listening.signal }
  for (const kind of ['pointerover', 'pointerenter'] as const) addEventListener(kind, comes, options)
  for (const kind of ['keydown', 'click'] as const) addEventListener(kind, changed, options)
  addEventListener('pointermove', moves, options)
  return () => listening.abort()
}
