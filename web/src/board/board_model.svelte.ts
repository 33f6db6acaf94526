/** Model of a match on a board: the frame, the choices, recent events. Base class of the games' models; contains no rules. */
import type { BoardProps, BoardWords } from './board'
import type { Args, Frame, GameEvent, LegalAction, Refusal } from '../net/frame'
import { mergeEvents } from '../story/history'
import type { Then, Wish } from '../table/presses'
import { isToMove } from '../table/stand_ins'

const JUMP = 60 // more new events than this are a jump in a replay
const ANSWERED = 2000 // ms; a refusal brings no new frame

/** Differences between a new frame and the previous one. */
export interface Step {
  last: Frame
  /** Whether its events follow the last ones without a jump. */
  follows: boolean
  /** Whether the viewer has changed. */
  otherViewer: boolean
  /** Whether the match went on or back, which ends a selection. */
  moved: boolean
}

const endOf = ({ events, events_from }: Frame): number => (events.at(-1)?.n ?? events_from - 1) + 1

/** `seat`: player who changed it recently; `lit`: the log points at it; `hint`: a hint is about it. */
export interface Marked { seat: number | null; lit: boolean; hint?: boolean }

export class BoardModel<View> {
  boardProps = $state.raw() as BoardProps
  /** The same object until the language changes, so that a new frame redraws no text. */
  words = $state.raw() as BoardWords
  history = $state.raw<GameEvent[]>([])
  /** Places pointed at in the log. */
  #lit = $state.raw<ReadonlySet<string>>(new Set())
  /** Whether those places come from a hint. */
  #byHint = $state.raw(false)
  /** Whether an action is pending. */
  busy = $state(false)

  readonly frame = $derived(this.boardProps.frame)
  readonly view: View = $derived(this.frame.view)
  readonly viewer = $derived(this.frame.viewer)
  /** Whether reasons can be asked for: the viewer has a seat and the match goes on. */
  readonly seated = $derived(this.boardProps.live && this.viewer !== null && !this.frame.over)
  /** Whether the viewer is to move. */
  readonly toMove = $derived(this.seated && isToMove(this.frame))
  readonly legal = $derived(this.toMove ? this.frame.legal : [])
  /** Seats that changed places since the viewer's last choice. */
  readonly marks = $derived(new Map((this.boardProps.marks ?? []).map(({ place, seat }) => [place, seat])))

  #nextEvent: number
  #answered: ReturnType<typeof setTimeout> | undefined
  readonly #jump: number

  /** `jump`: more new events than this are not recent. */
  constructor(first: BoardProps, jump = JUMP) {
    this.#jump = jump
    this.boardProps = first
    this.words = first.words
    this.history = mergeEvents([], first.frame)
    this.#nextEvent = endOf(first.frame)
  }

  /** Returns whether the events of these props are recent. */
  protected follows({ frame }: BoardProps): boolean {
    return frame.match.id === this.frame.match.id && frame.events_from === this.#nextEvent && frame.events.length <= this.#jump
  }

  /** Takes over new props. */
  receive(props: BoardProps): Step {
    const last = this.frame
    const follows = this.follows(props)
    const otherViewer = props.frame.viewer !== last.viewer
    this.#nextEvent = endOf(props.frame)
    this.boardProps = props
    if (props.words.t !== this.words.t) this.words = props.words
    this.history = mergeEvents(this.history, props.frame)
    this.busy = false
    return { last, follows, otherViewer, moved: !follows || otherViewer || props.frame.decisions !== last.decisions }
  }

  light = (places: readonly string[], hint = false): void => void ([this.#lit, this.#byHint] = [new Set(places), hint])

  /** Returns the mark of a place: the player who changed it, and whether the log or a hint is about it. */
  markOf = (place: string): Marked | null => {
    const [seat, lit] = [this.marks.get(place) ?? null, this.#lit.has(place)]
    return seat === null && !lit ? null : { seat, lit: lit && !this.#byHint, hint: lit && this.#byHint }
  }

  /** All marked places, with their marks. */
  readonly marked = $derived([...new Set([...this.marks.keys(), ...this.#lit])].map((place) => ({ place, ...this.markOf(place)! })))

  find(kind: string, args: Args): LegalAction | undefined {
    return this.legal.find((action) => action.kind === kind && Object.entries(args).every(([name, value]) => action.args[name] === value))
  }

  /** Returns why an action is illegal; null if it is legal, or the answer comes when another position or viewer is shown. */
  async whyNot(kind: string, args: Args): Promise<Refusal | null> {
    const { version, decisions, viewer } = this.frame
    const refusal = await this.boardProps.why(kind, args)
    const now = this.frame
    return now.version === version && now.decisions === decisions && now.viewer === viewer ? refusal : null
  }

  /** Whether the viewer may undo the last decision. */
  readonly mayUndo = $derived(this.seated && this.frame.undo.open && this.frame.undo.seat === this.viewer)

  /** `then`: further choices of the same press (see `BoardProps`). */
  send = (first: Wish, ...then: Then[]): void => {
    if (this.busy || !(first === 'undo' ? this.mayUndo : this.toMove)) return
    this.busy = true
    clearTimeout(this.#answered)
    this.#answered = setTimeout(() => (this.busy = false), ANSWERED)
    this.sending()
    this.boardProps.act(first, ...then)
  }

  /** Called when something is chosen, to hide passing messages. */
  protected sending(): void {}
}
