/** A match on this device: choices, undo, stand-ins, frames. It has no clock, storage or socket. */
import { ApiError } from '../net/api'
import type { Frame, Refusal, Seat } from '../net/frame'
import type { HintOut } from '../net/wire'
import { FRAME_DEFAULTS } from '../rules/page_match'
import { frameHeadOf, matchStartOf, type FrameHead } from '../rules/file_header'
import { startsAs } from '../rules/first_position'
import type { MatchFile } from '../rules/match_file_types'
import type { PageRules } from '../rules/page_rules'
import { SPECTATOR } from '../table/hotseat'
import { seesMore } from './knowledge'
import { MatchState, type Decision } from './match_state'
import type { StoredMatch } from './store_types'
import { refusalFor } from './undo_history'

/** How many refusals are remembered, and the maximum number of changes; as on a server. */
const REFUSALS = 64
const MAX_CHANGES = 100_000
const MAX_HINTS = 1000

/** The reason for which an undo is closed unless the other players allow it. */
const OTHER_ACTED = 'undo_other_acted'

/** The version after a change, or why it was refused. */
export type ChoiceAnswer = number | Refusal
type Curtain = 'always' | 'needed' | 'never'

/** What a page has received of a match. `runsRules`: whether it completes frames itself. */
export interface PageState {
  viewer: number | null
  version: number
  events: number
  runsRules: boolean
}

/** Whether bots wait for an undo, and until when (Unix time in ms; null: not known). */
export interface UndoWait {
  waits: boolean
  until: number | null
}

export class LocalMatch {
  readonly state: MatchState
  /** Grows with every change. */
  version = 0
  /** By seat: the level of the bot that plays for a person. */
  readonly standIns: Map<number, string>
  private readonly head: FrameHead
  private readonly persons: ReadonlySet<number>
  private readonly bots: ReadonlyMap<number, string>
  private readonly lastChange = new Map<number, number>()
  private readonly answered = new Map<string, { seat: number; action: number; version: number }>()
  private readonly refused = new Map<string, Refusal>()
  /** Undone choices: the version afterwards, and how many events were kept. */
  private undos: [version: number, kept: number][] = []
  hinted: readonly HintOut[]

  /** Throws ApiError `log_does_not_fit` if a file does not fit these rules, and RulesFailed. */
  constructor(
    id: string,
    file: MatchFile,
    rules: PageRules,
    private readonly stored: Pick<StoredMatch, 'begun' | 'curtain' | 'standIns' | 'hinted' | 'start'>,
  ) {
    const { start } = stored
    const setup = matchStartOf(file, rules.info, start?.record)
    if (!setup) throw new ApiError('log_does_not_fit', { at: 0 })
    const { match, seats } = frameHeadOf(file, rules.info)
    this.head = { match: { ...match, id, created: stored.begun, ...(start?.k !== undefined && { start: start.k }) }, seats }
    this.persons = new Set(seats.filter(({ kind }) => kind === 'person').map(({ seat }) => seat))
    this.bots = new Map(seats.flatMap(({ seat, kind, level }) => (kind === 'bot' ? [[seat, level ?? ''] as const] : [])))
    this.standIns = new Map(Object.entries(stored.standIns ?? {}).map(([seat, level]) => [Number(seat), level]))
    this.hinted = stored.hinted ?? []
    this.state = new MatchState(rules, setup)
    if (!startsAs(file, this.state.match, rules)) throw new ApiError('log_does_not_fit', { at: 0 })
    this.replay(file)
  }

  private replay({ actions }: MatchFile): void {
    for (const [at, { seat, action: text }] of actions.entries()) {
      const action = this.state.rules.actionOf(text)
      if (action === null || this.state.whyNot(seat, action)) throw new ApiError('log_does_not_fit', { at })
      this.state.play(seat, action)
      this.countChange(seat)
    }
  }

  get game(): string {
    return this.head.match.game
  }

  /** People for whom no bot plays. */
  get playing(): number[] {
    return [...this.persons].filter((seat) => !this.standIns.has(seat))
  }

  get isFull(): boolean {
    return this.version >= MAX_CHANGES
  }

  isPerson(seat: number): boolean {
    return this.persons.has(seat)
  }

  /** Returns the level of the bot that plays a seat; null: a person plays it. */
  levelOf(seat: number): string | null {
    return this.bots.get(seat) ?? this.standIns.get(seat) ?? null
  }

