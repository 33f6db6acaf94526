/** Analysis of one match: what is known so far, and the workers that find out the rest. */
import type { Answered, Found, Job, ToAnalyst } from './analyst'
import { Crew, handsFor, type Hand } from './crew'
import { isKept, keep, NOTHING, recalled, type Kept } from './kept'
import { firstLook, laterLook, percentDone, settingsFor, usual, type Settings } from './plan'
import type { Asked } from './questions'
import { partsOf, type Compared, type Judged, type Outlook, type Parts } from './report'

/** Why a match cannot be analysed. */
export type Refused = 'unfinished' | 'rules' | 'module' | 'file' | 'unreachable' | 'broken' | 'failed'

/** What an analysis needs. */
export interface Subject {
  /** Identifies the match and the module. */
  key: string
  load: ToAnalyst
  /** By decision: the number of legal actions. */
  choices: readonly number[]
  scored: boolean
  /** Whether the match began with a deal; otherwise with a position. */
  dealt: boolean
}

export class Study {
  running = $state(false)
  refused = $state<Refused | null>(null)
  private found = $state.raw<Kept>(NOTHING)
  private subject = $state.raw<Subject | null>(null)
  /** All that work, for the analysis or for one more question; and the one of the analysis. */
  private readonly crews = new Set<Crew<ToAnalyst, Job, Found>>()
  private own: Crew<ToAnalyst, Job, Found> | null = null
  /** Whether it was stopped since the last start. */
  private stopped = false

  /** `open`: loads what is needed; `make`: creates a worker. */
  constructor(
    private readonly open: () => Promise<Subject | Refused>,
    private readonly make: () => Hand = newHand,
    private readonly cores: number | undefined = globalThis.navigator?.hardwareConcurrency,
  ) {}

  /** Whether there is anything to see. */
  get begun(): boolean {
    return this.subject !== null
  }

  /** Number of decisions with a choice, and of those compared. */
  readonly total = $derived(this.subject?.choices.filter((count) => count > 1).length ?? 0)
  readonly judged: readonly Judged[] = $derived(this.found.compared.flatMap((each, at) => (each ? [{ ...each, at, seat: this.subject!.load.played[at]!.seat }] : [])))

  /** The look of now, counted from 1: how many of its decisions are compared, and of how many. */
  readonly look: { number: number; done: number; total: number } = $derived.by(() => {
    const { looks, suspects, asked } = this.found
    return { number: looks + 1, ...(looks ? { done: suspects.length - asked.length, total: suspects.length } : { done: this.judged.length, total: this.total }) }
  })

  /** How much of all looks is done, in per cent. */
  get percent(): number {
    const { done, total } = this.look
    return percentDone(this.found.looks, total ? done / total : 1)
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
    return this.found.settings?.simulations ?? null
  }

  /** Simulations for a closer look at one decision. */
  get closer(): number {
    return this.found.budget || laterLook(0, this.judged, this.judged, this.found.settings ?? usual(this.total))!.budget
  }

  get done(): boolean {
    return this.found.done
  }

  /** What every seat could expect at each position. */
  get outlooks(): readonly Outlook[] {
    return this.found.outlooks
  }

  /** What each seat's result is due to; null: not known yet. */
  readonly parts: Parts[] | null = $derived.by(() => {
    const { outlooks, expected } = this.found
    const whole = this.subject && outlooks.length && Array.from(this.subject.choices, (_, at) => expected[at]).every(Boolean)
    return whole ? partsOf(outlooks, expected as Outlook[], this.subject!.load.played.map(({ seat }) => seat), this.subject!.dealt) : null
  })

  /** Shows what was found out before, if there is anything. */
  async recall(): Promise<void> {
    if (this.subject || !isKept()) return
    const subject = await this.open().catch(() => null)
    const found = subject && typeof subject !== 'string' ? recalled(subject.key) : null
    if (!found || this.subject) return
    this.found = found
    this.subject = subject as Subject
  }

  /** Analyses what is not known yet; resolves when all is, or `stop` was called. */
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

