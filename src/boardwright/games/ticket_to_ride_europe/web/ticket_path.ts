/** Path between two cities with the fewest missing spaces: own routes cost nothing; other players' and closed routes are impassable. */
export interface Track { id: string; a: string; b: string; length: number }

export interface Way {
  /** Missing spaces, and all spaces on the path. */
  missing: number
  total: number
  /** Missing routes. */
  routes: string[]
}

const MORE = 1000 // weight of a missing space, more than all others together: ties are decided by the shortest path

export function way(routes: readonly Track[], from: string, to: string, owners: Record<string, number>, closed: readonly string[], seat: number | null): Way | null {
  const gone = new Set(closed)
  const own = (id: string): boolean => owners[id] !== undefined && owners[id] === seat
  const cost = ({ id, length }: Track): number => (own(id) ? length : owners[id] !== undefined || gone.has(id) ? Infinity : length * MORE + length)
  const found = shortest(routes, from, to, cost)
  return found && { missing: Math.floor(found.cost / MORE), total: found.cost % MORE, routes: found.routes.filter((id) => !own(id)) }
}

/** Returns the cheapest path between two cities; routes of infinite cost are impassable. */
export function shortest(routes: readonly Track[], from: string, to: string, cost: (track: Track) => number): { cost: number; routes: string[] } | null {
  const best = new Map([[from, 0]])
  const by = new Map<string, { track: Track; city: string }>()
  const open = new Set([from])
  while (open.size) {
    const city = [...open].reduce((a, b) => (best.get(b)! < best.get(a)! ? b : a))
    if (city === to) return { cost: best.get(to)!, routes: back(by, to) }
    open.delete(city)
    for (const track of routes) {
      const other = track.a === city ? track.b : track.b === city ? track.a : null
      if (other === null) continue
      const sum = best.get(city)! + cost(track)
      if (sum === Infinity || sum >= (best.get(other) ?? Infinity)) continue
      best.set(other, sum)
      by.set(other, { track, city })
      open.add(other)
    }
  }
  return null
}

/** Returns the routes by which a city was reached. */
function back(by: ReadonlyMap<string, { track: Track; city: string }>, city: string): string[] {
  const step = by.get(city)
  return step ? [...back(by, step.city), step.track.id] : []
}

export const missing = (...asked: Parameters<typeof way>): number | null => way(...asked)?.missing ?? null
