// The progress of a match: turning points, the chart, and marks on the slider.
import { describe, expect, it } from 'vitest'
import { withInitialProgress } from '../src/net/api'
import { bestTurns, landmarksOf, leadChanges, nextMark, spacedMarks, roundNumber, scaleOf, spreadLabels, turningPoints, type Turn } from '../src/result/progress'

/** Return one entry per turn, with alternating seats, two decisions and three events each, after four initial events. */
const progress = (...values: number[][]): Turn[] => values.map((each, i) => ({ decisions: 2 * i + 2, seat: i % each.length, values: each, events: 3 * i + 7 }))

describe('the turning points of a match', () => {
  it('are the last change of the lead and the turn with the largest gain', () => {
    const turns = progress([2, 0], [2, 5], [4, 5], [4, 6], [15, 6], [15, 8], [16, 8])
    expect(turningPoints(turns)).toEqual([
      { kind: 'lead', seat: 0, turn: 5, decisions: 10, gain: 11 },
      { kind: 'gain', seat: 0, turn: 5, decisions: 10, gain: 11 },
    ])
    expect(leadChanges(turns)).toBe(2)
  })
  it('are missing if one player always led, and exclude the final scoring', () => {
    const turns = progress([1, 0], [1, 0], [90, 30])
    expect(turningPoints(turns)).toEqual([])
    expect(leadChanges(turns)).toBe(0)
  })
  it('exclude a largest gain shared by several turns', () => {
    expect(turningPoints(progress([5, 0], [5, 2], [7, 2], [7, 2]))).toEqual([])
  })
  it('exclude the lead of a player who does not win alone', () => {
    const kinds = turningPoints(progress([1, 0, 0], [1, 2, 0], [3, 2, 3])).map(({ kind, seat }) => ({ kind, seat }))
    expect(kinds).not.toContainEqual({ kind: 'lead', seat: 1 })
  })
  it('do not count a tie as a change of the lead', () => {
    expect(leadChanges(progress([1, 0], [1, 1], [2, 1]))).toBe(0)
  })
})

describe('the chart of a match', () => {
  it('has a scale with round numbers, also below zero', () => {
    expect(scaleOf(progress([3, 0], [3, 6]))).toEqual([0, 3, 6])
    expect(scaleOf(progress([12, -7], [98, 3]))).toEqual([-50, 25, 100])
  })
  it('includes the initial points in its scale', () => {
    expect(scaleOf(withInitialProgress([62, -3], progress([10, 0], [12, 6])))).toEqual([-20, 30, 80])
    expect(withInitialProgress([], progress([1, 2]))).toEqual(progress([1, 2]))
  })
  it('spreads the labels of seats with equal points', () => {
    expect(spreadLabels([50, 50, 10, 55], 16)).toEqual([50, 66, 10, 82])
    expect(spreadLabels([50, 50, 10, 50], 16, 70), 'within the chart').toEqual([38, 54, 10, 70])
    expect(spreadLabels([20, 30], 16, 70)).toEqual([20, 36])
  })
})

describe('the graph of an analysis', () => {
  it('has numbers at the lines of rounds, and none at other landmarks', () => {
    const headings = new Set(['began_round'])
    const number = (kind: string) => roundNumber({ n: 7, kind, args: { number: 3, seat: 1 } }, headings)
    expect([number('began_round'), number('built_station')]).toEqual(['3', ''])
    expect(roundNumber({ n: 7, kind: 'began_round', args: {} }, headings)).toBe('')
  })
})

describe('the marks on the slider', () => {
  it('include the best turn of each player except for the best turn of all', () => {
    const turns = progress([2, 0], [2, 5], [4, 5], [4, 6], [15, 6], [15, 8], [16, 8])
    expect(bestTurns(turns)).toEqual([{ kind: 'best', seat: 1, turn: 2, decisions: 4, gain: 5 }])
    expect(bestTurns(progress([5, 0], [5, 2], [7, 2], [7, 4], [9, 4]))).toEqual([{ kind: 'best', seat: 0, turn: 3, decisions: 6, gain: 2 }])
    expect(bestTurns([])).toEqual([])
  })
  it('include the landmarks of the game at their positions, except for the initial ones', () => {
    const kinds = ['round', 'other', 'round', 'other', 'other', 'other', 'round', 'round', 'station', 'other']
    const events = kinds.map((kind, n) => ({ n, kind, args: {} }))
    const landmarks = landmarksOf(progress([1, 0], [1, 1], [2, 1]), events, new Set(['round', 'station']))
    expect(landmarks.map(({ decisions, event }) => [decisions, event.n])).toEqual([[4, 7], [4, 8]])
  })
  it('are limited, spaced and sorted; main marks stay, and simultaneous ones are joined', () => {
    const mark = (at: number, text: string, main = false) => ({ at, text, main })
    expect(spacedMarks([mark(90, 'lead', true), mark(88, 'gain', true), mark(92, 'near'), mark(40, 'round'), mark(40, 'station'), mark(20, 'best')], 100)).toEqual([
      mark(20, 'best'), mark(40, 'round · station'), mark(88, 'gain', true), mark(90, 'lead', true),
    ])
    const manyMarks = Array.from({ length: 100 }, (_, at) => mark(at, `event ${at}`))
    expect(spacedMarks(manyMarks, 100)).toHaveLength(12)
    expect(spacedMarks([mark(5, 'only', true)], 0)).toHaveLength(1)
  })
  it('are found before and after a position', () => {
    const marks = [4, 9, 12].map((at) => ({ at, text: '', main: true }))
    const nextFrom = (at: number, way: 1 | -1) => nextMark(marks, at, way)?.at
    expect([nextFrom(0, 1), nextFrom(4, 1), nextFrom(12, 1)]).toEqual([4, 9, undefined])
    expect([nextFrom(20, -1), nextFrom(9, -1), nextFrom(4, -1)]).toEqual([12, 4, undefined])
  })
})
