// Arrow keys on the map, and the order of routes along the Express.
import { describe, expect, it } from 'vitest'
import { orderTrail } from './trail'
import { unreachableKeys, nextSpot } from '@shell/board/arrow_keys'

describe('an arrow key', () => {
  const spots = [{ key: 'a', x: 0, y: 0 }, { key: 'b', x: 100, y: 10 }, { key: 'c', x: 40, y: 90 }, { key: 'd', x: -50, y: 260 }]
  it('prefers what lies ahead to what is near but to the side', () => {
    expect(nextSpot(spots, 'a', 'ArrowRight')?.key).toBe('b')
    expect(nextSpot(spots, 'a', 'ArrowDown')?.key).toBe('c')
    expect(nextSpot(spots, 'c', 'ArrowLeft')?.key).toBe('a')
    expect(nextSpot(spots, 'b', 'ArrowRight')).toBeNull()
  })
  it('is supplemented by Home and End; other keys lead nowhere', () => {
    expect(nextSpot(spots, 'c', 'Home')?.key).toBe('a')
    expect(nextSpot(spots, 'c', 'End')?.key).toBe('d')
    expect(nextSpot(spots, 'c', 'x')).toBeNull()
    expect(nextSpot(spots, 'gone', 'ArrowUp')).toBeNull()
  })
})

it('spots that no arrow key leads to are reported', () => {
  const spot = (key: string, x: number, y: number) => ({ key, x, y })
  const spots = [spot('a', 70, 30), spot('b', 90, 40), spot('c', 100, 40), spot('d', 30, 30), spot('e', 30, 110), spot('f', 50, 40), spot('g', 80, 80)]
  expect([...unreachableKeys(spots)]).toEqual(['f'])
  expect(unreachableKeys(spots.filter(({ key }) => key !== 'a')).size + unreachableKeys([]).size).toBe(0)
})

describe('the trail of the Express', () => {
  it('turns every route so that it begins where the previous one ended', () =>
    expect(orderTrail(['brest-paris', 'frankfurt-paris-1', 'berlin-frankfurt-1', 'berlin-wien'])).toEqual([
      { route: 'brest-paris', back: false },
      { route: 'frankfurt-paris-1', back: true },
      { route: 'berlin-frankfurt-1', back: true },
      { route: 'berlin-wien', back: false },
    ]))
  it('may begin backwards', () => expect(orderTrail(['brest-paris', 'brest-dieppe']).map((l) => l.back)).toEqual([true, false]))
  it('may pass through a city twice', () => // a loop: Paris, Dieppe, Bruxelles, Paris, Brest
    expect(orderTrail(['dieppe-paris', 'bruxelles-dieppe', 'bruxelles-paris-1', 'brest-paris']).map((l) => l.back)).toEqual([true, true, false, true]))
  it('is empty without routes', () => expect(orderTrail([])).toEqual([]))
})
