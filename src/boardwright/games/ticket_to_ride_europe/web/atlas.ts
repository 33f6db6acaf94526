/** Names of places and facts about routes, as text. */
import type { BoardWords } from '@shell/board/board'
import { CITIES, ROUTES } from './map/board'
import { sideOf } from './map/geometry'
import type { Route } from './map/places'
import { TICKETS } from './map/tickets'
import { id } from '@shell/words/text'
import type { Entry } from './search'

/** Name of a city: in the board's spelling, and in the reader's language if that may be shown beside it; otherwise both are the same. */
export interface City { board: string; local: string }

export { CITIES, ROUTES, TICKETS, type Route }

/** Points of a route by length, from the rulebook. */
export const WORTH: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21 }

const cities = new Map(CITIES.map((city) => [city.id, city]))
const routes = new Map(ROUTES.map((route) => [route.id, route]))

export const routeOf = (route: string): Route => routes.get(route)!

/** Returns a city's name as printed on the board. */
const printed = (city: string): string => cities.get(city)?.board ?? city

export const cityIn = (words: BoardWords) => (city: string): City => {
  const message = id('city', city)
  const said = words.t(message)
  const board = said === message ? printed(city) : said
  return { board, local: words.local?.(message) ?? board }
}

export const routeIn = (words: BoardWords) => (route: string): City => {
  const { a, b } = routeOf(route)
  const [from, to] = [cityIn(words)(a), cityIn(words)(b)]
  return { board: `${from.board} – ${to.board}`, local: `${from.local} – ${to.local}` }
}

/** Describes a route: length, colour, points if given, and which of two tracks it is. */
export function factsIn(words: BoardWords, route: string, points?: number): string {
  const { length, colour } = routeOf(route)
  const facts = points === undefined ? words.t('board-route-facts-short', { length, colour }) : words.t('board-route-facts', { length, colour, points })
  const side = sideOf(route)
  return side ? `${facts}, ${words.t(`track-${side}`)}` : facts
}

/** Describes the cost of an unclaimed route. */
export function priceIn(words: BoardWords, route: string): string {
  const { length, colour, ferry, tunnel } = routeOf(route)
  return words.t('board-route-price', { length, colour, ferry, tunnel: Number(tunnel) })
}

/** Entries of the search. The printed names are always found, too. */
export function entriesIn(words: BoardWords): Entry[] {
  const city = CITIES.map(({ id, board }): Entry => ({ kind: 'city', id, names: [...Object.values(cityIn(words)(id)), board] }))
  const route = ROUTES.map(({ id, a, b }): Entry => ({ kind: 'route', id, names: [...Object.values(routeIn(words)(id)), `${printed(a)} – ${printed(b)}`] }))
  return [...city, ...route]
}

/** Returns the two cities of a route or ticket. */
export const endsOf = ({ a, b }: { a: string; b: string }): string[] => [a, b]

/** Returns the routes that end in a city. */
export const routesAt = (city: string): Route[] => ROUTES.filter(({ a, b }) => a === city || b === city)
