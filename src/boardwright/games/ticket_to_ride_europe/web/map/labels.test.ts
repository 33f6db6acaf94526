// City names do not overlap routes, cities, stations, the frame or each other: in every language, at every size of letters.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CITIES, HEIGHT, WIDTH } from './board'
import { DOT, DRAWN, overlap, type Box } from './geometry'
import { fitted, lettersIn, place, sizeAt, stationPlace, type Label, type Name } from './labels'
import { breadth } from './letters'
import { STATIONS } from './stations'
import { sample } from '../../../../../../web/test/sample'
import { LANGUAGES as ALL_LANGUAGES } from '@shell/words/languages'

const cyrillic = Object.values(import.meta.glob('../../words/sr.ftl', { query: '?cyrillic', import: 'default', eager: true }))[0] as string
const wordsOf = (language: string): string => (language === 'sr-Cyrl' ? cyrillic : readFileSync(new URL(`../../words/${language}.ftl`, import.meta.url), 'utf8'))
function namesIn(language: string): Name[] {
  const words = wordsOf(language)
  return CITIES.map((c) => {
    const local = new RegExp(`^city-${c.id} = (.+)$`, 'm').exec(words)![1]!
    return { id: c.id, board: c.board, local: local === c.board ? null : local }
  })
}
const ALL = namesIn('en')
const LANGUAGES = sample([...ALL_LANGUAGES], 3)
// From a phone's first view of the map to a laptop of 1280 × 720 (0.5), 1366 × 768 (0.55), large screens, and closer.
const PHONES = [390 / WIDTH, 0.36] // the whole map in 390 pixels, and as it begins there
const SCALES = sample([0.25, 0.35, 0.5, 0.55, 0.65, 0.8, 1, 1.6], 3)
const placedLabels = new Map<string, Map<string, Label>>()
function placedIn(language: string, scale: number): Map<string, Label> {
  const key = `${language} ${scale}`
  if (!placedLabels.has(key)) placedLabels.set(key, place(namesIn(language), sizeAt(scale)))
  return placedLabels.get(key)!
}
const distanceToBox = (box: Box, c: { x: number; y: number }): number => Math.hypot(Math.max(Math.abs(c.x - box.x) - box.w / 2, 0), Math.max(Math.abs(c.y - box.y) - box.h / 2, 0))
/** Return the labels that are nearer to another city than to their own. */
const misplacedLabels = (labels: Iterable<Label>): Label[] => [...labels].filter(({ id, box }) => CITIES.reduce((best, c) => (distanceToBox(box, c) < distanceToBox(box, best) ? c : best)).id !== id)
const spaces = DRAWN.flatMap((d) => d.spaces)
const dots: Box[] = CITIES.map((c) => ({ x: c.x, y: c.y, w: 2 * DOT, h: 2 * DOT, angle: 0 }))
/** Return those of `boxes` that overlap `box`. (An `expect` for each of a million pairs would take longer than placing the names.) */
const overlapping = (box: Box, boxes: Iterable<Box>): Box[] => [...boxes].filter((each) => overlap(box, each))

describe.each(LANGUAGES)('names in %s', (language) => {
  const names = namesIn(language)
  it.each(SCALES)('overlap nothing at scale %f', (scale) => {
    const labels = [...placedIn(language, scale).values()]
    for (const l of labels) {
      const others = labels.filter((other) => other.id !== l.id)
      expect(overlapping(l.box, [...spaces, ...dots, ...STATIONS.values()]), l.id).toEqual([])
      expect(others.filter((other) => overlap(l.box, other.box)).map((other) => other.id), l.id).toEqual([])
      expect(others.filter((other) => l.leader && overlap(l.leader, other.box)).map((other) => other.id), l.id).toEqual([])
      expect(l.box.x - l.box.w / 2).toBeGreaterThan(10)
      expect(l.box.x + l.box.w / 2).toBeLessThan(WIDTH - 10)
      expect(l.box.y - l.box.h / 2).toBeGreaterThan(10)
      expect(l.box.y + l.box.h / 2).toBeLessThan(HEIGHT - 10)
    }
  })
  it('have boxes as large as their letters', () => {
    const size = sizeAt(1)
    const byId = new Map(names.map((n) => [n.id, n]))
    for (const l of placedIn(language, 1).values()) {
      const n = byId.get(l.id)!
      expect(l.box.w).toBeGreaterThanOrEqual(breadth(n.board, 'board') * size.board - 0.01)
      if (l.local) expect(l.box.w).toBeGreaterThanOrEqual(breadth(n.local!, 'local') * size.local - 0.01)
      expect(l.box.h).toBeGreaterThanOrEqual(size.board + (l.local ? size.local : 0))
    }
  })
  it('are all written, with the local ones, where the screen has a pixel for a unit', () => {
    const labels = placedIn(language, 1)
    expect(names.filter((n) => !labels.has(n.id)).map((n) => n.id)).toEqual([])
    expect(names.filter((n) => n.local && !labels.get(n.id)!.local).map((n) => n.id)).toEqual([])
  })
})

