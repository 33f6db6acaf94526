/** Match in the page, from its seed or a complete record; counterpart of Python's `Match`. */
import { bytesOf } from '../common/bytes'
import type { Frame, Refusal, Result } from '../net/frame'
import { guarded } from './failures'
import type { Noted, PageRules } from './page_rules'
import { offsetOf, type Layout } from './record'

/** Viewer number of the complete state, and maximum number of seats; same as in core/machine/state.py. */
const EVERYONE = -2
const MAX_SEATS = 8

/**
 * Start of a match. `options`: by name, as numbers; `key`: the 32 bytes of the seed; `first`: the record of the position that it starts from;
 * without one the rules set it up.
 */
export interface Beginning {
  players: number
  version: number
  options: Record<string, number>
  key: Uint8Array
  first?: Uint8Array
}

/** Its state is in the cell `whole`: rules serve one match at a time. All methods throw RulesFailed. */
export class PageMatch {
  /** Seats that have to choose; none when the match is over. */
  actors: number[] = []

  constructor(private readonly rules: PageRules) {}

  /** Sets up the match. Returns the events. Throws RulesFailed also for a first record of another kind. */
  begin({ players, version, options, key, first }: Beginning): Noted[] {
    const layout = this.rules.told.records.state
    const whole = this.rules.cell('whole')
    const { bytes } = whole
    const blank = bytesOf(this.rules.told.blanks[players]!)
    whole.write(first ?? blank)
    const [rng, { size }] = layout.fields.rng as [number, Layout, number[]]
    bytes.set(blank.subarray(rng, rng + size), rng) // nothing has been drawn yet
    bytes.set(key, offsetOf(layout, 'rng', 'key'))
    const numbers = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
    const put = (value: number, ...path: string[]) => numbers.setInt32(offsetOf(layout, ...path), value, true)
    put(players, 'players')
    put(EVERYONE, 'viewer')
    put(version, 'version')
    for (const [name, value] of Object.entries(options)) put(value, 'options', name)
    if (!first) return this.change('setup')
    guarded(() => {
      this.rules.settle('whole')
      this.findActors()
    })
    return []
  }

  /** Returns why an action is illegal for a seat now; null if it is legal. */
  whyNot(seat: number, action: number): Refusal | null {
    const [first, ...others] = this.actors
    if (first === undefined) return { id: 'match_over', args: {}, section: null }
    if (!this.actors.includes(seat)) return { id: 'not_your_turn', args: { seat: others.length ? null : first }, section: null }
    guarded(() => this.lookAs(seat))
    return this.rules.whyNot(seat, action)
  }

  /** Returns the knowledge of a seat that has to choose, and the ids of its choices. */
  choices(seat: number): { record: Uint8Array<ArrayBuffer>; ids: number[] } {
    return guarded(() => {
      this.lookAs(seat)
      this.rules.call('legal', 'tables', 'state', seat, 'moves')
      const { ids, count } = this.rules.cell('moves').read()
      return { record: this.rules.cell('state').bytes.slice(), ids: ids.slice(0, count) }
    })
  }

  /** Returns the knowledge of a seat or SPECTATOR, with these fields blanked. */
  knowledge(viewer: number, ...without: string[]): Uint8Array<ArrayBuffer> {
    return guarded(() => {
      this.lookAs(viewer)
      const bytes = this.rules.cell('state').bytes.slice()
      const { fields } = this.rules.told.records.state
      for (const name of without) {
        const [offset, kind] = fields[name]!
        bytes.fill(0, offset, offset + (typeof kind === 'string' ? Number(kind[1]) : kind.size))
      }
      return bytes
    })
  }

  /** Returns what a seat or SPECTATOR sees, without what only repeats what they saw before. */
  seen(viewer: number): Record<string, unknown> {
    return guarded(() => {
      this.lookAs(viewer)
      return this.rules.seen()
    })
  }

  /** Returns the complete state as a position, without its head. */
  position(): Record<string, unknown> {
    return guarded(() => {
      this.lookAtAll()
      return this.rules.position()
    })
  }

  /** Performs a legal action. Returns the events. */
  play(seat: number, action: number): Noted[] {
    return this.change('apply', seat, action)
  }

  /** Bytes of the complete state. */
  get record(): Uint8Array<ArrayBuffer> {
    return this.rules.cell('whole').bytes.slice()
  }

  /** Throws RulesFailed for a record of another kind. */
  set record(bytes: Uint8Array<ArrayBuffer>) {
    this.rules.cell('whole').write(bytes)
    this.findActors()
  }

  /** Completes a frame that has actors and events. `eyes`: seat whose knowledge it shows; null: everything is open. */
  shown(frame: Frame, eyes: number | null): Frame {
    return guarded(() => {
      this.lookAtAll()
      const result = frame.over ? this.rules.result() : null
      if (eyes !== null) this.lookAs(eyes)
      return { ...this.rules.shown(frame), result }
    })
  }

  /** Returns every seat's progress as a viewer may know it (null: nothing hidden); empty: the game does not support it. */
  standing(viewer: number | null = null): number[] {
    return guarded(() => {
      if (viewer === null) this.lookAtAll()
      else this.lookAs(viewer)
      return this.rules.standing()
    })
  }

  /** Returns the result; only when the match is over. */
  result(): Result {
    return guarded(() => {
      this.lookAtAll()
      return this.rules.result()
    })
  }

  /** Shows the complete state. */
  private lookAtAll(): void {
    this.rules.cell('state').bytes.set(this.rules.cell('whole').bytes)
  }

  /** Shows a seat's knowledge. */
  private lookAs(seat: number): void {
    this.lookAtAll()
    this.rules.call('hide', 'tables', 'state', seat)
  }

  private change(rule: string, ...values: number[]): Noted[] {
    return guarded(() => {
      this.rules.cell('events').bytes.fill(0, 0, 4) // no events so far
      this.rules.call(rule, 'tables', 'whole', ...values, 'events')
      this.findActors()
      return this.rules.noted()
    })
  }

  private findActors(): void {
    const mask = this.rules.call('actors', 'tables', 'whole')
    this.actors = Array.from({ length: MAX_SEATS }, (_, seat) => seat).filter((seat) => (mask >> seat) & 1)
  }
}
