/** What the board's parts know of the map: names of places, facts of routes. */
import type { BoardWords } from '@shell/lib/board'
import { CITIES, ROUTES, TICKETS } from './map/board'
import type { Route } from './map/places'
import { id } from './text'
import type { Entry } from './search'

/** A name as the board has it, and as the reader's language has it. */
export interface City { board: string; local: string }

export { CITIES, ROUTES, TICKETS, type Route }

/** The scoring table of the rulebook: what a route of a length is worth. */
export const WORTH: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21 }

const cities = new Map(CITIES.map((city) => [city.id, city]))
const routes = new Map(ROUTES.map((route) => [route.id, route]))

export const routeOf = (route: string): Route => routes.get(route)!

export const cityIn = (words: BoardWords) => (city: string): City => {
  const board = cities.get(city)?.board ?? city
  const message = id('city', city)
  const local = words.t(message)
  return { board, local: local === message ? board : local }
}

export const routeIn = (words: BoardWords) => (route: string): City => {
  const { a, b } = routeOf(route)
  const [from, to] = [cityIn(words)(a), cityIn(words)(b)]
  return { board: `${from.board} – ${to.board}`, local: `${from.local} – ${to.local}` }
}

export function entriesIn(words: BoardWords): Entry[] {
  const city = CITIES.map(({ id }): Entry => ({ kind: 'city', id, names: Object.values(cityIn(words)(id)) }))
  const route = ROUTES.map(({ id }): Entry => ({ kind: 'route', id, names: Object.values(routeIn(words)(id)) }))
  return [...city, ...route]
}

/** The two cities of a route or a ticket. */
export const endsOf = ({ a, b }: { a: string; b: string }): string[] => [a, b]

/** The routes that end in a city. */
export const routesAt = (city: string): Route[] => ROUTES.filter(({ a, b }) => a === city || b === city)
