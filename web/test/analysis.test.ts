// The analysis of a match: named mistakes, parts of the result, numbers, the graph, the worker pool and exercises.
import { describe, expect, it, vi } from 'vitest'
import { withUsualPoints, type Averages } from '../src/analysis/averages'
import { WorkerPool, workerCount, type PoolWorker } from '../src/analysis/worker_pool'
import { Exercise } from '../src/analysis/exercise.svelte'
import { CHANCES, positionForKey, pathOf, pointsScale, positionAt } from '../src/analysis/graph'
import { percent, pointsText, roundedChances, roundedParts, signedPercent } from '../src/analysis/numbers'
import { meanText } from '../src/statistics/numbers'
import type { Result } from '../src/net/frame'
import { firstLook, laterLook, usualSettings } from '../src/analysis/plan'
import { readComparison, linesOf, mistakesOf, partsOf, roundEven, type JudgedDecision } from '../src/analysis/report'

const decision = (at: number, loss: number, mistake = true, seat = 0): JudgedDecision => ({ at, seat, played: 1, best: 2, loss, error: 100, pointLoss: 0, mistake, candidates: [], other: { action: 2, gain: loss / 10_000, deviation: 0.005 } })
const comparisonOf = (gain: number, deviation: number) => readComparison({ count: 2, ids: [7, 3], tries: [40, 40], measures: [1, 1], chances: [0.5, 0.5 + gain], points: [80, 92.5], gains: [0, gain], errors: [0, deviation], point_gains: [0, 12.5] })

describe('the mistakes of a seat', () => {
  it('are sorted by cost, without those that may be chance, cost little or are another seat’s', () => {
    const judged = [decision(1, 300), decision(4, 900), decision(7, 500), decision(9, 500), decision(2, 800, false), decision(5, 2000, true, 1)]
    expect(mistakesOf(judged, 0).map(({ at }) => at)).toEqual([4, 7, 9, 1])
  })

  it('include only the costliest of consecutive decisions', () => {
    expect(mistakesOf([decision(4, 500), decision(5, 900), decision(6, 900), decision(8, 700)], 0).map(({ at }) => at)).toEqual([5, 8])
  })

  it('are read from a comparison: the action played, the best one, and rough figures of others', () => {
    const rough = [{ action: 9, chance: 9000, points: 0, gain: 6500, error: 900, tries: 8, measured: true }]
    const comparison = readComparison({ count: 2, ids: [7, 3], tries: [40, 40], measures: [1, 1], chances: [0.25, 0.5], points: [80, 92.5], gains: [0, 0.25], errors: [0, 0.05], point_gains: [0, 12.5] }, rough)
    expect(comparison).toMatchObject({ played: 7, best: 3, loss: 2500, error: 980, pointLoss: 1250, mistake: true, other: { action: 3, gain: 0.25 } })
    expect(comparison.candidates.map(({ action, chance, points, measured }) => [action, chance, points, measured])).toEqual([[3, 5000, 9250, true], [7, 2500, 8000, true], [9, 9000, 0, false]])
  })

  it('need a loss that is large enough and above the noise', () => {
    expect([comparisonOf(0.02, 0.006), comparisonOf(0.02, 0.007), comparisonOf(0.019, 0.001), comparisonOf(-0.1, 0.01)].map(({ mistake, loss, best }) => [mistake, loss, best])).toEqual([[true, 200, 3], [false, 200, 3], [false, 190, 3], [false, 0, 7]])
  })

  it('are rounded as in Python', () => {
    expect([0.5, 1.5, 2.5, -0.5, -1.5, 2.4, -2.6].map(roundEven)).toEqual([0, 2, 2, 0, -2, 2, -3])
  })
})

describe('the plan of an analysis', () => {
  it('uses as many simulations as in Python: more in matches with fewer decisions', () => {
    expect([0, 40, 60, 100, 250, 400].map((decisions) => usualSettings(decisions).simulations)).toEqual([1500, 1500, 1500, 900, 360, 300])
  })

  it('looks at all decisions first, then twice at those of each seat that may have cost most', () => {
    const few = { simulations: 300, samples: 100 }
    expect(firstLook([3, 1], few).map(({ at, samples, compare }) => [at, samples, compare?.budget])).toEqual([[0, 100, 105], [1, 100, undefined]])
    const judged = Array.from({ length: 40 }, (_, at) => decision(at, 100 * (at % 7), false, at < 33 ? 0 : 1))
    const second = laterLook(0, judged, judged, few)!
    expect(second.asked.map(({ at }) => at)).toEqual([6, 13, 20, 27, 34, 5, 12, 19, 26, 33, 4, 11, 18, 39, 38, 37, 36])
    expect(second.budget).toBe(Math.floor((0.3 * 300 * 40) / 17))
    expect(second.asked[0]!.compare).toEqual({ purpose: 'secondLook', budget: second.budget })
    const suspects = judged.filter(({ at }) => second.asked.some((asked) => asked.at === at))
    const third = laterLook(1, judged, suspects, few)!
    expect(third.asked.map(({ at }) => at)).toEqual([6, 13, 20, 27, 34, 5, 12, 33, 39, 38, 37, 36])
    expect(third.budget).toBe(Math.floor((0.35 * 300 * 40) / 12))
    expect(third.asked[0]).toMatchObject({ compare: { purpose: 'closerLook', budget: third.budget, candidates: [2] }, rough: judged[6]!.candidates })
    expect(laterLook(2, judged, suspects, few)).toBeNull()
  })
})

