/** Rules of a game in the page: turns a viewer's knowledge into what a board draws, without the server (decision 27). */
import { decodeBase64, sha256 } from '../common/bytes'
import type { Args, Family, Frame, LegalAction, Prompt, Refusal, Result } from '../net/frame'
import { wishedAction, type Then } from '../table/presses'
import { isToMove } from '../table/stand_ins'
import { actionsOf, actionText, type SpaceAction } from '../board/space'
import type { RulesOut } from '../net/wire'
import { cellsOf, type Cell, type Module } from './cells'
import { guarded } from './failures'
import { declaredFields, fieldWriter, type Axis, type Declared } from './fields'
import { unpackFrame } from './packed_frame'
import { pilesOf, sortPiles, type Pile } from './piles'
import { argsOf, type ReasonInfo } from './reasons'
import type { Layout, Rec } from './record'
import { loadRules } from './rules.js'

/** The server's description of the rules, with types that its own classes leave open. */
export interface RulesInfo extends RulesOut {
  manifest: { digest: string; ruleset?: string; platform?: string }
  records: Record<'tables' | 'state' | 'moves' | 'events' | 'outcome', Layout>
  answers: Record<string, Layout>
  axes: Axis[]
  fields: Declared[]
  /** By query: the declared fields of its answer. */
  declared: Record<string, { axes: Axis[]; fields: Declared[] }>
  space: Family[]
  obstacles: ReasonInfo[]
  events: { kind: string; reveals: boolean; args: [name: string, names: string[], isPrivate: boolean][] }[]
}

/** Queries about a viewer's knowledge; counterpart of Python's `Ask`. `Fields`: declared fields of a game (in its `names.ts`). */
export interface Ask<Fields = Record<string, any>> {
  /** Component data. */
  tables: Rec
  /** The viewer's knowledge. */
  hidden: Rec
  /** The declared fields of `hidden` as plain data. */
  fields(): Fields
  /** Returns the answer to one of the game's queries; `seat` and `which`: its subject. */
  query(name: string, seat?: number, which?: number): Rec
  /** Returns the declared answer to a query as plain data. */
  answer(name: string, seat?: number, which?: number): any
  /** Returns a copy of the record after an action without randomness. */
  tried(seat: number, action: number): Rec
  /** Returns the events in a buffer. */
  happened(events: Rec): PlainEvent[]
}

/** Event without its number. */
export interface PlainEvent {
  kind: string
  args: Args
}

/** Event in a buffer: number, audience, arguments. */
export type RawEvent = readonly number[]

/** Additions of a game to its declared fields (`web/rules.ts`); each function returns the same as the one of that name in `view.py`. */
export interface GameRules {
  view(ask: Ask): unknown
  prompt(ask: Ask, seat: number): Prompt
  preview(ask: Ask, seat: number, action: SpaceAction): unknown
  /** Returns the sources of points by seat when the match is over; same as in `scoring.py`. */
  breakdown?(ask: Ask): Rec[]
  /** Returns the progress of each seat; same as in `scoring.py`; null: the points of `outcome`. */
  progress?(ask: Ask): number[] | null
  /** Fields of the view that only repeat what the viewer saw before; same as `REMEMBERED` in `view.py`. */
  remembered?: readonly string[]
  /** Returns the complete state as a position, same as in `position.py`; by default the declared fields. */
  position?(ask: Ask): Rec
  /** Lists whose order play leaves open, besides declared fields that are sets; same as `position.py` reads them. */
  piles?: readonly Pile[]
  /** Returns what match files digest of a position, same as in `position.py`; by default all of it. */
  digested?(position: Rec): Rec
}

/** Missing argument of an event; same as in core/machine/event_buffer.py. */
const NONE = -(2 ** 31)

const itemsOf = ({ count, items }: Rec): RawEvent[] => items.slice(0, count)

/** Returns how many words each stream of a state's generator has produced. */
export const wordsDrawn = (state: Cell): string => String(state.read().rng.used)

/** Platforms of modules with the rules; on a static site one module also has the bots. */
const PLATFORMS = ['wasm32-page', 'wasm32']