  /** Seats of bots that have to choose. */
  get botsDue(): number[] {
    return this.isFull ? [] : this.state.actors.filter((seat) => this.levelOf(seat) !== null)
  }

  /** Whether a person can undo a choice while a bot has to choose. */
  get someMayUndo(): boolean {
    return this.botsDue.length > 0 && this.playing.some((seat) => !this.state.undoClosed(seat))
  }

  /** Returns why an action is illegal for a seat now; null if it is legal. Throws ApiError `no_such_action`. */
  whyNot(seat: number, action: number): Refusal | null {
    this.checkAction(action)
    return this.state.whyNot(seat, action)
  }

  /**
   * Plays a person's choice. The same id always gets the same answer. `version`: of the frame that the choice was made on; null: not
   * checked. Throws ApiError if the id is of no action, or was used for another one.
   */
  act(seat: number, action: number, id: string, version: number | null): ChoiceAnswer {
    this.checkAction(action)
    const earlier = this.answered.get(id)
    if (earlier) {
      if (earlier.seat !== seat || earlier.action !== action) throw new ApiError('bad_message', { why: 'action_id: this one was used for another action' })
      return earlier.version
    }
    const refusal = this.refused.get(id)
    if (refusal) return refusal
    let reason = this.closedFor(seat) ?? this.state.whyNot(seat, action)
    if (version !== null && (this.lastChange.get(seat) ?? -1) >= version) reason = refusalFor('stale')
    if (reason) return this.refuse(id, reason)
    this.state.play(seat, action)
    this.countChange(seat)
    this.answered.set(id, { seat, action, version: this.version })
    return this.version
  }

  /** Plays a bot's choice, unless the match has changed since the version that it looked at. Returns whether it did. */
  actAsBot(seat: number, action: number, version: number): boolean {
    if (version !== this.version || this.levelOf(seat) === null) return false
    this.state.play(seat, action)
    this.countChange(seat)
    return true
  }

  /** Undoes the last choice of a seat with the bots' since; `turn`: all choices of its turn, as far as possible. */
  undo(seat: number, turn: boolean): ChoiceAnswer {
    const reason = this.closedFor(seat) ?? this.state.undoClosed(seat, this.botsUndoneToo)
    if (reason) return reason
    const choices = turn ? this.state.choicesOfTurn(seat, this.botsUndoneToo) : 1
    this.recordUndo(seat, () => Math.min(...Array.from({ length: choices }, () => this.state.undo(seat))))
    return this.version
  }

  /** Undoes the last choice of a seat and everything since: all others are at this screen. Throws ApiError. */
  askBack(seat: number): number {
    if (!this.playing.includes(seat)) throw new ApiError('bot_plays')
    if (this.isFull || this.state.undoClosed(seat)?.id !== OTHER_ACTED) throw new ApiError('cannot_ask_back')
    if (this.playing.length === 1) throw new ApiError('nobody_to_ask')
    this.recordUndo(seat, () => this.state.takeBack(seat))
    return this.version
  }

  /** Lets a bot play for a person; null: the person plays again. Returns whether that changed anything. */
  letBotPlay(seat: number, level: string | null): boolean {
    if (this.state.over || (this.standIns.get(seat) ?? null) === level) return false
    if (level === null) this.standIns.delete(seat)
    else this.standIns.set(seat, level)
    return true
  }

  /** Records that a player asks for a hint; once for each choice. Throws ApiError `bot_plays`. */
  hint(seat: number): void {
    if (!this.playing.includes(seat)) throw new ApiError('bot_plays')
    const { state, hinted } = this
    const hint = { seat, decision: state.decisions.length, event: state.eventCount }
    const isKnown = hinted.some((each) => each.seat === seat && each.decision === hint.decision && each.event === hint.event)
    if (state.actors.includes(seat) && !isKnown && hinted.length < MAX_HINTS) this.hinted = [...hinted, hint]
  }

