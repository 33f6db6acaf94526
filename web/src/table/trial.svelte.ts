/** “What if”: a private board on which a player goes on from what they know. The rules run in the page; nothing is sent. */
import { FRAME_DEFAULTS } from '../rules/page_match'
import type { BotSource, WorkerBot } from '../rules/worker_bot'
import { RulesFailed } from '../rules/failures'
import { rulesFailed } from '../rules/rules_failed'
import { MatchState, type Decision } from '../local/match_state'
import type { PageRules } from '../rules/page_rules'
import { worldOf } from '../rules/world'
import { ApiError } from '../net/api'
import type { Args, Frame, LegalAction, Refusal } from '../net/frame'
import { loadPart } from '../net/load_part'
import { delay } from '../common/idle'
import { wishedAction, type Then, type Wish } from './presses'
import { actionId } from '../board/space'
import { SPECTATOR } from './hotseat'

/** ms between choices of bots, so that the player can follow */
const BOT_DELAY = 700

/** Start of a trial. */
export interface TrialStart {
  /** Frame at the start, with all events so far. */
  frame: Frame
  /** The viewer's knowledge. */
  record: Uint8Array
  /** Owner of that knowledge: a seat, SPECTATOR (public), or null: everything is open. */
  eyes: number | null
}

export class Trial {
  frame = $state.raw() as Frame
  /** Whether a bot chooses for all others; otherwise the player does. */
  bots = $state(false)

  private match!: MatchState
  /** Hidden information, dealt at random here. */
  private dealt!: Uint8Array<ArrayBuffer>
  /** Numbers of choices at the start of each press. */
  private presses: number[] = []
  private version = 0
  /** Incremented with every change; a bot that is still thinking is ignored. */
  private revision = 0
  private workerBot: Promise<WorkerBot> | null = null
  private closed = false

  /** `rules`: not shared. Throws RulesFailed. */
  constructor(
    private readonly rules: PageRules,
    readonly start: TrialStart,
    private readonly callbacks: { error(error: ApiError): void; refused(refusal: Refusal): void },
    private readonly environment: { api: BotSource; bot: string | null; breath?: number },
  ) {
    this.deal()
    if (!this.frame) throw new RulesFailed('failed', 'there is nothing to show')
  }

  /** Seat from whose knowledge it began; null: public, or everything. */
  get viewer(): number | null {
    return this.start.frame.viewer
  }

  /** Level whose bot can choose for others; null: the game has none. */
  get bot(): string | null {
    return this.environment.bot
  }

  /** Whether there is something to undo. */
  get hasChoices(): boolean {
    return this.frame.decisions > this.start.frame.decisions
  }

  /** Deals hidden cards anew, and restarts. */
  dealAnew = (): void => this.reportFailedRules(() => this.deal())

  /** Restarts with the same cards. */
  restart = (): void => this.goBack(0)

  /** Undoes the last press, with the bots' choices since. */
  undo = (): void => {
    const from = this.presses.at(-1)
    if (from !== undefined) this.goBack(from)
    else if (this.hasChoices) this.goBack(0) // only bots have chosen so far
  }

  /** A press may stand for several choices (see `BoardProps`). */
  act = (first: Wish, ...then: Then[]): void => {
    const seat = this.frame.viewer
    let from = this.choices
    for (const next of [() => first, ...then]) {
      if (seat === null || this.frame.viewer !== seat || !this.match.actors.includes(seat)) break
      const wish = next(this.frame)
      if (!wish) continue
      if (wish === 'undo') from = Math.min(from, this.undoOne())
      else if (!this.chosen(wish)) break
    }
    if (this.choices > from) this.presses.push(from)
    void this.letBotsPlay()
  }

  /** Returns the outcome of a press (see `BoardProps`). */
  foresee = (first: Wish, ...then: Then[]): (() => Frame) | null => this.rules.foreseePress(this.frame, [() => first, ...then])

  why = (kind: string, args: Args): Promise<Refusal | null> => {
    const { viewer, space } = this.frame
    const id = actionId(space, kind, args)
    const notNow = { id: 'not_now', args: {}, section: null }
    return Promise.resolve(id === null || viewer === null ? notNow : this.match.whyNot(viewer, id))
  }

  /** Switches whether a bot chooses for the others. */
  setBotsPlay = (wanted: boolean): void => {
    this.revision += 1
    this.bots = wanted
    this.reportFailedRules(() => this.show())
    void this.letBotsPlay()
  }

  close(): void {
    this.closed = true
    this.revision += 1
    this.endBot()
    this.rules.forget()
  }

