/** What the page of this board knows and does: the frame, what is chosen and pointed at, what happened. It knows no rule. */
import { untrack } from 'svelte'
import type { BoardProps, BoardWords } from '@shell/lib/board'
import type { GameEvent, LegalAction, Refusal } from '@shell/lib/frame'
import { offersOf, onPlace, stageOf } from './choices'
import { joined, turnsOf } from './history'
import { changedIn, gained, JUMP } from './news'
import { RoundEnd } from './round_end.svelte'
import { scoredIn } from './round_end'
import type { Place, View } from './types'

export type Tab = 'main' | 'own'
export type Sheet = 'points' | null
/** What is explained: a space, or a choice on the own board. */
export type Pointed = { place: Place } | { action: LegalAction }

export class Play {
  given = $state.raw() as BoardProps
  words = $state.raw() as BoardWords
  history = $state.raw<GameEvent[]>([])
  /** A space that was pressed and waits for a second press, or that cannot be taken. */
  selected = $state.raw<Place | null>(null)
  pointed = $state.raw<Pointed | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  busy = $state(false)
  /** Whose board is large; null: one's own. */
  opened = $state<number | null>(null)
  tab = $state<Tab>('main')
  sheet = $state<Sheet>(null)
  /** A round that was just scored, told line by line. */
  readonly round = new RoundEnd()
  /** Pieces are where they are: this frame does not follow the last one by a step, so nothing came from anywhere. */
  still = $state(true)
  /** Seats on whose boards something changed just now, and who gained points. */
  changed = $state.raw<ReadonlySet<number>>(new Set())
  gains = $state.raw<ReadonlyMap<number, number>>(new Map())
  /** The last press came from a finger: there is no pointing before pressing. */
  finger = false

  readonly frame = $derived(this.given.frame)
  readonly view = $derived(this.frame.view as View)
  readonly looking = $derived(this.frame.looking)
  readonly mine = $derived(this.given.live && this.looking !== null && this.frame.actors.includes(this.looking) && !this.frame.over)
  readonly legal = $derived(this.mine ? this.frame.legal : [])
  readonly offers = $derived(offersOf(this.legal, this.view))
  /** The spaces of the main board that can be chosen. */
  readonly places = $derived(new Set(this.offers.main.map((action) => String(action.args.place))))
  readonly turns = $derived(turnsOf(this.history))
  /** One's own seat; where nobody in particular looks, that of whoever is to move. */
  readonly home = $derived(this.looking ?? this.view.active)
  readonly large = $derived(this.opened ?? this.home)
  readonly about = $derived<Pointed | null>(this.pointed ?? (this.selected ? { place: this.selected } : null))

  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(first: BoardProps) {
    this.given = first
    this.words = first.words
    this.history = joined([], first.frame)
    this.tab = this.stage() ?? 'main'
  }

  take(props: BoardProps): void {
    const last = untrack(() => this.frame)
    const follows = props.frame.events_from === this.history.length && props.frame.events.length <= JUMP
    this.still = props.reduced || !follows
    this.given = props
    // The shell hands the same words over with every frame: nothing need be written anew for that.
    if (props.words.t !== this.words.t) this.words = props.words
    this.history = joined(this.history, props.frame)
    this.busy = false
    const otherEyes = props.frame.looking !== last.looking
    if (!follows || otherEyes) this.round.end()
    if (!follows || props.frame.decisions !== last.decisions || otherEyes) this.forget(otherEyes)
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

  /** The match went on: what was chosen is done or gone. The board with the next choice comes to the front. */
  private forget(otherEyes: boolean): void {
    this.selected = null
    this.pointed = null
    this.refusal = null
    if (otherEyes) this.opened = null
    const stage = this.stage()
    if (!stage) return
    if (!this.round.running) this.tab = stage
    this.opened = null
    this.sheet = null
  }

  private stage = (): Tab | null => (this.mine ? stageOf(this.offers) : null)

  send = (action: LegalAction): void => {
    if (this.busy || !this.mine) return
    this.busy = true
    setTimeout(() => (this.busy = false), 2000) // a refusal brings no new frame
    this.round.end()
    this.given.act(action)
  }

  /** A press on a space: with a finger the first one explains, the second one takes it; otherwise pointing has explained. */
  pressPlace = (place: Place): void => {
    const action = onPlace(this.legal, place)
    if (action && (!this.finger || this.selected === place)) return this.send(action)
    this.selected = this.selected === place && !action ? null : place
    this.pointed = null
    this.ask(place, 0)
  }

  /** A press on a choice of the own board. */
  pressChoice = (action: LegalAction): void => {
    const known = this.pointed && 'action' in this.pointed && this.pointed.action.id === action.id
    if (!this.finger || known) return this.send(action)
    this.pointed = { action }
  }

  /** A space is pointed at or has the focus; a finger that presses one that cannot be taken wants to know why. */
  pointAt = (place: Place | null): void => {
    if (this.finger) {
      if (place !== null && !onPlace(this.legal, place)) this.pressPlace(place)
      return
    }
    if (place === null) return this.leave()
    this.pointed = { place }
    this.ask(place, 120)
  }

  pointAtChoice = (action: LegalAction | null): void => {
    if (this.finger) return
    if (action === null) this.leave()
    else this.pointed = { action }
  }

  /** Nothing is pointed at any more. Browsers say so, too, while something is being taken off the page: wait until that is done. */
  private leave(): void {
    const was = this.pointed
    queueMicrotask(() => {
      if (this.pointed !== was) return
      this.pointed = null
      if (this.selected) this.ask(this.selected, 0)
    })
  }

  close = (): boolean => {
    const something = this.selected !== null || this.pointed !== null || this.sheet !== null || this.round.score !== null || this.opened !== null
    this.selected = this.pointed = this.refusal = this.sheet = this.opened = null
    this.round.end()
    return something
  }

  show = (seat: number): void => {
    this.opened = seat === this.home ? null : seat
    this.turnTo('own')
  }

  /** To one of the two boards; whoever leaves the lines has seen enough of the round's end. */
  turnTo = (tab: Tab): void => {
    if (tab === 'main') this.round.end()
    this.tab = tab
  }

  /** Why a space cannot be taken; not asked where it can, nor of whoever is not to move. */
  private ask(place: Place, after: number): void {
    clearTimeout(this.timer)
    this.refusal = null
    if (!this.given.live || this.looking === null || this.frame.over || onPlace(this.legal, place)) return
    const { version } = this.frame
    const kind = this.frame.prompt?.id === 'repeat' ? 'repeat' : 'occupy'
    const same = (): boolean => this.frame.version === version && this.about !== null && 'place' in this.about && this.about.place === place
    this.timer = setTimeout(() => void this.given.why(kind, { place }).then((answer) => same() && (this.refusal = answer)), after)
  }
}
