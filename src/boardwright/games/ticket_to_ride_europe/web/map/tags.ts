/**
 * Tags with names of cities that do not fit on the map, beside their cities and clear of tickets' plates, other tags and buttons; and the
 * plates at the ends of tickets, clear of buttons.
 */
import { CITIES, HEIGHT, WIDTH } from './board'
import { city, DOT, overlap, type Box, type Point } from './geometry'
import type { Name, Size } from './labels'
import { breadth } from './letters'
import { pinHeight } from '../pins'

export interface Tag extends Name {
  box: Box
}

const FRAME = 14
const ROOM = 4 // gap between a tag and its city

/** Returns the position of a city's plate: on its dot or, if that is covered, above or below the covering element. */
export function plateAt(id: string, pinned: ReadonlySet<string>, over: readonly Box[], pixel: number): Box {
  const size = pinHeight(pixel)
  const at = (x: number, y: number): Box => ({ x, y, w: size, h: size, angle: 0 })
  const own = at(city.get(id)!.x, city.get(id)!.y)
  const covering = over.filter((box) => overlap(box, own))
  const others = CITIES.filter((other) => other.id !== id).map(({ id, x, y }) => (pinned.has(id) ? at(x, y) : { x, y, w: 2 * DOT, h: 2 * DOT, angle: 0 }))
  const free = (box: Box): boolean => box.y > FRAME + size / 2 && box.y < HEIGHT - FRAME - size / 2 && ![...over, ...others].some((other) => overlap(box, other))
  const moved = covering.flatMap(({ y, h }) => [-1, 1].map((way) => at(own.x, y + way * ((h + size) / 2 + ROOM)))).filter(free)
  return moved.sort((a, b) => Math.abs(a.y - own.y) - Math.abs(b.y - own.y))[0] ?? own
}

/**
 * Places tags. `pinned`: cities at the ends of tickets. `kept`: names that no tag may cover. `pixel`: size of a screen pixel in map units.
 * `over`: covered areas.
 */
export function tagsOf(names: readonly Name[], size: Size, pinned: ReadonlySet<string>, kept: readonly Box[], pixel: number, over: readonly Box[] = []): Tag[] {
  const plate = pinHeight(pixel)
  const tags: Tag[] = []
  for (const name of names) {
    const { x, y } = city.get(name.id)!
    const under = over.some((box) => overlap(box, { x, y, w: 0, h: 0, angle: 0 }))
    const about = under || pinned.has(name.id) ? plateAt(name.id, pinned, over, pixel) : { x, y }
    const around = boxesAround(about, sizeOf(name, size), ROOM + (pinned.has(name.id) ? plate / 2 : DOT + 2))
    const plates = [...pinned].filter((id) => id !== name.id).map((id) => plateAt(id, pinned, over, pixel))
    const taken = [...kept, ...tags.map(({ box }) => box), ...plates]
    const clear = (boxes: readonly Box[]): Box | undefined => around.find((box) => !boxes.some((other) => overlap(box, other)))
    tags.push({ ...name, box: clear([...taken, ...over]) ?? clear(over) ?? clear(taken) ?? around[0]! })
  }
  return tags
}

const sizeOf = ({ board, local }: Name, size: Size) => ({
  w: Math.max(breadth(board, size.face) * size.board, local ? breadth(local, 'local') * size.local : 0) + size.board,
  h: size.board * 1.3 + (local ? size.local * 1.1 : 0),
})

/**
 * Returns boxes of a size on the map at a distance from a point: above, below, beside, then at the corners. At least one above or below
 * exists.
 */
function boxesAround({ x, y }: Point, { w, h }: { w: number; h: number }, away: number): Box[] {
  const inside = Math.min(Math.max(x, FRAME + w / 2), WIDTH - FRAME - w / 2)
  const at: Point[] = [{ x: inside, y: y - away - h / 2 }, { x: inside, y: y + away + h / 2 }, { x: x + away + w / 2, y }, { x: x - away - w / 2, y }]
  for (const down of [-1, 1]) for (const right of [1, -1]) at.push({ x: x + right * (w / 2 + 0.6 * away), y: y + down * (h / 2 + 0.6 * away) })
  const fits = (box: Box): boolean => box.x >= FRAME + w / 2 && box.x <= WIDTH - FRAME - w / 2 && box.y >= FRAME + h / 2 && box.y <= HEIGHT - FRAME - h / 2
  return at.map((point) => ({ ...point, w, h, angle: 0 })).filter(fits)
}
