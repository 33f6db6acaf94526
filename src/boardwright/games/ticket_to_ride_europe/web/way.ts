/** How many spaces are still missing between two cities: own routes are free, those of others and closed ones are no way. */
export interface Track { id: string; a: string; b: string; length: number }

export function missing(routes: readonly Track[], from: string, to: string, owners: Record<string, number>, closed: readonly string[], seat: number | null): number | null {
  const gone = new Set(closed)
  const cost = ({ id, length }: Track): number => {
    const owner = owners[id]
    if (owner !== undefined) return owner === seat ? 0 : Infinity
    return gone.has(id) ? Infinity : length
  }
  const best = new Map([[from, 0]])
  const open = new Set([from])
  while (open.size) {
    const city = [...open].reduce((a, b) => (best.get(b)! < best.get(a)! ? b : a))
    if (city === to) return best.get(city)!
    open.delete(city)
    for (const route of routes) {
      const other = route.a === city ? route.b : route.b === city ? route.a : null
      const sum = best.get(city)! + cost(route)
      if (other === null || sum === Infinity || sum >= (best.get(other) ?? Infinity)) continue
      best.set(other, sum)
      open.add(other)
    }
  }
  return null
}
