/** Positions on the canvas: spaces of routes, dots of cities, targets for fingers. */
import { CITIES, CURVES, ROUTES } from './board'
import { FARTHER, type Farther } from './farther'
import { along, curved, lengthOf, straight, type Line, type Point } from './line'
import type { City, Route } from './places'

export type { Point } from './line'
/** Rotated box: centre, size, angle in degrees. */
export interface Box extends Point {
  w: number
  h: number
  angle: number
}

export const DOT = 8.5 // radius of a city
export const SPACE = 15 // width of a space
const TWIN_SPACE = 14
const WAGON = 21 // width of a wagon, larger than its space
const TWIN_WAGON = 17.5
const TWIN_OFFSET = 8 // distance of each track from the centre line of a double route
const TWIN_ASIDE = 2 // wagons are farther out, so that both tracks have room
const CLEAR = DOT + 5 // least distance from the centre of a city to the first space
const FARTHEST = 46 // largest distance
const SHORTEST = 30 // least length of a space
const GAP = 3
const BAND = 44 // width of a target for a finger

const RAD = Math.PI / 180

/** Returns whether two boxes are nearer than `room`. Boxes are apart if they are apart along one of their sides. */
export function overlap(a: Box, b: Box, room = 0): boolean {
  const cos = Math.abs(Math.cos((a.angle - b.angle) * RAD))
  const sin = Math.abs(Math.sin((a.angle - b.angle) * RAD))
  return !apart(a, b, cos, sin, room) && !apart(b, a, cos, sin, room)
}

/** Returns whether boxes are apart along a side of `a`. `cos`, `sin`: of the angle between them. */
function apart(a: Box, b: Box, cos: number, sin: number, room: number): boolean {
  const c = Math.cos(a.angle * RAD)
  const s = Math.sin(a.angle * RAD)
  const dx = b.x - a.x
  const dy = b.y - a.y
  return Math.abs(dx * c + dy * s) >= (a.w + b.w * cos + b.h * sin) / 2 + room || Math.abs(dy * c - dx * s) >= (a.h + b.w * sin + b.h * cos) / 2 + room
}

export const city: ReadonlyMap<string, City> = new Map(CITIES.map((c) => [c.id, c]))
export const route: ReadonlyMap<string, Route> = new Map(ROUTES.map((r) => [r.id, r]))
/** Returns −1 and 1 for the tracks of a double route, 0 for other routes. */
export const side = (r: Route): -1 | 0 | 1 => (!r.twin ? 0 : r.id < r.twin ? -1 : 1)
export const breadthOf = (r: Route): number => (r.twin ? TWIN_SPACE : SPACE)

let drawing: { id: string; lines: Map<number, Line> } | null = null
/** Returns the line of a route from a to b, moved sideways by `offset`. Most of what is drawn of a route is on the same one. */
function track(r: Route, offset: number): Line {
  if (drawing?.id !== r.id) drawing = { id: r.id, lines: new Map() }
  const [a, b, curve] = [city.get(r.a)!, city.get(r.b)!, CURVES[r.id]]
  const line = drawing.lines.get(offset) ?? (curve ? curved(a, b, curve, offset) : straight(a, b, offset))
  drawing.lines.set(offset, line)
  return line
}

const OFFSET = (r: Route): number => TWIN_OFFSET * side(r)

/** Returns the distances from its two cities at which a route starts; equal for both tracks of a double route. */
function ends(r: Route, farther: Readonly<Record<string, Farther>> = FARTHER): [number, number] {
  const [a, b] = farther[`${r.a} ${r.b}`] ?? [0, 0]
  return [CLEAR + a, CLEAR + b]
}

/** Returns the spaces of a route, from a to b. */
const spacesOf = (r: Route, clear = ends(r)): Box[] => boxesAlong(r, OFFSET(r), breadthOf(r), clear)
/** Returns the wagons of a claimed route, one on each of its spaces. */
const wagonsOf = (r: Route): Box[] => boxesAlong(r, OFFSET(r) + TWIN_ASIDE * side(r), r.twin ? TWIN_WAGON : WAGON)
function boxesAlong(r: Route, offset: number, h: number, [from, to] = ends(r)): Box[] {
  const line = track(r, offset)
  const step = (lengthOf(line) - from - to) / r.length
  return Array.from({ length: r.length }, (_, i) => ({ ...along(line, from + step * (i + 0.5)), w: step - GAP, h }))
}

/** Moves the starts of routes that leave a city side by side outwards, until both have room: how `farther.ts` was made. */
export function spread(): Record<string, Farther> {
  const farther: Record<string, [number, number]> = {}
  const spaces = new Map(ROUTES.map((r) => [r.id, spacesOf(r, ends(r, farther))]))
  for (let round = 0; round < 40; round++) {
    const crowded = new Set<string>()
    for (const c of CITIES) {
      const here = ROUTES.filter((r) => r.a === c.id || r.b === c.id)
      const first = (r: Route): Box => spaces.get(r.id)!.at(r.a === c.id ? 0 : -1)!
      for (const r of here) for (const other of here) if (r.twin !== other.id && r !== other && overlap(first(r), first(other), 1)) crowded.add(`${r.a} ${r.b} ${r.a === c.id ? 0 : 1}`)
    }
    if (!crowded.size) break
    const moved = new Set<string>()
    for (const r of ROUTES)
      for (const end of [0, 1] as const) {
        if (r.twin && r.twin < r.id) continue
        if (!crowded.has(`${r.a} ${r.b} ${end}`) || ends(r, farther)[end] >= FARTHEST || spaces.get(r.id)![0]!.w < SHORTEST) continue
        const at = (farther[`${r.a} ${r.b}`] ??= [0, 0])
        at[end] += 1
        moved.add(`${r.a} ${r.b}`)
      }
    for (const r of ROUTES) if (moved.has(`${r.a} ${r.b}`)) spaces.set(r.id, spacesOf(r, ends(r, farther)))
  }
  return farther
}

