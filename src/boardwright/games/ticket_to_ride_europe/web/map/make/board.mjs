/** board.ts from data/board.toml and layout.json: what the map draws, as plain tables. */

/** The tables { key = value, ... } that stand in one section of board.toml, one a line. */
export function rows(toml, section) {
  const part = toml.slice(toml.indexOf(`[${section}]`)).split(/\n\[/)[0]
  return [...part.matchAll(/^ {2}\{ (.*) \},$/gm)].map(([, inner]) =>
    Object.fromEntries([...inner.matchAll(/(\w+) = ("[^"]*"|[\w.]+)/g)].map(([, key, value]) => [key, JSON.parse(value)])),
  )
}

export function boardSource(toml, layout) {
  const place = new Map(layout.cities.map((c) => [c.id, c]))
  const cities = rows(toml, 'cities').map(({ id, board }) => ({ id, board, x: place.get(id).x, y: place.get(id).y }))
  const list = rows(toml, 'routes')
  const routes = list.map((r) => {
    const twin = list.find((other) => other.id !== r.id && other.a === r.a && other.b === r.b)
    return { id: r.id, a: r.a, b: r.b, length: r.length, colour: r.colour, tunnel: r.tunnel ?? false, ferry: r.ferry ?? 0, twin: twin?.id ?? null }
  })
  const tickets = rows(toml, 'tickets').map((t) => ({ id: t.id, a: t.a, b: t.b, points: t.points, long: t.long ?? false }))
  const table = (rows) => '[\n' + rows.map((row) => `  ${literal(row)},\n`).join('') + ']'
  return `// Made by make/make.mjs from data/board.toml and layout.json: change those, then run make/make.mjs.
import type { City, Route, Ticket } from './places'

export const WIDTH = ${layout.width}
export const HEIGHT = ${layout.height}

/** Routes that are no straight line: the two control points of a cubic curve, x and y. */
export const CURVES: Readonly<Record<string, readonly [number, number, number, number]>> = ${literal(
    Object.fromEntries(Object.entries(layout.curves).map(([id, c]) => [id, c.points])),
  )}

export const CITIES: readonly City[] = ${table(cities)}

export const ROUTES: readonly Route[] = ${table(routes)}

export const TICKETS: readonly Ticket[] = ${table(tickets)}
`
}

function literal(value) {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (value === null || typeof value !== 'object') return typeof value === 'string' ? `'${value}'` : String(value)
  return `{ ${Object.entries(value).map(([k, v]) => `${/^\w+$/.test(k) ? k : `'${k}'`}: ${literal(v)}`).join(', ')} }`
}
