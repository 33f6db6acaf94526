// How a match went: where it was decided, and how its lines stand in the chart.
import { describe, expect, it } from 'vitest'
import { leadChanges, scaleOf, spread, turningPoints, type Turn } from '../src/lib/progress'

/** One entry a turn, seats in turn; two decisions each. */
const progress = (...values: number[][]): Turn[] => values.map((each, i) => ({ decisions: 2 * i + 2, seat: i % each.length, values: each }))

describe('the turns in which a match was decided', () => {
  it('are the last lead taken and the turn that brought most', () => {
    const turns = progress([2, 0], [2, 5], [4, 5], [4, 6], [15, 6], [15, 8], [16, 8])
    expect(turningPoints(turns)).toEqual([
      { kind: 'lead', seat: 0, turn: 5, decisions: 10, gain: 11 },
      { kind: 'gain', seat: 0, turn: 5, decisions: 10, gain: 11 },
    ])
    expect(leadChanges(turns)).toBe(2)
  })
  it('are none where somebody led from the first turn on, and the reckoning at the end is no turn', () => {
    const turns = progress([1, 0], [1, 0], [90, 30])
    expect(turningPoints(turns)).toEqual([])
    expect(leadChanges(turns)).toBe(0)
  })
  it('are no gain that several turns brought', () => {
    expect(turningPoints(progress([5, 0], [5, 2], [7, 2], [7, 2]))).toEqual([])
  })
  it('do not count a tie as a change of the lead', () => {
    expect(leadChanges(progress([1, 0], [1, 1], [2, 1]))).toBe(0)
  })
})

describe('the chart', () => {
  it('has a scale of round numbers, also below zero', () => {
    expect(scaleOf(progress([3, 0], [3, 6]))).toEqual([0, 3, 6])
    expect(scaleOf(progress([12, -7], [98, 3]))).toEqual([-50, 25, 100])
  })
  it('keeps the marks of seats that are level apart', () => {
    expect(spread([50, 50, 10, 55], 16)).toEqual([50, 66, 10, 82])
  })
})
