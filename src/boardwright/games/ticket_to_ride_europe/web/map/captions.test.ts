// The caption of a route or city lies near it and does not cover its neighbours.
import { expect, it } from 'vitest'
import { CITIES, HEIGHT, ROUTES, WIDTH } from './board'
import { captionFor, distance, neighbours } from './captions'
import { city, drawn, overlap } from './geometry'
import { sample } from '../../../../../../web/test/sample'

const PIXEL = WIDTH / 850 // the map on a laptop
const SIZE = { w: 250 * PIXEL, h: 66 * PIXEL }
const WHOLE = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT }

it('the caption of every route and city lies near it, and covers neither it nor its neighbours', () => {
  const subjects = sample([...ROUTES.map(({ id }) => ({ route: id })), ...CITIES.map(({ id }) => ({ city: id }))], 2)
  const captionDistances = subjects.map((subject) => {
    const box = captionFor(subject, SIZE, WHOLE)
    expect(neighbours(subject).filter((other) => overlap(other, box)), JSON.stringify(subject)).toEqual([])
    expect(box.x - box.w / 2).toBeGreaterThanOrEqual(0)
    expect(box.y + box.h / 2).toBeLessThanOrEqual(HEIGHT)
    return { subject, px: distance('route' in subject ? drawn.get(subject.route)!.spaces : [city.get(subject.city)!], box) / PIXEL }
  })
  captionDistances.sort((a, b) => b.px - a.px)
  expect(captionDistances[captionDistances.length >> 1]!.px).toBeLessThan(60)
  expect(captionDistances[0]!.px).toBeLessThan(130)
})
it('a caption stays inside a small window, even where it has to cover something', () => {
  const box = captionFor({ route: 'berlin-wien' }, SIZE, { left: 700, top: 300, right: 700 + SIZE.w + 20, bottom: 300 + SIZE.h + 20 })
  expect([box.x - box.w / 2 >= 700, box.y - box.h / 2 >= 300]).toEqual([true, true])
})
