/** Model of this board: the frame, what is selected, explained and under the pointer. Contains no rules. */
import type { BoardProps } from '@shell/board/board'
import { BoardModel } from '@shell/board/board_model.svelte'
import type { Args, GameEvent, Refusal } from '@shell/net/frame'
import { cityIn, endsOf, ROUTES } from './atlas'
import { completedTickets } from './news'
import { RecentEvents } from './recent_events.svelte'
import { paymentsOf, sorted } from './payments'
import { numbersOf, pinsOf } from './pins'
import { nextStep, type Plan } from './plan'
import type { ClaimPreview, Payment, StationPreview, Ticket, View } from './types'
import { findPath, type TicketPath } from './ticket_path'

/** Selected thing shown in the panel; `focus`: whether the panel also takes the focus. */
export type Chosen = { kind: 'route' | 'city'; id: string; focus: boolean } | { kind: 'tickets' }
/** Kinds of actions with a place in a panel or on the table; all others get a button. */
const PLACED_KINDS = new Set(['keep', 'take', 'draw', 'claim', 'build_station', 'draw_tickets', 'pay', 'pay_extra', 'give_up'])

const JUMP = 40 // more events than this are a jump, not news

export class Play extends BoardModel<View> {
  chosen = $state.raw<Chosen | null>(null)
  /** Why the selected action is illegal. */
  refusal = $state.raw<Refusal | null>(null)
  /** Why what was pressed beside the map is illegal. */
  drawRefusal = $state.raw<Refusal | null>(null)
  pointed = $state.raw<Payment | null>(null)
  pinned = $state.raw<Ticket | null>(null)
  /** Tickets on offer to keep, counted from 0. */
  picked = $state.raw<ReadonlySet<number>>(new Set())
  /** Cities of what is under the pointer. */
  pulsing = $state.raw<string[]>([])
  readonly recent = new RecentEvents()

  readonly cityName = $derived(cityIn(this.words))
  /** Seat whose hand is shown: the viewer's; if all hands are open, the acting player's. */
  readonly shown = $derived(this.viewer ?? (this.view.seats[this.view.active]?.hand ? this.view.active : null))
  readonly own = $derived(this.shown === null ? null : this.view.seats[this.shown]!)
  readonly others = $derived(this.legal.filter((a) => !PLACED_KINDS.has(a.kind)))
  readonly claimable = $derived(new Set(this.legal.flatMap((a) => (a.kind === 'claim' ? [String(a.args.route)] : []))))
  readonly buildable = $derived(new Set(this.legal.flatMap((a) => (a.kind === 'build_station' ? [String(a.args.city)] : []))))
  readonly possible = $derived({
    slots: this.legal.flatMap((a) => (a.kind === 'take' ? [Number(a.args.slot)] : [])),
    draw: this.legal.some((a) => a.kind === 'draw'),
    tickets: this.legal.some((a) => a.kind === 'draw_tickets'),
  })

  // ---- contents of the panel

