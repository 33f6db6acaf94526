/** Analysis of one match: what is known so far, and the workers that find out the rest. */
import { Crew, handsFor, type Hand } from './crew'
import type { Found, Job, Outlooks, ToAnalyst } from './analyst'
import { partsOf, type Candidate, type Judged, type Outlook, type Parts } from './report'

/** Why a match cannot be analysed. */
export type Refused = 'unfinished' | 'rules' | 'module' | 'file' | 'failed'

/** What an analysis needs, or why there is none. */
export interface Subject {
  /** Identifies the match and how it is analysed. */
  key: string
  load: ToAnalyst
  seats: number
  /** Numbers of the decisions with a choice, in the order in which they are compared. */
  decisions: readonly number[]
  /** Number of the last position. */
  count: number
  scored: boolean
}

/** All that has been found out, as it is kept. */
interface Kept extends Outlooks {
  judged: readonly Judged[]
}
const NOTHING: Kept = { known: [], full: [], judged: [] }
const MOST_KEPT = 8

const KEPT = 'boardwright.analysis'
const kept = new Map<string, Kept>()

export class Study {
  running = $state(false)
  refused = $state<Refused | null>(null)
  private found = $state.raw<Kept>(NOTHING)
  private subject = $state.raw<Subject | null>(null)
  private crew: Crew<ToAnalyst, Job, Found> | null = null

  /** `open`: loads what is needed; `make`: creates a worker. */
  constructor(
    private readonly open: () => Promise<Subject | Refused>,
    private readonly make: () => Hand = newHand,
    private readonly cores: number | undefined = globalThis.navigator?.hardwareConcurrency,
  ) {}

  get begun(): boolean {
    return this.subject !== null
  }

  get total(): number {
    return this.subject?.decisions.length ?? 0
  }

  get count(): number {
    return this.subject?.count ?? 0
  }

  get scored(): boolean {
    return this.subject?.scored ?? false
  }

  get judged(): readonly Judged[] {
    return this.found.judged
  }

  get done(): boolean {
    return this.subject !== null && this.found.known.length > 0 && this.judged.length === this.total
  }

  /** Whether it is known what full knowledge would have said. */
  get knowsAll(): boolean {
    return this.found.full.length > 0
  }

  /** Returns what every seat could expect at each position. `full`: with full knowledge. */
  outlooks(full = false): readonly Outlook[] {
    return full ? this.found.full : this.found.known
  }

  get parts(): Parts[] | null {
    return this.done ? partsOf(this.found.known, this.judged) : null
  }

  /** Shows what was found out before, if there is anything. */
  async recall(): Promise<void> {
    if (this.subject || !isKept()) return
    const subject = await this.open().catch(() => null)
    if (!subject || typeof subject === 'string' || this.subject || !recalled(subject.key)) return
    this.found = recalled(subject.key)!
    this.subject = subject
  }

  /** Analyses what is not known yet; resolves when all is, or `stop` was called. */
  async start(): Promise<void> {
    if (this.running) return
    this.running = true
    this.refused = null
    try {
      const subject = this.subject ?? (await this.open())
      if (typeof subject === 'string') this.refused = subject
      else await this.work(subject)
    } catch (error) {
      console.warn(error)
      this.refused = 'failed'
    }
    this.running = false
  }

  /** Stops the workers. What was found stays, and `start` goes on from there. */
  stop = (): void => this.crew?.stop()

  /** Compares one more action of a decision with the others. Rejects with an Error. */
  async compare(at: number, action: number): Promise<Candidate> {
    const crew = this.newCrew(this.subject!, 1)
    try {
      let found: Judged | null = null
      await crew.work([{ at, action }], (_, judged) => (found = judged as Judged))
      return found!.candidates.find((each) => each.action === action)!
    } finally {
      crew.stop()
    }
  }

  private async work(subject: Subject): Promise<void> {
    if (!this.subject) this.found = recalled(subject.key) ?? NOTHING
    this.subject = subject
    const crew = (this.crew = this.newCrew(subject, handsFor(this.cores)))
    const left = subject.decisions.filter((at) => !this.judged.some((each) => each.at === at))
    if (!this.found.known.length) await crew.work([{ outlooks: true }], (_, outlooks) => this.note(outlooks as Outlooks))
    if (!crew.stopped) await crew.work(left.map((at) => ({ at })), (_, judged) => this.note({ judged: [...this.judged, judged as Judged] }))
    crew.stop()
  }

  private note(more: Partial<Kept>): void {
    this.found = { ...this.found, ...more }
    keep(this.subject!.key, this.found)
  }

  private newCrew({ load }: Subject, size: number): Crew<ToAnalyst, Job, Found> {
    return new Crew(size, this.make, load)
  }
}

const newHand = (): Hand => new Worker(new URL('./analysis_worker.ts', import.meta.url), { type: 'module' })

/** Keeps the last analyses in memory, and the very last one through a reload. */
function keep(key: string, found: Kept): void {
  kept.delete(key)
  kept.set(key, found)
  if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ key, found }))
  } catch {
    sessionStorage.removeItem(KEPT) // no storage left
  }
}

const isKept = (): boolean => kept.size > 0 || sessionStorage.getItem(KEPT) !== null

function recalled(key: string): Kept | null {
  if (kept.has(key)) return kept.get(key)!
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null')
    return stored?.key === key ? stored.found : null
  } catch {
    return null
  }
}
