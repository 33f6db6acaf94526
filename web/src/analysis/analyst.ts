/** Analyses a match with the WebAssembly module that has the game's bots; runs in a worker. Counterpart of `boardwright.analysis`. */
import { bytesOf, sha256 } from '../common/bytes'
import { cellsOf, type Cell } from '../rules/cells'
import { COMPARISON, EXPECTATION } from '../rules/comparison'
import { offsetOf, type Layout } from '../rules/record'
import { loadRules, type Rules } from '../rules/rules.js'
import { SEEDS, type Asked, type Purpose, type Question } from './questions'
import { comparedBy, type Candidate, type Compared, type Outlook } from './report'

/** What a worker needs: the module, and the match. `expected`: what the module's manifest must say; `tables`: as base64. */
export interface ToAnalyst {
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

/** `speed`: of the decision with this number. */
export type Job = { outlooks: true } | { speed: number } | Asked
/** What the seats may expect after the action and before chance has spoken, and the comparison. */
export interface Answered {
  expected: Outlook | null
  compared: Compared | null
}
/** A number: simulations in a millisecond. */
export type Found = readonly Outlook[] | number | Answered

/** Arguments that only the search reads. */
const [RNG, SCRATCH] = ['compare.4', 'compare.5']
/** An action that is none. */
const NOTHING = -1
/** Simulations that tell how fast this device is. */
const TRIED = 40
type Name = 'tables' | 'state' | 'whole' | 'moves' | 'events' | 'comparison' | 'expectation'

export class Analyst {
  private readonly cells: Record<Name, Cell>
  private readonly rng: number
  private readonly scratch: number
  /** Number of decisions made in the cell `whole`. */
  private at = 0

  /** Rejects with BadModule. */
  static async load(told: ToAnalyst): Promise<Analyst> {
    return new Analyst(await loadRules(told.content, told.manifest, told.expected, sha256), told)
  }

  private constructor(
    private readonly module: Rules,
    private readonly told: ToAnalyst,
  ) {
    const { tables, state, moves, events } = told.records
    const sizes = told.manifest.records
    this.cells = cellsOf(module, { tables, state, whole: state, moves, events, comparison: COMPARISON, expectation: EXPECTATION }) as Record<Name, Cell>
    this.rng = module.room(sizes[RNG])
    this.scratch = module.room(sizes[SCRATCH])
    this.cells.tables.write(bytesOf(told.tables))
    this.cells.whole.write(told.beginning)
  }

  /** Does a job. */
  do(job: Job): Found {
    if ('outlooks' in job) return this.outlooks()
    return 'speed' in job ? this.speed(job.speed) : this.answer(job)
  }

  /** Returns what every seat may expect at each position. */
  private outlooks(): Outlook[] {
    return Array.from({ length: this.told.played.length + 1 }, (_, at) => {
      this.goTo(at)
      return this.expect(0, NOTHING, 0)
    })
  }

  /** Returns how fast a decision is compared, after some simulations that only warm up. */
  private speed(at: number): number {
    const compare = (budget: number) => this.answer({ at, samples: 0, compare: { purpose: 'look', budget } })
    compare(TRIED)
    const began = performance.now()
    compare(TRIED)
    return TRIED / Math.max(1, performance.now() - began)
  }

  private answer(asked: Asked): Answered {
    this.goTo(asked.at)
    const { seat, action } = this.told.played[asked.at]!
    return {
      expected: asked.samples ? this.expect(seat, action, asked.samples) : null,
      compared: asked.compare && this.compare(seat, { first: action, ...asked.compare }, asked.rough),
    }
  }

  /** Returns what every seat may expect after an action; without samples: of the position. */
  private expect(seat: number, action: number, samples: number): Outlook {
    this.seed('expectations')
    this.numbers('expectation').setInt32(offsetOf(EXPECTATION, 'samples'), samples, true)
    this.call('expect', 'tables', 'whole', seat, action, this.rng, this.scratch, 'expectation')
    const { chance, points } = this.cells.expectation.read()
    return { chances: chance.slice(0, this.told.players), points: points.slice(0, this.told.players) }
  }

  /** Compares an action of a seat with others. */
  private compare(seat: number, { purpose, budget, first, candidates = [], full }: Question & { first: number }, rough?: readonly Candidate[]): Compared {
    this.see(seat)
    this.call('legal', 'tables', 'state', seat, 'moves')
    this.seed(purpose)
    const numbers = this.numbers('comparison')
    const put = (name: string, value: number, place = 0) => numbers.setInt32(offsetOf(COMPARISON, name) + 4 * place, value, true)
    const given = [first, ...candidates]
    put('budget', budget)
    put('measured', 1)
    put('given', given.length)
    put('alone', candidates.length ? 1 : 0)
    put('all_known', full ? 1 : 0)
    given.forEach((id, place) => put('ids', id, place))
    this.call('compare', 'tables', full ? 'whole' : 'state', seat, 'moves', this.rng, this.scratch, 'comparison')
    return comparedBy(this.cells.comparison.read(), rough)
  }

  /** Sets the generator that chooses worlds. */
  private seed(purpose: Purpose): void {
    const words = SEEDS[purpose].match(/../g)!
    this.module.bytes(this.rng, words.length).set(words.map((byte) => Number.parseInt(byte, 16)))
  }

  /** Clears a record and returns its bytes as numbers. */
  private numbers(name: Name): DataView {
    const { bytes } = this.cells[name]
    return new DataView(bytes.fill(0).buffer, bytes.byteOffset, bytes.length)
  }

  /** Moves the cell `whole` to a position. */
  private goTo(at: number): void {
    if (at < this.at) {
      this.cells.whole.write(this.told.beginning)
      this.at = 0
    }
    for (; this.at < at; this.at++) {
      const { seat, action } = this.told.played[this.at]!
      this.cells.events.bytes.fill(255, 0, 4) // a count of -1: no events are recorded
      this.call('apply', 'tables', 'whole', seat, action, 'events')
    }
  }

  /** Writes what a seat knows to the cell `state`. */
  private see(seat: number): void {
    this.cells.state.bytes.set(this.cells.whole.bytes)
    this.call('hide', 'tables', 'state', seat)
  }

  private call(name: string, ...values: (Name | number)[]): void {
    this.module.functions[name](...values.map((value) => (typeof value === 'string' ? this.cells[value].address : value)))
  }
}
