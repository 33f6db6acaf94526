// Pins at the ends of tickets on the map have the numbers of the ticket list.
import { expect, it } from 'vitest'
import { numbersOf, pinsOf } from './pins'
import type { Ticket, TicketState } from './types'

const ticket = (a: string, b: string, points: number, state: TicketState): Ticket => ({ ticket: `${a}-${b}`, a, b, points, long: false, state })
const HAND = [ticket('roma', 'wien', 5, 'made'), ticket('brest', 'roma', 8, 'possible'), ticket('kyiv', 'sochi', 8, 'impossible'), ticket('paris', 'wien', 11, 'possible')]

it('a pin has the numbers of all tickets of its city, and is open while one of them is', () => {
  const pins = pinsOf(HAND)
  expect(pins).toContainEqual({ city: 'wien', text: '1·4', state: 'possible' })
  expect(pins).toContainEqual({ city: 'roma', text: '1·2', state: 'possible' })
  expect(pins).toContainEqual({ city: 'kyiv', text: '3', state: 'impossible' })
  expect(pins).toHaveLength(6)
})
it('a ticket keeps its number in every state', () => {
  const madeTickets = HAND.map((each) => ({ ...each, state: 'made' as const }))
  expect(pinsOf(madeTickets).map(({ city, text }) => [city, text])).toEqual(pinsOf(HAND).map(({ city, text }) => [city, text]))
})
it('kept tickets of an offer are numbered after the held ones', () => {
  expect(numbersOf(HAND, new Set([2, 0]), 0)).toEqual([1, null, 2, null])
  expect(numbersOf(HAND.slice(1), new Set([1]), 2)).toEqual([null, 3, null])
})
