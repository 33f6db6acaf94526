import { describe, expect, it } from 'vitest'
import { fittingWagons } from './fitting_wagons'

const staying = (cards: (number | null)[]): (number | null)[] => cards.filter((_, i) => fittingWagons(cards)[i])

describe('wagons that may stay', () => {
  it('are all of an ascending train', () => expect(staying([1, 2, 3, 4, 5, 6, 7])).toEqual([1, 2, 3, 4, 5, 6, 7]))
  it('leave room for the numbers that are missing', () => {
    // 5 and 6 ascend, but nothing goes between them where one place lies between.
    expect(staying([5, 84, 6, 83, 82, 81, 80])).toEqual([5, 80])
    // No number is left to the right of 84, none to the left of 1.
    expect(staying([84, 83, 82, 81, 80, 79, 78])).toEqual([78])
    expect(staying([7, 6, 5, 4, 3, 2, 1])).toEqual([7])
  })
  it('cannot be a gap', () => expect(fittingWagons([10, null, 30, 40, 50, 60, 70])).toEqual([true, false, true, true, true, true, true]))
  it('are rather the evenly spread ones', () => expect(staying([2, 14, 9, 80, 44, 83, 3])).toEqual([2, 14, 44, 83]))
})
