/** Layout of a player's board in pixels for a given `width`. Depends on lengths only, not on the match. */
import { LINES, SLOTS, type Line, type TrackSpace } from '../types'

export interface Box { x: number; y: number; w: number; h: number }

/** Line or industry track: spaces in rows, each read from left to right. */
export interface TrackPlan {
  width: number
  height: number
  /** Box for name, points and locomotives. */
  head: Box
  /** Boxes of the spaces, from the first one. */
  spaces: Box[]
}
export interface LinePlan extends TrackPlan {
  cell: number
  /** Height of a rail; its width is 1.5 times as large. */
  rail: number
  /** Box for rails that were gained and not built yet. */
  yard: Box
  /** Boxes for the sign of each space, below its track. */
  signs: Box[]
  /** Boxes above the track, for doublers and for the last station of a line with doublers. */
  above: Box[]
}
export interface BoardPlan {
  wide: boolean
  width: number
  lines: Record<Line, LinePlan>
  /** `roomy`: factories have room for their gains. */
  industry: TrackPlan & { roomy: boolean }
}

/** Minimum size of a target for a finger, and for a mouse. */
export const FINGER = 40
export const MOUSE = 37
const LARGEST_CELL = 88
const SIGN_HEIGHT = 42
const ABOVE_HEIGHT = 32
const ROW_GAP = 6
const HEAD_WIDTH = 114
const HEAD_HEIGHT = 48
const YARD_WIDTH = 32
const SLOT_WIDTH = 60
const INDUSTRY_HEAD = 96
const INDUSTRY_HEIGHT = 76
const ROOMY = 66

/** Returns the number of columns for `count` spaces: as few rows as fit, as even as possible. */
export function columnsFor(count: number, room: number, least: number): number {
  const most = Math.max(1, Math.floor(room / least))
  return Math.ceil(count / Math.ceil(count / most))
}

interface Room { width: number; wide: boolean; cell: number; least: number }

function linePlan(line: Line, length: number, { width, wide, cell: shared, least }: Room): LinePlan {
  const columns = wide ? length : columnsFor(length, width, least)
  const cell = wide ? shared : Math.min(LARGEST_CELL, Math.floor(width / columns))
  const high = Math.round(Math.min(52, Math.max(46, cell * .7)))
  const over = line === 'transsiberian' ? ABOVE_HEIGHT : 0
  const rows = Math.ceil(length / columns)
  const row = over + high + SIGN_HEIGHT
  const [left, top] = wide ? [HEAD_WIDTH + YARD_WIDTH, 0] : [Math.max(0, Math.floor((width - columns * cell) / 2)), HEAD_HEIGHT]
  const slots = SLOTS.filter((slot) => slot.startsWith(line)).length
  const boxes = (from: number, h: number): Box[] =>
    Array.from({ length }, (_, i) => ({ x: left + (i % columns) * cell, y: top + Math.floor(i / columns) * (row + ROW_GAP) + from, w: cell, h }))
  return {
    cell,
    rail: Math.min(high - 16, Math.floor((cell - 4) / 1.5)), // leaves the number of the space visible
    width: wide ? left + length * cell : width,
    height: top + rows * row + (rows - 1) * ROW_GAP,
    head: { x: 0, y: 0, w: wide ? HEAD_WIDTH : width, h: wide ? row : HEAD_HEIGHT },
    yard: wide ? { x: HEAD_WIDTH, y: over, w: YARD_WIDTH, h: high } : { x: width - slots * SLOT_WIDTH - YARD_WIDTH, y: 0, w: YARD_WIDTH, h: HEAD_HEIGHT - 2 },
    above: boxes(0, over),
    spaces: boxes(over, high),
    signs: boxes(over + high, SIGN_HEIGHT),
  }
}

function industryPlan(track: readonly TrackSpace[], { width, wide, least }: Room): BoardPlan['industry'] {
  const columns = wide ? track.length : columnsFor(track.length, width, least)
  const room = wide ? width - INDUSTRY_HEAD : width
  const factories = track.filter((space) => space.kind === 'factory').length
  // In one row, factories get the width that plain spaces do not need.
  const plain = wide ? Math.max(least, Math.min(52, Math.floor(room / (track.length + factories * .7)))) : Math.floor(width / columns)
  const factory = wide ? Math.floor((room - plain * (track.length - factories)) / factories) : plain
  const [left, top] = wide ? [INDUSTRY_HEAD, 0] : [0, HEAD_HEIGHT - 8]
  let x = left
  const spaces = track.map((space, i) => {
    if (i % columns === 0) x = left
    const w = space.kind === 'factory' ? factory : plain
    const box = { x, y: top + Math.floor(i / columns) * (INDUSTRY_HEIGHT + ROW_GAP), w, h: INDUSTRY_HEIGHT }
    x += w
    return box
  })
  const rows = Math.ceil(track.length / columns)
  return {
    width, spaces, roomy: factory >= ROOMY, height: top + rows * INDUSTRY_HEIGHT + (rows - 1) * ROW_GAP,
    head: { x: 0, y: 0, w: wide ? INDUSTRY_HEAD : width, h: wide ? INDUSTRY_HEIGHT : HEAD_HEIGHT - 8 },
  }
}

export function boardPlan(room: number, lengths: Record<Line, number>, track: readonly TrackSpace[], least = FINGER): BoardPlan {
  const longest = Math.max(...LINES.map((line) => lengths[line]))
  const cell = Math.min(LARGEST_CELL, Math.floor((room - HEAD_WIDTH - YARD_WIDTH) / longest))
  const wide = cell >= least
  const width = wide ? HEAD_WIDTH + YARD_WIDTH + longest * cell : room
  const given: Room = { width, wide, cell, least }
  const [transsiberian, petersburg, kiev] = LINES.map((line) => linePlan(line, lengths[line], given)) as [LinePlan, LinePlan, LinePlan]
  return { wide, width, lines: { transsiberian, petersburg, kiev }, industry: industryPlan(track, given) }
}

/** Returns one band per row from space `from` to `reach`. */
export function bands(spaces: readonly Box[], reach: number, from = 1): Box[] {
  const found: Box[] = []
  for (const box of spaces.slice(from - 1, Math.max(0, reach))) {
    const last = found.at(-1)
    if (last && last.y === box.y) last.w = box.x + box.w - last.x
    else found.push({ ...box })
  }
  return found
}

/** Returns the box of one of several things side by side in a box. */
export const share = (box: Box, index: number, count: number): Box => ({ ...box, x: box.x + (box.w / count) * index, w: box.w / count })

export interface Place { x: number; y: number; scale: number }

/** Returns the position of a rail: on its space, or stacked with others in the yard. */
export function railPlace(plan: LinePlan, space: number, index: number, count: number): Place {
  const width = plan.rail * 1.5
  const box = plan.spaces[space - 1]
  if (box) return { x: box.x + (box.w - width) / 2, y: box.y + box.h - plan.rail - 2, scale: 1 }
  const scale = Math.min(1, (plan.yard.w - 4) / width)
  const free = plan.yard.h - plan.rail * scale
  return { x: plan.yard.x, y: plan.yard.y + (count < 2 ? free / 2 : (free * index) / (count - 1)), scale }
}

export const css = (box: Box): string => `left:${box.x}px;top:${box.y}px;width:${box.w}px;height:${box.h}px`
