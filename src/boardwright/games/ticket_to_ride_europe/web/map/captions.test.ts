// The text about what is pointed at lies beside it and covers nothing that one compares it with.
import { expect, it } from 'vitest'
import { CITIES, HEIGHT, ROUTES, WIDTH } from './board'
import { captionFor, distance, neighbours } from './captions'
import { city, drawn, overlap } from './geometry'
import { sample } from '../../../../../../web/test/sample'

const PIXEL = WIDTH / 850 // the map on a laptop
const SIZE = { w: 250 * PIXEL, h: 66 * PIXEL }
const WHOLE = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT }

it('of every route and city it lies free of it and its neighbours, and near', () => {
  const all = sample([...ROUTES.map(({ id }) => ({ route: id })), ...CITIES.map(({ id }) => ({ city: id }))], 2)
  const far = all.map((about) => {
    const box = captionFor(about, SIZE, WHOLE)
    expect(neighbours(about).filter((other) => overlap(other, box)), JSON.stringify(about)).toEqual([])
    expect(box.x - box.w / 2).toBeGreaterThanOrEqual(0)
    expect(box.y + box.h / 2).toBeLessThanOrEqual(HEIGHT)
    return { about, px: distance('route' in about ? drawn.get(about.route)!.spaces : [city.get(about.city)!], box) / PIXEL }
  })
  far.sort((a, b) => b.px - a.px)
  expect(far[far.length >> 1]!.px).toBeLessThan(60)
  expect(far[0]!.px).toBeLessThan(130)
})
it('stays in a small window, if it has to cover something there', () => {
  const box = captionFor({ route: 'berlin-wien' }, SIZE, { left: 700, top: 300, right: 700 + SIZE.w + 20, bottom: 300 + SIZE.h + 20 })
  expect([box.x - box.w / 2 >= 700, box.y - box.h / 2 >= 300]).toEqual([true, true])
})