describe('the parts of a result', () => {
  it('are own decisions, decisions of others and chance with the deal, and add up exactly', () => {
    const looks = (...chances: number[][]) => chances.map((each) => ({ chances: each, points: each }))
    const outlooks = looks([3000, 3500, 3500], [2800, 3700, 3500], [4000, 2500, 3500], [0, 0, 10_000])
    const expected = looks([3100, 3400, 3500], [3000, 3300, 3700], [3900, 2000, 4100])
    const parts = partsOf(outlooks, expected, [0, 1, 1], true)
    expect(parts[0]).toEqual({ from: 3334, own: 100, others: 200 - 100, chance: 3000 - 3334 - 300 + 1000 - 3900, to: 0 })
    for (const { from, own, others, chance, to } of parts) expect(from + own + others + chance).toBe(to)
    expect(parts.map(({ from }) => from)).toEqual([3334, 3333, 3333])
    expect(partsOf(outlooks, expected, [0, 1, 1], false)[0]).toEqual({ ...parts[0]!, from: 3000, chance: -300 + 1000 - 3900 }) // begun from a position
  })
})

describe('points by source', () => {
  it('are shown with the middle half of bots of the level, or of the usual level for people', () => {
    const averages = { ruleset: '1', players: { 2: { novice: { routes: [1, 2, 3] }, greedy: { routes: [4, 5, 6], tickets: [7, 8, 9] } } } } as unknown as Averages
    const result = { scores: [9, 5], breakdown: [{ routes: { points: 5 }, tickets: { points: 4 } }, { routes: { points: 5 }, tickets: null }] } as unknown as Result
    expect(withUsualPoints(result, [{ level: null }, { level: 'novice' }], averages)).toEqual([
      { level: 'greedy', sources: [{ id: 'routes', points: 5, usual: [4, 6] }, { id: 'tickets', points: 4, usual: [7, 9] }] },
      { level: 'novice', sources: [{ id: 'routes', points: 5, usual: [1, 3] }] },
    ])
    expect(withUsualPoints(result, [{ level: 'other' }, { level: null }], { ruleset: '1', players: {} }).map(({ level, sources }) => [level, sources[0]!.usual])).toEqual([['greedy', null], ['greedy', null]])
  })
})

describe('the numbers of an analysis', () => {
  it('follow the reader’s language', () => {
    // A half is rounded away from zero, as in reports (tests/analysis/test_report.py); what is rounded to zero has no sign.
    expect([percent(1250, 'en'), signedPercent(250, 'hr'), ...[49, -49, 50, -50].map((chance) => signedPercent(chance, 'en')), pointsText(-30, 'en'), meanText(-0.04, 'cs'), meanText(36.25, 'en')]).toEqual(['13%', '+3\u00a0%', '0%', '0%', '+1%', '−1%', '0', '0,0', '36.3'])
    expect([percent(3412, 'en'), percent(3412, 'cs'), signedPercent(-1249, 'en'), signedPercent(560, 'en'), signedPercent(0, 'en'), pointsText(-1234, 'en'), percent(3412, 'is'), percent(3412, 'sr')]).toEqual(['34%', '34\u00a0%', '−12%', '+6%', '0%', '−12', '34\u00a0%', '34\u00a0%'])
  })

  it('still add up after rounding', () => {
    for (let n = 0; n < 200; n++) {
      const [from, own, others, chance] = [3333 + n, -150 - 7 * n, 51 + 3 * n, 6766 + 3 * n]
      const shown = roundedParts({ from, own, others, chance, to: from + own + others + chance })
      expect(shown.from + shown.own + shown.others + shown.chance).toBe(shown.to)
      expect([shown.from, shown.own, shown.others, shown.chance].every((part, i) => Math.abs(part - [from, own, others, chance][i]!) <= 100)).toBe(true)
    }
  })
})

