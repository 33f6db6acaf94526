/** Where the text about what is pointed at lies: as near as it can without covering it, its ends, or what one compares it with. */
import { CITIES } from './board'
import { city, DOT, DRAWN, drawn, overlap, route, type Box, type Point } from './geometry'

/** Room that a space needs on both sides: a wagon, a mark and its rim. */
const ROOM = 10
const STEP = 12
const FAR = 300 // units of the canvas: no farther away is looked for a place
const LOOK = 80 // places without a neighbour below them, of which the one is taken that covers least else
const COVERED = 30 // so much farther away it may be for every other space that it does not cover

/** As `overlap`, which is asked only where it may be so: thousands of places are tried. */
function meet(place: Box, box: Box): boolean {
  const reach = (box.w + box.h) / 2
  return Math.abs(place.x - box.x) < place.w / 2 + reach && Math.abs(place.y - box.y) < place.h / 2 + reach && overlap(place, box)
}
const dot = ({ x, y }: Point): Box => ({ x, y, w: 3 * DOT, h: 3 * DOT, angle: 0 })
const EVERYTHING: readonly Box[] = [...DRAWN.flatMap(({ spaces }) => spaces), ...CITIES.map(dot)]
const grown = (boxes: readonly Box[]): Box[] => boxes.map((box) => ({ ...box, h: box.h + ROOM }))

/** What the text about a route or a city may not cover: it, and every route that ends in one of its cities. */
export function neighbours(about: { route?: string; city?: string }): Box[] {
  const ends = about.city === undefined ? [route.get(about.route!)!.a, route.get(about.route!)!.b] : [about.city]
  const near = DRAWN.filter(({ route: { a, b } }) => ends.includes(a) || ends.includes(b))
  return [...ends.map((id) => dot(city.get(id)!)), ...near.flatMap(({ spaces }) => grown(spaces))]
}

/** How far a text lies from what it is about: from the nearest of these points to its edge. */
export const distance = (points: readonly Point[], { x, y, w, h }: Box): number =>
  Math.min(...points.map((p) => Math.hypot(Math.max(0, Math.abs(p.x - x) - w / 2), Math.max(0, Math.abs(p.y - y) - h / 2))))

/** The box of a text of a size inside a part of the canvas. `more`: what it may not cover either. All in units of the canvas. */
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

/** The first places for which it holds. */
function some<T>(places: readonly T[], holds: (place: T) => boolean): T[] {
  const found: T[] = []
  for (const place of places) {
    if (found.length === LOOK) break
    if (holds(place)) found.push(place)
  }
  return found
}
