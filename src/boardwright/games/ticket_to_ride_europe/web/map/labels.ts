/**
 * Placement of stations and names, so that nothing touches a route, city, station or other name. Computed per font size, because names keep
 * a least size on the screen.
 */
import { CITIES, HEIGHT, WIDTH } from './board'
import type { City, Route } from './places'
import { DOT, DRAWN, EDGE, overlap, type Box, type Point } from './geometry'
import { breadth } from './letters'
import { STATION, STATIONS } from './stations'

const FRAME = 12 // frame of the map, kept free of names
export const ROOM = 1.5 // gap between a name and anything else
const LEADER = 15 // names farther than this from their dot get a leader line

const NARROW = 0.55 // below this scale not all names fit in the wide font
const STEP = 1.02 // step between font sizes

export interface Size {
  board: number
  local: number
  /** A small map uses a narrower font. */
  face: 'board' | 'narrow'
}
export interface Name {
  id: string
  board: string
  /** Null if it is the same. */
  local: string | null
}
export interface Label {
  id: string
  /** Box of the visible text. */
  box: Box
  anchor: 'start' | 'middle' | 'end'
  local: boolean
  /** Line from the dot to a distant name. */
  leader: Box | null
}

export interface Shown extends Name {
  label: Label
}

/** Returns the font size at a scale, in map units: at least 12 px on the screen, and in steps, so that names seldom move. */
export function sizeAt(scale: number): Size {
  const step = STEP ** Math.floor(Math.log(scale) / Math.log(STEP))
  return { board: Math.max(13, 12.05 / step), local: Math.max(11, 12.01 / step), face: scale < NARROW ? 'narrow' : 'board' }
}
/** Line height in em: from the top of accents to the bottom of g. */
export const LINE = { board: 1, local: 1.04 }

const flat = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h, angle: 0 })
const dot = (c: City): Box => flat(c.x, c.y, 2 * DOT, 2 * DOT)

