/** Orders the routes of a trail and gives each a direction, so that it can be traced from one end to the other. */
import { route } from './geometry'

export interface Leg {
  route: string
  /** Whether it is traced from its second city to its first. */
  back: boolean
}

export function orderTrail(routes: readonly string[]): Leg[] {
  const ends = routes.map((id) => route.get(id)).filter((r) => r !== undefined)
  if (!ends.length) return []
  const [first, second] = ends
  // Starts at the end where the second route does not continue; a trail of one route may start at either.
  let city = second && (first!.a === second.a || first!.a === second.b) && !(first!.b === second.a || first!.b === second.b) ? first!.b : first!.a
  return ends.map((r) => {
    const back = r.b === city
    city = back ? r.a : r.b
    return { route: r.id, back }
  })
}
