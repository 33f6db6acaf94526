/** Path between two cities with the fewest missing spaces: own routes cost nothing; other players' and closed routes are impassable. */
export interface Track { id: string; a: string; b: string; length: number }

export interface TicketPath {
  /** Missing spaces, and all spaces on the path. */
  missing: number
  total: number
  /** Missing routes. */
  routes: string[]
}

const MISSING_WEIGHT = 1000 // weight of a missing space, more than all others together: ties are decided by the shortest path

export function findPath(routes: readonly Track[], from: string, to: string, owners: Record<string, number>, closed: readonly string[], seat: number | null): TicketPath | null {
  const closedRoutes = new Set(closed)
  const isOwn = (id: string): boolean => owners[id] !== undefined && owners[id] === seat
  const cost = ({ id, length }: Track): number => (isOwn(id) ? length : owners[id] !== undefined || closedRoutes.has(id) ? Infinity : length * MISSING_WEIGHT + length)
  const path = cheapestPath(routes, from, to, cost)
  return path && { missing: Math.floor(path.cost / MISSING_WEIGHT), total: path.cost % MISSING_WEIGHT, routes: path.routes.filter((id) => !isOwn(id)) }
}

/** Returns the cheapest path between two cities; routes of infinite cost are impassable. */
export function cheapestPath(routes: readonly Track[], from: string, to: string, cost: (track: Track) => number): { cost: number; routes: string[] } | null {
  const costs = new Map([[from, 0]])
  const cameFrom = new Map<string, { track: Track; city: string }>()
  const reached = new Set([from])
  while (reached.size) {
    const city = [...reached].reduce((a, b) => (costs.get(b)! < costs.get(a)! ? b : a))
    if (city === to) return { cost: costs.get(to)!, routes: routesTo(cameFrom, to) }
    reached.delete(city)
    for (const track of routes) {
      const other = track.a === city ? track.b : track.b === city ? track.a : null
      if (other === null) continue
      const sum = costs.get(city)! + cost(track)
      if (sum === Infinity || sum >= (costs.get(other) ?? Infinity)) continue
      costs.set(other, sum)
      cameFrom.set(other, { track, city })
      reached.add(other)
    }
  }
  return null
}

/** Returns the routes by which a city was reached. */
function routesTo(cameFrom: ReadonlyMap<string, { track: Track; city: string }>, city: string): string[] {
  const step = cameFrom.get(city)
  return step ? [...routesTo(cameFrom, step.city), step.track.id] : []
}

export const missingSpaces = (...args: Parameters<typeof findPath>): number | null => findPath(...args)?.missing ?? null
