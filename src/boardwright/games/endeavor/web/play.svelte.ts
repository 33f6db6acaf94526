/** Model of this board: the open tab, what is selected and under the pointer, what happened. Contains no rules. */
import type { BoardProps } from '@shell/board/board'
import type { LegalAction } from '@shell/net/frame'
import { PointingModel, type Subject } from '@shell/board/pointing_model.svelte'
import { offersOf, actionOn, questionAbout, stageOf, thingOf, type Thing } from './choices'
import { turnsOf } from './history'
import { recentChangesOf, noticesOf, type RecentChanges, type Notice } from './recent_events'
import type { Deck, Preview, View } from './types'

/** Part shown on a small screen; on a wide one map and mat are side by side. */
export type Tab = 'map' | 'mat' | 'desk'
/** Tabs below the mat. */
export const PANELS = ['players', 'buildings', 'cards', 'presence', 'glory'] as const
export type PanelName = (typeof PANELS)[number]
/** Illegal action to explain. */
export interface Question { kind: string; args: Record<string, string> }
/** Thing on the map, choice or illegal action to explain; `at`: the element to explain it beside. */
export interface Pointed extends Subject { thing: Thing | null; question: Question | null; at: Element | null }

export class Play extends PointingModel<View, Pointed> {
  tab = $state<Tab>('map')
  panel = $state<PanelName>('players')
  /** Deck whose cards are shown. */
  deck = $state<Deck>('europe')
  notices = $state.raw<Notice[]>([])
  /** Recent changes. */
  recentChanges = $state.raw<RecentChanges>(recentChangesOf([]))

  readonly offers = $derived(offersOf(this.legal))
  readonly turns = $derived(turnsOf(this.history))
  /** Preview of the choice under the pointer. */
  readonly preview = $derived<Preview | null>(this.subject?.action?.preview ?? null)

  constructor(first: BoardProps) {
    super(first)
    this.goToChoice()
  }

  take(props: BoardProps): void {
    const { follows, moved } = this.receive(props)
    if (moved) this.goToChoice()
    if (follows && !props.frame.events.length) return
    this.recentChanges = recentChangesOf(follows ? props.frame.events : [])
    const notices = follows && !props.frame.over ? noticesOf(props.frame.events) : []
    if (notices.length || !follows) this.notices = notices
  }

  /** Brings the part with the next choice to the front. */
  private goToChoice(): void {
    if (this.frame.over) this.tab = 'map'
    if (!this.toMove) return
    const stage = stageOf(this.offers)
    if (stage === 'supply') [this.tab, this.panel] = ['desk', 'buildings']
    else if (stage) this.tab = stage
    else if (this.tab === 'desk' && this.panel === 'buildings') this.tab = 'map'
    if (stage !== 'supply' && this.panel === 'buildings') this.panel = 'players'
    if (stage === 'mat') this.openedSeat = null
  }

  /** Brings the part with these places to the front. */
  goTo([place]: readonly string[]): void {
    if (!place) return
    if (place.startsWith('supply:')) return this.open('buildings')
    this.tab = /^(activate|free|spend):/.test(place) ? 'mat' : 'map'
    if (this.tab === 'mat') this.openedSeat = null
  }

  protected override sending(): void {
    this.notices = []
  }

  private subjectOfAction = (action: LegalAction, at: Element | null): Pointed => ({ key: `action ${action.id}`, action, thing: thingOf(action), question: null, at })
  private subjectOfRefused = (question: Question, at: Element | null): Pointed => ({ key: JSON.stringify(question), action: null, thing: null, question, at })
  private subjectOfThing(thing: Thing): Pointed {
    const action = actionOn(this.legal, thing)
    if (action) return this.subjectOfAction(action, null)
    return { key: `${thing.kind} ${thing.id}`, thing, action: null, question: this.toMove ? questionAbout(this.view, this.view.acting, thing) : null, at: null }
  }

  pressThing = (thing: Thing): void => {
    if (thing.kind === 'deck') this.deck = thing.id
    this.press(this.subjectOfThing(thing))
  }
  pointAtThing = (thing: Thing | null): void => (thing ? this.point(this.subjectOfThing(thing)) : this.leave())

  /** Event handlers for the button of a choice. */
  readonly choiceHandlers = (action: LegalAction) => this.handlersOf((at) => this.subjectOfAction(action, at))
  readonly questionHandlers = (question: Question) => this.handlersOf((at) => this.subjectOfRefused(question, at))

  override close(): boolean {
    const shown = this.notices.length > 0
    this.notices = []
    return super.close() || shown
  }

  show = (seat: number): void => {
    this.enlarge(seat)
    this.tab = 'mat'
  }

  open = (panel: PanelName): void => {
    this.panel = panel
    this.tab = 'desk'
  }

  showDeck = (deck: Deck): void => {
    this.deck = deck
    this.open('cards')
  }
}
