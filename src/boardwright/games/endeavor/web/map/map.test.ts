// The drawn world map: it shows what the data list, its parts do not overlap, and no link runs through a foreign city.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DECKS, REGIONS, type Region } from '../types'
import { along, besideSpots, CARD, CITY, cityAt, curve, deckAt, HEIGHT, linkAt, rectOf, SPACE, spaceAt, TOKEN, WIDTH, type Box } from './geometry'
import layout from './layout.json'
import { FULL, MIDDLE, START } from './scenes'
import { COASTS } from './terrain'
import { boxOf, optionOf, things } from './things'

const toml = readFileSync(new URL('../../data/board.toml', import.meta.url), 'utf8')
const tableRows = (table: string): Record<string, string>[] => {
  const part = toml.split(`[${table}]`)[1]!.split('\n[')[0]!
  return [...part.matchAll(/\{ (id = .*) \}/g)].map(([, row]) => Object.fromEntries(row!.split(', ').map((pair) => pair.split(' = ').map((s) => s.replaceAll('"', '')) as [string, string])))
}
const view = START()
const cities = tableRows('cities').map((row) => row.id!)
const links = tableRows('links').map(({ id, a, b }) => ({ id: id!, a: a!, b: b! }))
const lanes = REGIONS.filter((region) => view.regions[region].lane.length > 0)
const distance = (p: { x: number; y: number }, q: { x: number; y: number }): number => Math.hypot(p.x - q.x, p.y - q.y)
const isInside = (p: { x: number; y: number }, b: Box, margin: number): boolean => p.x - margin >= b.x && p.x + margin <= b.x + b.width && p.y - margin >= b.y && p.y + margin <= b.y + b.height
const distanceToBox = (p: { x: number; y: number }, b: Box): number => Math.hypot(Math.max(b.x - p.x, 0, p.x - b.x - b.width), Math.max(b.y - p.y, 0, p.y - b.y - b.height))
const spaces = lanes.flatMap((region) => view.regions[region].lane.map((_, i, lane) => ({ name: `${region} ${i + 1}`, ...spaceAt(region, i, lane.length) })))
const decks = DECKS.map((deck) => ({ deck, box: { ...deckAt(deck), ...CARD } }))
const curvePoints = (id: string, a: string, b: string) => Array.from({ length: 101 }, (_, i) => along(curve(id, a, b), i / 100))

describe('the scenes of the map', () => {
  it('have the regions, cities, links and tracks of data/board.toml', () => {
    expect(Object.keys(view.cities).sort()).toEqual([...cities].sort())
    for (const { id, region, glory } of tableRows('cities')) expect([view.cities[id!]!.region, view.cities[id!]!.glory]).toEqual([region, Number(glory)])
    expect(Object.entries(view.links).map(([id, { a, b }]) => ({ id, a, b }))).toEqual(links)
    for (const { id, lane } of tableRows('regions')) expect(view.regions[id as Region].lane).toHaveLength(Number(lane))
  })
})

