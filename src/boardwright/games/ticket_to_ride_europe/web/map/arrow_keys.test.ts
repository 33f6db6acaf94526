import { describe, expect, it } from 'vitest'
import { orderTrail } from './trail'
import { unreachableKeys, nextSpot } from '@shell/board/arrow_keys'

describe('walking with the arrows', () => {
  const spots = [{ key: 'a', x: 0, y: 0 }, { key: 'b', x: 100, y: 10 }, { key: 'c', x: 40, y: 90 }, { key: 'd', x: -50, y: 260 }]
  it('goes to what lies ahead, rather than to what is near but aside', () => {
    expect(nextSpot(spots, 'a', 'ArrowRight')?.key).toBe('b')
    expect(nextSpot(spots, 'a', 'ArrowDown')?.key).toBe('c')
    expect(nextSpot(spots, 'c', 'ArrowLeft')?.key).toBe('a')
    expect(nextSpot(spots, 'b', 'ArrowRight')).toBeNull()
  })
  it('goes to the first and the last, and nowhere with other keys', () => {
    expect(nextSpot(spots, 'c', 'Home')?.key).toBe('a')
    expect(nextSpot(spots, 'c', 'End')?.key).toBe('d')
    expect(nextSpot(spots, 'c', 'x')).toBeNull()
    expect(nextSpot(spots, 'gone', 'ArrowUp')).toBeNull()
  })
})

it('what no arrow leads to is told, so that it can be reached otherwise', () => {
  const at = (key: string, x: number, y: number) => ({ key, x, y })
  const spots = [at('a', 70, 30), at('b', 90, 40), at('c', 100, 40), at('d', 30, 30), at('e', 30, 110), at('f', 50, 40), at('g', 80, 80)]
  expect([...unreachableKeys(spots)]).toEqual(['f'])
  expect(unreachableKeys(spots.filter(({ key }) => key !== 'a')).size + unreachableKeys([]).size).toBe(0)
})

describe('the ride along the Express', () => {
  it('turns every route so that one begins where the last ended', () =>
    expect(orderTrail(['brest-paris', 'frankfurt-paris-1', 'berlin-frankfurt-1', 'berlin-wien'])).toEqual([
      { route: 'brest-paris', back: false },
      { route: 'frankfurt-paris-1', back: true },
      { route: 'berlin-frankfurt-1', back: true },
      { route: 'berlin-wien', back: false },
    ]))
  it('may begin backwards', () => expect(orderTrail(['brest-paris', 'brest-dieppe']).map((l) => l.back)).toEqual([true, false]))
  it('may come through a city again', () => // a round: Paris, Dieppe, Bruxelles, Paris, Brest
    expect(orderTrail(['dieppe-paris', 'bruxelles-dieppe', 'bruxelles-paris-1', 'brest-paris']).map((l) => l.back)).toEqual([true, true, false, true]))
  it('is nothing without routes', () => expect(orderTrail([])).toEqual([]))
})
