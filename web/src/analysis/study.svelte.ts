/** Analysis of one match: its state so far, and the workers that complete it. */
import type { DecisionResult, JobResult, Job, AnalystInput } from './analyst'
import { WorkerPool, workerCount, type PoolWorker } from './worker_pool'
import { hasSavedState, saveState, EMPTY_STATE, savedState, type StudyState } from './study_state'
import { firstLook, laterLook, percentDone, settingsFor, usualSettings, type Settings } from './plan'
import type { DecisionQuestion } from './questions'
import { partsOf, type Comparison, type JudgedDecision, type Outlook, type Parts } from './report'

/** Why a match cannot be analysed. */
export type StudyRefusal = 'unfinished' | 'rules' | 'module' | 'missing' | 'file' | 'unreachable' | 'broken' | 'failed'

type Pool = WorkerPool<AnalystInput, Job, JobResult>

/** The match to analyse. */
export interface Subject {
  /** Identifies the match and the module. */
  key: string
  load: AnalystInput
  /** By decision: the number of legal actions. */
  choices: readonly number[]
  scored: boolean
  /** Whether the match began with a deal; otherwise with a position. */
  dealt: boolean
}

export class Study {
  running = $state(false)
  refused = $state<StudyRefusal | null>(null)
  private state = $state.raw<StudyState>(EMPTY_STATE)
  private subject = $state.raw<Subject | null>(null)
  /** All running pools: that of the analysis, and those of single questions. */
  private readonly pools = new Set<Pool>()
  private analysisPool: Pool | null = null
  /** Whether it was stopped since the last start. */
  private stopped = false

  /** `open`: loads the match; `make`: creates a worker. */
  constructor(
    private readonly open: () => Promise<Subject | StudyRefusal>,
    private readonly make: () => PoolWorker = newWorker,
    private readonly cores: number | undefined = globalThis.navigator?.hardwareConcurrency,
  ) {}

  /** Whether there are results to show. */
  get begun(): boolean {
    return this.subject !== null
  }

  /** Number of decisions with a choice, and of those compared. */
  readonly total = $derived(this.subject?.choices.filter((count) => count > 1).length ?? 0)
  readonly judged: readonly JudgedDecision[] = $derived(this.state.compared.flatMap((each, at) => (each ? [{ ...each, at, seat: this.subject!.load.played[at]!.seat }] : [])))

  /** The current look, counted from 1: how many of its decisions are compared, and of how many. */
  readonly look: { number: number; done: number; total: number } = $derived.by(() => {
    const { looks, suspects, asked } = this.state
    return { number: looks + 1, ...(looks ? { done: suspects.length - asked.length, total: suspects.length } : { done: this.judged.length, total: this.total }) }
  })

  /** Progress of all looks, in per cent. */
  get percent(): number {
    const { done, total } = this.look
    return percentDone(this.state.looks, total ? done / total : 1)
  }

  /** Number of the last position. */
  get count(): number {
    return this.subject?.choices.length ?? 0
  }

  get scored(): boolean {
    return this.subject?.scored ?? false
  }

  /** Simulations for a decision, on average; null: not decided yet. */
  get simulations(): number | null {
    return this.state.settings?.simulations ?? null
  }

  /** Simulations for a closer look at one decision. */
  get closer(): number {
    return this.state.budget || laterLook(0, this.judged, this.judged, this.state.settings ?? usualSettings(this.total))!.budget
  }

  get done(): boolean {
    return this.state.done
  }

  /** What every seat could expect at each position. */
  get outlooks(): readonly Outlook[] {
    return this.state.outlooks
  }

  /** What each seat's result is due to; null: not known yet. */
  readonly parts: Parts[] | null = $derived.by(() => {
    const { outlooks, expected } = this.state
    const whole = this.subject && outlooks.length && Array.from(this.subject.choices, (_, at) => expected[at]).every(Boolean)
    return whole ? partsOf(outlooks, expected as Outlook[], this.subject!.load.played.map(({ seat }) => seat), this.subject!.dealt) : null
  })

  /** Restores the saved state, if there is one. */
  async restore(): Promise<void> {
    if (this.subject || !hasSavedState()) return
    const subject = await this.open().catch(() => null)
    const state = subject && typeof subject !== 'string' ? savedState(subject.key) : null
    if (!state || this.subject) return
    this.state = state
    this.subject = subject as Subject
  }

