// How a match went: where it was decided, and how its lines stand in the chart.
import { describe, expect, it } from 'vitest'
import { withInitialProgress } from '../src/net/api'
import { bestTurns, landmarksOf, leadChanges, nextMark, spacedMarks, roundNumber, scaleOf, spreadLabels, turningPoints, type Turn } from '../src/result/progress'

/** One entry a turn, seats in turn; two decisions and three events each, after four events of the beginning. */
const progress = (...values: number[][]): Turn[] => values.map((each, i) => ({ decisions: 2 * i + 2, seat: i % each.length, values: each, events: 3 * i + 7 }))

describe('the turns in which a match was decided', () => {
  it('are the last lead taken and the turn that brought most', () => {
    const turns = progress([2, 0], [2, 5], [4, 5], [4, 6], [15, 6], [15, 8], [16, 8])
    expect(turningPoints(turns)).toEqual([
      { kind: 'lead', seat: 0, turn: 5, decisions: 10, gain: 11 },
      { kind: 'gain', seat: 0, turn: 5, decisions: 10, gain: 11 },
    ])
    expect(leadChanges(turns)).toBe(2)
  })
  it('are none where one player led from the first turn on, and the reckoning at the end is no turn', () => {
    const turns = progress([1, 0], [1, 0], [90, 30])
    expect(turningPoints(turns)).toEqual([])
    expect(leadChanges(turns)).toBe(0)
  })
  it('are no gain that several turns brought', () => {
    expect(turningPoints(progress([5, 0], [5, 2], [7, 2], [7, 2]))).toEqual([])
  })
  it('name no leader where others share the most at the end', () => {
    const kinds = turningPoints(progress([1, 0, 0], [1, 2, 0], [3, 2, 3])).map(({ kind, seat }) => ({ kind, seat }))
    expect(kinds).not.toContainEqual({ kind: 'lead', seat: 1 })
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
  it('has room for the points that a match began with', () => {
    expect(scaleOf(withInitialProgress([62, -3], progress([10, 0], [12, 6])))).toEqual([-20, 30, 80])
    expect(withInitialProgress([], progress([1, 2]))).toEqual(progress([1, 2]))
  })
  it('keeps the marks of seats that are level apart', () => {
    expect(spreadLabels([50, 50, 10, 55], 16)).toEqual([50, 66, 10, 82])
    expect(spreadLabels([50, 50, 10, 50], 16, 70), 'and on the chart').toEqual([38, 54, 10, 70])
    expect(spreadLabels([20, 30], 16, 70)).toEqual([20, 36])
  })
})

describe('the graph of an analysis', () => {
  it('has the numbers of rounds at their lines, and none at other landmarks', () => {
    const headings = new Set(['began_round'])
    const number = (kind: string) => roundNumber({ n: 7, kind, args: { number: 3, seat: 1 } }, headings)
    expect([number('began_round'), number('built_station')]).toEqual(['3', ''])
    expect(roundNumber({ n: 7, kind: 'began_round', args: {} }, headings)).toBe('')
  })
})

describe('what is worth a mark on the slider', () => {
  it('are the best turns of those whose turn was not the best of all', () => {
    const turns = progress([2, 0], [2, 5], [4, 5], [4, 6], [15, 6], [15, 8], [16, 8])
    expect(bestTurns(turns)).toEqual([{ kind: 'best', seat: 1, turn: 2, decisions: 4, gain: 5 }])
    expect(bestTurns(progress([5, 0], [5, 2], [7, 2], [7, 4], [9, 4]))).toEqual([{ kind: 'best', seat: 0, turn: 3, decisions: 6, gain: 2 }])
    expect(bestTurns([])).toEqual([])
  })
  it('are the landmarks of the game, where a replay shows them; not what began with the match', () => {
    const kinds = ['round', 'other', 'round', 'other', 'other', 'other', 'round', 'round', 'station', 'other']
    const events = kinds.map((kind, n) => ({ n, kind, args: {} }))
    const found = landmarksOf(progress([1, 0], [1, 1], [2, 1]), events, new Set(['round', 'station']))
    expect(found.map(({ decisions, event }) => [decisions, event.n])).toEqual([[4, 7], [4, 8]])
  })
  it('are few, apart and in order; the most important ones stay, and what happened at once has one mark', () => {
    const mark = (at: number, text: string, main = false) => ({ at, text, main })
    expect(spacedMarks([mark(90, 'lead', true), mark(88, 'gain', true), mark(92, 'near'), mark(40, 'round'), mark(40, 'station'), mark(20, 'best')], 100)).toEqual([
      mark(20, 'best'), mark(40, 'round · station'), mark(88, 'gain', true), mark(90, 'lead', true),
    ])
    const many = Array.from({ length: 100 }, (_, at) => mark(at, `event ${at}`))
    expect(spacedMarks(many, 100)).toHaveLength(12)
    expect(spacedMarks([mark(5, 'only', true)], 0)).toHaveLength(1)
  })
  it('are before and after where one is', () => {
    const marks = [4, 9, 12].map((at) => ({ at, text: '', main: true }))
    const to = (at: number, way: 1 | -1) => nextMark(marks, at, way)?.at
    expect([to(0, 1), to(4, 1), to(12, 1)]).toEqual([4, 9, undefined])
    expect([to(20, -1), to(9, -1), to(4, -1)]).toEqual([12, 4, undefined])
  })
})
