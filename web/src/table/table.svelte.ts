/** One table: the live match, the seat whose view is shown, and the curtain between players. */
import type { PageRules } from '../rules/page_rules'
import { ApiError } from '../net/api'
import { ANSWER_MS, type Link } from '../net/connection'
import type { Args, Frame, Refusal } from '../net/frame'
import type { Hint } from './hint.svelte'
import { nextViewpoint, SPECTATOR, type Viewpoint } from './hotseat'
import { isLocal } from '../local/ids'
import { openSocket } from '../net/open_socket'
import { Live } from '../net/live'
import { loadPart, reloadOnce } from '../net/load_part'
import { delay, whenIdle } from '../common/idle'
import { Presses, type Then, type Wish } from './presses'
import { rulesFailed } from '../rules/rules_failed'
import { botPace, settings } from '../common/settings.svelte'
import { api } from '../common/shell.svelte'
import { actionId } from '../board/space'
import type { Trial } from './trial.svelte'
import { unsentStore, type Pending } from '../net/outbox'
import type { ChatLineOut } from '../net/wire'

/** ms that a player sees the outcome of their last choice before the curtain falls */
const SETTLE = 700
const LEAST_TO_UNDO = 3000
/** maximum ms that the curtain waits while the board is still showing something */
const LONGEST_SHOW = 30_000

/** A match of this device needs no token, and has stored what it answers. */
const OF_THIS_DEVICE = { token: () => Promise.resolve(''), shownWhenKept: true }
const ofServer = (match: string) => ({ token: () => api.device(), forget: (token: string) => api.forget(token), unsent: unsentStore<Pending>(match) })

export class Table {
  /** Visible frame; null while one view has gone and the next has not come. */
  frame = $state.raw<Frame | null>(null)
  /** Frame that the board draws: never one that only confirms an early one. */
  boardFrame = $state.raw<Frame | null>(null)
  link = $state<Link>('connecting')
  viewpoint: Viewpoint = $state.raw({ viewer: null, curtain: null })
  sending = $state(false)
  /** Whether a choice has been unanswered for a while, even if it is shown already. */
  slow = $state(false)
  refusal = $state.raw<Refusal | null>(null)
  /** Until when (Unix time in ms) the viewer's turn can be undone before the next player gets the screen. */
  undoDeadline = $state<number | null>(null)
  /** Whether the countdown stands still because the pointer is on the buttons. */
  countdownStopped = $state(false)
  /** Number of events that each player at this screen had seen when it was passed on. */
  seenEvents: Record<number, number> = {}

  /** Chat, and the viewer's last rejected line. */
  chatLines = $state.raw<readonly ChatLineOut[]>([])
  rejectedLine = $state.raw<string | null>(null)
  /** Hint for the viewer; null: no hint was asked for at this table. */
  hint = $state.raw<Hint | null>(null)

  /** Rules that run in this page. */
  private rules = $state.raw<PageRules | null>(null)
  readonly runsRules = $derived(this.rules !== null)
  private readonly live: Live
  /** The sign-in with which the table was opened. */
  private readonly session = api.session()
  private readonly presses = new Presses({
    act: ({ id }) => this.live.act(this.viewpoint.viewer!, id),
    undo: () => this.live.undo(this.viewpoint.viewer!),
    stopped: (wish) => wish !== 'undo' && void this.why(wish.kind, wish.args).then((refusal) => refusal && this.callbacks.refused(refusal)),
  })
  /** Whether the link waits for an answer. */
  private linkWaiting = false
  /** Frame in the middle of a press, which is not shown. */
  private hiddenFrame: Frame | null = null
  /** Whether the rules run or have failed, so that another request changes nothing. */
  private rulesDecided = false
  /** Whether there are no rules for the page, or they have failed. */
  private rulesMissing = false
  private timer: ReturnType<typeof setTimeout> | null = null
  private slowTimer: ReturnType<typeof setTimeout> | null = null
  /** Milliseconds left when the countdown was stopped. */
  private remaining = 0

