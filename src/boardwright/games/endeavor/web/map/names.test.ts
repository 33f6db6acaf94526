// City names on the whole map do not overlap cities, stars, tokens, tracks, decks or region frames: in any language, on a laptop's
// screen, with the log open or folded.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { REGIONS, type City } from '../types'
import { CARD, CITY, cityAt, deckAt, LETTERS, linkAt, nameAt, rectOf, SPACE, spaceAt, STAR, starAt, TOKEN, type Box } from './geometry'
import layout from './layout.json'
import { START } from './scenes'
import { LANGUAGES } from '@shell/words/languages'

const view = START()
const cities = Object.keys(view.cities) as City[]
const SCALES = [0.405, 0.45, 0.577, 1] // 648 px and 923 px wide at 1366 × 768, with the log open and folded
const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'sr-Cyrl')

/** The widths of letters of Besley at weight 600, in hundredths of their size. */
const LETTER_WIDTHS: Record<number, string> = {
  30: ' ', 32: 'j', 35: 'l', 36: 'ií', 39: 't', 41: 'f', 53: 'rsř', 55: 'zž', 57: 'ceé', 59: 'oóöø', 60: 'aá', 61: 'v', 62: 'x', 63: 'g', 65: 'yý', 66: 'kq', 67: 'bdp', 69: 'Shuú',
  70: 'nň', 72: 'P', 74: 'L', 75: 'F', 77: 'Z', 78: 'BE', 79: 'T', 82: 'C', 83: 'R', 85: 'OQ', 89: 'AVw', 90: 'KN', 92: 'H', 97: 'm', 109: 'M',
}
const letterWidth = (letter: string): number => Number(Object.entries(LETTER_WIDTHS).find(([, letters]) => letters.includes(letter))![0]) / 100

/** Return the names of the cities. */
function namesIn(language: string): Record<City, string> {
  const text = readFileSync(new URL(`../../words/${language}.ftl`, import.meta.url), 'utf8')
  return Object.fromEntries(cities.map((city) => [city, new RegExp(`^city-${city.replace('_', '-')} = (.*)$`, 'm').exec(text)![1]!])) as Record<City, string>
}

/** Return the box of a name, in units of the map: at scale `u` its letters have a least size in pixels. */
function nameBox(city: City, name: string, u: number): Box {
  const size = Math.max(LETTERS.size, LETTERS.least / u)
  const [width, height] = [[...name].reduce((sum, letter) => sum + letterWidth(letter) * size, 0), 1.05 * size]
  const { x, y } = nameAt(city, view.cities[city]!.glory > 1)
  const [left, top] = { n: [x - width / 2, y - height], s: [x - width / 2, y], e: [x, y - height / 2], w: [x - width, y - height / 2] }[layout.cities[city as 'london'][2] as 'n'] as [number, number]
  return { x: left, y: top, width, height }
}

const squareAround = (name: string, { x, y }: { x: number; y: number }, side: number) => ({ name, box: { x: x - side / 2, y: y - side / 2, width: side, height: side } })
const obstacles = (u: number) => [
  ...cities.map((city) => squareAround(`city ${city}`, cityAt(city), 2 * CITY)),
  ...cities.filter((city) => view.cities[city]!.glory > 1).map((city) => squareAround(`star ${city}`, starAt(city), Math.max(STAR.size, STAR.least / u))),
  ...Object.entries(view.links).map(([id, { a, b }]) => squareAround(`link ${id}`, linkAt(id, a, b), TOKEN + 4)),
  ...REGIONS.flatMap((region) => view.regions[region].lane.map((_, i, lane) => squareAround(`track ${region}`, spaceAt(region, i, lane.length), 2 * SPACE))),
  ...Object.keys(view.decks).map((deck) => ({ name: `deck ${deck}`, box: { ...deckAt(deck as 'europe'), ...CARD } })),
  ...Object.entries(layout.insets).flatMap(([region, { beside }]) => (beside ? [{ name: `discs beside ${region}`, box: { x: beside[0]!, y: beside[1]! - 13, width: beside[2]!, height: 26 } }] : [])),
]
/** Return the overlap of two boxes, the smaller of width and height. */
const overlap = (a: Box, b: Box): number =>
  Math.min(Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x), Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))
const isInside = (a: Box, b: Box): boolean => a.x >= b.x && a.y >= b.y && a.x + a.width <= b.x + b.width && a.y + a.height <= b.y + b.height
/** Return the box within the second line of a region's frame. */
const innerFrame = ({ x, y, width, height }: Box): Box => ({ x: x + 5, y: y + 5, width: width - 10, height: height - 10 })

describe.each(SCALES)('at %f pixels for a unit of the map', (u) => {
  it.each(TRANSLATIONS)('names overlap nothing (%s)', (language) => {
    const names = namesIn(language)
    const boxes = cities.map((city) => ({ name: `name ${city}`, box: nameBox(city, names[city]!, u) }))
    const overlaps = boxes.flatMap(({ name, box }, i) => [...obstacles(u), ...boxes.slice(i + 1)].filter((other) => overlap(box, other.box) * u > 2).map((other) => `${name} on ${other.name}`))
    expect(overlaps).toEqual([])
  })
  it.each(TRANSLATIONS)('names cross no region frame (%s)', (language) => {
    const names = namesIn(language)
    const frames = REGIONS.map((region) => ({ region, outer: rectOf(region), inner: innerFrame(rectOf(region)) }))
    const crossing = cities.flatMap((city) => {
      const box = nameBox(city, names[city]!, u)
      return frames.filter(({ outer, inner }) => overlap(box, outer) > 0 && !isInside(box, inner)).map(({ region }) => `${city} the frame of ${region}`)
    })
    expect(crossing).toEqual([])
  })
})
