// The map's tables agree with data/board.toml, and its layout keeps the distances of the fact sheet (sections 3–5).
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CITIES, CURVES, HEIGHT, ROUTES, WIDTH } from './board'
import { FARTHER } from './farther'
import { city, DRAWN, drawn, overlap, route, sideOf, spread } from './geometry'
import layout from './layout.json'
import { TICKETS } from './tickets'

const toml = readFileSync(new URL('../../data/board.toml', import.meta.url), 'utf8')
/** Return the rows of a section by name, independently of the reader that made board.ts: one row per line. */
function section(name: string): Record<string, string | undefined>[] {
  const lines = toml.split('\n')
  const from = lines.indexOf(`[${name}]`)
  const end = lines.findIndex((line, i) => i > from && line.startsWith('['))
  return lines.slice(from, end < 0 ? undefined : end).filter((l) => l.startsWith('  {'))
    .map((l) => Object.fromEntries(l.slice(l.indexOf('{') + 1, l.lastIndexOf('}')).split(',').map((part) => part.split('=').map((s) => s.trim().replaceAll('"', '')))))
}

describe('the tables of the map', () => {
  it('hold the cities of board.toml, in its spelling and order', () =>
    expect(CITIES.map((c) => [c.id, c.board])).toEqual(section('cities').map((c) => [c.id, c.board])))
  it('hold its routes, with lengths, colours, tunnels and ferries', () =>
    expect(ROUTES.map((r) => [r.id, r.a, r.b, String(r.length), r.colour, r.tunnel, String(r.ferry)])).toEqual(
      section('routes').map((r) => [r.id, r.a, r.b, r.length, r.colour, r.tunnel === 'true', r.ferry ?? '0']),
    ))
  it('hold its tickets', () =>
    expect(TICKETS.map((t) => [t.id, t.a, t.b, String(t.points), t.long])).toEqual(section('tickets').map((t) => [t.id, t.a, t.b, t.points, t.long === 'true'])))
  it('name the twin of every track of the 11 double routes, and of no other', () => {
    const doubles = ROUTES.filter((r) => r.twin)
    expect(doubles).toHaveLength(22)
    for (const r of doubles) expect(route.get(r.twin!)).toMatchObject({ twin: r.id, a: r.a, b: r.b, length: r.length })
    expect(new Set(ROUTES.map((r) => `${r.a} ${r.b}`)).size).toBe(90)
  })
  it('name both tracks of a double route after their side on the map', () => {
    const all = readFileSync(new URL('../../words/all.ftl', import.meta.url), 'utf8')
    const namedSides = Object.fromEntries([...all.matchAll(/^route-(.+) = .*\{ track-(\w+) \}/gm)].map(([, id, side]) => [id, side]))
    expect(namedSides).toEqual(Object.fromEntries(ROUTES.filter((r) => r.twin).map((r) => [r.id, sideOf(r.id)])))
    const opposite = { upper: 'lower', lower: 'upper', left: 'right', right: 'left' }
    for (const r of ROUTES) if (r.twin) expect(sideOf(r.twin)).toBe(opposite[sideOf(r.id)!])
  })
  it('start routes where there is room beside each other', () => expect(FARTHER).toEqual(spread()))
  it('put the cities where layout.json says', () => {
    expect(CITIES.map(({ id, x, y }) => ({ id, x, y }))).toEqual(CITIES.map((c) => { const { id, x, y } = layout.cities.find((l) => l.id === c.id)!; return { id, x, y } }))
    expect(layout.cities).toHaveLength(47)
    expect([WIDTH, HEIGHT]).toEqual([layout.width, layout.height])
    expect(layout.source && layout.confidence).toBeTruthy()
  })
})

describe('the layout (section 5)', () => {
  const pairs = [...new Map(ROUTES.map((r) => [`${r.a} ${r.b}`, r])).values()]
  const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y)
  it('keeps cities apart', () => {
    for (const a of CITIES) for (const b of CITIES) if (a.id < b.id) expect(distance(a, b), `${a.id} ${b.id}`).toBeGreaterThanOrEqual(83)
  })
  it('makes every space much longer than it is wide, as a wagon is', () => {
    for (const d of DRAWN) for (const s of d.spaces) expect(s.w, d.route.id).toBeGreaterThan(1.6 * s.h)
  })
  it('keeps routes from crossing or touching, even at a shared city', () => {
    for (const a of DRAWN)
      for (const b of DRAWN)
        if (a.route.id < b.route.id) for (const s of a.spaces) for (const t of b.spaces) expect(overlap(s, t), `${a.route.id} ${b.route.id}`).toBe(false)
    expect(pairs).toHaveLength(90)
  })
  it('keeps every city clear of foreign routes', () => {
    for (const d of DRAWN)
      for (const c of CITIES)
        if (c.id !== d.route.a && c.id !== d.route.b) for (const s of d.spaces) expect(overlap(s, { x: c.x, y: c.y, w: 30, h: 30, angle: 0 }), `${c.id} ${d.route.id}`).toBe(false)
  })
  it('draws Palermo–Smyrna as a curve south of Athína, on the canvas', () => {
    expect(Object.keys(CURVES)).toEqual(['palermo-smyrna'])
    const athina = city.get('athina')!
    const spaces = drawn.get('palermo-smyrna')!.spaces
    for (const s of spaces) expect(distance(s, athina)).toBeGreaterThan(60)
    expect(Math.max(...spaces.map((s) => s.y))).toBeGreaterThan(athina.y + 40)
    for (const s of spaces) expect(s.y + s.h).toBeLessThan(HEIGHT - 20)
  })
  it('puts as many locomotives on a route as its ferry asks for', () => {
    for (const d of DRAWN) expect(d.locomotives.size, d.route.id).toBe(d.route.ferry)
    expect(DRAWN.reduce((sum, d) => sum + d.locomotives.size, 0)).toBe(17 + 0)
  })
  it('keeps the touch areas of twin tracks on their own sides of the middle line', () => {
    for (const d of DRAWN) {
      if (!d.route.twin) continue
      const twin = drawn.get(d.route.twin)!
      const numbersOf = (path: string): number[] => path.match(/-?[\d.]+/g)!.map(Number)
      const [x, y, u, v] = [...numbersOf(d.hit).slice(0, 2), ...numbersOf(twin.hit).slice(0, 2)] as [number, number, number, number]
      expect(Math.hypot(x - u, y - v), d.route.id).toBeCloseTo(d.band, 0)
    }
  })
})