  constructor(
    match: string,
    private readonly callbacks: {
      error(error: ApiError): void
      refused(refusal: Refusal): void
      /** Returns what the board is still showing; see `BoardHandle`. */
      showing(): Promise<void> | null
    },
  ) {
    this.live = new Live(
      {
        frame: (frame) => this.receive(frame),
        link: (link) => this.updateLink(link),
        waiting: (waiting) => this.updateSending((this.linkWaiting = waiting)),
        unanswered: (some) => this.watchAnswer(some),
        talk: (lines) => (this.chatLines = mergeLines(this.chatLines, lines)),
        unsaid: ({ say_id, id, args }) => {
          this.rejectedLine = say_id
          callbacks.error(new ApiError(id, args))
        },
        refused: (refusal) => {
          this.stopPress()
          callbacks.refused(refusal)
        },
        error: ({ id, args }) => {
          this.stopPress()
          if (id === 'not_your_seat' && args.seat === this.viewpoint.viewer) this.leaveSeat()
          else callbacks.error(new ApiError(id, args))
        },
        restored: () => this.handleRestoredServer(),
        rulesEnded: (error) => this.withoutRules(error),
      },
      { open: openSocket(match), pace: botPace, ...(isLocal(match) ? OF_THIS_DEVICE : ofServer(match)) },
    )
    this.live.start(null)
  }

  /** Makes a choice; `then`: further choices of the same press (see `BoardProps`). */
  act = (first: Wish, ...then: Then[]): void => {
    if (this.frame && this.viewpoint.viewer !== null) this.presses.begin(this.frame, [() => first, ...then])
  }

  /** Returns the outcome of a press (see `BoardProps`). */
  foresee = (first: Wish, ...then: Then[]): (() => Frame) | null => this.live.foreseePress([() => first, ...then])

  why = (kind: string, args: Args): Promise<Refusal | null> => {
    const seat = this.viewpoint.viewer
    const id = this.frame ? actionId(this.frame.space, kind, args) : null
    if (seat === null || id === null) return Promise.resolve({ id: 'not_now', args: {}, section: null })
    return this.live.whyNot(seat, id)
  }

  /** Only with a link: after it was lost, the page cannot tell whether the undo counted. */
  undo = (): void => {
    const seat = this.viewpoint.viewer
    if (this.link !== 'open') return
    if (this.frame?.undo.open && seat !== null && this.frame.viewer === seat) this.presses.undo(this.frame)
  }

  /** Undoes the whole turn, as far as possible. */
  restart = (): void => {
    const seat = this.viewpoint.viewer
    if (!this.frame?.undo.open || seat === null || this.frame.viewer !== seat) return
    this.presses.stop()
    this.live.undo(seat, true)
  }

  /** Asks the players who have acted since to let the last choice be undone. */
  requestUndo = (): void => {
    const seat = this.viewpoint.viewer
    if (this.frame?.undo.ask && seat !== null) this.live.send({ type: 'ask_back', seat })
  }

  /** Stops or resumes the countdown while the player considers an undo; the match waits. */
  setCountdownStopped = (still: boolean): void => {
    const { viewer } = this.viewpoint
    if (!this.held || still === this.countdownStopped) return
    this.countdownStopped = still
    if (this.undoDeadline === null) {
      if (viewer !== null) this.live.hold(viewer, still)
    } else if (still) {
      this.remaining = this.undoDeadline - Date.now()
      this.stopTimer()
    } else this.passScreenIn(this.remaining)
  }

  /** Confirms the turn: bots need not wait, and the screen may be passed on. */
  confirmTurn = (): void => {
    const { frame } = this
    if (!frame || !this.held) return
    if (this.undoDeadline !== null) this.setViewpoint(nextViewpoint(frame, this.viewpoint))
    else if (this.viewpoint.viewer !== null) this.live.confirm(this.viewpoint.viewer)
  }

  /** Gives the screen to the player whom the curtain waits for. */
  takeScreen = (): void => {
    if (this.viewpoint.curtain !== null) this.setViewpoint({ viewer: this.viewpoint.curtain, curtain: null })
  }

  /** Whether a hint can be asked for: the table allows hints, the viewer is to move, and the page knows the rules. */
  readonly mayHint = $derived(this.frame?.match.hints !== false && this.rules !== null && this.frame?.record !== undefined && this.frame.legal.length > 0)

