/** Bot of a game from the WebAssembly module with its bots; counterpart of Python's `Bot`. */
import { decodeBase64, sha256 } from '../common/bytes'
import type { MixedBotOut } from '../net/wire'
import { Chance } from './chance'
import { COMPARISON } from './comparison'
import { offsetOf, recordReader, type Layout, type Rec } from './record'
import { loadRules, type Rules } from './rules.js'

/** Parts of a bot. `expected`: entries that the module's manifest must have. */
export interface BotParts {
  name: string
  /** For a level that mixes two bots of the module. */
  mixed: MixedBotOut | null
  /** For a level that is the module's search: simulations. */
  budget?: number
  content: Uint8Array<ArrayBuffer>
  manifest: Record<string, any>
  expected: Record<string, unknown>
  /** Component data as base64. */
  tables: string
  moves: Layout
  /** Of a bot's report, for hints. */
  decision?: Layout
}

/** A bot's estimate of one action. `reason`: what speaks for it, as a number (0: nothing) and details. */
export interface Candidate {
  id: number
  /** Share of the win, from 0 to 1, and points, on average over matches played on from here. */
  chance: number
  points: number
  /** Whether it is another action than the bot's choice, but cannot be told apart from it: their chances differ by accident. */
  alike: boolean
  reason: { number: number; details: number[] }
}

/** Number of actions that a hint names; same as in bots/advice.py. */
const NAMED = 3
/** Number of matches played to compare them. */
const PLAYED_ON = 300
/** How many standard errors an action must gain or lose to be told apart from the bot's choice. */
const SURE = 2
/** Number of the argument of `compare` that is its memory. */
const MEMORY = 5

/** Numbers of a bot's arguments; same as in core/machine/bot.py. */
const ARGUMENT = { tables: 0, hidden: 1, moves: 3, rng: 4, scratch: 5, decision: 6 }
type Name = keyof typeof ARGUMENT
const NAMES = Object.keys(ARGUMENT) as Name[]
const PER_CENT = 100
const SEARCH = 'search'

/** A bot that may be mixed, as in Python: of 100 choices it makes some (`slips`) as another bot. */
export class PageBot {
  private readonly plays: ModuleBot
  private readonly instead: ModuleBot | null
  private readonly chance = new Chance()

  /** Rejects with BadModule. */
  static async load(parts: BotParts): Promise<PageBot> {
    return new PageBot(await loadRules(parts.content, parts.manifest, parts.expected, sha256), parts)
  }

  private constructor(
    module: Rules,
    private readonly parts: BotParts,
  ) {
    const { name, mixed, budget } = parts
    this.plays = new ModuleBot(module, mixed?.plays ?? (budget ? SEARCH : name), parts)
    this.instead = mixed && new ModuleBot(module, mixed.instead, parts)
  }

  /** Returns the id of its choice for a seat with the knowledge in a record: one of these ids. */
  choose(record: Uint8Array, seat: number, ids: readonly number[]): number {
    const { instead, plays } = this
    const bot = instead && this.chance.below(PER_CENT) < this.parts.mixed!.slips ? instead : plays
    return bot.choose(record, seat, ids, this.parts.budget ?? 0)
  }

  /** Returns the best few actions: the bot's choice, after those that are surely better and before those that may be as good. */
  advise(record: Uint8Array, seat: number, ids: readonly number[]): Candidate[] {
    return this.plays.advise(record, seat, ids, this.parts.budget ?? 0)
  }
}

/** A bot that is a function of the module. */
class ModuleBot {
  private readonly addresses: Record<Name, number>
  /** Addresses of the memory and the answer of `compare`. */
  private memory: number | null = null
  private comparison: number | null = null

  constructor(
    private readonly module: Rules,
    private readonly name: string,
    private readonly parts: BotParts,
  ) {
    this.addresses = Object.fromEntries(NAMES.map((each) => [each, module.room(this.size(each))])) as Record<Name, number>
    this.bytes('tables').set(decodeBase64(parts.tables))
    this.bytes('rng').fill(1) // same seed, same choices
  }

