/** What the page of this board knows and does: what lies in front, what is chosen and pointed at, what happened. It knows no rule. */
import type { BoardProps } from '@shell/lib/board'
import type { LegalAction } from '@shell/lib/frame'
import { PointingModel, type Explained } from '@shell/lib/pointing_model.svelte'
import { offersOf, onPlace, stageOf } from './choices'
import { turnsOf } from './history'
import { changedIn, gained } from './news'
import { RoundEnd } from './round_end.svelte'
import { scoredIn } from './round_end'
import type { Place, View } from './types'

export type Tab = 'main' | 'own'
export type Sheet = 'points' | null
/** A space; or, without one, a choice on the own board. */
export interface Pointed extends Explained { place: Place | null }

export class Play extends PointingModel<View, Pointed> {
  tab = $state<Tab>('main')
  sheet = $state<Sheet>(null)
  /** A round that was just scored, told line by line. */
  readonly round = new RoundEnd()
  /** Pieces are where they are: this frame does not follow the last one by a step, so nothing came from anywhere. */
  still = $state(true)
  /** Seats on whose boards something changed just now, and who gained points. */
  changed = $state.raw<ReadonlySet<number>>(new Set())
  gains = $state.raw<ReadonlyMap<number, number>>(new Map())

  readonly offers = $derived(offersOf(this.legal, this.view))
  /** The spaces of the main board that can be chosen. */
  readonly places = $derived(new Set(this.offers.main.map((action) => String(action.args.place))))
  readonly turns = $derived(turnsOf(this.history))
  /** The choice on the own board that is pointed at. */
  readonly choice = $derived(this.pointed?.place === null ? this.pointed.action : null)

  constructor(first: BoardProps) {
    super(first)
    this.tab = this.stage() ?? 'main'
  }

  take(props: BoardProps): void {
    const { last, follows, otherViewer, moved } = this.receive(props)
    this.still = props.reduced || !follows
    if (!follows || otherViewer) this.round.end()
    if (moved) this.goToChoice()
    if (!follows || props.frame.events.length) {
      this.changed = changedIn(follows ? props.frame.events : [])
      this.gains = follows ? gained(last.view, this.view) : new Map()
    }
    if (follows) this.tellRound(props)
  }

  /** The own board comes to the front while its lines light up; then whatever was there before, or where the next choice is. */
  private tellRound({ frame, reduced }: BoardProps): void {
    const score = scoredIn(frame.events, this.view)
    if (!score || (reduced && frame.over)) return
    const { tab } = this
    this.sheet = null
    this.gains = new Map() // they are counted up instead
    if (!reduced) this.tab = 'own'
    this.round.begin(score, reduced, () => (reduced ? undefined : (this.tab = this.stage() ?? tab)))
  }

  /** The board with the next choice comes to the front. */
  private goToChoice(): void {
    const stage = this.stage()
    if (!stage) return
    if (!this.round.running) this.tab = stage
    this.opened = null
    this.sheet = null
  }

  private stage = (): Tab | null => (this.mine ? stageOf(this.offers) : null)

  protected override sending(): void {
    this.round.end()
  }

  /** Reasons interest everybody at the table. */
  protected override mayAsk(): boolean {
    return this.seated
  }

  private aboutChoice = (action: LegalAction): Pointed => ({ key: `action ${action.id}`, place: null, action, asked: null })
  private aboutPlace(place: Place): Pointed {
    const action = onPlace(this.legal, place) ?? null
    const kind = this.frame.prompt?.id === 'repeat' ? 'repeat' : 'occupy'
    return { key: `place ${place}`, place, action, asked: action ? null : { kind, args: { place } } }
  }

  pressPlace = (place: Place): void => this.press(this.aboutPlace(place))

  /** A press on a choice of the own board. */
  pressChoice = (action: LegalAction): void => {
    if (!this.finger || this.choice?.id === action.id) return this.send(action)
    this.pointed = this.aboutChoice(action)
  }

  /** A space is pointed at or has the focus; a finger that presses one that cannot be taken wants to know why. */
  pointAt = (place: Place | null): void => {
    if (!this.finger) return place === null ? this.leave() : this.point(this.aboutPlace(place))
    if (place !== null && !onPlace(this.legal, place)) this.pressPlace(place)
  }

  pointAtChoice = (action: LegalAction | null): void => {
    if (action) this.point(this.aboutChoice(action))
    else if (!this.finger) this.leave()
  }

  override close(): boolean {
    const told = this.sheet !== null || this.round.score !== null
    this.sheet = null
    this.round.end()
    return super.close() || told
  }

  show = (seat: number): void => {
    this.enlarge(seat)
    this.turnTo('own')
  }

  /** To one of the two boards; whoever leaves the lines has seen enough of the round's end. */
  turnTo = (tab: Tab): void => {
    if (tab === 'main') this.round.end()
    this.tab = tab
  }
}
