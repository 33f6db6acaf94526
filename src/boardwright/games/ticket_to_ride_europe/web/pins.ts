/** Plates on the map at the ends of tickets, with the numbers of the tickets and their state. */
import { DOT } from './map/geometry'
import type { Ticket, TicketState } from './types'

export interface Pin {
  city: string
  /** Numbers of the tickets in the list, from 1. */
  text: string
  state: TicketState
}

/** Height of a plate; `pixel`: size of a screen pixel in map units. */
export const pinHeight = (pixel: number): number => Math.max(2 * DOT + 9, 1.32 * letterHeight(pixel))
/** Font size on a plate. */
export const letterHeight = (pixel: number): number => Math.max(16, 12.2 * pixel)

const RANK: Record<TicketState, number> = { possible: 0, made: 1, impossible: 2 }

/**
 * Returns the number that each ticket on offer gets if the picked ones are kept, after those held; null: not kept. The server appends them
 * in order.
 */
export function numbersOf(offered: readonly unknown[], picked: ReadonlySet<number>, held: number): (number | null)[] {
  let last = held
  return offered.map((_, i) => (picked.has(i) ? ++last : null))
}

/** Returns the plates of tickets. A city with an open ticket counts as open. */
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