  askHint = async (bot: string): Promise<void> => {
    const asked = this.frame
    // By a key: there is no button.
    if (asked?.match.hints === false) return this.callbacks.error(new ApiError('hints_forbidden'))
    const { Hint } = await loadPart(() => import('./hint.svelte'))
    // Meanwhile the player may have chosen, or passed the screen on.
    if (this.frame?.viewer !== asked?.viewer || this.frame?.decisions !== asked?.decisions) return
    this.hint ??= new Hint(api, (error) => this.callbacks.error(error))
    // Only with a link: the server notes it for the log of all players.
    if (!this.mayHint || this.link !== 'open') return
    if (!this.hint.thinking && !this.hint.action) this.live.send({ type: 'hint', seat: this.frame!.viewer! })
    void this.hint.ask(this.frame!, bot, this.rules!)
  }

  /** Opens a trial board from what the viewer knows now, without the server. Rejects with ApiError `no_what_if`. */
  openTrial = async (bot: string | null, made: boolean): Promise<Trial> => {
    const { frame, rules } = this
    if (!rules || !frame?.record) throw new ApiError('no_what_if', { why: !made ? 'making' : this.rulesMissing ? 'rules' : 'waiting' })
    const { openTrial } = await loadPart(() => import('./what_if'))
    const { error, refused } = this.callbacks
    return openTrial({ rules, frame, record: frame.record, eyes: frame.viewer ?? SPECTATOR, bot, error, refused })
  }

  send: Live['send'] = (message) => this.live.send(message)

  retry = (): void => this.live.retry()

  close(): void {
    this.cancelPassing()
    this.hint?.close()
    this.live.stop()
    this.watchAnswer(false)
  }

  private updateLink(link: Link): void {
    this.link = link
    if (link === 'open') return
    this.presses.lost()
    this.updateSending()
  }

  /** Handles that the server was restored to an earlier point: drops what is no longer true, and reports it. */
  private handleRestoredServer(): void {
    this.presses.stop()
    this.hiddenFrame = null
    this.cancelPassing()
    this.hint?.clear()
    this.seenEvents = {}
    this.chatLines = []
    this.rejectedLine = null
    this.callbacks.error(new ApiError('restored'))
  }

  private receive(frame: Frame): void {
    this.hiddenFrame = this.presses.receive(frame) ? null : frame
    this.updateSending()
    if (!this.hiddenFrame) this.show(frame)
  }

  private updateSending(waiting = this.linkWaiting): void {
    this.sending = waiting || this.presses.running
  }

  /** Marks a choice as slow if it gets no answer in time. Earlier choices, also of the same press, have had their own time. */
  private watchAnswer(unanswered: boolean): void {
    if (unanswered) {
      this.slowTimer ??= setTimeout(() => (this.slow = true), ANSWER_MS)
      return
    }
    if (this.slowTimer) clearTimeout(this.slowTimer)
    this.slowTimer = null
    this.slow = false
  }

  /** Drops the rest of the press and shows the outcome so far. */
  private stopPress(): void {
    const { hiddenFrame: between } = this
    this.presses.stop()
    this.hiddenFrame = null
    this.updateSending()
    if (between) this.show(between)
  }

  private show(frame: Frame): void {
    if (frame.view !== this.frame?.view) this.boardFrame = frame
    if (frame.decisions !== this.frame?.decisions) this.hint?.clear()
    this.frame = frame
    const { viewer } = this.viewpoint
    if (viewer !== null) this.seenEvents[viewer] = frame.events.length
    const next = nextViewpoint(frame, this.viewpoint)
    if (next.viewer === viewer && next.curtain === this.viewpoint.curtain) this.cancelPassing()
    else if (viewer !== null) this.passScreenLater(frame)
    else this.setViewpoint(next)
    if (!this.held) this.countdownStopped = false
  }

  /**
   * Loads the rules. The first frame comes from the server; the rules take over when it has been drawn, or when the server has compiled
   * them.
   */
  requestRules(game: string): void {
    if (!this.rulesDecided) whenIdle(() => void this.runRules(game))
  }

