/** What the page of this board knows and does: the frame, what is chosen and pointed at, what happened. It knows no rule. */
import { untrack } from 'svelte'
import type { BoardProps, BoardWords } from '@shell/lib/board'
import type { GameEvent, LegalAction, Refusal } from '@shell/lib/frame'
import { joined } from '@shell/lib/history'
import { offersOf, onThing, refusedKind, stageOf, thingOf, type Thing } from './choices'
import { turnsOf } from './history'
import { freshOf, noticesOf, type Fresh, type Notice } from './news'
import type { Deck, Preview, View } from './types'

/** What a small screen shows; on a wide one map and mat lie side by side. */
export type Tab = 'map' | 'mat' | 'desk'
/** What lies below the mat. */
export const DESKS = ['players', 'buildings', 'cards', 'presence', 'glory'] as const
export type Desk = (typeof DESKS)[number]
/** A choice that cannot be made: why? */
export interface Asked { kind: string; args: Record<string, string> }
/** What is explained: something on the map, a choice, or one that cannot be made; `at`: beside what. */
export interface Pointed { key: string; thing: Thing | null; action: LegalAction | null; asked: Asked | null; at: Element | null }

export class Play {
  given = $state.raw() as BoardProps
  words = $state.raw() as BoardWords
  history = $state.raw<GameEvent[]>([])
  /** What was pressed and waits for a second press, or cannot be chosen. */
  selected = $state.raw<Pointed | null>(null)
  pointed = $state.raw<Pointed | null>(null)
  refusal = $state.raw<Refusal | null>(null)
  busy = $state(false)
  /** Whose mat is large; null: one's own. */
  opened = $state<number | null>(null)
  tab = $state<Tab>('map')
  desk = $state<Desk>('players')
  /** The deck that is looked through. */
  deck = $state<Deck>('europe')
  notices = $state.raw<Notice[]>([])
  /** What changed just now. */
  fresh = $state.raw<Fresh>(freshOf([]))
  /** The last press came from a finger: there is no pointing before pressing. */
  finger = false

  readonly frame = $derived(this.given.frame)
  readonly view = $derived(this.frame.view as View)
  readonly looking = $derived(this.frame.looking)
  readonly mine = $derived(this.given.live && this.looking !== null && this.frame.actors.includes(this.looking) && !this.frame.over)
  readonly legal = $derived(this.mine ? this.frame.legal : [])
  readonly offers = $derived(offersOf(this.legal))
  readonly turns = $derived(turnsOf(this.history))
  /** One's own seat; where nobody in particular looks, that of whoever is to move. */
  readonly home = $derived(this.looking ?? this.view.active)
  readonly large = $derived(this.opened ?? this.home)
  readonly about = $derived<Pointed | null>(this.pointed ?? this.selected)
  /** What the choice that is pointed at would change. */
  readonly preview = $derived<Preview | null>((this.about?.action?.preview as Preview | null | undefined) ?? null)

  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(first: BoardProps) {
    this.given = first
    this.words = first.words
    this.history = joined([], first.frame)
    this.goToChoice()
  }

  take(props: BoardProps): void {
    const last = untrack(() => this.frame)
    const follows = props.frame.events_from === this.history.length
    this.given = props
    // The shell hands the same words over with every frame: nothing need be written anew for that.
    if (props.words.t !== this.words.t) this.words = props.words
    this.history = joined(this.history, props.frame)
    this.busy = false
    const otherEyes = props.frame.looking !== last.looking
    if (!follows || props.frame.decisions !== last.decisions || otherEyes) this.forget(otherEyes)
    if (follows && !props.frame.events.length) return
    this.fresh = freshOf(follows ? props.frame.events : [])
    const notices = follows && !props.frame.over ? noticesOf(props.frame.events) : []
    if (notices.length || !follows) this.notices = notices
  }

  /** The match went on: what was chosen is done or gone. What the next choice is made on comes to the front. */
  private forget(otherEyes: boolean): void {
    this.selected = this.pointed = this.refusal = null
    if (otherEyes) this.opened = null
    this.goToChoice()
  }