  /** Stops the analysis. What was found stays, and `start` goes on from there. */
  stop = (): void => {
    this.stopped = true
    this.own?.stop()
  }

  /** Stops everything. */
  close(): void {
    this.stop()
    this.crews.forEach((crew) => crew.stop())
  }

  /** Answers one more question, which changes nothing that was found out. Rejects with an Error, also if all is closed. */
  async compare(asked: Asked): Promise<Compared> {
    let compared: Compared | null = null
    await this.withCrew(this.subject!, 1, (crew) => crew.work([asked], (_, answer) => ({ compared } = answer as Answered)))
    if (!compared) throw new Error('stopped')
    return compared
  }

  private async work(subject: Subject): Promise<void> {
    if (!this.subject) this.found = recalled(subject.key) ?? NOTHING
    this.subject = subject
    await this.withCrew(subject, handsFor(this.cores), (crew) => this.findOut((this.own = crew), subject.choices))
  }

  /** Takes all looks, as far as they are not done yet, until the crew is stopped. */
  private async findOut(crew: Crew<ToAnalyst, Job, Found>, choices: readonly number[]): Promise<void> {
    if (!this.found.outlooks.length) await crew.work([{ outlooks: true }], (_, outlooks) => this.note({ outlooks: outlooks as Outlook[] }))
    if (!this.found.settings) await this.findSettings(crew)
    if (crew.stopped) return
    const settings = this.found.settings!
    await this.answer(crew, firstLook(choices, settings).filter(({ at }) => !this.found.expected[at]))
    while (!crew.stopped) {
      await this.answer(crew, this.found.asked)
      if (crew.stopped || !this.lookAgain(settings)) break
    }
    if (!crew.stopped) this.note({ done: true })
  }

  /** Notes what the next look asks; returns whether there is one. */
  private lookAgain(settings: Settings): boolean {
    const { looks, suspects } = this.found
    const next = laterLook(looks, this.judged, looks ? this.judged.filter(({ at }) => suspects.includes(at)) : this.judged, settings)
    if (next) this.note({ looks: looks + 1, suspects: next.asked.map(({ at }) => at), asked: next.asked, budget: next.budget })
    return next !== null
  }

  /** Finds out how fast this device is, at the middle one of the decisions: earlier ones take longer, later ones are faster. */
  private async findSettings(crew: Crew<ToAnalyst, Job, Found>): Promise<void> {
    const decisions = this.subject!.choices.flatMap((count, at) => (count > 1 ? [at] : []))
    const middle = decisions[Math.floor(decisions.length / 2)]
    if (middle === undefined) return this.note({ settings: usual(0) })
    await crew.work([{ speed: middle }], (_, speed) => this.note({ settings: settingsFor(decisions.length, (speed as number) * handsFor(this.cores)) }))
  }

  /** Has questions answered; those of later looks are left out once they are. */
  private answer(crew: Crew<ToAnalyst, Job, Found>, asked: readonly Asked[]): Promise<void> {
    return crew.work(asked, (job, answer) => {
      const { expected, compared } = answer as Answered
      const { found } = this
      const put = <T>(list: readonly (T | null)[], value: T | null): (T | null)[] => (value ? Object.assign([...list], { [job.at]: value }) : [...list])
      const asked = found.asked.filter(({ at }) => at !== job.at)
      this.note({ expected: put(found.expected, expected), compared: put(found.compared, compared), asked })
    })
  }

  private note(more: Partial<Kept>): void {
    this.found = { ...this.found, ...more }
    keep(this.subject!.key, this.found)
  }

  /** Lets workers do something, and stops them afterwards. */
  private async withCrew({ load }: Subject, size: number, work: (crew: Crew<ToAnalyst, Job, Found>) => Promise<void>): Promise<void> {
    const crew = new Crew<ToAnalyst, Job, Found>(size, this.make, load)
    this.crews.add(crew)
    try {
      await work(crew)
    } finally {
      crew.stop()
      this.crews.delete(crew)
    }
  }
}

const newHand = (): Hand => new Worker(new URL('./analysis_worker.ts', import.meta.url), { type: 'module' })
