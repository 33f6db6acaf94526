// The map as it is drawn: what the data say is there, nothing lies on anything else, and no link runs through a city that is not its own.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DECKS, REGIONS, type Region } from '../types'
import { along, besideSpots, CARD, CITY, cityAt, curve, deckAt, HEIGHT, linkAt, rectOf, SPACE, spaceAt, TOKEN, WIDTH, type Box } from './geometry'
import layout from './layout.json'
import { FULL, MIDDLE, START } from './scenes'
import { COASTS } from './terrain'
import { boxOf, optionOf, things } from './things'

const toml = readFileSync(new URL('../../data/board.toml', import.meta.url), 'utf8')
const rows = (table: string): Record<string, string>[] => {
  const part = toml.split(`[${table}]`)[1]!.split('\n[')[0]!
  return [...part.matchAll(/\{ (id = .*) \}/g)].map(([, row]) => Object.fromEntries(row!.split(', ').map((pair) => pair.split(' = ').map((s) => s.replaceAll('"', '')) as [string, string])))
}
const view = START()
const cities = rows('cities').map((row) => row.id!)
const links = rows('links').map(({ id, a, b }) => ({ id: id!, a: a!, b: b! }))
const lanes = REGIONS.filter((region) => view.regions[region].lane.length > 0)
const far = (p: { x: number; y: number }, q: { x: number; y: number }): number => Math.hypot(p.x - q.x, p.y - q.y)
const within = (p: { x: number; y: number }, b: Box, margin: number): boolean => p.x - margin >= b.x && p.x + margin <= b.x + b.width && p.y - margin >= b.y && p.y + margin <= b.y + b.height
const outside = (p: { x: number; y: number }, b: Box): number => Math.hypot(Math.max(b.x - p.x, 0, p.x - b.x - b.width), Math.max(b.y - p.y, 0, p.y - b.y - b.height))
const spaces = lanes.flatMap((region) => view.regions[region].lane.map((_, i, lane) => ({ name: `${region} ${i + 1}`, ...spaceAt(region, i, lane.length) })))
const decks = DECKS.map((deck) => ({ deck, box: { ...deckAt(deck), ...CARD } }))
const points = (id: string, a: string, b: string) => Array.from({ length: 101 }, (_, i) => along(curve(id, a, b), i / 100))

describe('the scenes', () => {
  it('have the board of data/board.toml: regions, cities, links, tracks', () => {
    expect(Object.keys(view.cities).sort()).toEqual([...cities].sort())
    for (const { id, region, glory } of rows('cities')) expect([view.cities[id!]!.region, view.cities[id!]!.glory]).toEqual([region, Number(glory)])
    expect(Object.entries(view.links).map(([id, { a, b }]) => ({ id, a, b }))).toEqual(links)
    for (const { id, lane } of rows('regions')) expect(view.regions[id as Region].lane).toHaveLength(Number(lane))
  })
})

