/** Where stations stand and names are written: so that nothing touches a route, a city, a station or another name.
 *  Worked out for one size of letters at a time, because they keep their least size on the screen. */
import { CITIES, HEIGHT, WIDTH } from './board'
import type { City } from './places'
import { DOT, DRAWN, EDGE, overlap, type Box, type Point } from './geometry'
import { breadth } from './letters'

export const STATION = 17 // breadth and height of a station's place
const FRAME = 12 // nothing is written on the map's frame
export const ROOM = 1.5 // between a name and anything else
const LEADER = 15 // a name farther than this from its city's dot is tied to it by a thin line

const NARROW = 0.55 // below this scale not all names have room in the broad letters
const STEP = 1.02 // letters grow and shrink by so much at a time

export interface Size {
  board: number
  local: number
  /** On a small map names are written in narrower letters. */
  face: 'board' | 'narrow'
}
export interface Name {
  id: string
  board: string
  /** Null where it is the same. */
  local: string | null
}
export interface Label {
  id: string
  /** The box of what is shown. */
  box: Box
  anchor: 'start' | 'middle' | 'end'
  local: boolean
  /** The thin line from the dot to a name that stands apart. */
  leader: Box | null
}

export interface Shown extends Name {
  label: Label
}

/** Letters in units of the canvas at a scale: never below 12 px on the screen, and in steps, so that names seldom move. */
export function sizeAt(scale: number): Size {
  const step = STEP ** Math.floor(Math.log(scale) / Math.log(STEP))
  return { board: Math.max(13, 12.05 / step), local: Math.max(11, 12.01 / step), face: scale < NARROW ? 'narrow' : 'board' }
}
/** How high the lines are, in their font size: from the top of the accents to the bottom of g. */
export const LINE = { board: 1, local: 1.04 }

const flat = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h, angle: 0 })
const dot = (c: City): Box => flat(c.x, c.y, 2 * DOT, 2 * DOT)

/** A box with how far it reaches to the sides: most boxes are seen at once to be too far away. */
interface Obstacle extends Box {
  rx: number
  ry: number
}
function obstacle({ x, y, w, h, angle }: Box): Obstacle {
  if (angle === 0) return { x, y, w, h, angle, rx: w / 2, ry: h / 2 }
  const c = Math.abs(Math.cos((angle * Math.PI) / 180))
  const s = Math.abs(Math.sin((angle * Math.PI) / 180))
  return { x, y, w, h, angle, rx: (w * c + h * s) / 2, ry: (w * s + h * c) / 2 }
}
const hits = (a: Obstacle, b: Obstacle, room = ROOM): boolean =>
  Math.abs(a.x - b.x) < a.rx + b.rx + room && Math.abs(a.y - b.y) < a.ry + b.ry + room && ((a.angle === 0 && b.angle === 0) || overlap(a, b, room))
const near = (list: readonly Obstacle[], c: City, reach: number): Obstacle[] => list.filter((o) => Math.abs(o.x - c.x) < reach + o.rx && Math.abs(o.y - c.y) < reach + o.ry)

const SPACES: readonly Obstacle[] = DRAWN.flatMap((d) => [...d.spaces.map((s) => obstacle({ ...s, w: s.w + 3, h: s.h + 2 * EDGE(d.route) })), ...d.rails.map(obstacle)])
const DOTS: readonly Obstacle[] = CITIES.map((c) => obstacle(dot(c)))

/** Boxes of a size around a city that touch none of the obstacles nor the frame, with what speaks against each: nearest first. */
function* freeBoxes(c: City, w: number, h: number, obstacles: readonly Obstacle[], turns = 10): Generator<{ box: Obstacle; cos: number; cost: number }> {
  for (const reach of [2, 6, 11, 17, 24, 34, 46, 60, 76])
    for (let turn = 0; turn < 360; turn += turns) {
      const cos = Math.cos((turn * Math.PI) / 180)
      const sin = Math.sin((turn * Math.PI) / 180)
      // The box stands where a ray from the dot first meets it: beside, above or below, and at the corners in between.
      const slide = Math.max(-1, Math.min(1, cos / 0.35))
      const lift = Math.max(-1, Math.min(1, sin / 0.35))
      const box = obstacle(flat(c.x + cos * (DOT + reach) + (slide * w) / 2, c.y + sin * (DOT + reach) + (lift * h) / 2, w, h))
      if (box.x - w / 2 < FRAME || box.x + w / 2 > WIDTH - FRAME || box.y - h / 2 < FRAME || box.y + h / 2 > HEIGHT - FRAME) continue
      if (!obstacles.some((o) => hits(box, o))) yield { box, cos: slide, cost: reach * 3 + Math.abs(sin) * 8 + (cos < 0 ? 4 : 0) + (sin > 0 ? 3 : 0) }
    }
}