export class PageRules {
  readonly digest: string
  readonly unpackFrame = unpackFrame
  /** Actions by id. */
  readonly actions: SpaceAction[]
  private readonly cells: Record<string, Cell>
  private readonly ask: Ask
  /** Actions by text. */
  private idsByText: ReadonlyMap<string, number> | null = null

  /** Returns an independent copy of the rules for another match, without asking the server. Rejects with BadModule. */
  copy: () => Promise<PageRules> = () => Promise.reject(new Error('only rules that were loaded can be copied'))

  /** Loads the rules from a module. Rejects with BadModule. */
  static async load(info: RulesInfo, content: Uint8Array<ArrayBuffer>, game: GameRules): Promise<PageRules> {
    const platform = PLATFORMS.find((each) => each === info.manifest.platform) ?? PLATFORMS[0]
    const rules = new PageRules(info, await loadRules(content, info.manifest, { platform }, sha256), game)
    rules.copy = () => PageRules.load(info, content, game)
    return rules
  }

  constructor(
    readonly info: RulesInfo,
    private readonly module: Module,
    private readonly game: GameRules,
  ) {
    const { digest, space, records, answers } = info
    this.digest = digest
    this.actions = [...actionsOf(space, space.map((family) => family.kind))]
    const queryLayouts = Object.fromEntries(Object.entries(answers).map(([name, layout]) => [`query_${name}`, layout]))
    this.cells = cellsOf(module, { ...queryLayouts, ...records, tried: records.state, whole: records.state })
    this.cell('tables').write(decodeBase64(info.tables))
    this.ask = this.makeAsk()
  }

  /** Returns the id of the action with this text, however it is spaced; null: there is none. */
  actionOf(text: string): number | null {
    this.idsByText ??= new Map(this.actions.map((action) => [actionText(action), action.id]))
    return this.idsByText.get(text) ?? this.idsByText.get(text.trim().split(/\s+/).join(' ')) ?? null
  }

  /** Completes a frame that has only a record. Throws RulesFailed. */
  fill(frame: Frame): Frame {
    return guarded(() => {
      this.cell('state').write(frame.record ?? new Uint8Array())
      return this.completed(frame)
    })
  }

  /** Completes a frame from the viewer's knowledge in the cell `state`. */
  completed(frame: Frame): Frame {
    this.ask.hidden = this.cell('state').read()
    const { viewer } = frame
    return {
      ...frame,
      space: this.info.space,
      view: this.game.view(this.ask),
      prompt: this.prompt(frame),
      legal: isToMove(frame) ? this.legal(viewer!) : [],
    }
  }

  /** Returns the result of a match whose last state is in the cell `state`. */
  result(): Result {
    const { rank, score, reason } = this.readOutcome()
    const seats = Array.from({ length: this.ask.hidden.players }, (_, seat) => seat)
    const ranking = [...new Set<number>(seats.map((seat) => rank[seat]))].sort((a, b) => a - b)
    return {
      ranking: ranking.map((place) => seats.filter((seat) => rank[seat] === place)),
      scores: seats.map((seat) => (this.info.scored ? score[seat] : null)),
      reason: this.info.reasons[reason]!,
      breakdown: this.game.breakdown?.(this.ask) ?? [],
    }
  }

  /** Returns every seat's progress in the cell `state`; empty: the game does not support it. */
  standing(): number[] {
    const { score } = this.readOutcome()
    return this.game.progress?.(this.ask) ?? (this.info.scored ? score.slice(0, this.ask.hidden.players) : [])
  }

  /** Returns the view of the cell `state` without its `remembered` fields. */
  viewWithoutMemory(): Rec {
    this.ask.hidden = this.cell('state').read()
    const { view, remembered = [] } = this.game
    const shown = view(this.ask) as Rec
    return Object.fromEntries(Object.entries(shown).filter(([name]) => !remembered.includes(name)))
  }

  /** Returns the complete state in the cell `state` as a position, without its head. */
  position(): Rec {
    this.ask.hidden = this.cell('state').read()
    return this.game.position?.(this.ask) ?? this.ask.fields()
  }