  /** The number of choices so far. */
  private get choices(): number {
    return this.match.decisions.length
  }

  private deal(): void {
    const { record, eyes } = this.start
    this.dealt = worldOf(this.rules, record, eyes)
    this.begin([])
  }

  private goBack(to: number): void {
    if (to >= 0 && to < this.choices) this.begin(this.match.decisions.slice(0, to))
  }

  /** Makes these choices, from the start. */
  private begin(choices: readonly Decision[]): void {
    this.revision += 1
    this.presses = this.presses.filter((from) => from < choices.length)
    this.reportFailedRules(() => {
      this.match = new MatchState(this.rules, this.dealt)
      for (const { seat, action } of choices) this.match.play(seat, action)
      this.show()
    })
    void this.letBotsPlay()
  }

  /** Undoes one choice. Returns how many there were at the start of its press. */
  private undoOne(): number {
    const to = this.choices - 1
    const from = this.presses.filter((each) => each <= to).at(-1) ?? Math.max(to, 0)
    this.goBack(to)
    return from
  }

  /** Makes a choice; returns whether it is possible. */
  private chosen(wish: Exclude<Wish, 'undo'>): boolean {
    const action: LegalAction | undefined = wishedAction(this.frame.legal, wish)
    if (action) this.choose(this.frame.viewer!, action.id)
    else void this.why(wish.kind, wish.args).then((refusal) => refusal && this.callbacks.refused(refusal))
    return action !== undefined
  }

  private choose(seat: number, action: number): void {
    this.revision += 1
    this.reportFailedRules(() => {
      this.match.play(seat, action)
      this.show()
    })
  }

  /** Seat whose view is shown: that of the player who began; if they choose for the others, the next player's. */
  private get eyes(): number | null {
    const { actors } = this.match
    const { eyes } = this.start
    if (this.bots || !actors.length || (eyes !== null && actors.includes(eyes))) return eyes
    return actors[0]!
  }

  private show(): void {
    const { match, eyes, choices } = this
    const { frame } = this.start
    const first = frame.events.length
    const viewer = eyes === SPECTATOR ? null : eyes
    const shown = match.match.completed(
      {
        ...FRAME_DEFAULTS,
        match: { ...frame.match, status: 'running' },
        seats: frame.seats.map(({ seat, name }) => ({ seat, kind: 'person', name, level: null, yours: true })),
        version: (this.version += 1),
        viewer,
        actors: [...match.actors],
        over: match.over,
        events: [...frame.events, ...match.events(eyes, 0).map((event) => ({ ...event, n: first + event.n }))],
        events_from: 0,
        thinking: this.bots ? match.actors.filter((seat) => seat !== this.start.eyes) : [],
        decisions: frame.decisions + choices,
        undo: { seat: viewer, open: choices > 0, reason: null, until: null, waits: false, turn: 0, ask: false },
      },
      eyes,
    )
    this.frame = { ...shown, record: this.rules.cell('state').bytes.slice() }
  }

  private async letBotsPlay(): Promise<void> {
    const revision = this.revision
    const { actors } = this.match
    const seat = actors.find((each) => each !== this.start.eyes)
    if (!this.bots || this.closed || seat === undefined || (this.start.eyes !== null && actors.includes(this.start.eyes))) return
    try {
      const bot = await (this.workerBot ??= this.load())
      if (revision !== this.revision) return
      const choice = bot.choose({ seat, ...this.match.match.choices(seat) })
      const [chosen] = await Promise.all([choice, delay(this.environment.breath ?? BOT_DELAY)])
      if (revision !== this.revision) return
      this.choose(seat, chosen)
    } catch (error) {
      if (revision !== this.revision) return
      console.warn(error)
      this.endBot()
      this.setBotsPlay(false)
      this.callbacks.error(error instanceof ApiError ? error : new ApiError('what_if_bots'))
      return
    }
    await this.letBotsPlay()
  }

  private async load(): Promise<WorkerBot> {
    const { WorkerBot } = await loadPart(() => import('../rules/worker_bot'))
    const bot = await WorkerBot.load(this.start.frame.match.game, this.environment.bot!, this.rules, this.environment.api)
    if (!bot) throw new ApiError('what_if_bots')
    return bot
  }

  private endBot(): void {
    void this.workerBot?.then((bot) => bot.close(), () => {})
    this.workerBot = null
  }

  /** Reports failed rules; the match itself is untouched. */
  private reportFailedRules(work: () => void): void {
    try {
      work()
    } catch (error) {
      const failed = rulesFailed(error)
      if (failed) this.callbacks.error(failed)
    }
  }
}
