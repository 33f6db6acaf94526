/** Cards on their way: copies that fly over the board and are gone; nothing waits for them. */
import type { Flight } from './news'

export interface Flying extends Flight { key: number; a: DOMRect; b: DOMRect; delay: number }

const GAP = 70 // ms between cards that leave together

export type Spots = Map<string, DOMRect>

/** Where everything that cards come from or go to is now. */
export function spots(root: HTMLElement): Spots {
  const found: Spots = new Map()
  for (const element of root.querySelectorAll<HTMLElement>('[data-spot]')) {
    const rect = element.getBoundingClientRect()
    if (rect.width && rect.height) found.set(element.dataset.spot!, rect)
  }
  return found
}

/** Flights whose two ends can be seen; what is gone now is looked for where it was. */
export function takeOff(flights: readonly Flight[], before: Spots, now: Spots, first: number): Flying[] {
  const at = (name: string): DOMRect | undefined => now.get(name) ?? before.get(name) ?? (name.startsWith('hand-') ? now.get('hand') : undefined)
  return flights.flatMap((flight, i) => {
    const [a, b] = [before.get(flight.from) ?? at(flight.from), at(flight.to)]
    return a && b ? [{ ...flight, key: first + i, a, b, delay: i * GAP }] : []
  })
}

/** Longer ways take a little longer, within 180 and 350 ms. */
export const time = (a: DOMRect, b: DOMRect): number => Math.min(350, 180 + Math.hypot(a.x - b.x, a.y - b.y) / 4)
