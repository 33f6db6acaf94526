/** A press may stand for several choices: each is made when the previous one is confirmed. */
import type { Args, Frame, LegalAction } from '../net/frame'

/** Next wish: an action that may be legal by then, or an undo. */
export type Wish = { kind: string; args: Args } | 'undo'
/** Returns the wish for the frame after the previous choice; null: nothing to do here, continue with the next. */
export type Then = (frame: Frame) => Wish | null

/** Returns the legal action that a wish means, if there is one. */
export const wishedAction = <Action extends Pick<LegalAction, 'kind' | 'args'>>(legal: readonly Action[], wish: Wish): Action | undefined =>
  wish === 'undo' ? undefined : legal.find(({ kind, args }) => kind === wish.kind && Object.entries(wish.args).every(([name, value]) => args[name] === value))

export interface PressEvents {
  act(action: LegalAction): void
  undo(): void
  /** Called if a wish is impossible: the rest of the press is dropped. */
  stopped(wish: Wish): void
}

export class Presses {
  private rest: Then[] = []
  /** Last wish sent, and the number of decisions then; the number when the press began. */
  private sent: Wish | null = null
  private sentAt = 0
  private from = 0
  /** Number of decisions before a press, by the number after it. */
  private readonly before = new Map<number, number>()

  constructor(private readonly callbacks: PressEvents) {}

  /** Whether a press is unfinished. */
  get running(): boolean {
    return this.rest.length > 0
  }

  begin(frame: Frame, wishes: readonly Then[]): void {
    if (this.running) return
    this.from = frame.decisions
    this.rest = [...wishes]
    this.goOn(frame, true)
  }

  /** Undoes the last press: all of its choices, last one first. */
  undo(frame: Frame): void {
    const more: Then = ({ decisions }) => {
      if ((this.before.get(decisions + 1) ?? decisions) >= decisions) return null
      this.rest.push(more)
      return 'undo'
    }
    this.begin(frame, [() => 'undo', more])
  }

  /** Takes in a frame. Returns false if it is in the middle of a press, and not shown. */
  receive(frame: Frame): boolean {
    if (!this.running || frame.decisions === this.sentAt) return true
    if (frame.decisions > this.sentAt !== (this.sent !== 'undo')) this.stop() // the choice was not made
    return !this.goOn(frame)
  }

  /** Handles a lost link: a choice is sent again over the next one, an undo is not, because it might count twice. */
  lost(): void {
    if (this.sent === 'undo') this.stop()
  }

  /** Drops the rest of a press after an error or a change of viewer. */
  stop(): void {
    this.rest = []
  }

  /**
   * Sends the next wish; returns whether there was one. An early frame only shows that there will be one: the server must confirm it first.
   * (If a press begins on an early frame, the link itself waits for that.)
   */
  private goOn(frame: Frame, begins = false): boolean {
    let wish: Wish | null = null
    while (this.running && !(wish = this.rest[0]!(frame))) this.rest.shift()
    if (!wish) return false
    if (frame.early && !begins) return true
    this.rest.shift()
    if (this.send(wish, frame)) return true
    this.stop()
    this.callbacks.stopped(wish)
    return false
  }

  /** Sends a wish; returns whether it is possible. */
  private send(wish: Wish, frame: Frame): boolean {
    const { decisions, legal, undo } = frame
    this.sent = wish
    this.sentAt = decisions
    if (wish === 'undo') {
      this.from = Math.min(this.from, this.before.get(decisions) ?? decisions - 1)
      if (undo.open) this.callbacks.undo()
      return undo.open
    }
    const action = wishedAction(legal, wish)
    if (!action) return false
    this.before.set(decisions + 1, this.from)
    this.callbacks.act(action)
    return true
  }
}
