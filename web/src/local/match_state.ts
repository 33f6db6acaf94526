/** A match with its decisions, events and undo; counterpart of Python's `Match` (core/domain/match.py). */
import type { GameEvent, Refusal, Result } from '../net/frame'
import { PageMatch, type MatchStart } from '../rules/page_match'
import { wordsDrawn, type RawEvent, type PageRules } from '../rules/page_rules'
import { seatResults } from '../statistics/summary'
import { SPECTATOR } from '../table/hotseat'
import { knowsNoMore } from './knowledge'
import type { ListSummary } from './store_types'
import { refusalFor, UndoHistory, type UndoEntry } from './undo_history'

export interface Decision {
  seat: number
  action: number
}

const NOBODY: ReadonlySet<number> = new Set()

/** Uses the cells of its rules, which therefore serve no other match meanwhile. All methods throw RulesFailed. */
export class MatchState {
  readonly match: PageMatch
  decisions: readonly Decision[] = []
  /** Number of events after each decision. */
  private eventCounts: readonly number[] = []
  private log: RawEvent[] = []
  private readonly history = new UndoHistory()

  /** `start`: a setup, or the complete record of a state. */
  constructor(
    readonly rules: PageRules,
    start: MatchStart | Uint8Array<ArrayBuffer>,
  ) {
    this.match = new PageMatch(rules)
    if (start instanceof Uint8Array) this.match.record = start
    else this.log = [...this.match.begin(start)]
  }

  get actors(): readonly number[] {
    return this.match.actors
  }

  get over(): boolean {
    return !this.actors.length
  }

  /** The match as lists show it. */
  get summary(): ListSummary {
    return { ...this.summaryWithoutStanding, standing: this.standing }
  }

  /** The same without the progress, which takes longer to compute than a choice. */
  get summaryWithoutStanding(): ListSummary {
    return { actors: [...this.actors], ...(this.over && this.resultSummary(this.match.result())) }
  }

  /** The progress that anyone may know. */
  get standing(): number[] {
    return this.match.standing(SPECTATOR)
  }

  private resultSummary(result: Result): Pick<ListSummary, 'ranking' | 'results'> {
    const seats = this.decisions.map(({ seat }) => seat)
    return { ranking: result.ranking, results: seatResults(result, this.rules.info.typical ?? {}, seats) } // missing in information that an older page stored
  }

  get eventCount(): number {
    return this.log.length
  }

  /** Returns the events from a number on, as a seat or SPECTATOR may see them; null: with nothing hidden. */
  events(eyes: number | null, since: number): GameEvent[] {
    return this.log.slice(since).map((item, i) => ({ n: since + i, ...this.rules.event(item, eyes) }))
  }

  /** Returns the number of the first event after the last decision of a seat; 0 if it has made none. */
  eventsSinceChoice(seat: number): number {
    const at = this.decisions.map((each) => each.seat).lastIndexOf(seat)
    return this.eventCounts[at] ?? 0
  }

  /** Returns why an action is illegal for a seat now; null if it is legal. */
  whyNot(seat: number, action: number): Refusal | null {
    const refusal = this.match.whyNot(seat, action)
    return refusal?.id === 'not_your_turn' && this.hasChosen(seat) ? refusalFor('already_chosen') : refusal
  }

  /** Plays a legal action. */
  play(seat: number, action: number): void {
    const { match } = this
    const entry = { seat, action, actors: match.actors, before: match.record, events: this.log.length }
    const drawnBefore = this.drawn
    const items = this.perform(seat, action, entry.before)
    this.decisions = [...this.decisions, { seat, action }]
    this.log.push(...items)
    this.eventCounts = [...this.eventCounts, this.log.length]
    const revealing = items.findIndex(([number]) => this.rules.info.events[number!]!.reveals)
    const drew = this.drawn !== drawnBefore
    if (drew || revealing >= 0) this.history.close(drew ? 'drawn' : 'revealed', items.length ? entry.events + Math.max(revealing, 0) : null)
    else this.history.add(entry)
  }

