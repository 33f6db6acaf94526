// What the end of a match says of one's own place.
import { expect, it } from 'vitest'
import type { Result } from '../src/lib/frame'
import { ownPlace, ownPlaceText } from '../src/lib/result'
import { bundleOf, Words } from '../src/lib/words'
import { frame } from './fake_socket'

const over = (scores: number[], breakdown: Result['breakdown'], ranking = [[1], [0]]) => frame(9, { over: true, result: { ranking, scores, reason: null, breakdown } })
const of = (...points: number[]) => Object.fromEntries(points.map((each, i) => [`s${i}`, { points: each }]))

it('are the sources that made most of the distance, largest first, at most three', () => {
  const end = over([20, 44], [of(10, 0, 3, 5, 2), of(12, 20, 4, 4, 4)])
  expect(ownPlace(end, 0)).toEqual({ place: 2, behind: 24, sources: [{ id: 's1', points: -20 }, { id: 's0', points: -2 }, { id: 's4', points: -2 }] })
})
it('is nothing for who has won, where scores are level, or where sources do not say it all', () => {
  const end = over([20, 44], [of(20), of(44)])
  expect(ownPlace(end, 1)).toBeNull()
  expect(ownPlace(over([20, 20], [of(20), of(20)]), 0)).toBeNull()
  expect(ownPlace(over([20, 44], [of(20), of(40)]), 0)).toBeNull()
})
it('is one line', () => {
  const words = new Words('en', [bundleOf('en', ['source-s0 = Kiev', 'ui-own-place = { $place }, { $points }: { $sources }'])])
  expect(ownPlaceText(over([20, 44], [of(20), of(44)]), 0, words, words)).toBe('2, 24: Kiev −24')
})
