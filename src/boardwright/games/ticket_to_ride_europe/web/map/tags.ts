/** Tags with the names of cities that have no room on the map: each beside its city, clear of the ends of tickets and of one another. */
import { HEIGHT, WIDTH } from './board'
import { city, DOT, overlap, type Box, type Point } from './geometry'
import type { Name, Size } from './labels'
import { breadth } from './letters'
import { pinHeight } from '../pins'

export interface Tag extends Name {
  box: Box
}

const FRAME = 14
const ROOM = 4 // between a tag and its city

/** `pinned`: cities at which the end of a ticket lies. `kept`: names that no tag may cover. `pixel`: one of the screen, in units of the canvas. */
export function tagsOf(names: readonly Name[], size: Size, pinned: ReadonlySet<string>, kept: readonly Box[], pixel: number): Tag[] {
  const plate = pinHeight(pixel)
  const tags: Tag[] = []
  for (const name of names) {
    const around = boxesAround(city.get(name.id)!, sizeOf(name, size), ROOM + (pinned.has(name.id) ? plate / 2 : DOT + 2))
    const plates = [...pinned].filter((id) => id !== name.id).map((id) => ({ ...city.get(id)!, w: plate, h: plate, angle: 0 }))
    const taken = [...kept, ...tags.map(({ box }) => box), ...plates]
    tags.push({ ...name, box: around.find((box) => !taken.some((other) => overlap(box, other))) ?? around[0]! })
  }
  return tags
}

const sizeOf = ({ board, local }: Name, size: Size) => ({
  w: Math.max(breadth(board, size.face) * size.board, local ? breadth(local, 'local') * size.local : 0) + size.board,
  h: size.board * 1.3 + (local ? size.local * 1.1 : 0),
})

/** The boxes of a size on the map, so far away from a point: above, below, beside, then at the corners. One above or below is always there. */
function boxesAround({ x, y }: Point, { w, h }: { w: number; h: number }, away: number): Box[] {
  const inside = Math.min(Math.max(x, FRAME + w / 2), WIDTH - FRAME - w / 2)
  const at: Point[] = [{ x: inside, y: y - away - h / 2 }, { x: inside, y: y + away + h / 2 }, { x: x + away + w / 2, y }, { x: x - away - w / 2, y }]
  for (const down of [-1, 1]) for (const right of [1, -1]) at.push({ x: x + right * (w / 2 + 0.6 * away), y: y + down * (h / 2 + 0.6 * away) })
  const fits = (box: Box): boolean => box.x >= FRAME + w / 2 && box.x <= WIDTH - FRAME - w / 2 && box.y >= FRAME + h / 2 && box.y <= HEIGHT - FRAME - h / 2
  return at.map((point) => ({ ...point, w, h, angle: 0 })).filter(fits)
}