  private async runRules(game: string): Promise<void> {
    try {
      const { loadPageRules } = await loadPart(() => import('../rules/load'))
      const rules = await loadPageRules(game, api)
      this.rulesMissing = !rules
      if (!rules || this.rulesDecided) return
      this.rulesDecided = true
      this.rules = rules
      this.live.useRules(rules)
    } catch (error) {
      this.rulesDecided = true
      this.withoutRules(error)
    }
  }

  /** Lets the server take over from the rules; `error` null: it has others, which a reloaded page gets. */
  private withoutRules(error: unknown): void {
    this.rules = null
    this.rulesMissing = true
    if (error === null) {
      this.callbacks.error(new ApiError('other_rules'))
      reloadOnce('rules')
      return
    }
    const failed = rulesFailed(error)
    if (failed) this.callbacks.error(failed)
  }

  /** Shows the outcome to the player who chose last, who may undo for a moment; then passes the screen on. */
  private passScreenLater(frame: Frame): void {
    if (this.timer || this.undoDeadline !== null) return
    const wait = settings.pause === 'done' ? Infinity : Math.max(settings.pause * 1000, LEAST_TO_UNDO)
    this.passScreenIn(frame.undo.open ? wait : SETTLE)
    if (!frame.undo.open) this.undoDeadline = null
  }

  private passScreenIn(wait: number): void {
    this.stopTimer()
    this.undoDeadline = Date.now() + wait
    if (wait !== Infinity) this.timer = setTimeout(() => void this.passScreen(), wait)
  }

  private async passScreen(): Promise<void> {
    const { timer } = this
    const showing = this.callbacks.showing()
    if (showing) await Promise.race([showing, delay(LONGEST_SHOW)])
    if (this.frame && this.timer === timer) this.setViewpoint(nextViewpoint(this.frame, this.viewpoint))
  }

  /** Leaves a seat that was moved to another device or whose account is signed out here: watches, or continues with another seat. */
  private leaveSeat(): void {
    this.setViewpoint({ viewer: null, curtain: null })
    const isSignedOut = this.session !== null && api.session() === null
    this.callbacks.error(new ApiError(isSignedOut ? 'not_signed_in' : 'seat_moved'))
  }

  private cancelPassing(): void {
    this.stopTimer()
    this.undoDeadline = null
    this.countdownStopped = false
  }

  private stopTimer(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
  }

  private setViewpoint(next: Viewpoint): void {
    this.cancelPassing()
    const former = this.viewpoint
    this.viewpoint = next
    if (next.viewer === former.viewer) return
    this.hint?.clear()
    this.presses.stop()
    this.hiddenFrame = null
    // First the server stops sending the former view, then the page removes it, then the next player may look.
    this.live.setViewer(next.viewer)
    // Without a curtain the former view shows the next player nothing new: it stays until theirs has arrived.
    if (next.viewer === null || former.viewer === null) this.frame = this.boardFrame = null
  }

  /** Returns the public events since a player last looked. */
  eventsSinceSeen(seat: number): Frame['events'] {
    const from = this.seenEvents[seat]
    return from === undefined || !this.frame ? [] : this.frame.events.slice(from)
  }

  /** Until when (Unix time in ms) the next player waits while the turn can be undone; null: unknown, or no player waits. */
  get undoUntil(): number | null {
    if (this.undoDeadline === null) return this.frame?.undo.until ?? null // while a player elsewhere waits, too, the server limits the wait
    return this.countdownStopped || this.undoDeadline === Infinity ? null : this.undoDeadline
  }

  /** Whether the next player waits because the turn can still be undone. */
  get held(): boolean {
    if (this.frame === null || this.frame.over || !this.frame.undo.open) return false
    return this.undoDeadline !== null || this.frame.undo.waits === true
  }
}

const lineKey = ({ channel, n }: ChatLineOut): string => `${channel} ${n}`

/** Merges chat lines in order of time, without duplicates. */
export function mergeLines(known: readonly ChatLineOut[], lines: readonly ChatLineOut[]): readonly ChatLineOut[] {
  const has = new Set(known.map(lineKey))
  const newLines = lines.filter((line) => !has.has(lineKey(line)))
  return newLines.length ? [...known, ...newLines].sort((a, b) => a.at - b.at) : known
}
