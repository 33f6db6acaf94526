/** Steps of the final scoring: routes, tickets one by one, stations, the European Express, a tie, the table. */
import type { Final } from './types'
import { cheapestPath, type Track } from './ticket_path'

export interface Lit {
  routes: { route: string; seat: number; kind: 'borrowed' | 'trail' | 'own' }[]
  cities: string[]
  /** Kept after the last step, without dimming the rest. */
  rest?: true
}
export const COLUMNS = ['routes', 'tickets', 'stations', 'express'] as const
export type Column = (typeof COLUMNS)[number]
export type Points = Record<Column, number | null>

export interface Step {
  kind: 'routes' | 'ticket' | 'stations' | 'express' | 'tie' | 'table'
  /** Seat being counted; null: all seats. */
  seat: number | null
  ticket?: string
  made?: boolean
  borrowed?: string[]
  /** Gain of this step. */
  points: number
  lit: Lit
  pulse: string[]
  /** Points counted so far by seat; null: not counted yet. */
  counted: Points[]
  ms: number
}

export interface Board { routes: readonly Track[]; tickets: readonly { id: string; a: string; b: string }[]; owners: Record<string, number> }

const LEG = 240 // ms per route when a trail is drawn
const NONE: Lit = { routes: [], cities: [] }

export function steps(final: readonly Final[], board: Board): Step[] {
  const list: Step[] = []
  const counted: Points[] = final.map(() => ({ routes: null, tickets: null, stations: null, express: null }))
  const add = (step: Omit<Step, 'counted' | 'lit' | 'pulse'> & Partial<Step>): void => {
    list.push({ lit: NONE, pulse: [], ...step, counted: counted.map((points) => ({ ...points })) })
  }

  final.forEach((each, seat) => (counted[seat]!.routes = each.routes.points))
  add({ kind: 'routes', seat: null, points: 0, ms: 1600 })
  final.forEach((each, seat) => {
    counted[seat]!.tickets = 0
    const all = [...each.tickets.made.map((t) => ({ ...t, made: true })), ...each.tickets.missed.map((t) => ({ ...t, borrowed: [] as string[], made: false }))]
    for (const { ticket, points, borrowed, made } of all) {
      const gain = made ? points : -Math.abs(points)
      counted[seat]!.tickets! += gain
      const ends = board.tickets.find((t) => t.id === ticket)
      const pulse = ends ? [ends.a, ends.b] : []
      const track = made && ends ? path(board, ends.a, ends.b, seat, borrowed) : []
      const lit: Lit = { routes: track.map((route) => ({ route, seat, kind: borrowed.includes(route) ? 'borrowed' : 'own' })), cities: pulse }
      add({ kind: 'ticket', seat, ticket, made, borrowed, points: gain, lit, pulse, ms: 1700 })
    }
  })
  final.forEach((each, seat) => (counted[seat]!.stations = each.stations.points))
  add({ kind: 'stations', seat: null, points: 0, lit: lent(final), ms: 2400 })
  express(final, counted, add)
  if (tied(final).length) add({ kind: 'tie', seat: null, points: 0, ms: 3000 })
  add({ kind: 'table', seat: null, points: 0, lit: longest(final), ms: 0 })
  return list
}

/** Returns the longest trail, which stays on the map; if several are equally long, one of them. */
function longest(final: readonly Final[]): Lit {
  const seat = final.findIndex(({ express }) => express.points > 0)
  return { routes: (final[seat]?.express.trail ?? []).map((route) => ({ route, seat, kind: 'trail' })), cities: [], rest: true }
}

/** Returns every station built and the route it borrows. */
function lent(final: readonly Final[]): Lit {
  const built = final.flatMap((each, seat) => each.stations.built.map((station) => ({ ...station, seat })))
  return { routes: built.flatMap(({ borrowed, seat }) => (borrowed ? [{ route: borrowed, seat, kind: 'borrowed' as const }] : [])), cities: built.map(({ city }) => city) }
}

type Add = (step: Omit<Step, 'counted' | 'lit' | 'pulse'> & Partial<Step>) => void

/** Adds the longest trails, drawn route by route. */
function express(final: readonly Final[], counted: Points[], add: Add): void {
  final.forEach(({ express: { points, trail } }, seat) => {
    counted[seat]!.express = points
    if (!points) return
    const lit: Lit = { routes: trail.map((route) => ({ route, seat, kind: 'trail' })), cities: [] }
    add({ kind: 'express', seat, points, lit, ms: 2400 + trail.length * LEG })
  })
}

export const total = (points: Points): number => COLUMNS.reduce((sum, column) => sum + (points[column] ?? 0), 0)
const totalOf = (each: Final): number => each.routes.points + each.tickets.points + each.stations.points + each.express.points

/** Returns the seats that are tied. */
export function tied(final: readonly Final[]): number[] {
  const sums = final.map(totalOf)
  return sums.flatMap((sum, seat) => (sums.some((other, i) => i !== seat && other === sum) ? [seat] : []))
}

/** Returns the path with the fewest spaces between two cities over own and borrowed routes. */
export const path = (board: Board, from: string, to: string, seat: number, borrowed: readonly string[]): string[] =>
  cheapestPath(board.routes, from, to, ({ id, length }) => (board.owners[id] === seat || borrowed.includes(id) ? length : Infinity))?.routes ?? []
