// The analysis of a match: begun, stopped, continued where it was, refused with a reason.
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
/** What is found out about a decision: the first is a mistake. */
const compared = (at: number): Comparison => ({ played: 1, best: 2, loss: at === 0 ? 900 : 0, error: 100, pointLoss: 0, mistake: at === 0, candidates: [], other: { action: 2, gain: at === 0 ? 0.09 : -0.01, deviation: 0.01 } })

let jobs: Job[]
let running: number
/** Simulations in a millisecond. */
let speed: number
/** Waits before it answers the job with this number; null: never. */
let holds: number | null
/** Answers no question of this look; null: all. */
let silent: string | null
/** What later looks find out otherwise. */
let found: Partial<Comparison>
/** Whether every job fails. */
let fails: boolean
class Worker implements PoolWorker {
  onmessage: PoolWorker['onmessage'] = null
  onerror: PoolWorker['onerror'] = null
  constructor() {
    running += 1
  }
  postMessage(message: { job?: Job }) {
    const { job } = message
    if (job) jobs.push(job)
    const answered = (): DecisionResult | null => (job && 'at' in job ? { expected: job.samples ? even : null, compared: job.compare ? { ...compared(job.at), ...(job.compare.purpose === 'look' ? {} : found) } : null } : null)
    const done = job && 'outlooks' in job ? outlooks : job && 'speed' in job ? speed : answered()
    const data = fails && job ? { failed: 'trap' } : { done }
    if (!job || !('at' in job) || (job.at !== holds && job.compare?.purpose !== silent)) queueMicrotask(() => this.onmessage!.call(this as never, { data } as MessageEvent))
  }
  terminate() {
    running -= 1
  }
}
const study = (open: () => Promise<Subject | 'unfinished'>) => new Study(open, () => new Worker(), 2)
const settle = () => new Promise((resolve) => setTimeout(resolve))
const session = new Map<string, string>()

beforeEach(() => {
  ;[jobs, running, holds, silent, found, fails, speed] = [[], 0, null, null, {}, false, 100]
  session.clear()
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => session.get(key) ?? null, setItem: (key: string, value: string) => void session.set(key, value), removeItem: (key: string) => void session.delete(key) })
})

/** Decisions that were asked about. */
const asked = () => jobs.map((job) => ('outlooks' in job ? 'outlooks' : 'speed' in job ? 'speed' : job.at))

