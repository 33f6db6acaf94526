// Analysis of a match: which decisions are named, how the result is divided, how workers do the work.
import { describe, expect, it, vi } from 'vitest'
import { Crew, handsFor, type Hand } from '../src/analysis/crew'
import { Exercise } from '../src/analysis/exercise.svelte'
import { CHANCES, keyed, pathOf, pointsScale, positionAt } from '../src/analysis/graph'
import { percent, pointsText, roundedParts, signedPercent } from '../src/analysis/numbers'
import { judgedBy, linesOf, mistakesOf, type Judged } from '../src/analysis/report'

const decision = (at: number, loss: number, error = 100, seat = 0): Judged => ({ at, seat, played: 1, best: 2, loss, error, candidates: [] })

describe('the decisions of a seat', () => {
  it('that cost most come first; those that may be chance, cost little or are another’s are left out', () => {
    const judged = [decision(1, 300), decision(4, 900), decision(7, 500), decision(9, 500), decision(2, 800, 900), decision(3, 40, 5), decision(5, 2000, 10, 1)]
    expect(mistakesOf(judged, 0).map(({ at }) => at)).toEqual([4, 7, 9, 1])
  })

  it('are read from what the module compared: the action played, the best one, and only what was measured', () => {
    const found = judgedBy(
      { count: 4, ids: [7, 3, 5, 9], measures: [1, 1, 1, 0], chances: [0.25, 0.5, 0.3, 0.9], points: [80, 92.5, 81, 99], gains: [0, 0.25, 0.05, 0.65], errors: [0, 0.05, 0.04, 0.3] },
      12,
      1,
    )
    expect(found).toMatchObject({ at: 12, seat: 1, played: 7, best: 3, loss: 2500, error: 980 })
    expect(found.candidates.map(({ action, chance, points }) => [action, chance, points])).toEqual([[3, 5000, 9250], [5, 3000, 8100], [7, 2500, 8000]])
  })

  it('cost nothing where nothing better was found', () => {
    expect(judgedBy({ count: 2, ids: [7, 3], measures: [1, 1], chances: [0.5, 0.4], points: [0, 0], gains: [0, -0.1], errors: [0, 0.02] }, 0, 0)).toMatchObject({ best: 7, loss: 0, error: 0 })
  })
})

describe('numbers', () => {
  it('are written as the reader’s language writes them', () => {
    expect([percent(3412, 'en'), percent(3412, 'cs'), signedPercent(-1249, 'en'), signedPercent(560, 'en'), signedPercent(0, 'en'), pointsText(-1234, 'en')]).toEqual(['34%', '34\u00a0%', '−12%', '+6%', '0%', '−12'])
  })

  it('add up also when they are rounded', () => {
    for (let n = 0; n < 200; n++) {
      const [from, own, others, chance] = [3333 + n, -150 - 7 * n, 51 + 3 * n, 6766 + 3 * n]
      const shown = roundedParts({ from, own, others, chance, to: from + own + others + chance })
      expect(shown.from + shown.own + shown.others + shown.chance).toBe(shown.to)
      expect([shown.from, shown.own, shown.others, shown.chance].every((part, i) => Math.abs(part - [from, own, others, chance][i]!) <= 100)).toBe(true)
    }
  })
})

describe('the graph', () => {
  it('has a line for each seat, and round numbers beside it', () => {
    const outlooks = [{ chances: [6000, 4000], points: [9000, 8000] }, { chances: [10_000, 0], points: [11_300, -700] }]
    expect(linesOf(outlooks, 'chances')).toEqual([[6000, 10_000], [4000, 0]])
    expect(pointsScale(linesOf(outlooks, 'points').flat())).toEqual({ low: -5000, high: 15_000, lines: [-5000, 0, 5000, 10_000, 15_000] })
    expect(pathOf([0, 10_000], (at) => 10 * at, (value) => (CHANCES.high - value) / 100)).toBe('M0.0 100.0L10.0 0.0')
  })

  it('moves by pointer and by keys, and never beyond its ends', () => {
    expect([0, 30, 89, 130, 999].map((place) => positionAt(place, 30, 100, 50))).toEqual([0, 0, 30, 50, 50])
    expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageDown', 'x'].map((key) => keyed(key, 0, 50))).toEqual([0, 1, 0, 50, 0, null])
    expect(['ArrowUp', 'PageUp', 'ArrowRight'].map((key) => keyed(key, 50, 50))).toEqual([50, 50, 50])
  })
})

