/** Types of the map's cities, routes and tickets; the data is in board.ts. */
import type { Colour } from '../symbols'

/** City: id, name in the board's spelling, position on the canvas. */
export interface City {
  id: string
  board: string
  x: number
  y: number
}

/** Route. `ferry`: number of spaces that need a locomotive; `twin`: other track of a double route. */
export interface Route {
  id: string
  a: string
  b: string
  length: number
  colour: Colour | 'grey'
  tunnel: boolean
  ferry: number
  twin: string | null
}

export interface Ticket {
  id: string
  a: string
  b: string
  points: number
  long: boolean
}

/** What the map is drawn on, as paths. */
export interface Terrain {
  land: string
  lakes: string
  rivers: string
  hachures: string
  graticule: string
}
