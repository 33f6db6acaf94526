/** One press may stand for several decisions: the next one is made when the one before it has been confirmed. */
import type { Args, Frame, LegalAction } from '../net/frame'

/** What is wanted next: an action that may be legal by then, or taking the last decision back. */
export type Wish = { kind: string; args: Args } | 'undo'
/** Says it by the frame that the decision before has led to; null: here is nothing to do, go on with what comes after. */
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
  /** What was sent last, and how many decisions there were then; how many when the press began. */
  private sent: Wish | null = null
  private sentAt = 0
  private from = 0
  /** By the number of decisions that a press has led to, the number before it. */
  private readonly before = new Map<number, number>()

  constructor(private readonly told: PressEvents) {}

  /** More is to come before what the press stands for is done. */
  get running(): boolean {
    return this.rest.length > 0
  }

  begin(frame: Frame, wishes: readonly Then[]): void {
    if (this.running) return
    this.from = frame.decisions
    this.rest = [...wishes]
    this.goOn(frame, true)
  }

  /** Takes back the last press: all of its decisions, the last one first. */
  undo(frame: Frame): void {
    const more: Then = ({ decisions }) => {
      if ((this.before.get(decisions + 1) ?? decisions) >= decisions) return null
      this.rest.push(more)
      return 'undo'
    }
    this.begin(frame, [() => 'undo', more])
  }

  /** Takes in a frame. False: it lies in the midst of a press, and need not be shown. */
  receive(frame: Frame): boolean {
    if (!this.running || frame.decisions === this.sentAt) return true
    if (frame.decisions > this.sentAt !== (this.sent !== 'undo')) this.stop() // what was sent has come to nothing
    return !this.goOn(frame)
  }

  /** The link was lost: a choice is sent again over the next one, taking back is not, for it might count twice. */
  lost(): void {
    if (this.sent === 'undo') this.stop()
  }

  /** Something went wrong, or others look: the rest is dropped. */
  stop(): void {
    this.rest = []
  }

  /**
   * Sends the next wish; whether there was one. An early frame only tells that there will be one: the server has yet to say the same.
   * (Where a press begins on an early frame, the link itself waits for that.)
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
