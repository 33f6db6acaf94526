/** Analyses a match with the WebAssembly module that has the game's bots; runs in a worker. */
import { bytesOf, sha256 } from '../common/bytes'
import { cellsOf, type Cell } from '../rules/cells'
import { COMPARISON } from '../rules/comparison'
import { offsetOf, type Layout, type Rec } from '../rules/record'
import { loadRules, type Rules } from '../rules/rules.js'
import { judgedBy, type Judged, type Outlook } from './report'

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
  /** Simulations for a decision, and how many candidates are measured besides the action played. */
  budget: number
  measured: number
}

/** `at`: compare the decision of this number; `action`: one that must be among the candidates. */
export type Job = { outlooks: true } | { at: number; action?: number }
export type Found = Outlooks | Judged

/** Of each position: by what each seat knows, and with full knowledge. */
export interface Outlooks {
  known: readonly Outlook[]
  full: readonly Outlook[]
}

/** What the module's `know_outlook` writes; same as in core/machine/outlook.py. */
const OUTLOOK: Layout = { size: 64, fields: { chance: [0, 'i4', [8]], points: [32, 'i4', [8]] } }
/** Numbers of the arguments of `compare` that only the search reads. */
const [RNG, SCRATCH] = ['compare.4', 'compare.5']
type Name = 'tables' | 'state' | 'whole' | 'moves' | 'events' | 'outlook' | 'comparison'

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
    this.cells = cellsOf(module, { tables, state, whole: state, moves, events, outlook: OUTLOOK, comparison: COMPARISON }) as Record<Name, Cell>
    this.rng = module.room(sizes[RNG])
    this.scratch = module.room(sizes[SCRATCH])
    module.bytes(this.rng, sizes[RNG]).fill(1) // same seed, same figures
    this.cells.tables.write(bytesOf(told.tables))
    this.goTo(0)
  }

  /** Does a job. */
  do(job: Job): Found {
    return 'outlooks' in job ? this.outlooks() : this.compare(job.at, job.action)
  }

  /** Returns what every seat may expect at each position. */
  outlooks(): Outlooks {
    const found = this.told.played.map((_, at) => this.look(at))
    return { known: [...found, this.look(found.length)], full: [] }
  }

  /** Compares a decision with what else was possible. */
  compare(at: number, action?: number): Judged {
    this.goTo(at)
    const { seat, action: played } = this.told.played[at]!
    this.see(seat)
    this.call('legal', 'tables', 'state', seat, 'moves')
    this.ask(action === undefined || action === played ? [played] : [played, action])
    this.call('compare', 'tables', 'state', seat, 'moves', this.rng, this.scratch, 'comparison')
    return judgedBy(this.cells.comparison.read(), at, seat)
  }

  /** Writes the question of a comparison. `given`: candidates, the first of which the others are measured against. */
  private ask(given: readonly number[]): void {
    const { bytes } = this.cells.comparison
    const numbers = new DataView(bytes.fill(0).buffer, bytes.byteOffset, bytes.length)
    const put = (name: string, value: number, place = 0) => numbers.setInt32(offsetOf(COMPARISON, name) + 4 * place, value, true)
    put('budget', this.told.budget)
    put('measured', this.told.measured)
    put('given', given.length)
    given.forEach((id, place) => put('ids', id, place))
  }

  private look(at: number): Outlook {
    this.goTo(at)
    const seats: Rec[] = Array.from({ length: this.told.players }, (_, seat) => {
      this.see(seat)
      this.call('know_outlook', 'tables', 'state', seat, 'outlook')
      return this.cells.outlook.read()
    })
    return { chances: seats.map(({ chance }, seat) => chance[seat]), points: seats.map(({ points }, seat) => points[seat]) }
  }

  /** Moves the cell `whole` to a position. */
  private goTo(at: number): void {
    if (at < this.at || at === 0) this.cells.whole.write(this.told.beginning)
    for (this.at = at < this.at ? 0 : this.at; this.at < at; this.at++) {
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