  /** Returns a frame, with a record and without view, prompt and choices if the page runs the rules. */
  frame({ viewer, version, events, runsRules }: PageState, waiting: UndoWait): Frame {
    const { state } = this
    const mayAct = viewer !== null && this.playing.includes(viewer)
    const first = Math.min(events, ...this.undos.map(([at, kept]) => (at > version ? kept : Infinity)))
    const frame: Frame = {
      ...this.head,
      ...FRAME_DEFAULTS,
      match: { ...this.head.match, status: state.over ? 'over' : 'running' },
      seats: this.head.seats.map((seat) => this.seatInFrame(seat)),
      version: this.version,
      viewer,
      actors: [...state.actors],
      over: state.over,
      events: state.events(viewer ?? SPECTATOR, first),
      events_from: first,
      undo: this.undoFor(viewer, mayAct, waiting),
      thinking: state.actors.filter((seat) => this.levelOf(seat) !== null),
      decisions: state.decisions.length,
      since: mayAct ? state.eventsSinceChoice(viewer!) : null,
      curtain: this.curtainAfter(viewer),
      ...(this.hinted.length && { hinted: [...this.hinted] }),
    }
    const eyes = viewer ?? SPECTATOR
    if (!runsRules) return state.match.completed(frame, eyes)
    const result = state.over ? state.match.completed(frame, eyes).result : null
    return { ...frame, space: null as never, result, record: state.match.knowledge(eyes, 'rng') }
  }

  private seatInFrame(seat: Seat): Seat {
    const isPerson = seat.kind === 'person'
    const standIn = this.standIns.get(seat.seat)
    return { ...seat, yours: isPerson, ...(isPerson && { online: true }), ...(standIn !== undefined && { stand_in: standIn }) }
  }

  private undoFor(viewer: number | null, mayAct: boolean, { waits, until }: UndoWait): Frame['undo'] {
    if (!mayAct) return FRAME_DEFAULTS.undo
    const seat = viewer!
    const reason = this.state.undoClosed(seat, this.botsUndoneToo)
    const open = reason === null
    const turn = open ? this.state.choicesOfTurn(seat, this.botsUndoneToo) : 0
    return { seat, open, reason, until: open ? until : null, waits: open && waits, turn, ask: this.needsConsent(seat) && this.playing.length > 1 }
  }

  /** Whether only what others did since keeps a seat from undoing. */
  private needsConsent(seat: number): boolean {
    return this.state.undoClosed(seat, this.botsUndoneToo)?.id === OTHER_ACTED
  }

  /** Seats whose choices are undone with a player's: bots, if there is only one person. */
  private get botsUndoneToo(): ReadonlySet<number> {
    return new Set(this.persons.size === 1 ? this.bots.keys() : [])
  }

  /** Seats to choose for which the curtain falls after this viewer. */
  private curtainAfter(viewer: number | null): number[] {
    if (this.persons.size < 2) return []
    const nexts = this.state.actors.filter((seat) => seat !== viewer && this.playing.includes(seat))
    const curtain = this.stored.curtain as Curtain
    if (curtain === 'needed') return nexts.filter((seat) => seesMore(this.state.match, seat, viewer))
    return curtain === 'always' ? nexts : []
  }

  private closedFor(seat: number): Refusal | null {
    if (this.isFull) return refusalFor('match_too_long')
    return this.standIns.has(seat) ? refusalFor('bot_plays') : null
  }

  private checkAction(action: number): void {
    const { length } = this.state.rules.actions
    if (!(action < length)) throw new ApiError('no_such_action', { action, actions: length })
  }

  /** Remembers a refusal: a repeated message must not succeed the second time. */
  private refuse(id: string, reason: Refusal): Refusal {
    this.refused.set(id, reason)
    if (this.refused.size > REFUSALS) this.refused.delete(this.refused.keys().next().value!)
    return reason
  }

  /** Counts a change that a seat has made. */
  private countChange(seat: number): void {
    this.lastChange.set(seat, this.version)
    this.version += 1
  }

  private recordUndo(seat: number, undo: () => number): void {
    const before = this.state.decisions
    const kept = undo()
    for (const undone of undoneSeats(before, this.state.decisions, seat).reverse()) this.countChange(undone)
    this.undos.push([this.version, kept])
  }
}

/** Returns the seats whose decisions an undo by a seat removed: its own, and those of bots unless they stay. */
function undoneSeats(before: readonly Decision[], after: readonly Decision[], seat: number): number[] {
  const same = after.every((each, i) => each.seat === before[i]!.seat && each.action === before[i]!.action)
  return same ? before.slice(after.length).map((each) => each.seat) : [seat]
}
