/** Match in the page, from its seed or a complete record; counterpart of Python's `Match`. */
import { decodeBase64 } from '../common/bytes'
import type { Frame, Refusal, Result } from '../net/frame'
import { guarded } from './failures'
import type { RawEvent, PageRules } from './page_rules'
import { offsetOf, type Layout } from './record'

/** Viewer number of the complete state, and maximum number of seats; same as in core/machine/state.py. */
const EVERYONE = -2
const MAX_SEATS = 8

/** Values that every frame of a match in the page begins with: nothing shown yet, nothing to undo. */
export const FRAME_DEFAULTS: Pick<Frame, 'type' | 'result' | 'view' | 'prompt' | 'legal' | 'space' | 'undo' | 'since' | 'curtain'> = {
  type: 'frame',
  result: null,
  view: null,
  prompt: null,
  legal: [],
  space: [],
  undo: { seat: null, open: false, reason: null, until: null, waits: false, turn: 0, ask: false },
  since: null,
  curtain: [],
}

/**
 * Start of a match. `options`: by name, as numbers; `key`: the 32 bytes of the seed; `first`: the record of the position that it starts from;
 * without one the rules set it up.
 */
export interface MatchStart {
  players: number
  version: number
  options: Record<string, number>
  key: Uint8Array
  first?: Uint8Array
}

/** A match whose state is in the cell `whole` of its rules, which therefore serve one match at a time. All methods throw RulesFailed. */
export class PageMatch {
  /** Seats that have to choose; none when the match is over. */
  actors: number[] = []

  constructor(private readonly rules: PageRules) {}

  /** Sets up the match. Returns the events. Throws RulesFailed also for a first record of another kind. */
  begin({ players, version, options, key, first }: MatchStart): RawEvent[] {
    const layout = this.rules.info.records.state
    const whole = this.rules.cell('whole')
    const { bytes } = whole
    const blank = decodeBase64(this.rules.info.blanks[players]!)
    whole.write(first ?? blank)
    const [rng, { size }] = layout.fields.rng as [number, Layout, number[]]
    bytes.set(blank.subarray(rng, rng + size), rng) // nothing has been drawn yet
    bytes.set(key, offsetOf(layout, 'rng', 'key'))
    const numbers = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
    const setNumber = (value: number, ...path: string[]) => numbers.setInt32(offsetOf(layout, ...path), value, true)
    setNumber(players, 'players')
    setNumber(EVERYONE, 'viewer')
    setNumber(version, 'version')
    for (const [name, value] of Object.entries(options)) setNumber(value, 'options', name)
    if (!first) return this.runRule('setup')
    guarded(() => {
      this.rules.orderPiles('whole')
      this.findActors()
    })
    return []
  }

  /** Returns why an action is illegal for a seat now; null if it is legal. */
  whyNot(seat: number, action: number): Refusal | null {
    const [first, ...others] = this.actors
    if (first === undefined) return { id: 'match_over', args: {}, section: null }
    if (!this.actors.includes(seat)) return { id: 'not_your_turn', args: { seat: others.length ? null : first }, section: null }
    guarded(() => this.writeKnowledge(seat))
    return this.rules.whyNot(seat, action)
  }

  /** Returns the knowledge of a seat that has to choose, and the ids of its choices. */
  choices(seat: number): { record: Uint8Array<ArrayBuffer>; ids: number[] } {
    return guarded(() => {
      this.writeKnowledge(seat)
      this.rules.call('legal', 'tables', 'state', seat, 'moves')
      const { ids, count } = this.rules.cell('moves').read()
      return { record: this.rules.cell('state').bytes.slice(), ids: ids.slice(0, count) }
    })
  }

  /** Returns the knowledge of a seat or SPECTATOR, with these fields blanked. */
  knowledge(viewer: number, ...without: string[]): Uint8Array<ArrayBuffer> {
    return guarded(() => {
      this.writeKnowledge(viewer)
      const bytes = this.rules.cell('state').bytes.slice()
      const { fields } = this.rules.info.records.state
      for (const name of without) {
        const [offset, kind] = fields[name]!
        bytes.fill(0, offset, offset + (typeof kind === 'string' ? Number(kind[1]) : kind.size))
      }
      return bytes
    })
  }

  /** Returns the view of a seat or SPECTATOR without the fields that only repeat what they saw before. */
  viewWithoutMemory(viewer: number): Record<string, unknown> {
    return guarded(() => {
      this.writeKnowledge(viewer)
      return this.rules.viewWithoutMemory()
    })
  }

  /** Returns the complete state as a position, without its head. */
  position(): Record<string, unknown> {
    return guarded(() => {
      this.writeWhole()
      return this.rules.position()
    })
  }

  /** Performs a legal action. Returns the events. */
  play(seat: number, action: number): RawEvent[] {
    return this.runRule('apply', seat, action)
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

  /** Completes a frame that has actors and events. `eyes`: the seat that it is shown to; null: nothing is hidden. */
  completed(frame: Frame, eyes: number | null): Frame {
    return guarded(() => {
      this.writeWhole()
      const result = frame.over ? this.rules.result() : null
      if (eyes !== null) this.writeKnowledge(eyes)
      return { ...this.rules.completed(frame), result }
    })
  }

  /** Returns every seat's progress as a viewer may know it (null: nothing hidden); empty: the game does not support it. */
  standing(viewer: number | null = null): number[] {
    return guarded(() => {
      if (viewer === null) this.writeWhole()
      else this.writeKnowledge(viewer)
      return this.rules.standing()
    })
  }

  /** Returns the result; only when the match is over. */
  result(): Result {
    return guarded(() => {
      this.writeWhole()
      return this.rules.result()
    })
  }

  /** Copies the complete state to the cell `state`. */
  private writeWhole(): void {
    this.rules.cell('state').bytes.set(this.rules.cell('whole').bytes)
  }

  /** Writes what a seat knows to the cell `state`. */
  private writeKnowledge(seat: number): void {
    this.writeWhole()
    this.rules.call('hide', 'tables', 'state', seat)
  }

  private runRule(rule: string, ...values: number[]): RawEvent[] {
    return guarded(() => {
      this.rules.cell('events').bytes.fill(0, 0, 4) // no events so far
      this.rules.call(rule, 'tables', 'whole', ...values, 'events')
      this.findActors()
      return this.rules.readEvents()
    })
  }

  private findActors(): void {
    const mask = this.rules.call('actors', 'tables', 'whole')
    this.actors = Array.from({ length: MAX_SEATS }, (_, seat) => seat).filter((seat) => (mask >> seat) & 1)
  }
}
