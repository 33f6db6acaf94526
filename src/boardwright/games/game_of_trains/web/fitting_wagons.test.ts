// The wagons of a train that fit in ascending order.
import { describe, expect, it } from 'vitest'
import { fittingWagons } from './fitting_wagons'

const fittingCards = (cards: (number | null)[]): (number | null)[] => cards.filter((_, i) => fittingWagons(cards)[i])

describe('fitting wagons', () => {
  it('are all wagons of an ascending train', () => expect(fittingCards([1, 2, 3, 4, 5, 6, 7])).toEqual([1, 2, 3, 4, 5, 6, 7]))
  it('leave room for missing numbers', () => {
    // 5 and 6 ascend, but nothing goes between them where one place lies between.
    expect(fittingCards([5, 84, 6, 83, 82, 81, 80])).toEqual([5, 80])
    // No number is left to the right of 84, none to the left of 1.
    expect(fittingCards([84, 83, 82, 81, 80, 79, 78])).toEqual([78])
    expect(fittingCards([7, 6, 5, 4, 3, 2, 1])).toEqual([7])
  })
  it('exclude gaps', () => expect(fittingWagons([10, null, 30, 40, 50, 60, 70])).toEqual([true, false, true, true, true, true, true]))
  it('are preferably evenly spread', () => expect(fittingCards([2, 14, 9, 80, 44, 83, 3])).toEqual([2, 14, 44, 83]))
  // The cases of tests/games/game_of_trains/test_bots.py: page and rules count alike.
  it.each([
    [[1, 2, 3, 4, 5, 6, 7], 0],
    [[84, 70, 60, 50, 40, 30, 20], 6],
    [[10, 20, 30, 25, 50, 60, 70], 1],
    [[10, 5, 11, 40, 50, 60, 70], 1],
    [[2, 1, 3, 40, 50, 60, 70], 2],
    [[10, 20, 30, 40, 50, 84, 60], 1],
    [[10, 20, 30, null, 50, 60, 70], 1],
    [[3, 4, 1, 2, 5, 6, 7], 4],
  ])('of %j are all but %i', (train, misplaced) => {
    expect(fittingWagons(train).filter((fits) => !fits)).toHaveLength(misplaced)
  })
})
