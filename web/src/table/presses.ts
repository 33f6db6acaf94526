/** One press may stand for several choices: each is made when the previous one is confirmed. */
import type { Args, Frame, LegalAction } from '../net/frame'

/** The next wish: an action that may be legal by then, or an undo. */
export type Wish = { kind: string; args: Args } | 'undo'
/** Returns the wish for the frame after the previous choice; null: nothing to do here, go on with the next. */
export type Then = (frame: Frame) => Wish | null

/** The legal action that a wish means, if there is one. */
export const wished = <Action extends Pick<LegalAction, 'kind' | 'args'>>(legal: readonly Action[], wish: Wish): Action | undefined =>
  wish === 'undo' ? undefined : legal.find(({ kind, args }) => kind === wish.kind && Object.entries(wish.args).every(([name, value]) => args[name] === value))

export interface PressEvents {
  act(action: LegalAction): void
  undo(): void
  /** A wish that cannot be fulfilled: the rest of the press is dropped. */
  stopped(wish: Wish): void
}

export class Presses {
  private rest: Then[] = []
  /** The last wish sent, and the number of decisions then; the number when the press began. */
  private sent: Wish | null = null
  private sentAt = 0
  private from = 0
  /** For the number of decisions after each press, the number before it. */
  private readonly before = new Map<number, number>()

  constructor(private readonly told: PressEvents) {}

  /** The press is not finished. */
  get running(): boolean {
    return this.rest.length > 0
  }

  begin(frame: Frame, wishes: readonly Then[]): void {
    if (this.running) return
    this.from = frame.decisions
    this.rest = [...wishes]
    this.goOn(frame, true)
  }

  /** Undoes the last press: all of its choices, the last one first. */
  undo(frame: Frame): void {
    const more: Then = ({ decisions }) => {
      if ((this.before.get(decisions + 1) ?? decisions) >= decisions) return null
      this.rest.push(more)
      return 'undo'
    }
    this.begin(frame, [() => 'undo', more])
  }

  /** Takes in a frame. False: it lies in the midst of a press, and is not shown. */
  receive(frame: Frame): boolean {
    if (!this.running || frame.decisions === this.sentAt) return true
    if (frame.decisions > this.sentAt !== (this.sent !== 'undo')) this.stop() // the choice was not made
    return !this.goOn(frame)
  }

  /** The link was lost: a choice is sent again over the next one, an undo is not, since it might count twice. */
  lost(): void {
    if (this.sent === 'undo') this.stop()
  }

  /** An error, or a change of viewer: the rest is dropped. */
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
    this.told.stopped(wish)
    return false
  }

  /** Whether it can be fulfilled. */
  private send(wish: Wish, frame: Frame): boolean {
    const { decisions, legal, undo } = frame
    this.sent = wish
    this.sentAt = decisions
    if (wish === 'undo') {
      this.from = Math.min(this.from, this.before.get(decisions) ?? decisions - 1)
      if (undo.open) this.told.undo()
      return undo.open
    }
    const action = wished(legal, wish)
    if (!action) return false
    this.before.set(decisions + 1, this.from)
    this.told.act(action)
    return true
  }
}
