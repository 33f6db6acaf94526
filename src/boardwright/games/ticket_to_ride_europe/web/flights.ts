/** Animates copies of cards across the board; nothing waits for them. */
import type { Flight } from './news'

export interface Flying extends Flight { key: number; a: DOMRect; b: DOMRect; delay: number }

const GAP = 70 // ms between cards that leave together

export type Spots = Map<string, DOMRect>

/** Returns the current position of every source and target of cards. */
export function spotRects(root: HTMLElement): Spots {
  const rects: Spots = new Map()
  for (const element of root.querySelectorAll<HTMLElement>('[data-spot]')) {
    const rect = element.getBoundingClientRect()
    if (rect.width && rect.height) rects.set(element.dataset.spot!, rect)
  }
  return rects
}

/** Returns the flights whose two ends are visible; for elements that have gone, their last position counts. */
export function startFlights(flights: readonly Flight[], before: Spots, now: Spots, first: number): Flying[] {
  const rectOf = (name: string): DOMRect | undefined => now.get(name) ?? before.get(name) ?? (name.startsWith('hand-') ? now.get('hand') : undefined)
  return flights.flatMap((flight, i) => {
    const [a, b] = [before.get(flight.from) ?? rectOf(flight.from), rectOf(flight.to)]
    return a && b ? [{ ...flight, key: first + i, a, b, delay: i * GAP }] : []
  })
}

/** Returns a duration between 180 and 350 ms, by distance. */
export const flightDuration = (a: DOMRect, b: DOMRect): number => Math.min(350, 180 + Math.hypot(a.x - b.x, a.y - b.y) / 4)
