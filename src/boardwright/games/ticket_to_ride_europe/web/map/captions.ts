/** Placement of captions: as near as possible without covering their subject, its ends, or what players compare it with. */
import { CITIES } from './board'
import { city, DOT, DRAWN, drawn, overlap, route, type Box, type Point } from './geometry'

/** Room on both sides of a space for a wagon, a mark and its rim. */
const ROOM = 10
const STEP = 12
const FAR = 300 // map units: largest distance that is searched
const LOOK = 80 // number of places without a neighbour below, of which the one that covers least else is taken
const COVERED = 30 // extra distance accepted for every further space that stays uncovered

/** Same as `overlap`, after a cheap test: thousands of places are tried. */
function meet(place: Box, box: Box): boolean {
  const reach = (box.w + box.h) / 2
  return Math.abs(place.x - box.x) < place.w / 2 + reach && Math.abs(place.y - box.y) < place.h / 2 + reach && overlap(place, box)
}
const dot = ({ x, y }: Point): Box => ({ x, y, w: 3 * DOT, h: 3 * DOT, angle: 0 })
const EVERYTHING: readonly Box[] = [...DRAWN.flatMap(({ spaces }) => spaces), ...CITIES.map(dot)]
const grown = (boxes: readonly Box[]): Box[] => boxes.map((box) => ({ ...box, h: box.h + ROOM }))

/** Returns what the caption of a route or city may not cover: itself, and every route that ends in one of its cities. */
export function neighbours(about: { route?: string; city?: string }): Box[] {
  const ends = about.city === undefined ? [route.get(about.route!)!.a, route.get(about.route!)!.b] : [about.city]
  const near = DRAWN.filter(({ route: { a, b } }) => ends.includes(a) || ends.includes(b))
  return [...ends.map((id) => dot(city.get(id)!)), ...near.flatMap(({ spaces }) => grown(spaces))]
}

/** Returns the distance of a caption from the nearest of these points to its edge. */
export const distance = (points: readonly Point[], { x, y, w, h }: Box): number =>
  Math.min(...points.map((p) => Math.hypot(Math.max(0, Math.abs(p.x - x) - w / 2), Math.max(0, Math.abs(p.y - y) - h / 2))))

/** Returns the box of a caption within a part of the canvas. `more`: further areas to keep free. All in map units. */
export function captionFor(about: { route?: string; city?: string }, size: { w: number; h: number }, inside: { left: number; top: number; right: number; bottom: number }, more: readonly Box[] = []): Box {
  const points: readonly Point[] = about.city === undefined ? drawn.get(about.route!)!.spaces : [city.get(about.city)!]
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const from = { x: Math.max(inside.left + size.w / 2, Math.min(...xs) - FAR), y: Math.max(inside.top + size.h / 2, Math.min(...ys) - FAR) }
  const to = { x: Math.min(inside.right - size.w / 2, Math.max(...xs) + FAR), y: Math.min(inside.bottom - size.h / 2, Math.max(...ys) + FAR) }
  const places: (Box & { far: number })[] = []
  for (let x = from.x; x <= to.x; x += STEP)
    for (let y = from.y; y <= to.y; y += STEP) {
      const box = { x, y, ...size, angle: 0 }
      places.push({ ...box, far: distance(points, box) })
    }
  places.sort((a, b) => a.far - b.far)
  const kept = [...neighbours(about), ...more]
  const free = some(places, (place) => !kept.some((box) => meet(place, box)))
  const cost = (place: Box & { far: number }): number => place.far + COVERED * EVERYTHING.filter((box) => meet(place, box)).length
  const best = (free.length ? free : places.slice(0, LOOK)).map((place) => ({ place, cost: cost(place) })).sort((a, b) => a.cost - b.cost)[0]
  return best?.place ?? { ...size, x: (inside.left + inside.right) / 2, y: inside.bottom - size.h / 2, angle: 0 }
}

/** Returns the first places for which `holds` is true. */
function some<T>(places: readonly T[], holds: (place: T) => boolean): T[] {
  const found: T[] = []
  for (const place of places) {
    if (found.length === LOOK) break
    if (holds(place)) found.push(place)
  }
  return found
}