/** Returns part of a route's line between two distances from its ends as a path, moved sideways by `offset`. */
function pathOf(r: Route, offset: number, [from, to]: [number, number]): string {
  const line = track(r, offset)
  const end = lengthOf(line) - to
  const count = line.points.length > 2 ? 40 : 1
  const shown = Array.from({ length: count + 1 }, (_, i) => along(line, from + ((end - from) * i) / count))
  return 'M' + shown.map((p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('L')
}

/** Returns the waves on both sides of a ferry, or on the outer side for a track of a double route. */
function wavesOf(r: Route): string {
  const sides = r.twin ? [side(r)] : [-1, 1]
  return sides.map((s) => {
    const line = track(r, OFFSET(r) + s * (breadthOf(r) / 2 + 4))
    const [from, end] = [ends(r)[0], lengthOf(line) - ends(r)[1]]
    const count = 2 * Math.round((end - from) / 13)
    const step = (end - from) / count
    const at = (i: number, lift: number): string => {
      const p = along(line, from + step * i)
      const turn = ((p.angle + 90) * Math.PI) / 180
      return `${(p.x + Math.cos(turn) * lift).toFixed(1)} ${(p.y + Math.sin(turn) * lift).toFixed(1)}`
    }
    return `M${at(0, 0)}` + Array.from({ length: count }, (_, i) => `Q${at(i + 0.5, i % 2 ? 3.6 : -3.6)} ${at(i + 1, 0)}`).join('')
  }).join('')
}

function railsOf(r: Route): Box[] {
  const line = track(r, OFFSET(r))
  const [from, to] = ends(r)
  return ([[city.get(r.a)!, from, along(line, from)], [city.get(r.b)!, to, along(line, lengthOf(line) - to)]] as const).flatMap(([c, far, p]) => {
    const length = Math.hypot(p.x - c.x, p.y - c.y) - DOT
    if (far <= CLEAR + 1) return []
    const [ux, uy] = [(p.x - c.x) / (length + DOT), (p.y - c.y) / (length + DOT)]
    return [{ x: c.x + ux * (DOT + length / 2), y: c.y + uy * (DOT + length / 2), w: length, h: 3, angle: Math.atan2(uy, ux) / RAD }]
  })
}

export interface Drawn {
  route: Route
  /** Side of the spaces without the twin, going from a to b; 0: no twin. */
  outside: -1 | 0 | 1
  spaces: Box[]
  wagons: Box[]
  /** Spaces that need locomotives on a ferry: those in the middle. */
  locomotives: ReadonlySet<number>
  /** Line of the track itself, and its target; for twins each on its own side of the centre line. */
  path: string
  hit: string
  band: number
  waves: string
  /** Rails between a city and a track that starts farther out. */
  rails: Box[]
  /** Portals of a tunnel. */
  portals: Box[]
}

function draw(r: Route): Drawn {
  const spaces = spacesOf(r)
  const first = Math.floor((r.length - r.ferry) / 2)
  const band = r.twin ? BAND / 2 : BAND
  const line = track(r, OFFSET(r))
  const portal = (distance: number, turn: number): Box => {
    const p = along(line, distance)
    return { ...p, angle: p.angle + turn, w: 6, h: breadthOf(r) }
  }
  return {
    route: r,
    outside: side(r),
    spaces,
    wagons: wagonsOf(r),
    locomotives: new Set(Array.from({ length: r.ferry }, (_, i) => first + i)),
    path: pathOf(r, OFFSET(r), [ends(r)[0] - 2, ends(r)[1] - 2]),
    hit: pathOf(r, (side(r) * band) / 2, [DOT, DOT]),
    band,
    waves: r.ferry ? wavesOf(r) : '',
    rails: railsOf(r),
    portals: r.tunnel ? [portal(ends(r)[0] - 1, 0), portal(lengthOf(line) - ends(r)[1] + 1, 180)] : [],
  }
}

export const DRAWN: readonly Drawn[] = ROUTES.map(draw)
export const drawn: ReadonlyMap<string, Drawn> = new Map(DRAWN.map((d) => [d.route.id, d]))

/** Returns the position of the sign with a route's colour: near its middle, beside that of its twin. */
export function signOf({ route: r, spaces }: Drawn): Point {
  const [first, second] = [(spaces.length - 1) >> 1, Math.min(spaces.length - 1, (spaces.length + 1) >> 1)]
  const { x, y, w, angle } = spaces[side(r) > 0 ? second : first]!
  const aside = first === second ? (side(r) * w) / 4 : 0 // twins with one space each
  return { x: x + aside * Math.cos(angle * RAD), y: y + aside * Math.sin(angle * RAD) }
}

export type TrackSide = 'upper' | 'lower' | 'left' | 'right'
/** Returns the side of a track relative to its twin; null for single routes. */
export function sideOf(id: string): TrackSide | null {
  const r = route.get(id)!
  if (!r.twin) return null
  const [own, other] = [drawn.get(id)!, drawn.get(r.twin)!].map(({ spaces }) => spaces[spaces.length >> 1]!) as [Box, Box]
  const [dx, dy] = [own.x - other.x, own.y - other.y]
  if (Math.abs(dx) > Math.abs(dy)) return dx < 0 ? 'left' : 'right'
  return dy < 0 ? 'upper' : 'lower'
}

/** How far tunnel teeth and waves reach beyond a route's spaces. */
export const EDGE = (r: Route): number => (r.tunnel ? 4 : r.ferry ? 6 : 1.5)
