/** Tags with the names of cities that have no room on the map: each beside its city, clear of the ends of tickets and of one another. */
import { WIDTH } from './board'
import { city, DOT, overlap, type Box } from './geometry'
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
  const ends = [...pinned].map((id) => ({ ...city.get(id)!, w: pinHeight(pixel), h: pinHeight(pixel), angle: 0 }))
  const placed: Tag[] = []
  for (const name of names) {
    const { x, y } = city.get(name.id)!
    const w = Math.max(breadth(name.board, size.face) * size.board, name.local ? breadth(name.local, 'local') * size.local : 0) + size.board
    const h = size.board * 1.3 + (name.local ? size.local * 1.1 : 0)
    const away = ROOM + (pinned.has(name.id) ? pinHeight(pixel) / 2 : DOT + 2)
    const inside = Math.min(Math.max(x, w / 2 + FRAME), WIDTH - FRAME - w / 2)
    const beside = [[inside, y - away - h / 2], [inside, y + away + h / 2], [x + away + w / 2, y], [x - away - w / 2, y]]
    const corners = [[1, -1], [-1, -1], [1, 1], [-1, 1]].map(([right, down]) => [x + right! * (w / 2 + 0.6 * away), y + down! * (h / 2 + 0.6 * away)])
    const boxes = ([...beside, ...corners] as [number, number][]).map(([x, y]) => ({ x, y, w, h, angle: 0 })).filter((box) => box.x - w / 2 >= FRAME - 1 && box.x + w / 2 <= WIDTH - FRAME + 1 && box.y - h / 2 >= FRAME)
    const taken = [...kept, ...placed.map(({ box }) => box), ...ends.filter((end) => end.x !== x || end.y !== y)]
    placed.push({ ...name, box: boxes.find((box) => !taken.some((other) => overlap(box, other))) ?? boxes[0]! })
  }
  return placed
}
