/** The Express's trail as it is ridden: each route with its direction, so that it can be traced from one end to the other. */
import { route } from './geometry'

export interface Leg {
  route: string
  /** Ridden from its second city to its first. */
  back: boolean
}

export function ride(routes: readonly string[]): Leg[] {
  const ends = routes.map((id) => route.get(id)).filter((r) => r !== undefined)
  if (!ends.length) return []
  const [first, second] = ends
  // Begin where the second route does not go on; a trail of one route may begin anywhere.
  let here = second && (first!.a === second.a || first!.a === second.b) && !(first!.b === second.a || first!.b === second.b) ? first!.b : first!.a
  return ends.map((r) => {
    const back = r.b === here
    here = back ? r.a : r.b
    return { route: r.id, back }
  })
}
