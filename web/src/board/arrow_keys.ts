/** Moving between choices with the arrow keys. */

/** Target of the arrow keys: key and centre. */
export interface Spot {
  key: string
  x: number
  y: number
}

const DIRECTIONS: Record<string, [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

/** The distance of a spot ahead, and to the side. */
interface Offset {
  spot: Spot
  ahead: number
  aside: number
}

/** Largest ratio of sideways to ahead that still counts as a key's direction. From 1 on, every spot is in some direction. */
const MAX_RATIO = 1.5
const cost = ({ ahead, aside }: Offset): number => ahead + 2 * aside
const cheapest = (list: readonly Offset[]): Spot | null => list.reduce<Offset | null>((best, each) => (best && cost(best) <= cost(each) ? best : each), null)?.spot ?? null

/**
 * Returns the next choice in a key's direction: near, and not far to the side. One to the side is taken only if there is no other, since
 * arrows could cycle. Home and End: first and last.
 */
export function nextSpot(spots: readonly Spot[], from: string, key: string): Spot | null {
  if (key === 'Home') return spots[0] ?? null
  if (key === 'End') return spots.at(-1) ?? null
  const direction = DIRECTIONS[key]
  const current = spots.find((s) => s.key === from)
  if (!direction || !current) return null
  const candidates = spots.flatMap((spot): Offset[] => {
    const [dx, dy] = [spot.x - current.x, spot.y - current.y]
    const ahead = dx * direction[0] + dy * direction[1]
    return ahead < 1 ? [] : [{ spot, ahead, aside: Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]) }]
  })
  return cheapest(candidates.filter(({ ahead, aside }) => aside <= MAX_RATIO * ahead)) ?? cheapest(candidates)
}

/** Returns the keys of spots that no arrow leads to, neither from the first nor from the last spot; they need tab stops of their own. */
export function unreachableKeys(spots: readonly Spot[]): ReadonlySet<string> {
  const reached = new Set(spots.slice(0, 1).map(({ key }) => key))
  for (const key of reached) {
    for (const arrow of ['End', ...Object.keys(DIRECTIONS)]) reached.add(nextSpot(spots, key, arrow)?.key ?? key)
  }
  return new Set(spots.flatMap(({ key }) => (reached.has(key) ? [] : [key])))
}
