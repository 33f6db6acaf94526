// Tags stand clear of one another and of the ends of tickets, whichever tickets somebody has to choose from.
import { expect, it } from 'vitest'
import { CITIES, TICKETS } from './board'
import { overlap } from './geometry'
import { sizeAt } from './labels'
import { tagsOf } from './tags'
import { pinHeight } from '../pins'

const PHONE = 0.36 // pixels of a phone to a unit of the canvas

it.each([...Array(40).keys()])('tickets from number %i on', (first) => {
  const tickets = [0, 11, 23, 34].map((step) => TICKETS[(first + step) % TICKETS.length]!)
  const ends = [...new Set(tickets.flatMap(({ a, b }) => [a, b]))]
  const names = CITIES.filter(({ id }) => ends.includes(id)).map(({ id, board }) => ({ id, board, local: null }))
  const tags = tagsOf(names, sizeAt(PHONE), new Set(ends), [], 1 / PHONE)
  const plates = CITIES.filter(({ id }) => ends.includes(id)).map(({ id, x, y }) => ({ id, box: { x, y, w: pinHeight(1 / PHONE), h: pinHeight(1 / PHONE), angle: 0 } }))
  for (const [i, { id, box }] of tags.entries()) {
    expect(tags.slice(i + 1).filter((other) => overlap(box, other.box)).map((other) => `${other.id} on ${id}`)).toEqual([])
    expect(plates.filter((plate) => overlap(box, plate.box)).map((plate) => `${id} on the plate of ${plate.id}`)).toEqual([])
  }
})
