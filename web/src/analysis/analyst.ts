/** Analyses a match with the WebAssembly module that has the game's bots; runs in a worker. Counterpart of `boardwright.analysis`. */
import { decodeBase64, sha256 } from '../common/bytes'
import { cellsOf, type Cell } from '../rules/cells'
import { COMPARISON, EXPECTATION } from '../rules/comparison'
import { offsetOf, type Layout } from '../rules/record'
import { loadRules, type Rules } from '../rules/rules.js'
import { SEEDS, type DecisionQuestion, type Purpose, type Question } from './questions'
import { readComparison, type Candidate, type Comparison, type Outlook } from './report'

/** The module and the match. `expected`: entries that the module's manifest must have; `tables`: as base64. */
export interface AnalystInput {
  content: Uint8Array<ArrayBuffer>
  manifest: Record<string, any>
  expected: Record<string, unknown>
  tables: string
  records: Record<'tables' | 'state' | 'moves' | 'events', Layout>
  players: number
  /** The first state, and all decisions. */
  beginning: Uint8Array
  played: readonly { seat: number; action: number }[]
}

/** `speed`: number of the decision to measure it with. */
export type Job = { outlooks: true } | { speed: number } | DecisionQuestion
/** What the seats may expect after the action, before chance acts; and the comparison. */
export interface DecisionResult {
  expected: Outlook | null
  compared: Comparison | null
}
/** A number is the speed: simulations per millisecond. */
export type JobResult = readonly Outlook[] | number | DecisionResult

/** Arguments that only the search reads. */
const [RNG, SCRATCH] = ['compare.4', 'compare.5']
/** Id for “no action”. */
const NO_ACTION = -1
/** Number of simulations that measure the speed of this device. */
const PROBE_BUDGET = 40
type Name = 'tables' | 'state' | 'whole' | 'moves' | 'events' | 'comparison' | 'expectation'

export class Analyst {
  private readonly cells: Record<Name, Cell>
  private readonly rng: number
  private readonly scratch: number
  /** Number of decisions made in the cell `whole`. */
  private at = 0

  /** Rejects with BadModule. */
  static async load(input: AnalystInput): Promise<Analyst> {
    return new Analyst(await loadRules(input.content, input.manifest, input.expected, sha256), input)
  }

  private constructor(
    private readonly module: Rules,
    private readonly input: AnalystInput,
  ) {
    const { tables, state, moves, events } = input.records
    const sizes = input.manifest.records
    this.cells = cellsOf(module, { tables, state, whole: state, moves, events, comparison: COMPARISON, expectation: EXPECTATION }) as Record<Name, Cell>
    this.rng = module.room(sizes[RNG])
    this.scratch = module.room(sizes[SCRATCH])
    this.cells.tables.write(decodeBase64(input.tables))
    this.cells.whole.write(input.beginning)
  }

  run(job: Job): JobResult {
    if ('outlooks' in job) return this.outlooks()
    return 'speed' in job ? this.speed(job.speed) : this.answer(job)
  }

  /** Returns what every seat may expect at each position. */
  private outlooks(): Outlook[] {
    return Array.from({ length: this.input.played.length + 1 }, (_, at) => {
      this.goTo(at)
      return this.expect(0, NO_ACTION, 0)
    })
  }

  /** Measures the simulations per millisecond for a decision, after a warm-up. */
  private speed(at: number): number {
    const compare = (budget: number) => this.answer({ at, samples: 0, compare: { purpose: 'look', budget } })
    compare(PROBE_BUDGET)
    const start = performance.now()
    compare(PROBE_BUDGET)
    return PROBE_BUDGET / Math.max(1, performance.now() - start)
  }

  private answer(asked: DecisionQuestion): DecisionResult {
    this.goTo(asked.at)
    const { seat, action } = this.input.played[asked.at]!
    return {
      expected: asked.samples ? this.expect(seat, action, asked.samples) : null,
      compared: asked.compare && this.compare(seat, { first: action, ...asked.compare }, asked.rough),
    }
  }

  /** Returns what every seat may expect after an action; without samples: of the position. */
  private expect(seat: number, action: number, samples: number): Outlook {
    this.seed('expectations')
    this.clearedView('expectation').setInt32(offsetOf(EXPECTATION, 'samples'), samples, true)
    this.call('expect', 'tables', 'whole', seat, action, this.rng, this.scratch, 'expectation')
    const { chance, points } = this.cells.expectation.read()
    return { chances: chance.slice(0, this.input.players), points: points.slice(0, this.input.players) }
  }

  /** Compares an action of a seat with others. */
  private compare(seat: number, { purpose, budget, first, candidates = [], full }: Question & { first: number }, rough?: readonly Candidate[]): Comparison {
    this.writeKnowledge(seat)
    this.call('legal', 'tables', 'state', seat, 'moves')
    this.seed(purpose)
    const view = this.clearedView('comparison')
    const setNumber = (name: string, value: number, place = 0) => view.setInt32(offsetOf(COMPARISON, name) + 4 * place, value, true)
    const actions = [first, ...candidates]
    setNumber('budget', budget)
    setNumber('measured', 1)
    setNumber('given', actions.length)
    setNumber('alone', candidates.length ? 1 : 0)
    setNumber('all_known', full ? 1 : 0)
    actions.forEach((id, place) => setNumber('ids', id, place))
    this.call('compare', 'tables', full ? 'whole' : 'state', seat, 'moves', this.rng, this.scratch, 'comparison')
    return readComparison(this.cells.comparison.read(), rough)
  }

  /** Seeds the generator that chooses worlds. */
  private seed(purpose: Purpose): void {
    const words = SEEDS[purpose].match(/../g)!
    this.module.bytes(this.rng, words.length).set(words.map((byte) => Number.parseInt(byte, 16)))
  }

  /** Clears a record and returns a view of it for writing. */
  private clearedView(name: Name): DataView {
    const { bytes } = this.cells[name]
    return new DataView(bytes.fill(0).buffer, bytes.byteOffset, bytes.length)
  }

  /** Brings the cell `whole` to the state before decision `at`. */
  private goTo(at: number): void {
    if (at < this.at) {
      this.cells.whole.write(this.input.beginning)
      this.at = 0
    }
    for (; this.at < at; this.at++) {
      const { seat, action } = this.input.played[this.at]!
      this.cells.events.bytes.fill(255, 0, 4) // a count of -1: no events are recorded
      this.call('apply', 'tables', 'whole', seat, action, 'events')
    }
  }

  /** Writes what a seat knows to the cell `state`. */
  private writeKnowledge(seat: number): void {
    this.cells.state.bytes.set(this.cells.whole.bytes)
    this.call('hide', 'tables', 'state', seat)
  }

  private call(name: string, ...values: (Name | number)[]): void {
    this.module.functions[name](...values.map((value) => (typeof value === 'string' ? this.cells[value].address : value)))
  }
}