/** A worker that answers when it is told to. */
class Slow implements Hand {
  static all: Slow[] = []
  onmessage: Hand['onmessage'] = null
  onerror: Hand['onerror'] = null
  asked: unknown[] = []
  ended = false
  constructor() {
    Slow.all.push(this)
  }
  postMessage(message: unknown) {
    this.asked.push(message)
  }
  terminate() {
    this.ended = true
  }
  async says(data: unknown) {
    this.onmessage!.call(this as unknown as Worker, { data } as MessageEvent)
    for (let i = 0; i < 5; i++) await Promise.resolve()
  }
}
const crewOf = (size: number) => {
  Slow.all = []
  return new Crew<string, number, string>(size, () => new Slow(), 'parts')
}

describe('a crew of workers', () => {
  it('leaves a core to the page', () => {
    expect([undefined, 1, 2, 4, 32].map(handsFor)).toEqual([1, 1, 1, 3, 4])
  })

  it('does each job once, whoever is free', async () => {
    const done: [number, string][] = []
    const crew = crewOf(2)
    const all = crew.work([1, 2, 3], (job, answer) => done.push([job, answer]))
    const [one, two] = Slow.all as [Slow, Slow]
    for (const hand of [one, two]) await hand.says({ done: null })
    await two.says({ done: 'b' })
    await two.says({ done: 'c' })
    await one.says({ done: 'a' })
    await all
    expect(done).toEqual([[2, 'b'], [3, 'c'], [1, 'a']])
    expect([one.asked, two.asked]).toEqual([[{ load: 'parts' }, { job: 1 }], [{ load: 'parts' }, { job: 2 }, { job: 3 }]])
  })

  it('leaves nothing running when it is stopped', async () => {
    const crew = crewOf(2)
    const done = vi.fn()
    const all = crew.work([1, 2, 3], done)
    await Slow.all[0]!.says({ done: null })
    crew.stop()
    await all
    expect(Slow.all.map(({ ended }) => ended)).toEqual([true, true])
    await crew.work([4], done)
    expect([done.mock.calls.length, Slow.all.length]).toEqual([0, 2])
  })

  it('ends with the first job that fails', async () => {
    const crew = crewOf(2)
    const all = expect(crew.work([1, 2], () => {})).rejects.toThrow('trap')
    await Slow.all[0]!.says({ done: null })
    await Slow.all[0]!.says({ failed: 'trap' })
    await all
    expect(Slow.all.every(({ ended }) => ended)).toBe(true)
  })
})

describe('finding a better move', () => {
  const candidates = [[2, 6000, 300], [3, 5800, 400], [4, 4000, 300], [1, 3500, 0]].map(([action, chance, error]) => ({ action: action!, chance: chance!, points: 0, gain: chance! - 3500, error: error! }))
  const open = (compare = vi.fn()) => ({ compare, exercise: new Exercise([{ ...decision(5, 2500, 300), candidates }, decision(9, 800)], compare) })

  it('is done with any move that is as good as the best, as far as one can tell', async () => {
    for (const [action, right, verdict] of [[2, true, { kind: 'right' }], [3, true, { kind: 'right' }], [4, false, { kind: 'worse', costs: 2000 }], [1, false, { kind: 'same' }]] as const) {
      const { exercise } = open()
      expect([await exercise.choose(action), exercise.verdict]).toEqual([right, verdict])
    }
  })

  it('compares a move that was not among the candidates, and goes on to the next decision', async () => {
    const { exercise, compare } = open(vi.fn().mockResolvedValue({ action: 8, chance: 5900, points: 0, gain: 2400, error: 300 }))
    expect(await exercise.choose(8)).toBe(true)
    expect(compare).toHaveBeenCalledWith(exercise.decision, 8)
    expect([exercise.next(), exercise.number, exercise.verdict, exercise.next()]).toEqual([true, 2, null, false])
  })

  it('says so where a move cannot be compared', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { exercise } = open(vi.fn().mockRejectedValue(new Error('trap')))
    expect([await exercise.choose(8), exercise.verdict]).toEqual([false, { kind: 'failed' }])
  })
})
