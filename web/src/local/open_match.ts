/** An open match of this device. It makes one change after the other, stores each, and only then shows it. */
import { ApiError } from '../net/api'
import type { MatchFile } from '../rules/match_file_types'
import type { BotSource, BotWorker } from '../rules/worker_bot'
import { Opponents } from '../rules/opponents'
import type { PageRules } from '../rules/page_rules'
import { BotRunner } from './bot_runner'
import { LocalMatch, type ChoiceAnswer, type UndoWait } from './local_match'
import type { StoredMatch, MatchStore } from './store_types'
import { UndoGrace } from './undo_grace'
import { MatchFileWriter } from './match_file_writer'

/** Default seconds between two moves of bots, and that bots wait for an undo; as on a server. */
const PACE = 0.7
const PAUSE = 4
/** ms without a change after which the progress is stored for lists; it is too slow to compute at every change. */
const STANDING_DELAY = 500

/** A page that shows the match. */
export interface Viewer {
  /** Seconds between two moves of bots; null: the default. */
  pace: number | null
  /** Called when there is a new frame. */
  changed(): void
  /** Called with an error to show. */
  failed(error: ApiError): void
}

export interface OpenMatchOptions {
  store: MatchStore
  api: BotSource
  /** Level of a bot that plays for a person. */
  standIn: string
  now?(): number
  makeWorker?(): BotWorker
}

export class OpenMatch {
  readonly match: LocalMatch
  private readonly viewers = new Set<Viewer>()
  private readonly writer: MatchFileWriter
  private readonly grace: UndoGrace
  private readonly bots: Opponents
  private readonly runner: BotRunner
  private readonly now: () => number
  /** The last change in progress; the next one waits for it. */
  private work: Promise<void> = Promise.resolve()
  /** Number of stored decisions. */
  private storedDecisions: number
  private changedAt: number
  private standing: readonly number[]
  /** Runs until the progress is stored. */
  private standingTimer: ReturnType<typeof setTimeout> | null = null

  /** Throws ApiError `log_does_not_fit`, and RulesFailed. */
  constructor(
    private readonly row: StoredMatch,
    rules: PageRules,
    private readonly options: OpenMatchOptions,
  ) {
    this.match = new LocalMatch(row.id, row.file, rules, row)
    this.writer = new MatchFileWriter(row.file)
    this.storedDecisions = row.file.actions.length
    this.standing = row.standing ?? []
    this.now = options.now ?? Date.now
    this.changedAt = this.now()
    this.grace = new UndoGrace(this.now)
    this.bots = new Opponents(this.match.game, rules, options.api, (why) => this.showError(why, new ApiError('random_bot')), options.makeWorker)
    this.runner = new BotRunner(
      {
        due: () => this.due(),
        think: (seat) => this.bots.choose(this.match.levelOf(seat)!, { seat, ...this.match.state.match.choices(seat) }),
        play: (seat, action, version) => this.change(() => this.match.actAsBot(seat, action, version), () => this.endWaiting()),
        msLeft: () => Math.max(this.changedAt + this.pace * 1000 - this.now(), this.grace.msLeft),
      },
      (error) => this.showError(error, new ApiError('local_rules')),
    )
    this.startWaiting()
  }

  add(viewer: Viewer): void {
    this.viewers.add(viewer)
    if (this.row.trouble) viewer.failed(new ApiError(this.row.trouble))
    this.runner.wake()
  }

  remove(viewer: Viewer): void {
    this.viewers.delete(viewer)
    this.runner.wake()
  }

  /** Resolves when all changes are made and stored, the progress included. */
  async settled(): Promise<void> {
    if (this.standingTimer) this.storeStanding()
    await this.work
  }

  close(): void {
    this.stopStandingTimer()
    this.runner.stop()
    this.bots.close()
  }

  get waiting(): UndoWait {
    return { waits: this.grace.running, until: this.grace.until }
  }

  /** The match file so far. */
  get file(): MatchFile {
    return this.writer.content
  }

  /** Plays or undoes for a person. `answered`: called when the change is stored, before it is shown. Rejects with the error of `work`. */
  decide(work: () => ChoiceAnswer, answered: (answer: ChoiceAnswer) => void): Promise<void> {
    const { match } = this
    return this.change(() => {
      const before = match.version
      const answer = work()
      if (match.version !== before) this.startWaiting()
      return answer
    }, answered)
  }

