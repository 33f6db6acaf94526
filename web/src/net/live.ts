/** One match over one connection: resends what was not acknowledged, and never replaces a frame with an older one. */
import { Connection, type ConnectionOptions, type Link } from './connection'
import { confirmsEarlyFrame, keepsScreen } from '../table/early_frame'
import type { Args, Frame, Refusal } from './frame'
import type { Then } from '../table/presses'
import { randomHex } from '../common/bytes'
import type { RunningRules } from '../rules/running_rules'
import { KnownVersion } from './known_version'
import type { Pending, UnsentStore } from './outbox'
import type { AnswerUndoRequest, NoteHint, RequestUndo, VoteForBot, ChatLineOut, VoteForPause, TakeSeatBack, ReportLine, ReportPlayer, Resign, SendLine, ChatLines, ChatRejected } from './wire'

/** Messages of the page other than choices and views: chat, stand-ins, requests. */
export type OutgoingMessage = SendLine | NoteHint | ReportLine | ReportPlayer | Resign | TakeSeatBack | VoteForBot | VoteForPause | RequestUndo | AnswerUndoRequest

export interface LiveEvents {
  /** Called with a frame whose `events` are all events of the match so far. One that confirms an early frame has the same `view`. */
  frame(frame: Frame): void
  link(link: Link): void
  /** Called when the rules refused an action. */
  refused(refusal: Refusal): void
  error(error: { id: string; args: Args }): void
  /** Called with chat lines in order of time; some may be known already. */
  talk?(lines: ChatLineOut[]): void
  unsaid?(what: ChatRejected): void
  /** Called when the player must start or stop waiting for the answer to a choice, or for the frame with its outcome. */
  waiting?(waiting: boolean): void
  /** The same, also if the player may make further choices meanwhile. */
  unanswered?(some: boolean): void
  /** Called before the first frame of a server that was restored to an earlier point: all that was known of the match is void. */
  restored?(): void
  /** Called when the page stops running the rules: they failed, or (without an error) the server has others. */
  rulesEnded?(error: unknown): void
}

/** Errors after which the server closes the socket, and the choice is sent again over the next one. */
const PASSING = new Set(['come_again', 'store_failed'])

export interface LiveOptions extends ConnectionOptions {
  pace?(): number | undefined // seconds that bots take between two moves
  newId?(): string
  /** Store of choices until they are answered; by default in memory. */
  unsent?: UnsentStore<Pending>
  /** Whether choices are shown only when they are answered: a match of this device answers when it has stored them. */
  shownWhenKept?: boolean
}

export class Live {
  /** Viewer whose frames are wanted; other frames are dropped. */
  viewer: number | null = null
  /** Seat in the last `hello`. */
  #helloSeat: number | null = null

  readonly #connection: Connection
  #pending: readonly Pending[] = []
  /** Open `why_not` questions, by id. */
  #questions = new Map<string, (refusal: Refusal | null) => void>()
  /** Last frame received over this link, possibly for another viewer: the next message may contain only the difference. */
  #sent: Frame | null = null
  /** The last frame from the server. */
  #last: Frame | null = null
  /** Frame shown since our last choice, until the server answers. */
  #early: Frame | null = null
  /** Choices made on that frame or before an answer: sent when the server confirms the frame, dropped if it differs. */
  #next: (() => void) | null = null
  #rules: RunningRules | null = null
  /** Version that our last choice led to; 0: its frame has arrived. Until then nothing may be chosen on the old frame. */
  #awaited = 0
  #firstOfLink = true
  readonly #known: KnownVersion
  /** Whether the first frame of this link, which shows if the server was restored, is still to come. */
  #unchecked = true
  readonly #newId: () => string

