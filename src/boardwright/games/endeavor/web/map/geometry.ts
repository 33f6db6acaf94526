/** Positions on the map's canvas in the units of layout.json, about two thirds of a pixel on an ordinary screen. */
import type { Point } from '@shell/board/pan/viewport.svelte'
import type { City, Deck, Link, Region } from '../types'
import layout from './layout.json'

export const WIDTH = layout.width
export const HEIGHT = layout.height
export const CITY = 29 // radius
export const SPACE = 23 // radius of a space on a track
export const TOKEN = 48 // width
export const LANE_TOKEN = 42 // width of a token on a track
export const CARD = { width: 104, height: 146 }

export type Side = 'n' | 'e' | 's' | 'w'
export interface Box { x: number; y: number; width: number; height: number }
interface Inset { rect: number[]; deck: number[]; lane: number[] | null; beside: number[] | null; chips: number[] }

const insets = layout.insets as Record<Region, Inset>
const cities = layout.cities as unknown as Record<City, [number, number, Side]>
const curves = layout.links as Record<Link, number[]>

const box = ([x, y, width, height]: number[]): Box => ({ x: x!, y: y!, width: width!, height: height! })
/** Returns the frame of a region; for Europe, that of its decks. */
export const rectOf = (region: Region): Box => box(insets[region].rect)
export const chipsOf = (region: Region): Point => ({ x: insets[region].chips[0]!, y: insets[region].chips[1]! })
export const cityAt = (city: City): Point => ({ x: cities[city]![0], y: cities[city]![1] })
export const sideOf = (city: City): Side => cities[city]![2]

/** Returns the anchor of a city's name: its start, or its centre for names above or below the city. */
export function nameAt(city: City, rich: boolean): Point {
  const { x, y } = cityAt(city)
  const off = CITY + (rich ? 10 : 4)
  return { n: { x, y: y - off }, s: { x, y: y + off }, e: { x: x + off + 2, y }, w: { x: x - off - 2, y } }[sideOf(city)]
}
/** Font size of names: minimum in screen pixels, and regular size in map units. */
export const LETTERS = { least: 12, size: 20 }

/** Star of a rich city: width in map units and minimum in screen pixels. */
export const STAR = { size: 34, least: 19.2 }
export const starAt = (city: City): Point => ({ x: cityAt(city).x + 32, y: cityAt(city).y - 29 })

export function deckAt(deck: Deck): Point {
  const [x, y] = deck === 'slavery' ? layout.slavery : insets[deck].deck
  return { x: x!, y: y! }
}

/** Returns the centre of a space of a track, from 0 (farthest from the deck) to `length` - 1 (next to it). */
export function spaceAt(region: Region, space: number, length: number): Point {
  const [x, y, pitch] = insets[region].lane!
  return { x: x! + pitch! * (length - 1 - space), y: y! }
}

/** Returns positions of the discs beside a track, ordered by seat; many discs overlap. */
export function besideSpots(region: Region, beside: readonly number[]): (Point & { seat: number })[] {
  const [x, y, room] = insets[region].beside!
  const seats = beside.flatMap((n, seat) => Array.from({ length: n }, () => seat))
  const pitch = Math.min(26, (room! - 26) / Math.max(1, seats.length - 1))
  return seats.map((seat, i) => ({ seat, x: x! + 13 + i * pitch, y: y! }))
}

/** Returns the target for shipping: the track and the discs beside it, large enough for a finger. */
export function trackBox(region: Region, length: number): Box {
  const [a, b] = [spaceAt(region, 0, length), spaceAt(region, length - 1, length)]
  const [, besideY, room] = insets[region].beside!
  const [left, right] = [Math.min(a.x, b.x) - SPACE - 4, Math.max(a.x, b.x) + SPACE + 4]
  const [top, bottom] = [Math.min(a.y - SPACE - 4, besideY! - 16, a.y + 34 - 84), Math.max(a.y + SPACE + 4, besideY! + 16)]
  return besideY === a.y ? { x: left, y: a.y - 50, width: right - left + room!, height: 84 } : { x: left, y: top, width: right - left, height: bottom - top }
}

/** Returns the curve of a link: its ends and up to two control points. */
export function curve(link: Link, a: City, b: City): Point[] {
  const bend = (curves[link] ?? []).slice(1)
  const between: Point[] = []
  for (let i = 0; i + 1 < bend.length; i += 2) between.push({ x: bend[i]!, y: bend[i + 1]! })
  return [cityAt(a), ...between, cityAt(b)]
}
/** Returns a point of a Bézier curve (de Casteljau). */
export function along(points: readonly Point[], t: number): Point {
  if (points.length === 1) return points[0]!
  return along(points.slice(1).map((p, i) => ({ x: points[i]!.x + (p.x - points[i]!.x) * t, y: points[i]!.y + (p.y - points[i]!.y) * t })), t)
}
export function pathOf(points: readonly Point[]): string {
  const [start, ...rest] = points.map(({ x, y }) => `${x} ${y}`)
  return `M${start}${' LQC'[rest.length]}${rest.join(' ')}`
}
/** Returns the position of a link's token. */
export const linkAt = (link: Link, a: City, b: City): Point => along(curve(link, a, b), curves[link]?.[0] ?? 0.5)
