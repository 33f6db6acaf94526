/** Where stations stand and names are written: so that nothing touches a route, a city, a station or another name.
 *  Worked out for one zoom at a time, because letters keep their least size on the screen. */
import { CITIES, HEIGHT, WIDTH, type City } from './board'
import { DOT, DRAWN, EDGE, overlap, type Box } from './geometry'
import { breadth } from './letters'

export const STATION = 20 // breadth and height of a station's place
const FRAME = 14 // nothing is written on the map's frame
const ROOM = 2 // between a name and anything else

export interface Size {
  board: number
  local: number
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
}

const flat = (x: number, y: number, w: number, h: number): Box => ({ x, y, w, h, angle: 0 })
const dot = (c: City): Box => flat(c.x, c.y, 2 * DOT, 2 * DOT)
const SPACES: readonly Box[] = DRAWN.flatMap((d) => d.spaces.map((s) => ({ ...s, w: s.w + 3, h: s.h + 2 * EDGE(d.route) })))
const DOTS: readonly Box[] = CITIES.map(dot)
const near = (boxes: readonly Box[], at: Box, reach: number): Box[] => boxes.filter((b) => Math.abs(b.x - at.x) < reach + b.w && Math.abs(b.y - at.y) < reach + b.w)

/** A station stands beside its city's dot, in the widest gap between the routes. */
function stationPlace(c: City): Box {
  const obstacles = near(SPACES, dot(c), 60)
  let best: [number, Box] = [Infinity, dot(c)]
  for (let turn = 0; turn < 360; turn += 10)
    for (const reach of [0, 3, 6, 9]) {
      const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
      const far = DOT + 1 + reach + STATION / 2
      const box = flat(c.x + cos * far, c.y + sin * far, STATION, STATION)
      const hits = obstacles.filter((o) => overlap(box, o)).length
      const cost = 100 * hits + reach - 4 * sin // rather below: names like to stand above
      if (cost < best[0]) best = [cost, box]
    }
  return best[1]
}
export const STATIONS: ReadonlyMap<string, Box> = new Map(CITIES.map((c) => [c.id, stationPlace(c)]))

interface Candidate extends Label {
  cost: number
}

const HIDDEN = 4000 // what it costs not to write a name at all
const BOARD_ONLY = 400

/** All places for a name that touch neither route nor city nor station nor frame. */
function candidates(name: Name, c: City, size: Size): Candidate[] {
  const found: Candidate[] = []
  const widest = Math.max(breadth(name.board, 'board') * size.board, name.local ? breadth(name.local, 'local') * size.local : 0)
  const around = [...near(SPACES, dot(c), widest + 70), ...near(DOTS, dot(c), widest + 60), ...near([...STATIONS.values()], dot(c), widest + 60)]
  const shapes = name.local && size.local ? [true, false] : [false]
  for (const local of shapes) {
    const w = local ? widest : breadth(name.board, 'board') * size.board
    const h = size.board * 0.98 + (local ? size.local * 1.02 : 0)
    for (let turn = 0; turn < 360; turn += 10)
      for (const reach of [2, 6, 11, 17, 24]) {
        const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)]
        // The box stands where a ray from the dot first leaves it behind.
        const [bx, by] = [c.x + cos * (DOT + reach), c.y + sin * (DOT + reach)]
        const slide = Math.abs(cos) > 0.35 ? Math.sign(cos) : cos / 0.35
        const lift = Math.abs(sin) > 0.35 ? Math.sign(sin) : sin / 0.35
        const box = flat(bx + (slide * w) / 2, by + (lift * h) / 2, w, h)
        if (box.x - w / 2 < FRAME || box.x + w / 2 > WIDTH - FRAME || box.y - h / 2 < FRAME || box.y + h / 2 > HEIGHT - FRAME) continue
        if (around.some((o) => overlap(box, o, ROOM))) continue
        const anchor = slide > 0.6 ? 'start' : slide < -0.6 ? 'end' : 'middle'
        const cost = reach * 3 + (name.local && !local ? BOARD_ONLY : 0) + Math.abs(sin) * 8 + (cos < 0 ? 4 : 0) + (sin > 0 ? 3 : 0)
        found.push({ id: name.id, box, anchor, local, cost })
      }
  }
  return found.sort((a, b) => a.cost - b.cost)
}

/** Chooses one place for every name: begins with the names that have least choice, then lets each choose again while that helps. */
export function place(names: readonly Name[], size: Size): Map<string, Label> {
  const at = new Map(CITIES.map((c) => [c.id, c]))
  const choices = names.map((n) => candidates(n, at.get(n.id)!, size)).filter((list) => list.length).sort((a, b) => a.length - b.length)
  const chosen = new Map<string, Candidate>()
  const against = (candidate: Candidate): Candidate[] => [...chosen.values()].filter((other) => other.id !== candidate.id && overlap(candidate.box, other.box, ROOM))
  for (let round = 0; round < 12; round++) {
    let moved = false
    for (const list of choices) {
      const id = list[0]!.id
      const price = (c: Candidate): number => c.cost + against(c).reduce((sum, other) => sum + (round < 10 ? 900 : HIDDEN) + (other.local ? 0 : 50), 0)
      const best = list.reduce<[number, Candidate | null]>((b, c) => (c.cost < b[0] ? ((p) => (p < b[0] ? [p, c] : b))(price(c)) : b), [HIDDEN, null])[1]
      if (best !== (chosen.get(id) ?? null)) moved = true
      if (best) chosen.set(id, best)
      else chosen.delete(id)
    }
    if (!moved && round >= 10) break
  }
  for (const c of [...chosen.values()].sort((a, b) => b.cost - a.cost)) if (against(c).length) chosen.delete(c.id)
  return chosen
}

/** Letters in units of the canvas at a scale: never below 12 px on the screen, and in few steps, so that names seldom move. */
const STEPS = [0.2, 0.25, 0.3, 0.36, 0.42, 0.48, 0.55, 0.63, 0.72, 0.83, 0.96, 1.15, 1.5, 2]
export function sizeAt(scale: number): Size {
  const step = STEPS.filter((s) => s <= scale).at(-1) ?? scale
  return { board: Math.max(12.5, 12.2 / step), local: Math.max(10.5, 12.01 / step) }
}