  readonly #promptId = $derived(this.toMove ? this.frame.prompt?.id : undefined)
  readonly paying = $derived(this.#promptId === 'pay_route' || this.#promptId === 'pay_station' ? this.view.paying : null)
  readonly offered = $derived(this.#promptId === 'start_tickets' || this.#promptId === 'tickets' ? this.view.seats[this.viewer!]!.offered : null)
  /** Tickets on offer as text: picks belong to these. */
  readonly #offer = $derived(this.offered?.map(({ ticket }) => ticket).join())
  readonly tunnel = $derived(this.#promptId === 'tunnel' ? this.view.tunnel : null)
  /** Tickets of the shown seat in the order received; each keeps its number and place. */
  readonly tickets = $derived(this.own?.held ?? [])
  /** Numbers of the tickets on offer that are to be kept. */
  readonly numbers = $derived(numbersOf(this.offered ?? [], this.picked, this.tickets.length))
  /** Plates of these tickets and of picked tickets on offer. */
  readonly pins = $derived.by(() => {
    if (this.frame.over) return []
    const kept = (this.offered ?? []).filter((_, i) => this.picked.has(i))
    return pinsOf([...this.tickets, ...kept.map((ticket) => ({ ...ticket, state: 'possible' as const }))])
  })
  /** Tickets just completed, and not broken since. */
  readonly done = $derived(this.tickets.filter(({ ticket, state }) => state === 'made' && this.recent.done.includes(ticket)))
  readonly celebrated = $derived(this.done.flatMap(endsOf))
  /** Missing routes on the paths of picked tickets and of the ticket under the pointer. */
  readonly planned = $derived.by(() => {
    const pointedAt = this.tickets.filter(({ ticket, state }) => ticket === this.pinned?.ticket && state === 'possible')
    const kept = (this.offered ?? []).filter((_, i) => this.picked.has(i))
    return new Set(this.frame.over ? [] : [...pointedAt, ...kept].flatMap((ticket) => this.pathOf(ticket)?.routes ?? []))
  })
  /** Cities of the tickets on offer. */
  readonly offeredCities = $derived((this.offered ?? []).flatMap(({ a, b }) => [a, b]))
  readonly route = $derived(this.paying ? this.paying.route : this.chosen?.kind === 'route' ? this.chosen.id : null)
  readonly city = $derived(this.paying ? this.paying.city : this.chosen?.kind === 'city' ? this.chosen.id : null)
  readonly claim = $derived<ClaimPreview | undefined>(this.route ? this.find('claim', { route: this.route })?.preview : undefined)
  readonly build = $derived<StationPreview | undefined>(this.city ? this.find('build_station', { city: this.city })?.preview : undefined)
  readonly payments = $derived(sorted(this.paying ? paymentsOf(this.legal) : (this.claim?.payments ?? this.build?.payments ?? []), this.own?.hand ?? null))
  readonly focus = $derived(this.chosen !== null && 'focus' in this.chosen && this.chosen.focus)
  /** Whether the panel is in use for a pending decision or the end of the match. */
  readonly inUse = $derived(this.frame.over || !!this.paying || !!this.offered || !!this.tunnel)
  readonly opened = $derived(this.frame.over || !!this.offered || !!this.tunnel || !!this.route || !!this.city || this.chosen?.kind === 'tickets')
  /** What replaces everything below the map on phones until it is decided. */
  readonly stays = $derived(this.frame.over ? 'reckoning' : this.offered ? 'tickets' : this.tunnel ? 'tunnel' : null)

  #plan: Plan | null = null
  #questions = 0

  constructor(first: BoardProps) {
    super(first, JUMP)
  }

  /** Events of a new frame, if it follows the previous one. */
  eventsIn = (props: BoardProps): readonly GameEvent[] => (this.follows(props) ? props.frame.events : [])

  take(props: BoardProps): void {
    const offer = this.#offer
    const events = this.eventsIn(props)
    const { last, follows, otherViewer, moved } = this.receive(props)
    if (moved) this.#clearSelection(otherViewer || (last.viewer !== null && last.actors.includes(last.viewer)))
    if (otherViewer) this.pinned = null
    if (otherViewer || this.#offer !== offer) this.picked = new Set()
    if (props.frame.events.length || !follows) this.recent.take(events, props.frame)
    if (follows) this.recent.celebrate(completedTickets(last, props.frame))
    if (this.#plan) this.#continuePlan(this.#plan)
    void this.#askReason()
  }

  /** Clears selections after the match went on. What the player looks at while others move stays open. */
  #clearSelection(hasActed: boolean): void {
    this.drawRefusal = null
    this.pointed = null
    this.pulsing = []
    if (!this.#plan && (hasActed || this.inUse)) this.chosen = null
  }

  #continuePlan(waiting: Plan): void {
    const next = nextStep(waiting, this.frame)
    if (next.do === 'wait') return
    this.#plan = null
    this.chosen = null
    if (next.do === 'act') this.send(next.action)
  }

  /** Returns the shortest remaining path of a ticket of the shown seat. */
  pathOf = ({ a, b }: Pick<Ticket, 'a' | 'b'>): TicketPath | null => findPath(ROUTES, a, b, this.view.owners, this.view.closed, this.shown)

  // ---- choices

  protected override sending(): void {
    this.drawRefusal = null
  }

  /** Resolves once the reason is known, if the choice is illegal. */
  choose(chosen: Chosen): Promise<void> {
    this.chosen = chosen
    this.drawRefusal = null
    this.pointed = null
    return this.#askReason()
  }

  close(): void {
    this.chosen = this.refusal = this.pointed = null
  }

  /** Hides messages that are shown for a moment only. */
  hideMessages(): void {
    this.drawRefusal = null
    this.recent.turn(null)
  }

  /** Asks why the selected action is illegal; repeated for every frame. */
  async #askReason(): Promise<void> {
    const question = ++this.#questions
    const { route, city } = this
    const reason = route && !this.claim ? this.boardProps.why('claim', { route }) : city && !this.build ? this.boardProps.why('build_station', { city }) : null
    const answer = reason && !this.paying && this.seated ? await reason : null
    if (question === this.#questions) this.refusal = answer
  }

  pay = (payment: Payment): void => {
    if (this.busy) return
    this.pointed = null
    if (this.paying) {
      const action = this.find('pay', { colour: payment.colour, locomotives: payment.locomotives })
      if (action) this.send(action)
      return
    }
    const { route, city } = this
    const kind = route ? 'claim' : 'build_station'
    const action = this.find(kind, route ? { route } : { city })
    if (!action) return
    this.#plan = { kind, place: (route ?? city)!, payment, decisions: this.frame.decisions }
    this.send(action)
  }

  point = (payment: Payment | null): void => void (this.pointed = payment)
  pulse = (cities: string[]): void => void (this.pulsing = cities)

  /** Draws what was pressed, or shows why that is illegal. */
  async draw(kind: 'take' | 'draw' | 'draw_tickets', slot: number | null): Promise<void> {
    const args: Args = slot === null ? {} : { slot }
    const action = this.find(kind, args)
    if (action) return this.send(action)
    this.drawRefusal = null
    const answer = await this.whyNot(kind, args)
    if (!answer) return
    this.drawRefusal = answer
    setTimeout(() => this.drawRefusal === answer && (this.drawRefusal = null), 6000)
  }
}
