/** Model for boards that explain what the pointer is on: what is explained or selected, why it is illegal, and whose board is enlarged. */
import type { BoardProps } from './board'
import { BoardModel, type Step } from './board_model.svelte'
import type { Args, LegalAction, Refusal } from '../net/frame'

/** Illegal action to ask the reason for. */
export interface Question { kind: string; args: Args }

/** Subject of an explanation. */
export interface Subject {
  /** Subjects with the same key are the same. */
  key: string
  /** Action of a press. */
  action: LegalAction | null
  /** Action to ask the reason for, if none is legal. */
  question: Question | null
}

type ElementEvent = { currentTarget: Element }
const REASON_DELAY = 120 // ms of pointing before the reason is asked for

export abstract class PointingModel<View extends { active: number }, S extends Subject> extends BoardModel<View> {
  /** Pressed: waiting for a second press, or illegal. */
  selected = $state.raw<S | null>(null)
  pointed = $state.raw<S | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  /** Seat whose board the player has opened; null: none, so that `ownSeat` is enlarged. */
  openedSeat = $state<number | null>(null)
  /** Whether the last press came from a finger, which has not pointed before. */
  byFinger = false

  readonly subject = $derived(this.pointed ?? this.selected)
  /** The viewer's seat; for spectators, the acting player's. */
  readonly ownSeat = $derived(this.viewer ?? this.view.active)
  readonly enlargedSeat = $derived(this.openedSeat ?? this.ownSeat)

  #timer: ReturnType<typeof setTimeout> | undefined

  override receive(props: BoardProps): Step {
    const step = super.receive(props)
    if (step.moved) this.selected = this.pointed = this.refusal = null
    if (step.otherViewer) this.openedSeat = null
    return step
  }

  /** With a finger the first press explains and the second chooses; a mouse has explained by pointing. */
  protected press(what: S): void {
    const isSecondPress = this.selected?.key === what.key
    if (what.action && (!this.byFinger || isSecondPress)) return this.choose(what.action)
    this.selected = isSecondPress ? null : what
    this.pointed = null
    this.#ask(this.selected, 0)
  }

  choose(action: LegalAction): void {
    this.send(action)
  }

  /** Handles pointing at or focusing a subject. */
  protected point(what: S): void {
    if (this.byFinger) return
    this.pointed = what
    this.#ask(what, REASON_DELAY)
  }

  /** Handles the end of pointing. Browsers also report it while an element is being removed, so it waits until that is done. */
  protected leave = (): void => {
    const former = this.pointed
    if (former) queueMicrotask(() => {
      if (this.pointed !== former) return
      this.pointed = null
      this.#ask(this.selected, 0) // not `subject`: the board may be gone by now
    })
  }

  /** Returns the event handlers of a button with this subject. */
  protected handlersOf(what: (at: Element) => S) {
    const point = ({ currentTarget }: ElementEvent) => this.point(what(currentTarget))
    // Focus set by a mouse asks for no explanation.
    const onfocus = (event: ElementEvent) => event.currentTarget.matches(':focus-visible') && point(event)
    return { onpointerenter: point, onfocus, onpointerleave: this.leave, onblur: this.leave, onclick: ({ currentTarget }: ElementEvent) => this.press(what(currentTarget)) }
  }

  /** Closes explanations. */
  dismiss = (): void => {
    this.selected = this.pointed = this.refusal = null
  }

  /** Closes explanations and the enlarged board; returns false if there was nothing to close. */
  close(): boolean {
    const isOpen = this.selected !== null || this.pointed !== null || this.openedSeat !== null
    this.selected = this.pointed = this.refusal = this.openedSeat = null
    return isOpen
  }

  /** Enlarges a seat's board. */
  protected enlarge(seat: number): void {
    this.openedSeat = seat === this.ownSeat ? null : seat
  }

  /** Returns whether the viewer may ask for reasons: the acting player only, unless a game overrides it. */
  protected mayAsk(): boolean {
    return this.toMove
  }

  /** Asks why an action is illegal. */
  #ask(what: S | null, after: number): void {
    clearTimeout(this.#timer)
    this.refusal = null
    if (!what?.question || !this.mayAsk()) return
    const { version } = this.frame
    const { kind, args } = what.question
    this.#timer = setTimeout(() => void this.boardProps.why(kind, args).then((answer) => this.frame.version === version && this.subject === what && (this.refusal = answer)), after)
  }
}
