/** A match of this device that pages look at: does one thing after the other, keeps each change, and only then shows it. */
import { ApiError } from '../net/api'
import type { MatchFile } from '../rules/match_file_types'
import type { BotSource, BotWorker } from '../rules/worker_bot'
import { Opponents } from '../rules/opponents'
import type { PageRules } from '../rules/page_rules'
import { BotRunner } from './bot_runner'
import { LocalMatch, type Answer, type Waiting } from './local_match'
import type { KeptMatch, MatchStore } from './store_types'
import { UndoGrace } from './undo_grace'
import { WrittenFile } from './written_file'

/** Seconds between two moves of bots, and seconds that they wait for an undo, unless the player wants others; as on a server. */
const PACE = 0.7
const PAUSE = 4
/** ms without a change after which the progress is kept for lists: nobody at the table waits for it. */
const REST = 500

/** A page that looks at the match. */
export interface Viewer {
  /** Seconds that bots take between two moves; null: as usual. */
  pace: number | null
  /** There is a new frame. */
  changed(): void
  /** A change could not be kept. */
  failed(error: ApiError): void
}

export interface Around {
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
  private readonly written: WrittenFile
  private readonly grace: UndoGrace
  private readonly bots: Opponents
  private readonly runner: BotRunner
  private readonly now: () => number
  /** Work in progress: one thing after the other. */
  private work: Promise<void> = Promise.resolve()
  /** How many decisions of the match so far are kept. */
  private kept: number
  private changedAt: number
  private standing: readonly number[]
  /** Runs while the progress is not kept. */
  private rest: ReturnType<typeof setTimeout> | null = null

  /** Throws ApiError `log_does_not_fit`, and RulesFailed. */
  constructor(
    private readonly row: KeptMatch,
    rules: PageRules,
    private readonly around: Around,
  ) {
    this.match = new LocalMatch(row.id, row.file, rules, row)
    this.written = new WrittenFile(row.file)
    this.kept = row.file.actions.length
    this.standing = row.standing ?? []
    this.now = around.now ?? Date.now
    this.changedAt = this.now()
    this.grace = new UndoGrace(this.now)
    this.bots = new Opponents(this.match.game, rules, around.api, (why) => this.tellFailed(why, new ApiError('random_bot')), around.makeWorker)
    this.runner = new BotRunner(
      {
        due: () => this.due(),
        think: (seat) => this.bots.choose(this.match.levelOf(seat)!, { seat, ...this.match.state.match.choices(seat) }),
        play: (seat, action, version) => this.change(() => this.match.actAsBot(seat, action, version), () => this.endWaiting()),
        msLeft: () => Math.max(this.changedAt + this.pace * 1000 - this.now(), this.grace.msLeft),
      },
      (error) => this.tellFailed(error, new ApiError('local_rules')),
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

  /** Resolves when everything that has been asked for is done, and kept for lists, too. */
  async settled(): Promise<void> {
    if (this.rest) this.noteStanding()
    await this.work
  }

  close(): void {
    this.stopRest()
    this.runner.stop()
    this.bots.close()
  }

  get waiting(): Waiting {
    return { waits: this.grace.running, until: this.grace.until }
  }

  /** The match file so far. */
  get file(): MatchFile {
    return this.written.content
  }

  /** Plays or undoes for a person. `answered`: called when it is kept, before it is shown. Rejects with what `work` throws. */
  decide(work: () => Answer, answered: (answer: Answer) => void): Promise<void> {
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
    return this.note(() => {
      if (this.match.letBotPlay(seat, isBot ? this.around.standIn : null)) this.startWaiting()
    })
  }

  /** Changes something besides the decisions. */
  note(work: () => void): Promise<void> {
    return this.change(work, () => {}, true)
  }

  /** The player will not undo: bots need not wait. */
  confirm(): void {
    if (!this.grace.running) return
    this.grace.stop()
    this.show()
  }

  /** Makes bots wait while the player considers an undo, or releases them. */
  hold(held: boolean): void {
    if (this.grace.hold(held && this.match.someMayUndo)) this.show()
  }

  /** Shows the match to a viewer once its last change is kept; by default to all. */
  show(to: Iterable<Viewer> = this.viewers): void {
    const { work } = this
    void work.then(() => this.showNow(to)).catch((error: unknown) => this.tellFailed(error, new ApiError('local_rules')))
  }

  private showNow(to: Iterable<Viewer>): void {
    for (const viewer of to) viewer.changed()
    this.runner.wake()
  }

  /** Changes the match, keeps the change, answers, and shows it. `besides`: it may change something besides the decisions. */
  private change<T>(work: () => T, answered: (result: T) => void, besides = false): Promise<void> {
    const done = this.work.then(async () => {
      const { version } = this.match
      const result = work()
      const isChanged = this.match.version !== version
      const error = isChanged || besides ? await this.keep() : null
      if (isChanged) this.changedAt = this.now()
      answered(result)
      if (isChanged || besides) this.showNow(this.viewers)
      if (isChanged && !this.match.state.over) this.noteStandingSoon()
      if (error) for (const viewer of this.viewers) viewer.failed(error)
    })
    this.work = done.catch(() => {})
    return done
  }

  /** Keeps the match as it is now. Returns why it cannot be kept; the match goes on, and the next change tries again. */
  private async keep(): Promise<ApiError | null> {
    const { row, match, around } = this
    this.kept = Math.min(this.kept, await this.written.follow(match.state))
    const { actions, end } = this.written.content
    const { over, ending } = match.state
    if (over) this.standing = match.state.standing
    const { standing } = this
    const changed = { over, changed: this.now(), end, standIns: Object.fromEntries(match.standIns), hinted: match.hinted, ...ending, standing }
    try {
      await around.store.append(row.id, this.kept, actions.slice(this.kept), changed)
      this.kept = actions.length
      return null
    } catch (error) {
      console.warn(error)
      return error instanceof ApiError ? error : new ApiError('not_kept')
    }
  }

  private noteStandingSoon(): void {
    this.stopRest()
    this.rest = setTimeout(() => this.noteStanding(), REST)
  }

  private noteStanding(): void {
    this.stopRest()
    const noted = this.work.then(async () => {
      this.standing = this.match.state.standing
      await this.keep()
    })
    this.work = noted.catch(() => {}) // it is kept with the next change
  }

  private stopRest(): void {
    if (this.rest) clearTimeout(this.rest)
    this.rest = null
  }

  /** A bot has moved: the wait for a player goes on while bots have to choose. */
  private endWaiting(): void {
    if (!this.match.botsDue.length) this.grace.stop()
  }

  /** Makes bots wait if a player can still undo a choice. */
  private startWaiting(): void {
    const { pause } = this.row
    this.grace.start(!this.match.someMayUndo ? 0 : pause === 'done' ? Infinity : (pause ?? PAUSE) * 1000)
  }

  private due(): { seat: number; version: number } | null {
    const [seat] = this.match.botsDue
    return seat === undefined || !this.viewers.size ? null : { seat, version: this.match.version }
  }

  private get pace(): number {
    const wanted = [...this.viewers].flatMap(({ pace }) => (pace === null ? [] : [pace]))
    const { pause } = this.row
    return wanted.length ? Math.max(...wanted) : Math.min(PACE, typeof pause === 'number' ? pause : PACE)
  }

  private tellFailed(why: unknown, error: ApiError): void {
    console.warn(why)
    for (const viewer of this.viewers) viewer.failed(error)
  }
}
