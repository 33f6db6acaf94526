// The wagons of a train that could stay, at the end of a match.
import { describe, expect, it } from 'vitest'
import { keepableWagons } from './ends'

// The cases of tests/games/game_of_trains/test_bots.py: page and rules count alike.
describe('the keepable wagons', () => {
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
    expect(keepableWagons(train).filter((stays) => !stays)).toHaveLength(misplaced)
  })
})
