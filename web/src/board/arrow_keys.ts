/** Moving between choices with the arrow keys. */

/** Target of the arrow keys: key and centre. */
export interface Spot {
  key: string
  x: number
  y: number
}

const WAYS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** The distance of a spot ahead, and to the side. */
interface Ahead {
  spot: Spot
  ahead: number
  aside: number
}

/** Largest ratio of sideways to ahead that still counts as a key's direction. From 1 on, every spot is in some direction. */
const WIDEST = 1.5
const cost = ({ ahead, aside }: Ahead): number => ahead + 2 * aside
const cheapest = (list: readonly Ahead[]): Spot | null => list.reduce<Ahead | null>((best, each) => (best && cost(best) <= cost(each) ? best : each), null)?.spot ?? null

/**
 * Returns the next choice in a key's direction: near, and not far to the side. One to the side is taken only if there is no other, since
 * arrows could cycle. Home and End: first and last.
 */
export function neighbour(spots: readonly Spot[], from: string, key: string): Spot | null {
  if (key === 'Home') return spots[0] ?? null
  if (key === 'End') return spots.at(-1) ?? null
  const way = WAYS[key]
  const here = spots.find((s) => s.key === from)
  if (!way || !here) return null
  const before = spots.flatMap((spot): Ahead[] => {
    const [dx, dy] = [spot.x - here.x, spot.y - here.y]
    const ahead = dx * way[0] + dy * way[1]
    return ahead < 1 ? [] : [{ spot, ahead, aside: Math.abs(dx * way[1]) + Math.abs(dy * way[0]) }]
  })
  return cheapest(before.filter(({ ahead, aside }) => aside <= WIDEST * ahead)) ?? cheapest(before)
}

/** Returns the keys of spots that no arrow leads to, however one walks from the first or the last: they need tab stops of their own. */
export function beyondReach(spots: readonly Spot[]): ReadonlySet<string> {
  const reached = new Set(spots.slice(0, 1).map(({ key }) => key))
  for (const key of reached) {
    for (const way of ['End', ...Object.keys(WAYS)]) reached.add(neighbour(spots, key, way)?.key ?? key)
  }
  return new Set(spots.flatMap(({ key }) => (reached.has(key) ? [] : [key])))
}
