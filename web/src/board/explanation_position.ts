/** Places an explanation: beside its subject, never over a choice, and preferably not over a name. All in the coordinates of the board. */

export interface Box { left: number; top: number; width: number; height: number }
export type Side = 'right' | 'left' | 'below' | 'above'
export interface Size { width: number; height: number }
type Spot = { left: number; top: number }

const EDGE = 6 // px between it and anything else
const STEP = 16 // px between tried positions if none of the four sides fits

const overlapLength = (a: number, along: number, b: number, length: number): number => Math.max(0, Math.min(a + along, b + length) - Math.max(a, b))
const overlap = (a: Box, b: Box): number => overlapLength(a.left, a.width, b.left, b.width) * overlapLength(a.top, a.height, b.top, b.height)
const contains = (box: Box, x: number, y: number): boolean => x >= box.left && x <= box.left + box.width && y >= box.top && y <= box.top + box.height

/**
 * The first of these sides where it hides neither the subject nor a choice, and no title if possible; otherwise the nearest position that
 * hides least. `neighbours`: what the subject is compared with; a slightly more distant position that hides none of it is better.
 */
export function placeBeside(size: Size, board: Size, subject: Box, choices: readonly Box[], sides: readonly Side[], titles: readonly Box[] = [], neighbours: readonly Box[] = []): Spot {
  const [across, down] = [board.width - size.width - EDGE, board.height - size.height - EDGE]
  const within = ({ left, top }: Spot): Spot => ({ left: Math.max(EDGE, Math.min(left, across)), top: Math.max(EDGE, Math.min(top, down)) })
  const [middleX, middleY] = [subject.left + subject.width / 2, subject.top + subject.height / 2]
  const hidden = [subject, ...choices.filter((box) => !contains(box, middleX, middleY))]
  const coveredArea = (boxes: readonly Box[], spot: Spot): number => boxes.reduce((sum, box) => sum + overlap({ ...spot, ...size }, box), 0)
  const hiddenArea = (spot: Spot): number => coveredArea(hidden, spot)
  const distance = ({ left, top }: Spot): number => Math.hypot(left + size.width / 2 - middleX, top + size.height / 2 - middleY)

  const rows = [subject.top, subject.top + subject.height - size.height, middleY - size.height / 2]
  const columns = [subject.left, subject.left + subject.width - size.width, middleX - size.width / 2]
  const places: Record<Side, Spot[]> = {
    right: rows.map((top) => ({ left: subject.left + subject.width + EDGE, top })),
    left: rows.map((top) => ({ left: subject.left - size.width - EDGE, top })),
    below: columns.map((left) => ({ left, top: subject.top + subject.height + EDGE })),
    above: columns.map((left) => ({ left, top: subject.top - size.height - EDGE })),
  }
  const candidates = sides.flatMap((side) => places[side]).map(within)
  const free = candidates.filter((spot) => hiddenArea(spot) === 0)
  const comparedArea = (spot: Spot): number => coveredArea(neighbours, spot)
  const best = free.find((spot) => coveredArea(titles, spot) === 0 && comparedArea(spot) === 0) ?? free.find((spot) => comparedArea(spot) === 0)
  if (best) return best
  if (free.length && !neighbours.length) return free[0]!
  for (let top = EDGE; top <= down; top += STEP) for (let left = EDGE; left <= across; left += STEP) candidates.push({ left, top })
  const ranked = candidates.map((spot) => [hiddenArea(spot), comparedArea(spot), distance(spot), spot] as const)
  const before = (a: (typeof ranked)[0], b: (typeof ranked)[0]): boolean => a[0] !== b[0] ? a[0] < b[0] : a[1] !== b[1] ? a[1] < b[1] : a[2] < b[2]
  return ranked.reduce((best, each) => (before(each, best) ? each : best))[3]
}

const CHOICES = '.can, [data-choice], [data-action], [data-steps], [data-tab]'
const TITLES = 'h2, [data-title]'
const COMPARED = '[data-compare]'
const visibleBoxes = (board: HTMLElement, what: string): DOMRect[] =>
  [...board.querySelectorAll(what)].filter((each) => each.checkVisibility({ visibilityProperty: true })).map((each) => each.getBoundingClientRect())

/** The visible choices of a board, as boards mark them, and tabs that show another part of it. */
export const choicesOn = (board: HTMLElement): DOMRect[] => visibleBoxes(board, CHOICES)
/** Things that are compared with the subject, likewise: other spaces, other buildings, selectable or not. */
export const comparedOn = (board: HTMLElement): DOMRect[] => visibleBoxes(board, COMPARED)
/** The names of a board's parts and of their owners, likewise. */
export const titlesOn = (board: HTMLElement): DOMRect[] => visibleBoxes(board, TITLES)