describe('an analysis', () => {
  it('looks at all positions first, then at each decision, then twice again at what looks worst, and leaves no worker', async () => {
    const it = study(async () => subject('whole'))
    await it.start()
    expect(asked()).toEqual(['outlooks', 'speed', 0, 1, 2, 0, 0])
    expect([it.done, it.running, running, it.total, it.outlooks]).toEqual([true, false, 0, 2, outlooks])
    expect(it.judged.map(({ at, seat, loss }) => [at, seat, loss])).toEqual([[0, 0, 900], [2, 0, 0]])
    expect(it.parts!.map(({ from, to }) => [from, to])).toEqual([[5000, 10_000], [5000, 0]])
    await it.start()
    expect(asked().length).toBe(7)
  })

  it('that is stopped leaves no worker, and goes on where it was, also after a reload', async () => {
    holds = 1
    const first = study(async () => subject('stopped'))
    const whole = first.start()
    await settle()
    expect([first.running, first.judged.length, first.parts, running]).toEqual([true, 1, null, 1])
    first.stop()
    await whole
    expect([first.running, first.done, running]).toEqual([false, false, 0])
    ;[holds, jobs] = [null, []]
    const second = study(async () => subject('stopped'))
    await second.restore()
    expect([second.begun, second.judged.length, jobs]).toEqual([true, 1, []])
    await second.start()
    expect([asked(), second.done]).toEqual([[1, 2, 0, 0], true])
    expect(JSON.parse([...session.values()][0]!)).toMatchObject({ key: 'stopped', found: { done: true } })
  })

  it.each([
    ['look', { number: 1, done: 0, total: 2 }, 0, [0, 1, 2, 0, 0]],
    ['secondLook', { number: 2, done: 0, total: 1 }, 35, [0, 0]],
    ['closerLook', { number: 3, done: 0, total: 1 }, 65, [0]],
  ])('that is stopped in its %s says how far it is, also after a reload, and goes on there', async (look, far, percent, left) => {
    silent = look
    const first = study(async () => subject(look))
    const whole = first.start()
    await settle()
    expect([first.look, first.percent]).toEqual([far, percent])
    first.stop()
    await whole
    ;[silent, jobs] = [null, []]
    const second = study(async () => subject(look))
    await second.restore()
    expect([second.look, second.percent]).toEqual([far, percent])
    await second.start()
    expect([asked(), second.done, second.percent]).toEqual([left, true, 100])
  })

  it('that is stopped while it loads begins nothing', async () => {
    let loaded = (_: Subject) => {}
    const it = study(() => new Promise((resolve) => (loaded = resolve)))
    const whole = it.start()
    it.stop()
    loaded(subject('early'))
    await whole
    expect([it.running, jobs, running]).toEqual([false, [], 0])
  })

  it('takes fewer simulations on a slow device', async () => {
    const budgets = async (now: number) => {
      ;[speed, jobs] = [now, []]
      const it = study(async () => subject(`at ${now}`))
      await it.start()
      return [it.simulations, jobs.flatMap((job) => ('at' in job && job.at === 0 ? [job.compare!.budget] : []))]
    }
    expect(await budgets(1)).toEqual([1500, [525, 900, 1050]])
    expect(await budgets(0.02)).toEqual([700, [245, 420, 490]])
    expect(await budgets(0.001)).toEqual([30, [10, 18, 21]])
    expect(await budgets(1e-9)).toEqual([20, [7, 12, 14]])
  })

  it('is not another match’s', async () => {
    await study(async () => subject('one')).start()
    jobs = []
    const other = study(async () => subject('other'))
    await other.restore()
    expect(other.begun).toBe(false)
    await other.start()
    expect(asked().length).toBe(7)
  })

  it('says why there is none', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const unfinished = study(async () => 'unfinished')
    await unfinished.start()
    expect([unfinished.refused, unfinished.begun, jobs]).toEqual(['unfinished', false, []])
    const failed = study(() => Promise.reject(new Error('trap')))
    await failed.start()
    expect([failed.refused, failed.running]).toEqual(['failed', false])
  })

  it('answers more questions in workers of their own', async () => {
    const it = study(async () => subject('more'))
    await it.start()
    expect([await it.compare({ at: 2, samples: 0, compare: { purpose: 'closerLook', budget: 9, candidates: [7] } }), running]).toEqual([compared(2), 0])
    await it.compare(withFullKnowledge(0, it.closer))
    expect([jobs.at(-1), it.judged.length]).toEqual([expect.objectContaining({ at: 0, compare: expect.objectContaining({ full: true }) }), 2])
  })

  it('that is stopped lets those questions go on; closed it stops them, too', async () => {
    const it = study(async () => subject('asked'))
    await it.start()
    holds = 0
    const question = expect(it.compare(withFullKnowledge(0, it.closer))).rejects.toThrow('stopped')
    await settle()
    it.stop()
    expect(running).toBe(1)
    it.close()
    await question
    expect(running).toBe(0)
  })
})

describe('what full knowledge would have judged', () => {
  it('can be asked again if that failed, and is still found out after the analysis was stopped', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    const it = study(async () => subject('full'))
    await it.start()
    const model = Object.assign(new AnalysisModel({} as never, async () => 'unfinished'), { study: it })
    const decision = it.judged[0] as JudgedDecision
    fails = true
    await model.askFull(decision)
    expect([it.refused, model.full.has(0)]).toEqual(['failed', false])
    ;[fails, it.refused] = [false, null]
    const asking = model.askFull(decision)
    it.stop()
    await asking
    expect([it.refused, model.full.get(0)]).toEqual([null, compared(0)])
  })
})

describe('the decision that the board shows', () => {
  const marked = async (later: Partial<Comparison>) => {
    silent = 'secondLook'
    const it = study(async () => subject(`chosen ${later.best}`))
    const whole = it.start()
    await settle()
    it.stop()
    await whole
    const player = { at: 0, eyes: 0, seek: async () => {}, look: () => {}, pause: () => {} }
    const light = vi.fn()
    const model = Object.assign(new AnalysisModel({ player, light, story: () => undefined, words: () => null as never }, async () => 'unfinished'), { study: it, aim: () => [] })
    model.choose(it.judged[0]!)
    model.mark()
    expect(light).toHaveBeenLastCalledWith([], 2)
    ;[silent, found] = [null, later]
    await it.start()
    model.mark()
    return [model.chosen?.best ?? null, light.mock.lastCall![1]]
  }

  it('has the better move that later looks find, and no mark if they find none', async () => {
    expect(await marked({ best: 3 })).toEqual([3, 3])
    expect(await marked({ best: 1, loss: 0, mistake: false })).toEqual([null, null])
  })
})