  constructor(
    private readonly events: LiveEvents,
    private readonly options: LiveOptions,
  ) {
    this.#newId = options.newId ?? (() => randomHex(16))
    this.#pending = options.unsent?.read() ?? []
    this.#known = new KnownVersion(this.#pending)
    this.#connection = new Connection(
      {
        link: (link) => events.link(link),
        began: () => this.#began(),
        hello: (token) => this.#hello(token),
        receive: (data) => this.#receiveData(data),
        retryAsSpectator: () => this.#becomeSpectator(),
        dropped: () => this.#withdraw(),
        lost: (error) => this.#lost(error),
      },
      options,
    )
  }

  get link(): Link {
    return this.#connection.link
  }

  start(viewer: number | null): void {
    this.viewer = viewer
    void this.#connection.connect()
    if (this.#pending.length) this.#notifyWaiting()
  }

  /** Switches to another viewer, and drops what the former one saw at once. */
  setViewer(seat: number | null): void {
    if (seat === this.viewer && this.#last) return
    this.viewer = seat
    this.#last = this.#early = this.#next = null
    this.#rules?.forget()
    this.#firstOfLink = true
    this.#endAwaiting()
    this.#send({ type: 'look', seat })
  }

  /** Runs the rules in the page from now on: the server sends only the viewer's knowledge. */
  useRules(rules: RunningRules): void {
    this.#rules = rules
    this.#send({ type: 'rules', rules: rules.digest })
    this.#send({ type: 'look', seat: this.viewer })
  }

  act(seat: number, action: number): void {
    const again = () => this.act(seat, action)
    if (this.#early) return this.#queue(again)
    // One choice at a time: ignores the second click of a double click.
    if (this.#awaited) return
    if (this.#pending.some((item) => item.seat === seat)) return this.#queue(again)
    const message: Pending = { type: 'act', action_id: this.#newId(), seat, action, version: this.#last?.version ?? 0, epoch: this.#known.epoch }
    this.#setPending([...this.#pending, message])
    if (this.#sendChoice(message) && !this.options.shownWhenKept) this.#showEarly(seat, action)
    this.#notifyWaiting()
  }

  /** `turn`: undoes the whole turn, as far as possible; choices that wait are not sent. */
  undo(seat: number, turn = false): void {
    if (turn) this.#next = null
    if (this.#early) return this.#queue(() => this.undo(seat, turn), this.#next)
    this.#send({ type: 'undo', seat, ...(turn && { turn }) })
  }

  confirm(seat: number): void {
    this.#send({ type: 'confirm', seat })
  }

  /** Lets bots wait while the player considers an undo, or releases them. */
  hold(seat: number, held: boolean): void {
    this.#send({ type: 'hold', seat, held })
  }

  /** Sends a message other than a choice; returns false if there is no link. */
  send(message: OutgoingMessage): boolean {
    return this.#send(message)
  }

  whyNot(seat: number, action: number): Promise<Refusal | null> {
    const known = this.#reason(seat, action)
    if (known !== undefined) return Promise.resolve(known)
    const ask = this.#newId()
    return new Promise((resolve) => {
      this.#questions.set(ask, resolve)
      if (!this.#send({ type: 'why_not', ask, seat, action })) this.#answer(ask, null)
    })
  }

  /** Returns a function that makes the frame after a press; null if the outcome is uncertain, or the server has the rules. */
  foreseePress(steps: readonly Then[]): (() => Frame) | null {
    const frame = this.#early ?? this.#last
    return frame?.record ? this.#withRules((rules) => rules.foreseePress(frame, steps)) : null
  }

  /** Retries now (the player asked, or the network came back). */
  retry(): void {
    this.#connection.retry()
  }

  stop(): void {
    this.#connection.stop()
  }

  #began(): void {
    this.#sent = null
    this.#firstOfLink = this.#unchecked = true
    this.#endAwaiting()
  }

  #hello(token: string): object {
    this.#helloSeat = this.viewer
    return { type: 'hello', token, seat: this.viewer, pace: this.options.pace?.(), ...(this.#rules && { rules: this.#rules.digest }) }
  }

  /** Reconnects as a spectator, because the seat is played at another device now. */
  #becomeSpectator(): boolean {
    if (this.#helloSeat === null) return false
    this.viewer = null
    return true
  }

  #lost(error?: { id: string; args: Args }): void {
    for (const ask of [...this.#questions.keys()]) this.#answer(ask, null)
    if (error?.id && error.id !== 'unreachable') this.events.error({ id: error.id, args: error.args ?? {} })
  }

  #receiveData(data: string | ArrayBuffer): void {
    if (data instanceof ArrayBuffer) this.#receiveFrame(data)
    else this.#receive(JSON.parse(data))
  }

  #receive(message: any): void {
    switch (message.type) {
      case 'frame':
        return this.#receiveFrame(message as Frame)
      case 'ack':
        return this.#settle(message.action_id, message.version)
      case 'refused':
        this.#settle(message.action_id)
        this.#withdraw()
        return this.events.refused(message.refusal as Refusal)
      case 'talk':
        return this.events.talk?.((message as ChatLines).lines)
      case 'unsaid':
        return this.events.unsaid?.(message as ChatRejected)
      case 'reason':
        return this.#answer(message.ask, message.refusal as Refusal | null)
      case 'error': {
        const error = { id: String(message.id), args: (message.args ?? {}) as Args }
        if (PASSING.has(error.id)) return
        if (error.id === 'other_rules') return this.#endRules(null)
        this.#setPending([])
        this.#notifyWaiting()
        this.#withdraw()
        return this.events.error(error)
      }
    }
  }

  #receiveFrame(sent: Frame | ArrayBuffer): void {
    this.#connection.opened()
    const frame = (this.#sent = sent instanceof ArrayBuffer ? this.#withRules((rules) => rules.unpackFrame(sent, this.#sent)) : sent)
    if (!frame) return
    const isFirst = this.#unchecked
    this.#unchecked = false
    if (isFirst && this.#known.isBefore(frame)) this.#restart()
    this.#known.follow(frame)
    if (frame.viewer === this.viewer) this.#show(frame)
    if (isFirst) for (const message of this.#pending) this.#sendChoice(message)
  }

  /** Drops everything known and chosen, because the server was restored to an earlier point. */
  #restart(): void {
    this.#known.forget()
    this.#last = this.#early = this.#next = null
    this.#rules?.forget()
    this.#awaited = 0
    this.#setPending([])
    this.#notifyWaiting()
    this.events.restored?.()
  }

  /** Completes a frame with the rules in the page. */
  #completed(frame: Frame): Frame | null {
    return frame.record === undefined ? frame : this.#withRules((rules) => rules.fill(frame))
  }

  /** Calls the rules in the page; null: they have failed, and the server sends views again. */
  #withRules<T>(work: (rules: RunningRules) => T): T | null {
    try {
      return this.#rules && work(this.#rules)
    } catch (error) {
      this.#endRules(error)
      return null
    }
  }

  /**
   * Returns why an action is illegal, if the page knows. What depends on the course of the match (who chose before) only the server knows.
   */
  #reason(seat: number, action: number): Refusal | null | undefined {
    const frame = this.#early ?? this.#last
    if (!this.#rules || frame?.record === undefined || !frame.actors.includes(seat)) return undefined
    try {
      return this.#rules.whyNot(seat, action)
    } catch (error) {
      this.#endRules(error)
      return undefined
    }
  }

  /** Lets the server make the frames again; `error` null: it does so already, because it has other rules. */
  #endRules(error: unknown): void {
    this.#rules = null
    if (error !== null) this.#send({ type: 'rules', rules: null })
    this.events.rulesEnded?.(error)
  }

  #show(frame: Frame): void {
    const [last, early, next] = [this.#last, this.#early, this.#next]
    // Versions only grow within a link. After a reconnect the first frame counts even if the server went back.
    if (!this.#firstOfLink && last && frame.version < last.version) return
    const known = last?.events ?? []
    if (frame.events_from > known.length) {
      // Events are missing in between; only a new connection brings them.
      void this.#connection.connect()
      return
    }
    if (early && last && !this.#firstOfLink && frame.version === last.version) return this.#updateSeats(frame)
    this.#early = this.#next = null
    const events = [...known.slice(0, frame.events_from), ...frame.events]
    const whole = { ...frame, events, events_from: 0, space: frame.space ?? last?.space ?? [] }
    const agreed = early !== null && confirmsEarlyFrame(early, whole)
    const shown = agreed ? { ...whole, view: early.view, prompt: early.prompt, legal: early.legal, space: early.space } : this.#completed(whole)
    if (!shown) return
    this.#firstOfLink = false
    this.#last = shown
    if (shown.version >= this.#awaited) this.#endAwaiting() // first, so that a choice on the shown frame is possible at once
    if (early) this.#notifyWaiting()
    this.events.frame(shown)
    if (agreed) next?.()
  }

  /** Takes over seats and clocks; our choice, which the server has not seen yet, stays shown. */
  #updateSeats({ seats, undo, clock }: Frame): void {
    this.#last = { ...this.#last!, seats, undo, clock }
    this.#early = { ...this.#early!, seats, clock }
    this.events.frame(this.#early)
  }

  /** Shows the outcome of our choice, if it is certain and the screen is not passed on. */
  #showEarly(seat: number, action: number): void {
    const last = this.#last
    if (!last?.record || seat !== this.viewer || !last.legal.some(({ id }) => id === action)) return
    const foreseen = this.#withRules((rules) => rules.foresee(last, action))
    if (!foreseen || !keepsScreen(foreseen, seat)) return
    this.#early = this.#completed(foreseen)
    if (this.#early) this.events.frame(this.#early)
  }

  /** Discards the early frame and shows the server's last one. */
  #withdraw(): void {
    const [early, last] = [this.#early, this.#last]
    if (!early || !last) return
    this.#early = this.#next = null
    this.#notifyWaiting()
    this.events.frame(this.#completed(last) ?? last)
  }

  /** Does something once the early frame is confirmed or pending choices are answered. `first`: done before it. */
  #queue(what: () => void, first: (() => void) | null = null): void {
    const both = (): void => {
      first?.()
      what()
    }
    this.#next = first ? both : (this.#next ?? what)
    this.#notifyWaiting()
  }

  /** `version`: version that the choice led to, if it was possible. */
  #settle(action_id: string, version = 0): void {
    this.#setPending(this.#pending.filter((item) => item.action_id !== action_id))
    this.#awaited = version > (this.#last?.version ?? version) ? version : 0
    this.#known.reached(version)
    this.#notifyWaiting()
    if (this.#early) return
    // Without an answer, another link may show the outcome of a choice; only then was the next one made on it.
    const next = this.#next
    this.#next = null
    if (version && !this.#awaited) next?.()
  }

  #setPending(pending: readonly Pending[]): void {
    this.#pending = pending
    this.options.unsent?.keep(pending)
  }

  #endAwaiting(): void {
    if (!this.#awaited) return
    this.#awaited = 0
    this.#notifyWaiting()
  }

  #notifyWaiting(): void {
    const choosing = !this.#next && this.#early?.actors.includes(this.viewer!)
    const some = this.#pending.length > 0 || this.#awaited > 0
    this.events.unanswered?.(some)
    this.events.waiting?.(!choosing && some)
  }

  #answer(ask: string, refusal: Refusal | null): void {
    this.#questions.get(ask)?.(refusal)
    this.#questions.delete(ask)
  }

  #sendChoice({ epoch: _, ...message }: Pending): boolean {
    return this.#send(message)
  }

  #send(message: object): boolean {
    return this.#connection.send(message)
  }
}