/** Box with its extent: most boxes can be ruled out by that alone. `cos`, `sin`: of its angle. */
interface Obstacle extends Box {
  rx: number
  ry: number
  cos: number
  sin: number
}
function obstacle({ x, y, w, h, angle }: Box): Obstacle {
  const [cos, sin] = angle === 0 ? [1, 0] : [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const [c, s] = [Math.abs(cos), Math.abs(sin)]
  return { x, y, w, h, angle, rx: (w * c + h * s) / 2, ry: (w * s + h * c) / 2, cos, sin }
}
/** Returns whether two boxes are nearer than `room`: `overlap`, where hundreds of thousands are compared. */
function hits(a: Obstacle, b: Obstacle, room = ROOM): boolean {
  if (Math.abs(a.x - b.x) >= a.rx + b.rx + room || Math.abs(a.y - b.y) >= a.ry + b.ry + room) return false
  if (a.angle === 0) return b.angle === 0 || crosses(b, a, room)
  return b.angle === 0 ? crosses(a, b, room) : overlap(a, b, room)
}
/** Same for an upright box whose extent overlaps that of the other one. */
function crosses({ x, y, w, h, cos, sin }: Obstacle, upright: Obstacle, room: number): boolean {
  const [c, s] = [Math.abs(cos), Math.abs(sin)]
  const [dx, dy] = [upright.x - x, upright.y - y]
  return Math.abs(dx * cos + dy * sin) < (w + upright.w * c + upright.h * s) / 2 + room && Math.abs(dy * cos - dx * sin) < (h + upright.w * s + upright.h * c) / 2 + room
}
const near = (list: readonly Obstacle[], c: City, reach: number): Obstacle[] => list.filter((o) => Math.abs(o.x - c.x) < reach + o.rx && Math.abs(o.y - c.y) < reach + o.ry)

const DIRECTIONS = new Map([10, 3].map((turns) => [turns, Array.from({ length: 360 / turns }, (_, i) => directed(i * turns))]))
/** `slide`, `lift`: where a box touches a ray from the dot: beside, above, below or at the corners between. */
function directed(turn: number): { cos: number; sin: number; slide: number; lift: number } {
  const cos = Math.cos((turn * Math.PI) / 180)
  const sin = Math.sin((turn * Math.PI) / 180)
  return { cos, sin, slide: Math.max(-1, Math.min(1, cos / 0.35)), lift: Math.max(-1, Math.min(1, sin / 0.35)) }
}

const TRACKS: readonly { route: Route; spaces: readonly Obstacle[] }[] = DRAWN.map(({ route, spaces }) => ({ route, spaces: spaces.map(obstacle) }))
const SPACES: readonly Obstacle[] = DRAWN.flatMap((d) => [...d.spaces.map((s) => obstacle({ ...s, w: s.w + 3, h: s.h + 2 * EDGE(d.route) })), ...d.rails.map(obstacle)])
const DOTS: readonly Obstacle[] = CITIES.map((c) => obstacle(dot(c)))

/** Yields boxes of a size around a city that touch neither obstacles nor the frame, nearest first, with their cost. */
function* freeBoxes(c: City, w: number, h: number, obstacles: readonly Obstacle[], turns = 10): Generator<{ box: Obstacle; cos: number; cost: number }> {
  let last: Obstacle | undefined // the next box often touches the same one
  for (const reach of [2, 6, 11, 17, 24, 34, 46, 60, 76])
    for (const { cos, sin, slide, lift } of DIRECTIONS.get(turns)!) {
      const box = obstacle(flat(c.x + cos * (DOT + reach) + (slide * w) / 2, c.y + sin * (DOT + reach) + (lift * h) / 2, w, h))
      if (box.x - w / 2 < FRAME || box.x + w / 2 > WIDTH - FRAME || box.y - h / 2 < FRAME || box.y + h / 2 > HEIGHT - FRAME) continue
      if (last && hits(box, last)) continue
      last = obstacles.find((o) => hits(box, o))
      if (!last) yield { box, cos: slide, cost: reach * 3 + Math.abs(sin) * 8 + (cos < 0 ? 4 : 0) + (sin > 0 ? 3 : 0) }
    }
}

/** Places a station beside its city in a gap between routes, where it leaves most places for the name: how `stations.ts` was made. */
export function stationPlace(c: City): Box {
  const around = near([...SPACES, ...DOTS], c, 140)
  const names = [15, 20].flatMap((size) => [...freeBoxes(c, breadth(c.board, 'board') * size, 2 * size, around)])
  let best: [number, Box] = [Infinity, dot(c)]
  for (let turn = 0; turn < 360; turn += 10) {
    const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
    for (const reach of [0, 3, 6, 10, 14, 19]) {
      const far = (DOT + 0.5 + reach + STATION / 2) / Math.max(Math.abs(cos), Math.abs(sin))
      const box = obstacle(flat(c.x + cos * far, c.y + sin * far, STATION, STATION))
      if (box.x + STATION > WIDTH || box.y < STATION) continue
      const lost = names.reduce((sum, n) => sum + (hits(box, n.box) ? 1 / (10 + n.cost) : 0), 0)
      const cost = 1e4 * around.filter((o) => (o.x !== c.x || o.y !== c.y) && hits(box, o, 0)).length + reach + 20 * lost - sin
      if (cost < best[0]) best = [cost, box]
    }
  }
  return best[1]
}
const FIXED: readonly Obstacle[] = [...SPACES, ...DOTS, ...[...STATIONS.values()].map(obstacle)]

interface Candidate extends Label {
  box: Obstacle
  leader: Obstacle | null
  cost: number
}

const HIDDEN = 4000 // cost of not showing a name
const BOARD_ONLY = 400
const FOREIGN = 450 // cost of a name nearer to another dot than to its own, with a leader line; the local name is dropped first
const FAR = 300 // dots farther from a city than this and its name are never the nearest to it
const PHONE = 25 // font sizes (map units) above this mean a small screen: there no name may be nearer to another dot

const gap = (c: Point, box: Box): number => {
  const x = Math.max(Math.abs(box.x - c.x) - box.w / 2, 0)
  const y = Math.max(Math.abs(box.y - c.y) - box.h / 2, 0)
  return Math.sqrt(x * x + y * y) // hypot is ten times slower
}

type Anchor = Label['anchor']

/** Returns the boxes of a name and of the local name below it, from the top of capitals to the baseline. */
export function lettersIn(box: Box, anchor: Anchor, { board, local }: Pick<Name, 'board' | 'local'>, size: Size): Box[] {
  const line = (w: number, top: number, h: number): Box =>
    flat(box.x + (anchor === 'start' ? w - box.w : anchor === 'end' ? box.w - w : 0) / 2, box.y - box.h / 2 + top + h / 2, w, h)
  const lines = [line(breadth(board, size.face) * size.board, 0.07 * size.board, 0.7 * size.board)]
  if (local) lines.push(line(breadth(local, 'local') * size.local, size.board * LINE.board + 0.08 * size.local, 0.7 * size.local))
  return lines
}

/** Yields possible leader lines from a dot to distant letters: to the nearest point, or another point of that edge. */
function leadersTo(c: City, letters: readonly Box[]): Obstacle[] {
  const box = letters.reduce((best, each) => (gap(c, each) < gap(c, best) ? each : best))
  const inside = (at: number, middle: number, half: number): number => Math.min(Math.max(at, middle - half), middle + half)
  const to = (x: number, y: number): Obstacle => {
    const far = Math.hypot(x - c.x, y - c.y)
    const [ux, uy, end] = [(x - c.x) / far, (y - c.y) / far, far - 1.5]
    return obstacle({ x: c.x + (ux * (DOT + end)) / 2, y: c.y + (uy * (DOT + end)) / 2, w: end - DOT, h: 1, angle: (Math.atan2(uy, ux) * 180) / Math.PI })
  }
  const [x, y] = [inside(c.x, box.x, box.w / 2), inside(c.y, box.y, box.h / 2)]
  const aside = [-24, 24, -40, 40].map((by) => inside(c.x + by, box.x, box.w / 2 - 4))
  return [to(x, y), ...(x === c.x ? aside.map((other) => to(other, y)) : [])]
}

/** Returns whether a name is nearer to another dot than to its own. */
function foreign(c: City, box: Box, others: readonly Point[]): boolean {
  const own = gap(c, box)
  return others.some((o) => gap(o, box) < own)
}

/** Returns all places for a name that nothing covers; `turns`: angle in degrees between directions. */
function candidates(name: Name, c: City, size: Size, over: readonly Obstacle[], turns = 10): Candidate[] {
  const found: Candidate[] = []
  const wide = { board: breadth(name.board, size.face) * size.board, local: name.local ? breadth(name.local, 'local') * size.local : 0 }
  const around = near([...FIXED, ...over], c, Math.max(wide.board, wide.local) + 90)
  const dots = near(DOTS, c, Math.max(wide.board, wide.local) + FAR).filter((d) => d.x !== c.x || d.y !== c.y)
  // Leader lines run below routes of their own city and cross no other route.
  const others = near(TRACKS.flatMap(({ route, spaces }) => (route.a !== c.id && route.b !== c.id ? spaces : [])), c, 90)
  others.push(obstacle(STATIONS.get(c.id)!))
  for (const local of name.local ? [true, false] : [false]) {
    const w = local ? Math.max(wide.board, wide.local) : wide.board
    const h = size.board * LINE.board + (local ? size.local * LINE.local : 0)
    for (const { box, cos, cost } of freeBoxes(c, w, h, around, turns)) {
      const strange = foreign(c, box, dots)
      if (strange && size.board > PHONE) continue
      const anchor = cos > 0.6 ? 'start' : cos < -0.6 ? 'end' : 'middle'
      const letters = lettersIn(box, anchor, { board: name.board, local: local ? name.local : null }, size)
      // A name far from its dot, or nearer to another one, needs a leader line.
      const leader = strange || gap(c, box) > DOT + LEADER ? leadersTo(c, letters).find((l) => !others.some((o) => hits(l, o, 0))) : null
      if (leader === undefined) continue
      found.push({ id: name.id, box, anchor, local, leader, cost: cost + (name.local && !local ? BOARD_ONLY : 0) + (strange ? FOREIGN : 0) })
    }
  }
  return found.sort((a, b) => a.cost - b.cost)
}

/** Returns whether two names collide. */
const clash = (a: Candidate, b: Candidate): boolean =>
  hits(a.box, b.box) || (a.leader !== null && hits(a.leader, b.box)) || (b.leader !== null && hits(b.leader, a.box))

/**
 * Chooses a place for every name, those with the fewest places first, then repeats while that improves the total. `over`: covered areas;
 * `known`: the candidates of names, which are added.
 */
export function place(names: readonly Name[], size: Size, over: readonly Box[] = [], known = new Map<Name, Candidate[]>()): Map<string, Label> {
  const under = over.map(obstacle)
  const at = new Map(CITIES.map((c) => [c.id, c]))
  for (const n of names) if (!known.has(n)) known.set(n, candidates(n, at.get(n.id)!, size, under))
  const choices = names.map((n) => known.get(n)!).filter((list) => list.length).sort((a, b) => a.length - b.length)
  const chosen = new Map<string, Candidate>()
  const against = (candidate: Candidate): Candidate[] => {
    const found: Candidate[] = []
    for (const other of chosen.values()) if (other.id !== candidate.id && clash(candidate, other)) found.push(other)
    return found
  }
  for (let round = 0; round < 12; round++) {
    let moved = false
    for (const list of choices) {
      const id = list[0]!.id
      const toll = round < 8 ? 500 : HIDDEN // names may collide in the first rounds, so that others give way
      let best: [number, Candidate | null] = [HIDDEN, null]
      for (const c of list) {
        if (c.cost >= best[0]) break
        const price = c.cost + against(c).length * toll
        if (price < best[0]) best = [price, c]
      }
      if (best[1] !== (chosen.get(id) ?? null)) moved = true
      if (best[1]) chosen.set(id, best[1])
      else chosen.delete(id)
    }
    if (!moved && round >= 8) break
  }
  for (const c of [...chosen.values()].sort((a, b) => b.cost - a.cost)) if (against(c).length) chosen.delete(c.id)
  for (const n of names) if (!chosen.has(n.id)) squeezeIn(candidates(n, at.get(n.id)!, size, under, 3), choices, chosen, against)
  return chosen
}

/** Places that names can have. */
export type Places = Map<Name, Candidate[]>

/** Finds the places of some names, which takes most of the time of `fitted`. */
export function findPlaces(names: readonly Name[], size: Size, over: readonly Box[], found: Places): void {
  const under = over.map(obstacle)
  for (const name of names) found.set(name, candidates(name, CITIES.find(({ id }) => id === name.id)!, size, under))
}

/** Returns every name with its place; a name without room is replaced by the printed one, which fits. `known`: from `findPlaces`. */
export function fitted(names: readonly Name[], size: Size, over: readonly Box[] = [], known: Places = new Map()): Map<string, Shown> {
  const first = place(names, size, over, known)
  const printed = (name: Name): Name => ({ ...name, board: CITIES.find(({ id }) => id === name.id)!.board })
  const fitting = names.map((name) => (first.has(name.id) ? name : printed(name)))
  const labels = first.size === names.length ? first : place(fitting, size, over, known)
  return new Map(fitting.flatMap((name) => { const label = labels.get(name.id); return label ? [[name.id, { ...name, label }]] : [] }))
}

/** Finds a place for a name by moving the names in its way; `places`: candidates of this name. */
function squeezeIn(places: Candidate[], choices: Candidate[][], chosen: Map<string, Candidate>, against: (candidate: Candidate) => Candidate[]): void {
  for (const candidate of places) {
    const before = against(candidate)
    chosen.set(candidate.id, candidate)
    const moved = before.every(({ id }) => {
      const elsewhere = choices.find((others) => others[0]!.id === id)?.find((other) => !against(other).length)
      if (elsewhere) chosen.set(id, elsewhere)
      return elsewhere !== undefined
    })
    if (moved) return
    chosen.delete(candidate.id)
    for (const each of before) chosen.set(each.id, each)
  }
}
