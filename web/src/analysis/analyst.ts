/** Analyses a match with the WebAssembly module that has the game's bots; runs in a worker. */
import { bytesOf, sha256 } from '../common/bytes'
import { Cell } from '../rules/cells'
import type { PageReplay } from '../rules/page_replay'
import type { Layout } from '../rules/record'
import { loadRules, type Rules } from '../rules/rules.js'
import type { Judged, Outlook } from './report'

/** What a worker needs: the module, and the match. `expected`: what the module's manifest must say; `tables`: as base64. */
export interface ToAnalyst {
  content: Uint8Array<ArrayBuffer>
  manifest: Record<string, any>
  expected: Record<string, unknown>
  tables: string
  records: Record<'tables' | 'state' | 'moves' | 'events' | 'outcome', Layout>
  players: number
  beginning: Uint8Array
  played: readonly { seat: number; action: number }[]
}

/** `at`: compare the decision of this number; `action`: with this one in place of the action played. */
export type Job = { outlooks: true } | { at: number; action?: number }
export type Found = Outlooks | Judged

/** Of each position: by what each seat knows, and with full knowledge. */
export interface Outlooks {
  known: readonly Outlook[]
  full: readonly Outlook[]
}

export class Analyst {
  private readonly cells: Record<'tables' | 'state' | 'whole' | 'moves' | 'events', Cell>
  private readonly outlook: Cell
  private readonly scratch: number
  private readonly rng: number
  private readonly decision: number

  static async load(told: ToAnalyst): Promise<Analyst> {
    return new Analyst(await loadRules(told.content, told.manifest, told.expected, sha256), told)
  }

  private constructor(
    private readonly module: Rules,
    private readonly told: ToAnalyst,
  ) {
    const { tables, state, moves, events } = told.records
    const cell = (layout: Layout) => new Cell(module, layout)
    this.cells = { tables: cell(tables), state: cell(state), whole: cell(state), moves: cell(moves), events: cell(events) }
    this.outlook = cell({ size: 64, fields: { chance: [0, 'i4', [8]], points: [32, 'i4', [8]] } })
    const size = (at: number) => told.manifest.records[`bot_search.${at}`]
    this.scratch = module.room(size(5))
    this.rng = module.room(size(4))
    this.decision = module.room(size(6))
    this.cells.tables.write(bytesOf(told.tables))
    module.bytes(this.rng, size(4)).fill(1)
  }

  /** Returns what every seat may expect at each position, by its own knowledge, and with full knowledge. */
  outlooks(): { known: Outlook[]; full: Outlook[] } {
    const known: Outlook[] = []
    for (let at = 0; at <= this.told.played.length; at++) {
      if (at === 0) this.begin()
      else this.apply(at - 1)
      known.push(this.look())
    }
    return { known, full: [] }
  }

  compare(at: number): Judged {
    this.goTo(at)
    const { seat, action } = this.told.played[at]!
    this.see(seat)
    const { functions } = this.module
    const { tables, state, moves } = this.cells
    functions.legal(tables.address, state.address, seat, moves.address)
    const size = this.told.manifest.records['bot_search.6']
    const bytes = this.module.bytes(this.decision, size).fill(0)
    new DataView(bytes.buffer, bytes.byteOffset).setInt32(0, 200, true)
    functions.bot_search(tables.address, state.address, seat, moves.address, this.rng, this.scratch, this.decision)
    const view = new DataView(this.module.bytes(this.decision, size).slice().buffer)
    const count = view.getInt32(8, true)
    const candidates = Array.from({ length: count }, (_, k) => ({ action: view.getInt32(12 + 4 * k, true), chance: Math.round(10000 * view.getFloat64(144 + 8 * k, true)), points: 0, error: 300 }))
    const mine = candidates.find((each) => each.action === action)
    if (!mine) candidates.push({ action, chance: (candidates.at(-1)?.chance ?? 5000) - 500, points: 0, error: 300 })
    candidates.sort((a, b) => b.chance - a.chance)
    const loss = candidates[0]!.chance - candidates.find((each) => each.action === action)!.chance
    return { at, seat, played: action, best: candidates[0]!.action, loss, error: 300, candidates }
  }

  private look(): Outlook {
    const found = Array.from({ length: this.told.players }, (_, seat) => {
      this.see(seat)
      this.module.functions.know_outlook(this.cells.tables.address, this.cells.state.address, seat, this.outlook.address)
      const { chance, points } = this.outlook.read()
      return [chance[seat], points[seat]] as [number, number]
    })
    return { chances: found.map(([chance]) => chance), points: found.map(([, points]) => points) }
  }

  private begin(): void {
    this.cells.whole.write(this.told.beginning)
  }

  private goTo(at: number): void {
    this.begin()
    for (let k = 0; k < at; k++) this.apply(k)
  }

  private apply(k: number): void {
    const { seat, action } = this.told.played[k]!
    const { tables, whole, events } = this.cells
    events.bytes.fill(255, 0, 4) // no events are recorded
    this.module.functions.apply(tables.address, whole.address, seat, action, events.address)
  }

  private see(seat: number): void {
    const { tables, state, whole } = this.cells
    state.bytes.set(whole.bytes)
    this.module.functions.hide(tables.address, state.address, seat)
  }
}

/** Returns the numbers of the decisions with a choice. */
export function choicesOf(replay: PageReplay): number[] {
  return replay.course.played.flatMap((_, at) => (replay.choices(at) > 1 ? [at] : []))
}
