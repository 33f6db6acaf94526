// The analysis of a match: begun, stopped, continued where it was, refused with a reason.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Job } from '../src/analysis/analyst'
import type { Hand } from '../src/analysis/crew'
import type { Judged } from '../src/analysis/report'
import { Study, type Subject } from '../src/analysis/study.svelte'

const judged = (at: number): Judged => ({ at, seat: 0, played: 1, best: 1, loss: 0, error: 0, candidates: [] })
const outlooks = { known: [{ chances: [5000, 5000], points: [0, 0] }, { chances: [10_000, 0], points: [0, 0] }], full: [] }
const subject = (key: string): Subject => ({ key, load: {} as never, seats: 2, decisions: [0, 2, 5], count: 6, scored: true })

let jobs: Job[]
let running: number
/** Waits before it answers the job with this number; null: never. */
let holds: number | null
class Worker implements Hand {
  onmessage: Hand['onmessage'] = null
  onerror: Hand['onerror'] = null
  constructor() {
    running += 1
  }
  postMessage(message: { job?: Job }) {
    const { job } = message
    if (job) jobs.push(job)
    const done = !job ? null : 'outlooks' in job ? outlooks : job.action === undefined ? judged(job.at) : { ...judged(job.at), candidates: [{ action: job.action, chance: 4000, points: 0, gain: 0, error: 0 }] }
    if (!job || 'outlooks' in job || job.at !== holds) queueMicrotask(() => this.onmessage!.call(this as never, { data: { done } } as MessageEvent))
  }
  terminate() {
    running -= 1
  }
}
const study = (open: () => Promise<Subject | 'unfinished'>) => new Study(open, () => new Worker(), 2)
const settle = () => new Promise((resolve) => setTimeout(resolve))
const session = new Map<string, string>()

beforeEach(() => {
  ;[jobs, running, holds] = [[], 0, null]
  session.clear()
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => session.get(key) ?? null, setItem: (key: string, value: string) => void session.set(key, value), removeItem: (key: string) => void session.delete(key) })
})

describe('an analysis', () => {
  it('looks at all positions first, then compares each decision, and leaves no worker', async () => {
    const it = study(async () => subject('whole'))
    await it.start()
    expect(jobs).toEqual([{ outlooks: true }, { at: 0 }, { at: 2 }, { at: 5 }])
    expect([it.done, it.running, running, it.judged.length, it.outlooks()]).toEqual([true, false, 0, 3, outlooks.known])
  })

  it('that is stopped leaves no worker, and goes on where it was, also after a reload', async () => {
    holds = 2
    const first = study(async () => subject('stopped'))
    const whole = first.start()
    await settle()
    expect([first.running, first.judged.map(({ at }) => at), running]).toEqual([true, [0], 1])
    first.stop()
    await whole
    expect([first.running, first.done, running]).toEqual([false, false, 0])
    holds = null
    jobs = []
    const second = study(async () => subject('stopped'))
    await second.recall()
    expect([second.begun, second.judged.length, jobs]).toEqual([true, 1, []])
    await second.start()
    expect([jobs, second.done]).toEqual([[{ at: 2 }, { at: 5 }], true])
    expect(JSON.parse([...session.values()][0]!)).toMatchObject({ key: 'stopped', found: { judged: [{ at: 0 }, { at: 2 }, { at: 5 }] } })
  })

  it('is not another match’s', async () => {
    await study(async () => subject('one')).start()
    jobs = []
    const other = study(async () => subject('other'))
    await other.recall()
    expect(other.begun).toBe(false)
    await other.start()
    expect(jobs.length).toBe(4)
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

  it('compares one more action in a worker of its own', async () => {
    const it = study(async () => subject('more'))
    await it.start()
    expect([await it.compare(2, 7), jobs.at(-1), running]).toEqual([expect.objectContaining({ action: 7, chance: 4000 }), { at: 2, action: 7 }, 0])
  })
})