describe('the drawing of the map', () => {
  it('places every city and region, and bends only existing links', () => {
    expect(Object.keys(layout.cities).sort()).toEqual([...cities].sort())
    expect(Object.keys(layout.links).filter((id) => !links.some((link) => link.id === id))).toEqual([])
    expect(Object.keys(COASTS).sort()).toEqual([...REGIONS].sort())
  })
  it('puts everything of an overseas region inside its frame', () => {
    for (const region of REGIONS) {
      const rect = rectOf(region)
      expect(rect.x >= 0 && rect.y >= 0 && rect.x + rect.width <= WIDTH && rect.y + rect.height <= HEIGHT, region).toBe(true)
      for (const { deck, box } of decks) if (view.decks[deck].region === region) expect(isInside({ x: box.x, y: box.y }, rect, 4) && isInside({ x: box.x + box.width, y: box.y + box.height }, rect, 4), deck).toBe(true)
      if (region === 'europe') continue
      for (const city of cities) if (view.cities[city]!.region === region) expect(isInside(cityAt(city), rect, CITY + 2), city).toBe(true)
      for (const [i] of view.regions[region].lane.entries()) expect(isInside(spaceAt(region, i, view.regions[region].lane.length), rect, SPACE + 2), `${region} ${i}`).toBe(true)
    }
  })
  it('keeps cities, spaces, decks and link tokens apart', () => {
    const circles = [
      ...cities.map((city) => ({ name: city, r: CITY + (view.cities[city]!.glory > 1 ? 6 : 0), ...cityAt(city) })), ...spaces.map((space) => ({ r: SPACE, ...space })),
      ...links.map(({ id, a, b }) => ({ name: id, r: TOKEN / 2, ...linkAt(id, a, b) })),
    ]
    const touching = circles.flatMap((p, i) => circles.slice(i + 1).filter((q) => distance(p, q) < p.r + q.r + 2).map((q) => `${p.name} and ${q.name}`))
    expect(touching).toEqual([])
    expect(circles.flatMap((p) => decks.filter(({ box }) => distanceToBox(p, box) < p.r + 2).map(({ deck }) => `${p.name} and deck ${deck}`))).toEqual([])
  })
  it.each(links)('keeps the link $id clear of foreign cities, tracks, decks and tokens of other links', ({ id, a, b }) => {
    const path = curvePoints(id, a, b)
    const nearest = (clearance: (p: { x: number; y: number }) => number): number => Math.min(...path.map(clearance))
    for (const city of cities) if (city !== a && city !== b) expect(nearest((p) => distance(p, cityAt(city))), city).toBeGreaterThan(CITY + 8)
    for (const space of spaces) expect(nearest((p) => distance(p, space)), space.name).toBeGreaterThan(SPACE)
    for (const { deck, box } of decks) expect(nearest((p) => distanceToBox(p, box)), deck).toBeGreaterThan(0)
    for (const other of links) if (other.id !== id) expect(nearest((p) => distance(p, linkAt(other.id, other.a, other.b))), other.id).toBeGreaterThan(TOKEN / 2)
  })
  it('leads each track towards its deck: the last space is the nearest one', () => {
    for (const region of lanes) {
      const middle = { x: deckAt(region as (typeof DECKS)[number]).x + CARD.width / 2, y: deckAt(region as (typeof DECKS)[number]).y + CARD.height / 2 }
      const distances = view.regions[region].lane.map((_, i, lane) => distance(spaceAt(region, i, lane.length), middle))
      expect(distances, region).toEqual([...distances].sort((p, q) => q - p))
    }
  })
  it('keeps 20 discs beside a track inside the region and off its spaces', () => {
    for (const region of lanes) {
      const discs = besideSpots(region, [6, 5, 4, 3, 2])
      expect(discs.map(({ seat }) => seat).join('')).toBe('00000011111222233344')
      for (const p of discs) expect(isInside(p, rectOf(region), 13), region).toBe(true)
      for (const p of discs) for (const space of view.regions[region].lane.map((_, i, lane) => spaceAt(region, i, lane.length))) expect(distance(p, space), region).toBeGreaterThan(SPACE + 13)
    }
  })
})

describe('things that can be pressed', () => {
  const pressable = things(view)
  it('include every track, deck, city and link once', () => {
    expect(pressable).toHaveLength(6 + 8 + 29 + 26)
    expect(new Set(pressable.map(({ key }) => key)).size).toBe(pressable.length)
  })
  it('are wide enough for a finger at the first scale of a phone: 40 px at a scale of a half', () => {
    for (const { key, kind, box } of pressable) if (kind !== 'link') expect(Math.min(box.width, box.height), key).toBeGreaterThanOrEqual(80)
  })
  it('lie on the canvas, and no other thing covers their middle', () => {
    for (const { key, box } of pressable) {
      expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= WIDTH && box.y + box.height <= HEIGHT, key).toBe(true)
      const p = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      expect(pressable.filter((other) => other.key !== key && distanceToBox(p, other.box) === 0).map((other) => other.key), key).toEqual([])
    }
  })
  it('know the option that they stand for', () => {
    const options = new Set(['occupy:london', 'attack:paris', 'ship:india', 'draw:europe'])
    const optionsByKey = pressable.map((thing) => [thing.key, optionOf(thing, options)]).filter(([, option]) => option)
    expect(Object.fromEntries(optionsByKey)).toEqual({ 'city:london': 'occupy:london', 'city:paris': 'attack:paris', 'track:india': 'ship:india', 'deck:europe': 'draw:europe' })
  })
  it('have a box on the canvas, as track spaces and regions do', () => {
    expect(boxOf('space:africa:6', view)).toEqual({ x: spaceAt('africa', 5, 6).x - SPACE, y: spaceAt('africa', 5, 6).y - SPACE, width: 2 * SPACE, height: 2 * SPACE })
    expect(boxOf('region:india', view)).toEqual(rectOf('india'))
    expect(boxOf('city:london', view)).toEqual({ x: cityAt('london').x - CITY, y: cityAt('london').y - CITY, width: 2 * CITY, height: 2 * CITY })
    expect(boxOf('city:atlantis', view)).toBeNull()
  })
})

describe('scenes of a match', () => {
  it('are possible: tokens lie where no player has taken them, regions with full tracks are open', () => {
    for (const scene of [START(), MIDDLE(), FULL()]) {
      for (const { token, seat } of Object.values(scene.cities)) expect(token === null).toBe(seat !== null)
      for (const { open, lane } of Object.values(scene.regions)) expect(open).toBe(lane.every(({ seat }) => seat !== null))
    }
    expect(Object.values(FULL().links).filter(({ seat }) => seat !== null).length).toBeGreaterThan(5)
  })
})