describe('the drawing', () => {
  it('has a place for each city and bends only links that there are', () => {
    expect(Object.keys(layout.cities).sort()).toEqual([...cities].sort())
    expect(Object.keys(layout.links).filter((id) => !links.some((link) => link.id === id))).toEqual([])
    expect(Object.keys(COASTS).sort()).toEqual([...REGIONS].sort())
  })
  it('puts what belongs to a region overseas into its window', () => {
    for (const region of REGIONS) {
      const rect = rectOf(region)
      expect(rect.x >= 0 && rect.y >= 0 && rect.x + rect.width <= WIDTH && rect.y + rect.height <= HEIGHT, region).toBe(true)
      for (const { deck, box } of decks) if (view.decks[deck].region === region) expect(within({ x: box.x, y: box.y }, rect, 4) && within({ x: box.x + box.width, y: box.y + box.height }, rect, 4), deck).toBe(true)
      if (region === 'europe') continue
      for (const city of cities) if (view.cities[city]!.region === region) expect(within(cityAt(city), rect, CITY + 2), city).toBe(true)
      for (const [i] of view.regions[region].lane.entries()) expect(within(spaceAt(region, i, view.regions[region].lane.length), rect, SPACE + 2), `${region} ${i}`).toBe(true)
    }
  })
  it('lets no city, space, deck or token of a link touch another', () => {
    const round = [
      ...cities.map((city) => ({ name: city, r: CITY + (view.cities[city]!.glory > 1 ? 6 : 0), ...cityAt(city) })), ...spaces.map((space) => ({ r: SPACE, ...space })),
      ...links.map(({ id, a, b }) => ({ name: id, r: TOKEN / 2, ...linkAt(id, a, b) })),
    ]
    const touching = round.flatMap((p, i) => round.slice(i + 1).filter((q) => far(p, q) < p.r + q.r + 2).map((q) => `${p.name} and ${q.name}`))
    expect(touching).toEqual([])
    expect(round.flatMap((p) => decks.filter(({ box }) => outside(p, box) < p.r + 2).map(({ deck }) => `${p.name} and deck ${deck}`))).toEqual([])
  })
  it.each(links)('the link $id runs through no city of others, no track and no deck, and under no token of another', ({ id, a, b }) => {
    const way = points(id, a, b)
    const nearest = (clearance: (p: { x: number; y: number }) => number): number => Math.min(...way.map(clearance))
    for (const city of cities) if (city !== a && city !== b) expect(nearest((p) => far(p, cityAt(city))), city).toBeGreaterThan(CITY + 8)
    for (const space of spaces) expect(nearest((p) => far(p, space)), space.name).toBeGreaterThan(SPACE)
    for (const { deck, box } of decks) expect(nearest((p) => outside(p, box)), deck).toBeGreaterThan(0)
    for (const other of links) if (other.id !== id) expect(nearest((p) => far(p, linkAt(other.id, other.a, other.b))), other.id).toBeGreaterThan(TOKEN / 2)
  })
  it('leads each track to its deck: the last space is the nearest', () => {
    for (const region of lanes) {
      const middle = { x: deckAt(region as (typeof DECKS)[number]).x + CARD.width / 2, y: deckAt(region as (typeof DECKS)[number]).y + CARD.height / 2 }
      const distances = view.regions[region].lane.map((_, i, lane) => far(spaceAt(region, i, lane.length), middle))
      expect(distances, region).toEqual([...distances].sort((p, q) => q - p))
    }
  })
  it('keeps many discs beside a track in their room', () => {
    for (const region of lanes) {
      const many = besideSpots(region, [6, 5, 4, 3, 2])
      expect(many.map(({ seat }) => seat).join('')).toBe('00000011111222233344')
      for (const p of many) expect(within(p, rectOf(region), 13), region).toBe(true)
      for (const p of many) for (const space of view.regions[region].lane.map((_, i, lane) => spaceAt(region, i, lane.length))) expect(far(p, space), region).toBeGreaterThan(SPACE + 13)
    }
  })
})

describe('what can be pressed', () => {
  const all = things(view)
  it('is every track, deck, city and link, once', () => {
    expect(all).toHaveLength(6 + 8 + 29 + 26)
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
  })
  it('is wide enough for a finger where a phone begins: 40 px at a scale of a half', () => {
    for (const { key, kind, box } of all) if (kind !== 'link') expect(Math.min(box.width, box.height), key).toBeGreaterThanOrEqual(80)
  })
  it('is on the canvas, and has no middle under something else', () => {
    for (const { key, box } of all) {
      expect(box.x >= 0 && box.y >= 0 && box.x + box.width <= WIDTH && box.y + box.height <= HEIGHT, key).toBe(true)
      const p = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      expect(all.filter((other) => other.key !== key && outside(p, other.box) === 0).map((other) => other.key), key).toEqual([])
    }
  })
  it('knows the option that it stands for', () => {
    const options = new Set(['occupy:london', 'attack:paris', 'ship:india', 'draw:europe'])
    const own = all.map((thing) => [thing.key, optionOf(thing, options)]).filter(([, option]) => option)
    expect(Object.fromEntries(own)).toEqual({ 'city:london': 'occupy:london', 'city:paris': 'attack:paris', 'track:india': 'ship:india', 'deck:europe': 'draw:europe' })
  })
  it('can be found on the canvas, spaces of tracks and regions, too', () => {
    expect(boxOf('space:africa:6', view)).toEqual({ x: spaceAt('africa', 5, 6).x - SPACE, y: spaceAt('africa', 5, 6).y - SPACE, width: 2 * SPACE, height: 2 * SPACE })
    expect(boxOf('region:india', view)).toEqual(rectOf('india'))
    expect(boxOf('city:london', view)).toEqual({ x: cityAt('london').x - CITY, y: cityAt('london').y - CITY, width: 2 * CITY, height: 2 * CITY })
    expect(boxOf('city:atlantis', view)).toBeNull()
  })
})

describe('scenes of a match', () => {
  it('are possible: tokens where no player has taken them, regions open with full tracks', () => {
    for (const scene of [START(), MIDDLE(), FULL()]) {
      for (const { token, seat } of Object.values(scene.cities)) expect(token === null).toBe(seat !== null)
      for (const { open, lane } of Object.values(scene.regions)) expect(open).toBe(lane.every(({ seat }) => seat !== null))
    }
    expect(Object.values(FULL().links).filter(({ seat }) => seat !== null).length).toBeGreaterThan(5)
  })
})