  /** Lets a bot play for a person, or the person again. */
  letBotPlay(seat: number, isBot: boolean): Promise<void> {
    return this.changeWithoutDecision(() => {
      if (this.match.letBotPlay(seat, isBot ? this.options.standIn : null)) this.startWaiting()
    })
  }

  /** Changes something besides the decisions. */
  changeWithoutDecision(work: () => void): Promise<void> {
    return this.change(work, () => {}, true)
  }

  /** Lets bots go on: the player will not undo. */
  confirm(): void {
    if (!this.grace.running) return
    this.grace.stop()
    this.show()
  }

  /** Makes bots wait while the player considers an undo, or releases them. */
  hold(held: boolean): void {
    if (this.grace.hold(held && this.match.someMayUndo)) this.show()
  }

  /** Shows the match to these viewers, by default to all, as soon as its last change is stored. */
  show(to: Iterable<Viewer> = this.viewers): void {
    const { work } = this
    void work.then(() => this.showNow(to)).catch((error: unknown) => this.showError(error, new ApiError('local_rules')))
  }

  private showNow(to: Iterable<Viewer>): void {
    for (const viewer of to) viewer.changed()
    this.runner.wake()
  }

  /** Changes the match, stores the change, answers, and shows it. `besides`: something other than the decisions may change. */
  private change<T>(work: () => T, answered: (result: T) => void, besides = false): Promise<void> {
    const done = this.work.then(async () => {
      const { version } = this.match
      const result = work()
      const isChanged = this.match.version !== version
      const error = isChanged || besides ? await this.store() : null
      if (isChanged) this.changedAt = this.now()
      answered(result)
      if (isChanged || besides) this.showNow(this.viewers)
      if (isChanged && !this.match.state.over) this.storeStandingSoon()
      if (error) for (const viewer of this.viewers) viewer.failed(error)
    })
    this.work = done.catch(() => {})
    return done
  }

  /** Stores the match. Returns why that failed; the match goes on, and the next change tries again. */
  private async store(): Promise<ApiError | null> {
    const { row, match, options } = this
    this.storedDecisions = Math.min(this.storedDecisions, await this.writer.update(match.state))
    const { actions, end } = this.writer.content
    const { over, summaryWithoutStanding } = match.state
    if (over) this.standing = match.state.standing
    const { standing } = this
    const changed = { over, changed: this.now(), end, standIns: Object.fromEntries(match.standIns), hinted: match.hinted, ...summaryWithoutStanding, standing }
    try {
      await options.store.append(row.id, this.storedDecisions, actions.slice(this.storedDecisions), changed)
      this.storedDecisions = actions.length
      return null
    } catch (error) {
      console.warn(error)
      return error instanceof ApiError ? error : new ApiError('not_kept')
    }
  }

  private storeStandingSoon(): void {
    this.stopStandingTimer()
    this.standingTimer = setTimeout(() => this.storeStanding(), STANDING_DELAY)
  }

  private storeStanding(): void {
    this.stopStandingTimer()
    const stored = this.work.then(async () => {
      this.standing = this.match.state.standing
      await this.store()
    })
    this.work = stored.catch(() => {}) // the next change stores it
  }

  private stopStandingTimer(): void {
    if (this.standingTimer) clearTimeout(this.standingTimer)
    this.standingTimer = null
  }

  /** Ends the wait for an undo if no bot has to choose any more. */
  private endWaiting(): void {
    if (!this.match.botsDue.length) this.grace.stop()
  }

  /** Makes bots wait if a player can still undo a choice. */
  private startWaiting(): void {
    const { pause } = this.row
    const ms = pause === 'done' ? Infinity : (pause ?? PAUSE) * 1000
    this.grace.start(this.match.someMayUndo ? ms : 0)
  }

  private due(): { seat: number; version: number } | null {
    const [seat] = this.match.botsDue
    return seat === undefined || !this.viewers.size ? null : { seat, version: this.match.version }
  }

  private get pace(): number {
    const paces = [...this.viewers].flatMap(({ pace }) => (pace === null ? [] : [pace]))
    const { pause } = this.row
    return paces.length ? Math.max(...paces) : Math.min(PACE, typeof pause === 'number' ? pause : PACE)
  }

  private showError(why: unknown, error: ApiError): void {
    console.warn(why)
    for (const viewer of this.viewers) viewer.failed(error)
  }
}
