/** The link of one page to a match of this device: receives and sends messages of the wire protocol (docs/wire_protocol.md). */
import { ApiError } from '../net/api'
import type { Frame } from '../net/frame'
import type * as wire from '../net/wire'
import { packFrame } from '../rules/packed_frame'
import type { ChoiceAnswer } from './local_match'
import type { OpenMatch, Viewer } from './open_match'

type Message =
  | wire.Hello | wire.SwitchView | wire.Act | wire.Undo | wire.RequestUndo | wire.AnswerUndoRequest | wire.ReleaseBots | wire.HoldBots
  | wire.SendLine | wire.ReportLine | wire.ReportPlayer | wire.Resign | wire.TakeSeatBack | wire.VoteForBot | wire.VoteForPause | wire.NoteHint | wire.WhyNot
  | wire.RunRules | wire.Ping

export class LocalLink implements Viewer {
  pace: number | null = null
  private viewer: number | null = null
  private runsRules = false
  /** The version and the number of events that the page has. */
  private version = 0
  private events = 0
  private closed = false

  /** `post`: sends a message to the page: text or, for a frame with a record, bytes. */
  constructor(
    private readonly openMatch: OpenMatch,
    private readonly digest: string,
    private readonly post: (message: string | ArrayBuffer) => void,
  ) {}

  receive(message: Message): void {
    void this.handle(message).catch((error: unknown) => this.failed(error))
  }

  close(): void {
    this.closed = true
  }

  changed(): void {
    if (this.closed) return
    const { version, events, viewer, runsRules } = this
    const frame = this.openMatch.match.frame({ viewer, version, events, runsRules }, this.openMatch.waiting)
    this.version = frame.version
    this.events = frame.events_from + frame.events.length
    this.post(frame.record ? packFrame(frame) : JSON.stringify(frame satisfies Frame))
  }

  failed(error: unknown): void {
    if (!(error instanceof ApiError)) console.warn(error)
    const { id, args } = error instanceof ApiError ? error : new ApiError('local_rules')
    this.send({ type: 'error', id, args: args as wire.ErrorOut['args'] })
  }

  private async handle(message: Message): Promise<void> {
    const { openMatch } = this
    if ('seat' in message && message.seat !== null) this.checkSeat(message.seat)
    switch (message.type) {
      case 'hello':
        this.pace = message.pace ?? null
        this.viewer = message.seat
        return this.setRules(message.rules ?? null)
      case 'look':
        this.viewer = message.seat
        return this.sendWhole()
      case 'rules':
        return this.setRules(message.rules)
      case 'act': {
        const { seat, action, action_id: id, version } = message
        return openMatch.decide(() => openMatch.match.act(seat, action, id, version ?? null), (answer) => this.sendAnswer(id, answer))
      }
      case 'undo':
        return openMatch.decide(() => openMatch.match.undo(message.seat, message.turn ?? false), (answer) => this.sendAnswer(null, answer))
      case 'ask_back':
        return openMatch.decide(() => openMatch.match.askBack(message.seat), () => {}) // the frame says so
      case 'confirm':
        return openMatch.confirm()
      case 'hold':
        return openMatch.hold(message.held)
      case 'hint':
        return openMatch.changeWithoutDecision(() => openMatch.match.hint(message.seat))
      case 'resign':
      case 'play_on':
        return openMatch.letBotPlay(message.seat, message.type === 'resign')
      case 'why_not':
        return this.send({ type: 'reason', ask: message.ask, refusal: openMatch.match.whyNot(message.seat, message.action) })
      case 'ping':
        return this.send({ type: 'pong' })
      case 'pause':
        throw new ApiError('no_clock')
      case 'let_bot_play':
      case 'answer_back':
      case 'say':
      case 'report':
        return // all players are at this screen
    }
  }

  private checkSeat(seat: number): void {
    if (!this.openMatch.match.isPerson(seat)) throw new ApiError('not_your_seat', { seat })
  }

  /** Sends records from now on, if the page has these rules; null: views. */
  private setRules(digest: string | null): void {
    if (digest !== null && digest !== this.digest) throw new ApiError('other_rules')
    this.runsRules = digest !== null
    this.sendWhole()
  }

  /** Sends a full frame. */
  private sendWhole(): void {
    this.version = this.events = 0
    this.openMatch.show([this])
  }

  private sendAnswer(id: string | null, answer: ChoiceAnswer): void {
    if (typeof answer !== 'number') this.send({ type: 'refused', action_id: id, refusal: answer })
    else if (id !== null) this.send({ type: 'ack', action_id: id, version: answer })
  }

  private send(message: wire.Ack | wire.Refused | wire.ActionReason | wire.ErrorOut | wire.Pong): void {
    if (!this.closed) this.post(JSON.stringify(message))
  }
}