  /** Starts or continues the analysis. Resolves when it is complete or stopped. */
  async start(): Promise<void> {
    if (this.running || this.done) return
    this.running = true
    this.stopped = false
    this.refused = null
    try {
      const subject = this.subject ?? (await this.open())
      if (typeof subject === 'string') this.refused = subject
      else if (!this.stopped) await this.work(subject)
    } catch (error) {
      console.warn(error)
      this.refused = 'failed'
    }
    this.running = false
  }

  /** Stops the analysis; `start` continues it. */
  stop = (): void => {
    this.stopped = true
    this.analysisPool?.stop()
  }

  /** Stops everything. */
  close(): void {
    this.stop()
    this.pools.forEach((pool) => pool.stop())
  }

  /** Answers a question without changing the state of the analysis. Rejects with an Error, also if the study was closed. */
  async compare(asked: DecisionQuestion): Promise<Comparison> {
    let compared: Comparison | null = null
    await this.withPool(this.subject!, 1, (pool) => pool.run([asked], (_, answer) => ({ compared } = answer as DecisionResult)))
    if (!compared) throw new Error('stopped')
    return compared
  }

  private async work(subject: Subject): Promise<void> {
    if (!this.subject) this.state = savedState(subject.key) ?? EMPTY_STATE
    this.subject = subject
    await this.withPool(subject, workerCount(this.cores), (pool) => this.analyse((this.analysisPool = pool), subject.choices))
  }

  /** Does what is left of the analysis, until the pool is stopped. */
  private async analyse(pool: Pool, choices: readonly number[]): Promise<void> {
    if (!this.state.outlooks.length) await pool.run([{ outlooks: true }], (_, outlooks) => this.update({ outlooks: outlooks as Outlook[] }))
    if (!this.state.settings) await this.findSettings(pool)
    if (pool.stopped) return
    const settings = this.state.settings!
    await this.answer(pool, firstLook(choices, settings).filter(({ at }) => !this.state.expected[at]))
    while (!pool.stopped) {
      await this.answer(pool, this.state.asked)
      if (pool.stopped || !this.lookAgain(settings)) break
    }
    if (!pool.stopped) this.update({ done: true })
  }

  /** Begins the next look; returns false if there is none. */
  private lookAgain(settings: Settings): boolean {
    const { looks, suspects } = this.state
    const next = laterLook(looks, this.judged, looks ? this.judged.filter(({ at }) => suspects.includes(at)) : this.judged, settings)
    if (next) this.update({ looks: looks + 1, suspects: next.asked.map(({ at }) => at), asked: next.asked, budget: next.budget })
    return next !== null
  }

  /** Measures the speed of this device at the middle decision: earlier ones are slower to compare, later ones faster. */
  private async findSettings(pool: Pool): Promise<void> {
    const decisions = this.subject!.choices.flatMap((count, at) => (count > 1 ? [at] : []))
    const middle = decisions[Math.floor(decisions.length / 2)]
    if (middle === undefined) return this.update({ settings: usualSettings(0) })
    await pool.run([{ speed: middle }], (_, speed) => this.update({ settings: settingsFor(decisions.length, (speed as number) * workerCount(this.cores)) }))
  }

  /** Answers questions and notes the results; answered questions of a later look are removed from it. */
  private answer(pool: Pool, asked: readonly DecisionQuestion[]): Promise<void> {
    return pool.run(asked, (job, answer) => {
      const { expected, compared } = answer as DecisionResult
      const { state } = this
      const withValue = <T>(list: readonly (T | null)[], value: T | null): (T | null)[] => (value ? Object.assign([...list], { [job.at]: value }) : [...list])
      const asked = state.asked.filter(({ at }) => at !== job.at)
      this.update({ expected: withValue(state.expected, expected), compared: withValue(state.compared, compared), asked })
    })
  }

  private update(more: Partial<StudyState>): void {
    this.state = { ...this.state, ...more }
    saveState(this.subject!.key, this.state)
  }

  /** Runs work with a new pool, which is stopped afterwards. */
  private async withPool({ load }: Subject, size: number, work: (pool: Pool) => Promise<void>): Promise<void> {
    const pool: Pool = new WorkerPool(size, this.make, load)
    this.pools.add(pool)
    try {
      await work(pool)
    } finally {
      pool.stop()
      this.pools.delete(pool)
    }
  }
}

const newWorker = (): PoolWorker => new Worker(new URL('./analysis_worker.ts', import.meta.url), { type: 'module' })
