/**
 * Animates elements from their old to their new positions (FLIP). Elements with the same `data-flip` key count as one, wherever the board
 * draws them. Measures what is on the screen, so a new move may interrupt an animation.
 */

export interface Tracked { rect: DOMRect; element: HTMLElement }
export type Snapshot = Map<string, Tracked>
export interface Stops {
  /** Start of an element that was not visible before. */
  from(key: string, element: HTMLElement): DOMRect | null
  /** Positions that an element passes after it is no longer visible. */
  to(key: string, element: HTMLElement): DOMRect[]
}

const EASE = 'cubic-bezier(.2, .8, .25, 1)'
const running = new WeakMap<Element, Animation>()

const trackedElements = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-flip]')]

export function snapshot(root: HTMLElement): Snapshot {
  return new Map(trackedElements(root).map((element) => [element.dataset.flip!, { rect: element.getBoundingClientRect(), element }]))
}

export function animateChanges(root: HTMLElement, before: Snapshot, stops: Stops, layer: HTMLElement, reduced: boolean): void {
  const elements = trackedElements(root)
  for (const element of elements) running.get(element)?.cancel()
  const rects = elements.map((element) => element.getBoundingClientRect())
  elements.forEach((element, i) => {
    const key = element.dataset.flip!
    const tracked = before.get(key)
    const from = tracked?.rect ?? stops.from(key, element)
    before.delete(key)
    if (reduced) {
      if (!tracked) animate(element, [{ opacity: 0 }, { opacity: 1 }], 200)
    } else if (from && hasMoved(from, rects[i]!)) animateMove(element, from, rects[i]!)
    else if (!tracked) animate(element, [{ transform: 'scaleX(0)', transformOrigin: '50% 0' }, { transform: 'none', transformOrigin: '50% 0' }], 200) // turned over in place
  })
  for (const [key, { rect, element }] of before) animateAway(element, rect, stops.to(key, element), layer, reduced)
}

const hasMoved = (a: DOMRect, b: DOMRect): boolean =>
  Math.abs(a.x - b.x) + Math.abs(a.y - b.y) > 1.5 || Math.abs(a.width - b.width) > 1.5

const transformBetween = (from: DOMRect, to: DOMRect): string =>
  `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${to.width ? from.width / to.width : 1})`

/** Duration between 180 and 350 ms, by distance. */
const durationOf = (a: DOMRect, b: DOMRect): number => Math.min(350, 180 + Math.hypot(a.x - b.x, a.y - b.y) / 3)

function animate(element: HTMLElement, frames: Keyframe[], duration: number, lift = false): Animation {
  const animation = element.animate(frames, { duration, easing: EASE })
  running.set(element, animation)
  if (lift) element.classList.add('flying')
  const done = () => running.get(element) === animation && element.classList.remove('flying')
  animation.onfinish = done
  animation.oncancel = done
  return animation
}

function animateMove(element: HTMLElement, from: DOMRect, to: DOMRect): void {
  animate(element, [{ transform: transformBetween(from, to), transformOrigin: '0 0' }, { transform: 'none', transformOrigin: '0 0' }], durationOf(from, to), true)
}

/** Animates a copy of an element that has left the page. */
function animateAway(element: HTMLElement, rect: DOMRect, stations: DOMRect[], layer: HTMLElement, reduced: boolean): void {
  const copy = element.cloneNode(true) as HTMLElement
  delete copy.dataset.flip
  const layerBox = layer.getBoundingClientRect()
  copy.style.position = 'absolute'
  copy.style.left = `${rect.x - layerBox.x}px`
  copy.style.top = `${rect.y - layerBox.y}px`
  copy.style.fontSize = `${rect.width / 10}px`
  copy.style.transformOrigin = '0 0'
  layer.append(copy)
  const path = reduced ? [] : stations
  const frames: Keyframe[] = [{ transform: 'none', opacity: 1 }]
  path.forEach((stop, i) => frames.push({ transform: transformBetween(stop, rect), opacity: i === path.length - 1 ? 0 : 1 }))
  if (!path.length) frames.push({ transform: 'none', opacity: 0 })
  const animation = copy.animate(frames, { duration: path.length > 1 ? 620 : path.length ? 340 : 200, easing: 'ease-in-out' })
  animation.onfinish = animation.oncancel = () => copy.remove()
}
