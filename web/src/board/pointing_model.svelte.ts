/** For boards where pointing explains: what is pointed at or pressed, why it cannot be chosen, and whose board is large. */
import type { BoardProps } from './board'
import { BoardModel, type Step } from './board_model.svelte'
import type { Args, LegalAction, Refusal } from '../net/frame'

/** An action that cannot be chosen: why? */
export interface Question { kind: string; args: Args }

/** What is explained. */
export interface Explained {
  /** Two with the same key are about the same thing. */
  key: string
  /** What a press does. */
  action: LegalAction | null
  /** Whose reason is asked for, where nothing can be done. */
  asked: Question | null
}

type Happened = { currentTarget: Element }
const RESTS = 120 // ms until what is pointed at is asked about

export abstract class PointingModel<View extends { active: number }, About extends Explained> extends BoardModel<View> {
  /** What was pressed and waits for a second press, or cannot be chosen. */
  selected = $state.raw<About | null>(null)
  pointed = $state.raw<About | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  /** Whose board is large; null: one's own. */
  opened = $state<number | null>(null)
  /** The last press came from a finger: there is no pointing before pressing. */
  finger = false

  readonly about = $derived(this.pointed ?? this.selected)
  /** The viewer's seat; for spectators, that of the acting player. */
  readonly home = $derived(this.viewer ?? this.view.active)
  readonly large = $derived(this.opened ?? this.home)

  private timer: ReturnType<typeof setTimeout> | undefined

  override receive(props: BoardProps): Step {
    const step = super.receive(props)
    if (step.moved) this.selected = this.pointed = this.refusal = null
    if (step.otherViewer) this.opened = null
    return step
  }

  /** With a finger the first press explains, the second one takes; otherwise pointing has explained. */
  protected press(what: About): void {
    const again = this.selected?.key === what.key
    if (what.action && (!this.finger || again)) return this.choose(what.action)
    this.selected = again ? null : what
    this.pointed = null
    this.ask(0)
  }

  choose(action: LegalAction): void {
    this.send(action)
  }

  /** Something is pointed at or has the focus. */
  protected point(what: About): void {
    if (this.finger) return
    this.pointed = what
    this.ask(RESTS)
  }

  /** Nothing is pointed at any more. Browsers say so, too, while something is being taken off the page: wait until that is done. */
  protected leave = (): void => {
    const was = this.pointed
    if (was) queueMicrotask(() => {
      if (this.pointed !== was) return
      this.pointed = null
      this.ask(0)
    })
  }

  /** What a button listens to that is about this. */
  protected listens(what: (at: Element) => About) {
    const point = ({ currentTarget }: Happened) => this.point(what(currentTarget))
    // What gets the focus after a press by mouse has not been asked about.
    const reach = (event: Happened) => event.currentTarget.matches(':focus-visible') && point(event)
    return { onpointerenter: point, onfocus: reach, onpointerleave: this.leave, onblur: this.leave, onclick: ({ currentTarget }: Happened) => this.press(what(currentTarget)) }
  }

  /** Closes what explains. */
  dismiss = (): void => {
    this.selected = this.pointed = this.refusal = null
  }

  /** Closes what explains and what is large; false: there was nothing. */
  close(): boolean {
    const something = this.selected !== null || this.pointed !== null || this.opened !== null
    this.selected = this.pointed = this.refusal = this.opened = null
    return something
  }

  /** Makes a seat's board the large one. */
  protected enlarge(seat: number): void {
    this.opened = seat === this.home ? null : seat
  }

  /** Who may ask for reasons: the acting player, unless a game allows others, too. */
  protected mayAsk(): boolean {
    return this.mine
  }

  /** Why what is explained cannot be chosen. */
  private ask(after: number): void {
    clearTimeout(this.timer)
    this.refusal = null
    const what = this.about
    if (!what?.asked || !this.mayAsk()) return
    const { version } = this.frame
    const { kind, args } = what.asked
    this.timer = setTimeout(() => void this.given.why(kind, args).then((answer) => this.frame.version === version && this.about === what && (this.refusal = answer)), after)
  }
}
