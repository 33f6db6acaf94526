// The ends of tickets on the map carry the numbers of the list.
import { expect, it } from 'vitest'
import { listed, pinsOf } from './pins'
import type { Ticket, TicketState } from './types'

const ticket = (a: string, b: string, points: number, state: TicketState): Ticket => ({ ticket: `${a}-${b}`, a, b, points, long: false, state })
const HAND = [ticket('roma', 'wien', 5, 'made'), ticket('brest', 'roma', 8, 'possible'), ticket('kyiv', 'sochi', 8, 'impossible'), ticket('paris', 'wien', 11, 'possible')]

it('what is still open comes first in the list, then what is worth more', () => {
  expect(listed(HAND).map((each) => each.ticket)).toEqual(['paris-wien', 'brest-roma', 'roma-wien', 'kyiv-sochi'])
})
it('a city names all tickets that end there, and is open as long as one of them is', () => {
  const pins = pinsOf(listed(HAND), () => true)
  expect(pins).toContainEqual({ city: 'wien', text: '1·3', state: 'possible' })
  expect(pins).toContainEqual({ city: 'roma', text: '2·3', state: 'possible' })
  expect(pins).toContainEqual({ city: 'kyiv', text: '4', state: 'impossible' })
  expect(pins).toHaveLength(6)
})
it('what is not shown keeps its number', () => {
  expect(pinsOf(listed(HAND), (i) => i === 2)).toEqual([{ city: 'roma', text: '3', state: 'made' }, { city: 'wien', text: '3', state: 'made' }])
})