  choose(record: Uint8Array, seat: number, ids: readonly number[], budget: number): number {
    this.bytes('hidden').set(record)
    const moves = this.bytes('moves')
    const numbers = new DataView(moves.buffer, moves.byteOffset, moves.length)
    numbers.setInt32(offsetOf(this.parts.moves, 'count'), ids.length, true)
    const first = offsetOf(this.parts.moves, 'ids')
    ids.forEach((id, i) => numbers.setInt32(first + 4 * i, id, true))
    const decision = this.bytes('decision').fill(0)
    new DataView(decision.buffer, decision.byteOffset).setInt32(0, budget, true) // first field, in simulations
    const at = this.addresses
    const bot = this.module.functions[`bot_${this.name}`]
    return bot(at.tables, at.hidden, seat, at.moves, at.rng, at.scratch, at.decision)
  }

  advise(record: Uint8Array, seat: number, ids: readonly number[], budget: number): Candidate[] {
    const chosen = this.choose(record, seat, ids, budget)
    const { count, ids: found } = this.report()
    const best: number[] = [...new Set([chosen, ...found.slice(0, count)])].slice(0, NAMED)
    const { ids: order, chances, points, gains, errors } = this.compare(record, seat, best)
    const [choice = 0, ...others] = best.map((_, at) => at)
    others.sort((a, b) => gains[b] - gains[a])
    const better = others.filter((at) => gains[at] > SURE * errors[at])
    const alike = others.filter((at) => Math.abs(gains[at]) <= SURE * errors[at])
    const sorted = new Set([...better, choice, ...alike, ...others])
    return [...sorted].map((at) => ({ id: order[at], chance: chances[at], points: points[at], alike: alike.includes(at), reason: this.reason(record, seat, order[at]) }))
  }

  /** Plays these actions on, in the same worlds with the same luck. */
  private compare(record: Uint8Array, seat: number, best: readonly number[]): Rec {
    const { tables, hidden, moves, rng } = this.addresses
    this.bytes('hidden').set(record) // the bot may have changed it
    this.memory ??= this.module.room(this.parts.manifest.records[`compare.${MEMORY}`])
    this.comparison ??= this.module.room(COMPARISON.size)
    const request = this.module.bytes(this.comparison, COMPARISON.size).fill(0)
    const numbers = new DataView(request.buffer, request.byteOffset, request.length)
    numbers.setInt32(offsetOf(COMPARISON, 'budget'), PLAYED_ON, true)
    const setNumber = (name: string, value: number, i = 0): void => numbers.setInt32(offsetOf(COMPARISON, name) + 4 * i, value, true)
    setNumber('given', best.length)
    setNumber('alone', 1)
    setNumber('measured', Math.max(1, best.length - 1))
    best.forEach((id, i) => setNumber('ids', id, i))
    this.module.functions.compare(tables, hidden, seat, moves, rng, this.memory, this.comparison)
    return recordReader(COMPARISON)(new DataView(this.module.bytes(this.comparison, COMPARISON.size).slice().buffer))
  }

  private report(): Rec {
    return recordReader(this.parts.decision!)(new DataView(this.bytes('decision').slice().buffer))
  }

  /** Asks the game what speaks for an action. */
  private reason(record: Uint8Array, seat: number, id: number): Candidate['reason'] {
    const { tables, hidden, moves } = this.addresses
    this.bytes('hidden').set(record)
    const number: number = this.module.functions.reason?.(tables, hidden, seat, id, moves) ?? 0
    const { details } = recordReader(this.parts.moves)(new DataView(this.bytes('moves').slice().buffer))
    return { number, details }
  }

  private size(argument: Name): number {
    return this.parts.manifest.records[`bot_${this.name}.${ARGUMENT[argument]}`]
  }

  private bytes(argument: Name): Uint8Array {
    return this.module.bytes(this.addresses[argument], this.size(argument))
  }
}
