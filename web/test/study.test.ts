// The analysis of a match in workers: starting, stopping, continuing, and refusing analysis.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { DecisionResult, Job } from '../src/analysis/analyst'
import type { PoolWorker } from '../src/analysis/worker_pool'
import { AnalysisModel } from '../src/analysis/analysis_model.svelte'
import { withFullKnowledge } from '../src/analysis/plan'
import type { Comparison, JudgedDecision } from '../src/analysis/report'
import { Study, type Subject } from '../src/analysis/study.svelte'

const even = { chances: [5000, 5000], points: [0, 0] }
const outlooks = [even, even, even, { chances: [10_000, 0], points: [0, 0] }]
const subject = (key: string): Subject => ({ key, load: { played: [{ seat: 0 }, { seat: 1 }, { seat: 0 }] } as never, choices: [4, 1, 2], scored: true, dealt: true })
/** Return the comparison of a decision: the first one is a mistake. */
const comparisonOf = (at: number): Comparison => ({ played: 1, best: 2, loss: at === 0 ? 900 : 0, error: 100, pointLoss: 0, mistake: at === 0, candidates: [], other: { action: 2, gain: at === 0 ? 0.09 : -0.01, deviation: 0.01 } })

let jobs: Job[]
let running: number
/** Simulations per millisecond. */
let speed: number
/** The number of the job that workers do not answer; null: they answer all. */
let heldJob: number | null
/** The look whose jobs workers do not answer; null: they answer all. */
let heldLook: string | null
/** Changes of comparisons in later looks. */
let laterChanges: Partial<Comparison>
/** Whether every job fails. */
let fails: boolean
class FakeWorker implements PoolWorker {
  onmessage: PoolWorker['onmessage'] = null
  onerror: PoolWorker['onerror'] = null
  constructor() {
    running += 1
  }
  postMessage(message: { job?: Job }) {
    const { job } = message
    if (job) jobs.push(job)
    const resultOf = (): DecisionResult | null => (job && 'at' in job ? { expected: job.samples ? even : null, compared: job.compare ? { ...comparisonOf(job.at), ...(job.compare.purpose === 'look' ? {} : laterChanges) } : null } : null)
    const result = job && 'outlooks' in job ? outlooks : job && 'speed' in job ? speed : resultOf()
    const data = fails && job ? { failed: 'trap' } : { done: result }
    if (!job || !('at' in job) || (job.at !== heldJob && job.compare?.purpose !== heldLook)) queueMicrotask(() => this.onmessage!.call(this as never, { data } as MessageEvent))
  }
  terminate() {
    running -= 1
  }
}
const study = (open: () => Promise<Subject | 'unfinished'>) => new Study(open, () => new FakeWorker(), 2)
const settle = () => new Promise((resolve) => setTimeout(resolve))
const session = new Map<string, string>()

beforeEach(() => {
  ;[jobs, running, heldJob, heldLook, laterChanges, fails, speed] = [[], 0, null, null, {}, false, 100]
  session.clear()
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => session.get(key) ?? null, setItem: (key: string, value: string) => void session.set(key, value), removeItem: (key: string) => void session.delete(key) })
})

/** Return the jobs that workers got: decisions by number. */
const jobList = () => jobs.map((job) => ('outlooks' in job ? 'outlooks' : 'speed' in job ? 'speed' : job.at))