describe('city names', () => {
  it.each(SCALES.filter((scale) => scale >= 0.5))('in the board’s spelling are all written at scale %f, as on a laptop’s screen', (scale) => {
    for (const language of LANGUAGES) {
      const labels = placedIn(language, scale)
      expect(ALL.filter((n) => !labels.has(n.id)).map((n) => n.id), language).toEqual([])
    }
  })
  it.each(LANGUAGES)('in the reader’s language (%s) are written on a small laptop, or the printed ones where there is no room', (language) => {
    const localNames = namesIn(language).map(({ id, board, local }) => ({ id, board: local ?? board, local: null }))
    const shown = fitted(localNames, sizeAt(0.5))
    expect(shown.size).toBe(47)
    const most = language === 'sr-Cyrl' ? 3 : 1 // Cyrillic letters are broader
    expect(localNames.filter((n) => shown.get(n.id)!.board !== n.board).length, 'have no room').toBeLessThanOrEqual(most)
  })
  it.each(LANGUAGES)('in %s keep out of the way of the buttons over the map, and are all written on a laptop', (language) => {
    const scale = 0.55
    const px = (x: number, y: number, w: number, h: number): Box => ({ x: (x + w / 2) / scale, y: (y + h / 2) / scale, w: w / scale, h: h / scale, angle: 0 })
    const over = [px(8, 8, 210, 40), px(224, 8, 140, 40), px(WIDTH * scale - 52, 8, 44, 140)]
    const labels = place(namesIn(language), sizeAt(scale), over)
    for (const l of labels.values()) expect(overlapping(l.box, over), l.id).toEqual([])
    expect(ALL.filter((n) => !labels.has(n.id)).map((n) => n.id)).toEqual([])
  })
  it.each(SCALES)('stand nearest to their own city at scale %f, or a line leads to it', (scale) => {
    for (const language of LANGUAGES) expect(misplacedLabels(placedIn(language, scale).values()).filter((l) => !l.leader), language).toEqual([])
  })
  it.each(PHONES)('stand nearest to their own city even without a leader at scale %f, as on a phone', (scale) => {
    for (const language of LANGUAGES) {
      const localNames = namesIn(language).map(({ id, board, local }) => ({ id, board: local ?? board, local: null }))
      const labels = [...placedIn(language, scale).values(), ...[...fitted(localNames, sizeAt(scale)).values()].map(({ label }) => label)]
      expect(labels.length).toBeGreaterThan(scale < 0.3 ? 40 : 70)
      expect(misplacedLabels(labels).map(({ id }) => id), language).toEqual([])
    }
  })
  it.each([0.5, 0.55])('stand nearest to their own city on a laptop, at scale %f', (scale) => {
    for (const language of LANGUAGES) expect(misplacedLabels(placedIn(language, scale).values()).map(({ id }) => id), language).toEqual([])
  })
  it.each([0.36, 0.55, 0.65])('away from their city have a leader that begins at their letters, at scale %f', (scale) => {
    for (const language of LANGUAGES) {
      const namesById = new Map(namesIn(language).map((n) => [n.id, n]))
      for (const { id, box, anchor, local, leader } of placedIn(language, scale).values()) {
        if (!leader) continue
        const turn = (leader.angle * Math.PI) / 180
        const end = { x: leader.x + (Math.cos(turn) * leader.w) / 2, y: leader.y + (Math.sin(turn) * leader.w) / 2 }
        const letters = lettersIn(box, anchor, { board: namesById.get(id)!.board, local: local ? namesById.get(id)!.local : null }, sizeAt(scale))
        expect(Math.min(...letters.map((line) => distanceToBox(line, end))), `${language} ${id}`).toBeLessThan(2)
      }
    }
  })
  it('are never smaller than 12 px', () => {
    for (let scale = 0.15; scale < 4; scale += 0.01) {
      expect(sizeAt(scale).board * scale).toBeGreaterThanOrEqual(12)
      expect(sizeAt(scale).local * scale).toBeGreaterThanOrEqual(12)
    }
  })
  it('away from their city have a leader that crosses no foreign route', () => {
    const labels: Label[] = [...placedIn('en', 0.65).values()].filter((l) => l.leader)
    expect(labels.length).toBeGreaterThan(0)
    for (const l of labels)
      for (const d of DRAWN) if (d.route.a !== l.id && d.route.b !== l.id) expect(overlapping(l.leader!, d.spaces), `${l.id} ${d.route.id}`).toEqual([])
  })
})

describe('stations', () => {
  it('are precomputed in stations.ts', () => {
    for (const city of CITIES) {
      const [computed, box] = [stationPlace(city), STATIONS.get(city.id)]
      expect([box?.x, box?.y], city.id).toEqual([expect.closeTo(computed.x, 1), expect.closeTo(computed.y, 1)])
    }
  })
  it('stand beside their city, on no route, no city and no other station', () => {
    for (const [id, box] of STATIONS) {
      const c = CITIES.find((other) => other.id === id)!
      expect(Math.hypot(box.x - c.x, box.y - c.y), id).toBeLessThan(45)
      expect(overlapping(box, [...dots, ...spaces]), id).toEqual([])
      for (const [other, place] of STATIONS) if (other < id) expect(overlap(box, place)).toBe(false)
    }
  })
})
