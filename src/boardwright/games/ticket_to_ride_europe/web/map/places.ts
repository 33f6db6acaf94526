/** What a city, a route and a ticket of the map are; board.ts has them all. */
import type { Colour } from '../symbols'

/** A city: its id, its name in the board's spelling, and where it lies on the canvas. */
export interface City {
  id: string
  board: string
  x: number
  y: number
}

/** A route. `ferry`: how many of its spaces ask for a locomotive; `twin`: the other track of a double route. */
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
