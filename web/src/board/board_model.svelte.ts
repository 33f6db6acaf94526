/** What a board of the page knows of its match: the frame, what may be chosen, what has happened. A game's own model extends it; none knows a rule. */
import type { BoardProps, BoardWords } from './board'
import type { Args, Frame, GameEvent, LegalAction } from '../net/frame'
import { joined } from '../story/history'
import type { Then, Wish } from '../table/presses'
import { owesChoice } from '../table/stand_ins'

const JUMP = 60 // more new events at once are a jump in a replay, not something that just happened
const ANSWERED = 2000 // ms; a refusal brings no new frame

/** What a new frame is to the one before it. */
export interface Step {
  last: Frame
  /** Its events go on where the last ones ended, and are no jump. */
  follows: boolean
  /** The viewer has changed. */
  otherViewer: boolean
  /** The match went on or back: what was chosen is done or gone. */
  moved: boolean
}

const endOf = ({ events, events_from }: Frame): number => (events.at(-1)?.n ?? events_from - 1) + 1

/** `seat`: who changed it lately, if a player did; `lit`: pointed at in the log; `hint`: a hint is about it. */
export interface Marked { seat: number | null; lit: boolean; hint?: boolean }

export class BoardModel<View> {
  given = $state.raw() as BoardProps
  /** Stay the same object as long as the language does: nothing need be written anew for a new frame. */
  words = $state.raw() as BoardWords
  history = $state.raw<GameEvent[]>([])
  /** Places pointed at in the log. */
  private lit = $state.raw<ReadonlySet<string>>(new Set())
  /** … or that a hint is about. */
  private byHint = $state.raw(false)
  /** An action is on its way. */
  busy = $state(false)

  readonly frame = $derived(this.given.frame)
  readonly view: View = $derived(this.frame.view)
  readonly viewer = $derived(this.frame.viewer)
  /** The viewer has a seat and the match goes on: reasons can be asked for. */
  readonly seated = $derived(this.given.live && this.viewer !== null && !this.frame.over)
  /** The viewer is to move. */
  readonly mine = $derived(this.seated && owesChoice(this.frame))
  readonly legal = $derived(this.mine ? this.frame.legal : [])
  /** By place, who changed it since the viewer's last choice. */
  readonly marks = $derived(new Map((this.given.marks ?? []).map(({ place, seat }) => [place, seat])))

  private nextEvent: number
  private readonly jump: number

  /** `jump`: more new events at once than this have not just happened. */
  constructor(first: BoardProps, jump = JUMP) {
    this.jump = jump
    this.given = first
    this.words = first.words
    this.history = joined([], first.frame)
    this.nextEvent = endOf(first.frame)
  }

  /** Whether what these props tell of has just happened. */
  protected follows({ frame }: BoardProps): boolean {
    return frame.events_from === this.nextEvent && frame.events.length <= this.jump
  }

  /** Takes in what the shell hands over. */
  receive(props: BoardProps): Step {
    const last = this.frame
    const follows = this.follows(props)
    const otherViewer = props.frame.viewer !== last.viewer
    this.nextEvent = endOf(props.frame)
    this.given = props
    if (props.words.t !== this.words.t) this.words = props.words
    this.history = joined(this.history, props.frame)
    this.busy = false
    return { last, follows, otherViewer, moved: !follows || otherViewer || props.frame.decisions !== last.decisions }
  }

  light = (places: readonly string[], hint = false): void => void ([this.lit, this.byHint] = [new Set(places), hint])

  /** How a place is marked: who changed it, and whether the log or a hint is about it. */
  markOf = (place: string): Marked | null => {
    const [seat, lit] = [this.marks.get(place) ?? null, this.lit.has(place)]
    return seat === null && !lit ? null : { seat, lit: lit && !this.byHint, hint: lit && this.byHint }
  }

  /** Every place that is marked, with how. */
  readonly marked = $derived([...new Set([...this.marks.keys(), ...this.lit])].map((place) => ({ place, ...this.markOf(place)! })))

  find(kind: string, args: Args): LegalAction | undefined {
    return this.legal.find((action) => action.kind === kind && Object.entries(args).every(([name, value]) => action.args[name] === value))
  }

  /** Whether the viewer may take back the last decision. */
  readonly mayUndo = $derived(this.seated && this.frame.undo.open && this.frame.undo.seat === this.viewer)

  /** `then`: what the same press stands for besides (see `BoardProps`). */
  send = (first: Wish, ...then: Then[]): void => {
    if (this.busy || !(first === 'undo' ? this.mayUndo : this.mine)) return
    this.busy = true
    setTimeout(() => (this.busy = false), ANSWERED)
    this.sending()
    this.given.act(first, ...then)
  }

  /** Called as soon as something is chosen: what is told for a moment only may go. */
  protected sending(): void {}
}
