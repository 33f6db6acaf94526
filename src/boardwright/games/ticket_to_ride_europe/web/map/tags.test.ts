// Tags do not overlap each other or the ends of tickets, for every set of tickets to choose from.
import { describe, expect, it } from 'vitest'
import { CITIES, HEIGHT } from './board'
import { TICKETS } from './tickets'
import { overlap, type Box } from './geometry'
import { sizeAt } from './labels'
import { plateAt, tagsOf } from './tags'
import { pinHeight } from '../pins'

const PHONE = 0.36 // pixels of a phone to a unit of the canvas

it.each([...Array(40).keys()])('tags of the tickets from number %i on overlap neither tags nor plates', (first) => {
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

describe('the buttons over the map of a phone', () => {
  // 390 px of the map's middle: the search at the upper left, stations at the upper right, three zoom buttons at the lower left.
  const left = 0.46 * 1600 - 195 / PHONE
  const button = (x: number, y: number, w: number, h: number): Box => ({ x: left + (x + w / 2) / PHONE, y: (y + h / 2) / PHONE, w: w / PHONE, h: h / PHONE, angle: 0 })
  const OVER = [button(6, 6, 44, 40), button(340, 6, 44, 44), button(8, HEIGHT * PHONE - 52, 140, 44)]
  const buttonsOver = (box: Box): Box[] => OVER.filter((over) => overlap(over, box))
  const size = pinHeight(1 / PHONE)
  const coveredCities = CITIES.filter(({ x, y }) => buttonsOver({ x, y, w: size, h: size, angle: 0 }).length)

  it('cover one city', () => expect(coveredCities.map(({ id }) => id)).toEqual(['petrograd']))
  it.each(CITIES.map(({ id }) => id))('leave the plate at %s visible', (id) => {
    const plate = plateAt(id, new Set([id]), OVER, 1 / PHONE)
    expect(buttonsOver(plate)).toEqual([])
    if (!coveredCities.some((city) => city.id === id)) expect(plate).toMatchObject({ x: CITIES.find((city) => city.id === id)!.x, y: CITIES.find((city) => city.id === id)!.y })
  })
  it.each(CITIES.map(({ id, board }) => [id, board]))('leave the tag of %s visible', (id, board) => {
    for (const pinned of [new Set<string>(), new Set([id])]) {
      const [tag] = tagsOf([{ id, board, local: null }], sizeAt(PHONE), pinned, [], 1 / PHONE, OVER)
      expect(buttonsOver(tag!.box)).toEqual([])
    }
  })
  it('are avoided by plates and tags where several tickets end', () => {
    for (const first of TICKETS.keys()) {
      const ends = new Set([0, 11, 23, 34].flatMap((step) => { const { a, b } = TICKETS[(first + step) % TICKETS.length]!; return [a, b] }))
      const names = CITIES.filter(({ id }) => ends.has(id)).map(({ id, board }) => ({ id, board, local: null }))
      for (const { id, box } of tagsOf(names, sizeAt(PHONE), ends, [], 1 / PHONE, OVER)) expect(buttonsOver(box), id).toEqual([])
      const plates = [...ends].map((id) => plateAt(id, ends, OVER, 1 / PHONE))
      for (const [i, plate] of plates.entries()) expect(plates.slice(i + 1).filter((other) => overlap(plate, other))).toEqual([])
    }
  })
})