  /** Sorts the piles of the state in a cell as those of a position, so that the same cards are drawn next. */
  orderPiles(name: string): void {
    const { fields, axes, records } = this.info
    sortPiles(this.cell(name), records.state, [...pilesOf(declaredFields(fields, axes)), ...(this.game.piles ?? [])])
  }

  /** Returns what match files digest of a position. */
  digested = (position: Rec): Rec => this.game.digested?.(position) ?? position

  /** Returns the `outcome` record of the cell `state`. */
  private readOutcome(): Rec {
    this.ask.hidden = this.cell('state').read()
    this.call('outcome', 'tables', 'state', 'outcome')
    return this.cell('outcome').read()
  }

  /**
   * Returns the frame after an action of the viewer, with a record: as the server will send it, but with undo open. Null: chance or hidden
   * information decides, or the match ends. `frame`: the last one filled; `action`: a legal one. Throws RulesFailed.
   */
  foresee(frame: Frame, action: number): Frame | null {
    return guarded(() => {
      const seat = frame.viewer!
      const outcome = this.outcome(seat, action)
      if (!outcome) return null
      const { actorMask, happened, record } = outcome
      const acting = frame.seats.filter((each) => (actorMask >> each.seat) & 1)
      const first = frame.events_from + frame.events.length
      return {
        ...frame,
        early: true,
        actors: acting.map((each) => each.seat),
        thinking: acting.filter((each) => each.kind === 'bot' || each.stand_in).map((each) => each.seat),
        events: [...frame.events, ...happened.map((item, i) => ({ n: first + i, ...this.event(item, seat) }))],
        undo: { seat, open: true, reason: null, until: null, turn: 1 + ((frame.undo.open && frame.undo.turn) || 0) },
        decisions: frame.decisions + 1,
        since: first + happened.length,
        record,
      }
    })
  }

  /**
   * Returns a function that makes the frame after a press (see `BoardProps`). Null: part of it is impossible or uncertain. `frame`: the
   * last one filled. Throws RulesFailed.
   */
  foreseePress(frame: Frame, steps: readonly Then[]): (() => Frame) | null {
    return this.keepingState(() => {
      let at = frame
      for (const then of steps) {
        const choice = then(at)
        if (!choice) continue
        const action = wishedAction(at.legal, choice)
        const next = action && this.foresee(at, action.id)
        if (!next) return null
        at = this.withChoices(next)
      }
      return () => this.keepingState(() => this.fill(at))
    })
  }

  /** Erases the former viewer's knowledge. */
  forget(): void {
    this.ask.hidden = {}
    for (const [name, cell] of Object.entries(this.cells)) if (name !== 'tables') cell.bytes.fill(0)
  }

  /** Returns why an action is illegal for a seat that may act in the last frame filled; null if it is legal. Throws RulesFailed. */
  whyNot(seat: number, action: number): Refusal | null {
    return guarded(() => {
      const found = this.info.obstacles[this.call('obstacle', 'tables', 'state', seat, action, 'moves')]
      if (!found) return null
      const { details } = this.cell('moves').read()
      return { id: found.id, section: found.section, args: argsOf(found, details) }
    })
  }

  /** Returns the outcome of an action: who has to choose (a bit mask), the events, the seat's knowledge. Null: uncertain. */
  private outcome(seat: number, action: number): { actorMask: number; happened: RawEvent[]; record: Uint8Array<ArrayBuffer> } | null {
    const [after, events] = [this.cell('tried'), this.cell('events')]
    after.bytes.set(this.cell('state').bytes)
    // The rules need a complete world. The choice of the world affects nothing that could be taken back.
    this.call('resample', 'tables', 'tried', seat)
    const drawn = wordsDrawn(after)
    events.bytes.fill(0, 0, 4) // no events yet
    this.call('apply', 'tables', 'tried', seat, action, 'events')
    const actorMask = this.call('actors', 'tables', 'tried')
    const happened = itemsOf(events.read())
    const revealed = happened.some(([number]) => this.info.events[number!]!.reveals)
    if (revealed || wordsDrawn(after) !== drawn || actorMask === 0) return null
    this.call('hide', 'tables', 'tried', seat)
    return { actorMask, happened, record: after.bytes.slice() }
  }