  private goToChoice(): void {
    if (this.frame.over) this.tab = 'map'
    if (!this.mine) return
    const stage = stageOf(this.offers)
    if (stage === 'supply') [this.tab, this.desk] = ['desk', 'buildings']
    else if (stage) this.tab = stage
    else if (this.tab === 'desk' && this.desk === 'buildings') this.tab = 'map'
    if (stage !== 'supply' && this.desk === 'buildings') this.desk = 'players'
    if (stage === 'mat') this.opened = null
  }

  send = (action: LegalAction): void => {
    if (this.busy || !this.mine) return
    this.busy = true
    setTimeout(() => (this.busy = false), 2000) // a refusal brings no new frame
    this.notices = []
    this.given.act(action)
  }

  private aboutAction = (action: LegalAction, at: Element | null): Pointed => ({ key: `action ${action.id}`, action, thing: thingOf(action), asked: null, at })
  private aboutRefused = (asked: Asked, at: Element | null): Pointed => ({ key: JSON.stringify(asked), action: null, thing: null, asked, at })
  private aboutThing(thing: Thing): Pointed {
    const action = onThing(this.legal, thing)
    if (action) return this.aboutAction(action, null)
    return { key: `${thing.kind} ${thing.id}`, thing, action: null, asked: this.mine ? refusedKind(this.view, this.view.acting, thing) : null, at: null }
  }

  /** With a finger the first press explains, the second one takes; otherwise pointing has explained. */
  private press(what: Pointed): void {
    const again = this.selected?.key === what.key
    if (what.action && (!this.finger || again)) return this.send(what.action)
    this.selected = again ? null : what
    this.pointed = null
    this.ask(0)
  }

  /** Something is pointed at or has the focus. */
  private point(what: Pointed): void {
    if (this.finger) return
    this.pointed = what
    this.ask(120)
  }

  /** Nothing is pointed at any more. Browsers say so, too, while something is being taken off the page: wait until that is done. */
  leave = (): void => {
    const was = this.pointed
    if (was) queueMicrotask(() => {
      if (this.pointed !== was) return
      this.pointed = null
      this.ask(0)
    })
  }

  pressThing = (thing: Thing): void => {
    if (thing.kind === 'deck') this.deck = thing.id
    this.press(this.aboutThing(thing))
  }
  pointAtThing = (thing: Thing | null): void => (thing ? this.point(this.aboutThing(thing)) : this.leave())

  /** What a button for a choice listens to; or one for a choice that cannot be made. */
  readonly button = (action: LegalAction) => this.listens((at) => this.aboutAction(action, at))
  readonly refused = (asked: Asked) => this.listens((at) => this.aboutRefused(asked, at))
  private listens(what: (at: Element) => Pointed) {
    type Happened = { currentTarget: Element }
    const point = ({ currentTarget }: Happened) => this.point(what(currentTarget))
    // What gets the focus after a press by mouse has not been asked about.
    const reach = (event: Happened) => event.currentTarget.matches(':focus-visible') && point(event)
    return { onpointerenter: point, onfocus: reach, onpointerleave: this.leave, onblur: this.leave, onclick: ({ currentTarget }: Happened) => this.press(what(currentTarget)) }
  }

  close = (): boolean => {
    const something = this.selected !== null || this.pointed !== null || this.opened !== null || this.notices.length > 0
    this.selected = this.pointed = this.refusal = this.opened = null
    this.notices = []
    return something
  }

  show = (seat: number): void => {
    this.opened = seat === this.home ? null : seat
    this.tab = 'mat'
  }

  open = (desk: Desk): void => {
    this.desk = desk
    this.tab = 'desk'
  }

  look = (deck: Deck): void => {
    this.deck = deck
    this.open('cards')
  }

  /** Why what is explained cannot be chosen; asked only of whoever is to move. */
  private ask(after: number): void {
    clearTimeout(this.timer)
    this.refusal = null
    const what = this.about
    if (!what?.asked || !this.mine) return
    const { version } = this.frame
    const { kind, args } = what.asked
    this.timer = setTimeout(() => void this.given.why(kind, args).then((answer) => this.frame.version === version && this.about === what && (this.refusal = answer)), after)
  }
}