describe('an analysis', () => {
  it('looks at all positions, each decision, and twice at the worst, and ends its workers', async () => {
    const analysis = study(async () => subject('whole'))
    await analysis.start()
    expect(jobList()).toEqual(['outlooks', 'speed', 0, 1, 2, 0, 0])
    expect([analysis.done, analysis.running, running, analysis.total, analysis.outlooks]).toEqual([true, false, 0, 2, outlooks])
    expect(analysis.judged.map(({ at, seat, loss }) => [at, seat, loss])).toEqual([[0, 0, 900], [2, 0, 0]])
    expect(analysis.parts!.map(({ from, to }) => [from, to])).toEqual([[5000, 10_000], [5000, 0]])
    await analysis.start()
    expect(jobList().length).toBe(7)
  })

  it('ends its workers when it is stopped, and continues from there, also after a reload', async () => {
    heldJob = 1
    const first = study(async () => subject('stopped'))
    const whole = first.start()
    await settle()
    expect([first.running, first.judged.length, first.parts, running]).toEqual([true, 1, null, 1])
    first.stop()
    await whole
    expect([first.running, first.done, running]).toEqual([false, false, 0])
    ;[heldJob, jobs] = [null, []]
    const second = study(async () => subject('stopped'))
    await second.restore()
    expect([second.begun, second.judged.length, jobs]).toEqual([true, 1, []])
    await second.start()
    expect([jobList(), second.done]).toEqual([[1, 2, 0, 0], true])
    expect(JSON.parse([...session.values()][0]!)).toMatchObject({ key: 'stopped', found: { done: true } })
  })

  it.each([
    ['look', { number: 1, done: 0, total: 2 }, 0, [0, 1, 2, 0, 0]],
    ['secondLook', { number: 2, done: 0, total: 1 }, 35, [0, 0]],
    ['closerLook', { number: 3, done: 0, total: 1 }, 65, [0]],
  ])('stopped in its %s shows its progress, also after a reload, and continues from there', async (look, far, percent, left) => {
    heldLook = look
    const first = study(async () => subject(look))
    const whole = first.start()
    await settle()
    expect([first.look, first.percent]).toEqual([far, percent])
    first.stop()
    await whole
    ;[heldLook, jobs] = [null, []]
    const second = study(async () => subject(look))
    await second.restore()
    expect([second.look, second.percent]).toEqual([far, percent])
    await second.start()
    expect([jobList(), second.done, second.percent]).toEqual([left, true, 100])
  })

  it('stopped while it loads starts no worker', async () => {
    let loaded = (_: Subject) => {}
    const analysis = study(() => new Promise((resolve) => (loaded = resolve)))
    const whole = analysis.start()
    analysis.stop()
    loaded(subject('early'))
    await whole
    expect([analysis.running, jobs, running]).toEqual([false, [], 0])
  })

  it('uses fewer simulations on a slow device', async () => {
    const budgets = async (now: number) => {
      ;[speed, jobs] = [now, []]
      const analysis = study(async () => subject(`at ${now}`))
      await analysis.start()
      return [analysis.simulations, jobs.flatMap((job) => ('at' in job && job.at === 0 ? [job.compare!.budget] : []))]
    }
    expect(await budgets(1)).toEqual([1500, [525, 900, 1050]])
    expect(await budgets(0.02)).toEqual([700, [245, 420, 490]])
    expect(await budgets(0.001)).toEqual([30, [10, 18, 21]])
    expect(await budgets(1e-9)).toEqual([20, [7, 12, 14]])
  })

  it('is not restored for another match', async () => {
    await study(async () => subject('one')).start()
    jobs = []
    const other = study(async () => subject('other'))
    await other.restore()
    expect(other.begun).toBe(false)
    await other.start()
    expect(jobList().length).toBe(7)
  })

  it('tells the reason of a refusal or failure', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const unfinished = study(async () => 'unfinished')
    await unfinished.start()
    expect([unfinished.refused, unfinished.begun, jobs]).toEqual(['unfinished', false, []])
    const failed = study(() => Promise.reject(new Error('trap')))
    await failed.start()
    expect([failed.refused, failed.running]).toEqual(['failed', false])
  })

  it('answers further questions in separate workers', async () => {
    const analysis = study(async () => subject('more'))
    await analysis.start()
    expect([await analysis.compare({ at: 2, samples: 0, compare: { purpose: 'closerLook', budget: 9, candidates: [7] } }), running]).toEqual([comparisonOf(2), 0])
    await analysis.compare(withFullKnowledge(0, analysis.closer))
    expect([jobs.at(-1), analysis.judged.length]).toEqual([expect.objectContaining({ at: 0, compare: expect.objectContaining({ full: true }) }), 2])
  })

  it('stops further questions when it is closed, not when it is stopped', async () => {
    const analysis = study(async () => subject('asked'))
    await analysis.start()
    heldJob = 0
    const question = expect(analysis.compare(withFullKnowledge(0, analysis.closer))).rejects.toThrow('stopped')
    await settle()
    analysis.stop()
    expect(running).toBe(1)
    analysis.close()
    await question
    expect(running).toBe(0)
  })
})

describe('the judgement with full knowledge', () => {
  it('can be requested again after a failure, and completes after the analysis is stopped', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const analysis = study(async () => subject('full'))
    await analysis.start()
    const model = Object.assign(new AnalysisModel({} as never, async () => 'unfinished'), { study: analysis })
    const decision = analysis.judged[0] as JudgedDecision
    fails = true
    await model.askFull(decision)
    expect([analysis.refused, model.full.has(0)]).toEqual(['failed', false])
    ;[fails, analysis.refused] = [false, null]
    const asking = model.askFull(decision)
    analysis.stop()
    await asking
    expect([analysis.refused, model.full.get(0)]).toEqual([null, comparisonOf(0)])
  })
})

describe('the decision shown on the board', () => {
  const markedMoves = async (changes: Partial<Comparison>) => {
    heldLook = 'secondLook'
    const analysis = study(async () => subject(`chosen ${changes.best}`))
    const whole = analysis.start()
    await settle()
    analysis.stop()
    await whole
    const player = { at: 0, eyes: 0, seek: async () => {}, look: () => {}, pause: () => {} }
    const light = vi.fn()
    const model = Object.assign(new AnalysisModel({ player, light, story: () => undefined, words: () => null as never }, async () => 'unfinished'), { study: analysis, aim: () => [] })
    model.choose(analysis.judged[0]!)
    model.mark()
    expect(light).toHaveBeenLastCalledWith([], 2)
    ;[heldLook, laterChanges] = [null, changes]
    await analysis.start()
    model.mark()
    return [model.chosen?.best ?? null, light.mock.lastCall![1]]
  }

  it('is marked with the better move of later looks, or not at all if they find none', async () => {
    expect(await markedMoves({ best: 3 })).toEqual([3, 3])
    expect(await markedMoves({ best: 1, loss: 0, mistake: false })).toEqual([null, null])
  })
})