describe('the graph', () => {
  it('has rounded chances that add up to 100 %', () => {
    expect(roundedChances([2550, 2550, 4900])).toEqual([2600, 2500, 4900])
    expect(roundedChances([3333, 3334, 3333])).toEqual([3300, 3400, 3300])
    expect(roundedChances([140, 140, 9720])).toEqual([200, 100, 9700])
    expect(roundedChances([10_000, 0])).toEqual([10_000, 0])
    expect(roundedChances([])).toEqual([])
  })

  it('has a line for each seat, and round numbers on its scale', () => {
    const outlooks = [{ chances: [6000, 4000], points: [9000, 8000] }, { chances: [10_000, 0], points: [11_300, -700] }]
    expect(linesOf(outlooks, 'chances')).toEqual([[6000, 10_000], [4000, 0]])
    expect(pointsScale(linesOf(outlooks, 'points').flat())).toEqual({ low: -5000, high: 15_000, lines: [-5000, 0, 5000, 10_000, 15_000] })
    expect(pathOf([0, 10_000], (at) => 10 * at, (value) => (CHANCES.high - value) / 100)).toBe('M0.0 100.0L10.0 0.0')
  })

  it('is moved by pointer and keys, within its ends', () => {
    expect([0, 30, 89, 130, 999].map((place) => positionAt(place, 30, 100, 50))).toEqual([0, 0, 30, 50, 50])
    expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageDown', 'x'].map((key) => positionForKey(key, 0, 50))).toEqual([0, 1, 0, 50, 0, null])
    expect(['ArrowUp', 'PageUp', 'ArrowRight'].map((key) => positionForKey(key, 50, 50))).toEqual([50, 50, 50])
  })
})

/** A worker whose answers the test sends. */
class FakeWorker implements PoolWorker {
  static all: FakeWorker[] = []
  onmessage: PoolWorker['onmessage'] = null
  onerror: PoolWorker['onerror'] = null
  asked: unknown[] = []
  ended = false
  constructor() {
    FakeWorker.all.push(this)
  }
  postMessage(message: unknown) {
    this.asked.push(message)
  }
  terminate() {
    this.ended = true
  }
  async answer(data: unknown) {
    this.onmessage!.call(this as unknown as Worker, { data } as MessageEvent)
    for (let i = 0; i < 5; i++) await Promise.resolve()
  }
}
const poolOf = (size: number) => {
  FakeWorker.all = []
  return new WorkerPool<string, number, string>(size, () => new FakeWorker(), 'parts')
}

describe('a worker pool', () => {
  it('leaves a core to the page', () => {
    expect([undefined, 1, 2, 4, 32].map(workerCount)).toEqual([1, 1, 1, 3, 4])
  })

  it('gives each job to one free worker', async () => {
    const results: [number, string][] = []
    const pool = poolOf(2)
    const run = pool.run([1, 2, 3], (job, answer) => results.push([job, answer]))
    const [one, two] = FakeWorker.all as [FakeWorker, FakeWorker]
    for (const worker of [one, two]) await worker.answer({ done: null })
    await two.answer({ done: 'b' })
    await two.answer({ done: 'c' })
    await one.answer({ done: 'a' })
    await run
    expect(results).toEqual([[2, 'b'], [3, 'c'], [1, 'a']])
    expect([one.asked, two.asked]).toEqual([[{ load: 'parts' }, { job: 1 }], [{ load: 'parts' }, { job: 2 }, { job: 3 }]])
  })

  it('leaves nothing running when it is stopped', async () => {
    const pool = poolOf(2)
    const onresult = vi.fn()
    const run = pool.run([1, 2, 3], onresult)
    await FakeWorker.all[0]!.answer({ done: null })
    pool.stop()
    await run
    expect(FakeWorker.all.map(({ ended }) => ended)).toEqual([true, true])
    await pool.run([4], onresult)
    expect([onresult.mock.calls.length, FakeWorker.all.length]).toEqual([0, 2])
  })

  it('ends with the first job that fails', async () => {
    const pool = poolOf(2)
    const run = expect(pool.run([1, 2], () => {})).rejects.toThrow('trap')
    await FakeWorker.all[0]!.answer({ done: null })
    await FakeWorker.all[0]!.answer({ failed: 'trap' })
    await run
    expect(FakeWorker.all.every(({ ended }) => ended)).toBe(true)
  })
})

describe('an exercise', () => {
  const startExercise = (compare = vi.fn()) => ({ compare, exercise: new Exercise([decision(5, 2500), decision(9, 800)], compare) })

  it('is solved by the best move, or one that cannot be distinguished from it', async () => {
    for (const [action, gain, right, verdict] of [[2, 0, true, { kind: 'right' }], [3, -0.03, true, { kind: 'right' }], [4, -0.2, false, { kind: 'worse', costs: 2000 }], [1, 0, false, { kind: 'same' }]] as const) {
      const { exercise } = startExercise(vi.fn().mockResolvedValue({ other: { action, gain, deviation: 0.02 } }))
      expect([await exercise.choose(action), exercise.verdict]).toEqual([right, verdict])
    }
  })

  it('compares each choice with the best move, and goes on to the next decision', async () => {
    const { exercise, compare } = startExercise(vi.fn().mockResolvedValue({ other: { action: 8, gain: 0.01, deviation: 0.02 } }))
    expect(await exercise.choose(8)).toBe(true)
    expect(compare).toHaveBeenCalledExactlyOnceWith(exercise.decision, 8)
    expect([exercise.next(), exercise.number, exercise.verdict, exercise.next()]).toEqual([true, 2, null, false])
  })

  it('reports a comparison that fails', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { exercise } = startExercise(vi.fn().mockRejectedValue(new Error('trap')))
    expect([await exercise.choose(8), exercise.verdict]).toEqual([false, { kind: 'failed' }])
  })
})
