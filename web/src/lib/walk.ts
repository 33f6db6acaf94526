/** Walking from choice to choice with the arrow keys. */

/** Something to walk to: its key and its middle. */
export interface Spot {
  key: string
  x: number
  y: number
}

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** The next choice in a key's direction: near, and not far off to the side. Home and End: the first and the last. */
export function neighbour(spots: readonly Spot[], from: string, key: string): Spot | null {
  if (key === 'Home') return spots[0] ?? null
  if (key === 'End') return spots.at(-1) ?? null
  const way = WAYS[key]
  const here = spots.find((s) => s.key === from)
  if (!way || !here) return null
  let best: [number, Spot | null] = [Infinity, null]
  for (const s of spots) {
    const [dx, dy] = [s.x - here.x, s.y - here.y]
    const ahead = dx * way[0] + dy * way[1]
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0])
    if (s === here || ahead < 1) continue
    const cost = ahead + 2 * aside
    if (cost < best[0]) best = [cost, s]
  }
  return best[1]
}
