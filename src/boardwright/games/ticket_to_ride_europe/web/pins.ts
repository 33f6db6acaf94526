/** The ends of tickets on the map: each says which tickets of the list end there, and what has become of them. */
import { DOT } from './map/geometry'
import type { Ticket, TicketState } from './types'

export interface Pin {
  city: string
  /** The tickets' numbers in the list, from 1. */
  text: string
  state: TicketState
}

/** How high the plate of a ticket's end is; `pixel`: one of the screen, in units of the canvas. */
export const pinHeight = (pixel: number): number => Math.max(2 * DOT + 9, 1.32 * letterHeight(pixel))
/** How high the letters on it are. */
export const letterHeight = (pixel: number): number => Math.max(16, 12.2 * pixel)

const RANK: Record<TicketState, number> = { possible: 0, made: 1, impossible: 2 }

/** The number that each ticket on offer gets when these are kept, after those that are held; null: it is not kept. The server adds them in their order. */
export function numbersOf(offered: readonly unknown[], picked: ReadonlySet<number>, held: number): (number | null)[] {
  let last = held
  return offered.map((_, i) => (picked.has(i) ? ++last : null))
}

/** Where the tickets of a list end. A city at which a ticket is still open counts as open. */
export function pinsOf(tickets: readonly Ticket[]): Pin[] {
  const ends = new Map<string, { numbers: number[]; state: TicketState }>()
  tickets.forEach(({ a, b, state }, i) => {
    for (const city of [a, b]) {
      const pin = ends.get(city) ?? { numbers: [], state }
      ends.set(city, { numbers: [...pin.numbers, i + 1], state: RANK[state] < RANK[pin.state] ? state : pin.state })
    }
  })
  return [...ends].map(([city, { numbers, state }]) => ({ city, text: numbers.join('·'), state }))
}
