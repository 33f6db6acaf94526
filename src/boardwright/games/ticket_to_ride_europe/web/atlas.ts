/** What the board's parts know of the map: names of places, facts of routes. */
import type { BoardWords } from '@shell/board/board'
import { CITIES, ROUTES, TICKETS } from './map/board'
import { sideOf } from './map/geometry'
import type { Route } from './map/places'
import { id } from '@shell/words/text'
import type { Entry } from './search'

/** The name that is used everywhere, and the one of the reader's language, which may stand beside it; the same where it may not. */
export interface City { board: string; local: string }

export { CITIES, ROUTES, TICKETS, type Route }

/** The scoring table of the rulebook: what a route of a length is worth. */
export const WORTH: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21 }

const cities = new Map(CITIES.map((city) => [city.id, city]))
const routes = new Map(ROUTES.map((route) => [route.id, route]))

export const routeOf = (route: string): Route => routes.get(route)!

/** A city as it stands on the printed board. */
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

/** What a route is, in words: its length and colour, its points where they are asked for, which of two tracks it is. */
export function factsIn(words: BoardWords, route: string, points?: number): string {
  const { length, colour } = routeOf(route)
  const facts = points === undefined ? words.t('board-route-facts-short', { length, colour }) : words.t('board-route-facts', { length, colour, points })
  const side = sideOf(route)
  return side ? `${facts}, ${words.t(`track-${side}`)}` : facts
}

/** What a free route costs, in words. */
export function priceIn(words: BoardWords, route: string): string {
  const { length, colour, ferry, tunnel } = routeOf(route)
  return words.t('board-route-price', { length, colour, ferry, tunnel: Number(tunnel) })
}

/** Whatever is shown, a place is found by what stands on the printed board, too. */
export function entriesIn(words: BoardWords): Entry[] {
  const city = CITIES.map(({ id, board }): Entry => ({ kind: 'city', id, names: [...Object.values(cityIn(words)(id)), board] }))
  const route = ROUTES.map(({ id, a, b }): Entry => ({ kind: 'route', id, names: [...Object.values(routeIn(words)(id)), `${printed(a)} – ${printed(b)}`] }))
  return [...city, ...route]
}

/** The two cities of a route or a ticket. */
export const endsOf = ({ a, b }: { a: string; b: string }): string[] => [a, b]

/** The routes that end in a city. */
export const routesAt = (city: string): Route[] => ROUTES.filter(({ a, b }) => a === city || b === city)