  /** Runs work that changes the cell `state`, and restores the cell afterwards. */
  private keepingState<T>(work: () => T): T {
    const state = this.cell('state')
    const { hidden } = this.ask
    const saved = state.bytes.slice()
    try {
      return guarded(work)
    } finally {
      state.write(saved)
      this.ask.hidden = hidden
    }
  }

  /** Adds to a frame with a record its prompt and its legal actions, without previews. */
  private withChoices(frame: Frame): Frame {
    this.cell('state').write(frame.record!)
    this.ask.hidden = this.cell('state').read()
    const options = isToMove(frame) ? this.options(frame.viewer!) : []
    return { ...frame, prompt: this.prompt(frame), legal: options.map((action) => ({ ...action, text: '', preview: null })) }
  }

  private prompt(frame: Frame): Prompt {
    const { viewer, actors, over } = frame
    if (over) return { id: 'over', args: {}, families: [] }
    if (isToMove(frame)) return this.game.prompt(this.ask, viewer!)
    if (actors.length > 1) return { id: 'wait_for_several', args: {}, families: [] }
    return { id: 'wait', args: { seat: actors[0]! }, families: [] }
  }

  private legal(seat: number): LegalAction[] {
    return this.options(seat).map((action) => ({ ...action, text: actionText(action), preview: this.game.preview(this.ask, seat, action) }))
  }

  private options(seat: number): SpaceAction[] {
    this.call('legal', 'tables', 'state', seat, 'moves')
    const { ids, count } = this.cell('moves').read()
    return ids.slice(0, count).map((id: number) => this.actions[id]!)
  }

  private makeAsk(): Ask {
    const fields = fieldWriter(declaredFields(this.info.fields, this.info.axes))
    const declared = Object.entries(this.info.declared).map(([name, { fields, axes }]) => [name, fieldWriter(declaredFields(fields, axes))] as const)
    const writers = Object.fromEntries(declared)
    const [state, tried, events] = ['state', 'tried', 'events'].map((name) => this.cell(name)) as [Cell, Cell, Cell]
    return {
      tables: this.cell('tables').read(),
      hidden: {},
      fields: () => fields(this.ask.hidden),
      answer: (name, seat, which) => writers[name]!(this.ask.query(name, seat, which)),
      query: (name, seat = -1, which = 0) => {
        const answer = `query_${name}`
        this.cell(answer).bytes.fill(0)
        this.call(answer, 'tables', 'state', seat, which, answer)
        return this.cell(answer).read()
      },
      tried: (seat, action) => {
        tried.bytes.set(state.bytes)
        events.bytes.fill(255, 0, 4) // a count of -1: no events are recorded
        this.call('apply', 'tables', 'tried', seat, action, 'events')
        return tried.read()
      },
      happened: (buffer) => itemsOf(buffer).map((item) => this.event(item)),
    }
  }

  /** Returns the events of the last function that records them. */
  readEvents(): RawEvent[] {
    return itemsOf(this.cell('events').read())
  }

  /** Returns an event as a viewer sees it (a seat, or -1: a spectator); null: with nothing hidden. */
  event([number, audience, ...values]: RawEvent, viewer: number | null = null): PlainEvent {
    const { kind, args } = this.info.events[number!]!
    const allowed = viewer === null || (viewer >= 0 && ((audience! >> viewer) & 1) === 1)
    const shown = (value: number, names: string[], isPrivate: boolean) =>
      value === NONE || (isPrivate && !allowed) ? null : names.length ? names[value]! : value
    return { kind, args: Object.fromEntries(args.map(([name, names, isPrivate], i) => [name, shown(values[i]!, names, isPrivate)])) }
  }

  /** Returns a record: one of `RulesInfo`'s, `tried` or `whole` (states), or the answer to a query (`query_NAME`). */
  cell(name: string): Cell {
    return this.cells[name]!
  }

  /** Calls a function of the module with records (by name) and numbers. */
  call(name: string, ...values: (string | number)[]): number {
    return this.module.functions[name](...values.map((value) => (typeof value === 'string' ? this.cell(value).address : value)))
  }
}