/** A station stands beside its city's dot, in a gap between the routes: where it leaves the name most places to choose from. */
function stationPlace(c: City): Box {
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
export const STATIONS: ReadonlyMap<string, Box> = new Map(CITIES.map((c) => [c.id, stationPlace(c)]))
const FIXED: readonly Obstacle[] = [...SPACES, ...DOTS, ...[...STATIONS.values()].map(obstacle)]

interface Candidate extends Label {
  box: Obstacle
  leader: Obstacle | null
  cost: number
}

const HIDDEN = 4000 // what it costs not to write a name at all
const BOARD_ONLY = 400
const FOREIGN = 450 // to write it nearer to another dot than to its own, with a line: rather without the local name
const PHONE = 25 // letters larger than this (units of the canvas) are those of a small screen: there no name is nearer to another dot

const gap = (c: Point, box: Box): number => {
  const x = Math.max(Math.abs(box.x - c.x) - box.w / 2, 0)
  const y = Math.max(Math.abs(box.y - c.y) - box.h / 2, 0)
  return Math.sqrt(x * x + y * y) // hypot is ten times slower
}

type Anchor = Label['anchor']

/** The letters of a name and of the local one below it, as they stand in its box: from the top of a capital to the foot. */
export function lettersIn(box: Box, anchor: Anchor, { board, local }: Pick<Name, 'board' | 'local'>, size: Size): Box[] {
  const line = (w: number, top: number, h: number): Box =>
    flat(box.x + (anchor === 'start' ? w - box.w : anchor === 'end' ? box.w - w : 0) / 2, box.y - box.h / 2 + top + h / 2, w, h)
  const lines = [line(breadth(board, size.face) * size.board, 0.07 * size.board, 0.7 * size.board)]
  if (local) lines.push(line(breadth(local, 'local') * size.local, size.board * LINE.board + 0.08 * size.local, 0.7 * size.local))
  return lines
}

/** The lines that may tie a dot to letters that stand apart: to their nearest point, or else to another point of that edge. */
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

/** Is a name nearer to another dot than to its own? */
function foreign(c: City, box: Box, others: readonly Point[]): boolean {
  const own = gap(c, box)
  return others.some((o) => gap(o, box) < own)
}

/** All places for a name, none of them under what lies over the map; `turns`: in directions so many degrees apart. */
function candidates(name: Name, c: City, size: Size, over: readonly Obstacle[], turns = 10): Candidate[] {
  const found: Candidate[] = []
  const wide = { board: breadth(name.board, size.face) * size.board, local: name.local ? breadth(name.local, 'local') * size.local : 0 }
  const around = near([...FIXED, ...over], c, Math.max(wide.board, wide.local) + 90)
  const dots = DOTS.filter((d) => d.x !== c.x || d.y !== c.y)
  // A leader runs under the routes of its own city, but crosses no other.
  const others = near(DRAWN.filter(({ route }) => route.a !== c.id && route.b !== c.id).flatMap((d) => d.spaces.map(obstacle)), c, 90)
  others.push(obstacle(STATIONS.get(c.id)!))
  for (const local of name.local ? [true, false] : [false]) {
    const w = local ? Math.max(wide.board, wide.local) : wide.board
    const h = size.board * LINE.board + (local ? size.local * LINE.local : 0)
    for (const { box, cos, cost } of freeBoxes(c, w, h, around, turns)) {
      const strange = foreign(c, box, dots)
      if (strange && size.board > PHONE) continue
      const anchor = cos > 0.6 ? 'start' : cos < -0.6 ? 'end' : 'middle'
      const letters = lettersIn(box, anchor, { board: name.board, local: local ? name.local : null }, size)
      // A name that is far from its dot, or nearer to another one, needs a leader.
      const leader = strange || gap(c, box) > DOT + LEADER ? leadersTo(c, letters).find((l) => !others.some((o) => hits(l, o, 0))) : null
      if (leader === undefined) continue
      found.push({ id: name.id, box, anchor, local, leader, cost: cost + (name.local && !local ? BOARD_ONLY : 0) + (strange ? FOREIGN : 0) })
    }
  }
  return found.sort((a, b) => a.cost - b.cost)
}

/** Are two names in each other's way? */
const clash = (a: Candidate, b: Candidate): boolean =>
  hits(a.box, b.box) || (a.leader !== null && hits(a.leader, b.box)) || (b.leader !== null && hits(b.leader, a.box))

/**
 * Chooses one place for every name: begins with the names that have least choice, then lets each choose again while that helps.
 * `over`: what lies over the map.
 */
export function place(names: readonly Name[], size: Size, over: readonly Box[] = []): Map<string, Label> {
  const under = over.map(obstacle)
  const at = new Map(CITIES.map((c) => [c.id, c]))
  const choices = names.map((n) => candidates(n, at.get(n.id)!, size, under)).filter((list) => list.length).sort((a, b) => a.length - b.length)
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
      const toll = round < 8 ? 500 : HIDDEN // at first names may crowd each other, so that others make room
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

/** Every name with its place; one that has no room gives way to the printed one, which the map has room for. */
export function fitted(names: readonly Name[], size: Size, over: readonly Box[] = []): Map<string, Shown> {
  const first = place(names, size, over)
  const printed = (name: Name): Name => ({ ...name, board: CITIES.find(({ id }) => id === name.id)!.board })
  const fitting = names.map((name) => (first.has(name.id) ? name : printed(name)))
  const labels = first.size === names.length ? first : place(fitting, size, over)
  return new Map(fitting.flatMap((name) => { const label = labels.get(name.id); return label ? [[name.id, { ...name, label }]] : [] }))
}

/** Writes a name after all, where those in its way can be written elsewhere; `places`: for this name. */
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