  /** Performs an action; if the rules fail, the match is as before. */
  private perform(seat: number, action: number, before: Uint8Array<ArrayBuffer>): RawEvent[] {
    try {
      return this.match.play(seat, action)
    } catch (error) {
      this.match.record = before
      throw error
    }
  }

  /**
   * Returns why a seat may not undo its last decision; null if it may. `along`: seats of bots whose later decisions may be undone with it, if
   * they knew nothing that the seat did not know.
   */
  undoClosed(seat: number, along = NOBODY): Refusal | null {
    if (this.over) return refusalFor('undo_over')
    const entry = this.history.lastOf(seat)
    if (!entry) return this.decisions.some((each) => each.seat === seat) ? this.history.closed : refusalFor('undo_nothing')
    const later = this.history.since(entry)
    return this.mayStay(entry, later) || this.mayUndoAlong(entry, later, along) ? null : refusalFor('undo_other_acted')
  }

  /**
   * Undoes the last decision of a seat, if that is open. Returns the number of the first event that was undone. When several seats choose at
   * once, later choices of the others stay.
   */
  undo(seat: number): number {
    return this.undoFrom(seat, this.undoClosed(seat) === null)
  }

  /** Undoes the last decision of a seat and everything since, with the consent of the others. Returns the same. */
  takeBack(seat: number): number {
    return this.undoFrom(seat, false)
  }

  /** Returns how many decisions of a seat in a row can be undone, one after the other. */
  choicesOfTurn(seat: number, along = NOBODY): number {
    const entry = this.history.lastOf(seat)
    if (!entry || this.undoClosed(seat, along)) return 0
    return !this.history.since(entry).length || this.undoClosed(seat) ? this.history.inARow(entry) : 1
  }

  /** Whether a seat has made its choice of a simultaneous one that others still have to make. */
  private hasChosen(seat: number): boolean {
    const entry = this.history.lastOf(seat)
    return !!entry && entry.actors.some((each) => each !== seat) && !this.undoClosed(seat)
  }

  private get drawn(): string {
    return wordsDrawn(this.rules.cell('whole'))
  }

  /** Whether the later choices can stay: they are of the same simultaneous choice, which is still going on. */
  private mayStay(entry: UndoEntry, later: readonly UndoEntry[]): boolean {
    if (!later.length) return true
    if (later.some((each) => each.actors.some((seat) => !entry.actors.includes(seat)))) return false
    const due = [...new Set([...this.actors, entry.seat])].sort((a, b) => a - b)
    return this.inState(entry.before, (match) => {
      for (const { seat, action } of later) {
        if (!match.actors.includes(seat) || !match.choices(seat).ids.includes(action)) return false
        match.play(seat, action)
      }
      return `${match.actors}` === `${due}`
    })
  }

  /** Whether the later choices may be undone as well: seats in `along` made them, and no player gains information. */
  private mayUndoAlong(entry: UndoEntry, later: readonly UndoEntry[], along: ReadonlySet<number>): boolean {
    return later.every((each) => along.has(each.seat) && this.inState(each.before, (match) => knowsNoMore(match, each.seat, entry.seat)))
  }

  private undoFrom(seat: number, keepLater: boolean): number {
    const entry = this.history.lastOf(seat)!
    const later = this.history.cut(entry)
    const first = this.decisions.length - later.length - 1
    this.decisions = this.decisions.slice(0, first)
    this.eventCounts = this.eventCounts.slice(0, first)
    this.log = this.log.slice(0, entry.events)
    this.match.record = entry.before
    if (keepLater) for (const each of later) this.play(each.seat, each.action)
    return entry.events
  }

  /** Runs work in another state of the match, and restores the present one. */
  private inState<T>(record: Uint8Array<ArrayBuffer>, work: (match: PageMatch) => T): T {
    const { match } = this
    const now = match.record
    try {
      match.record = record
      return work(match)
    } finally {
      match.record = now
    }
  }
}
