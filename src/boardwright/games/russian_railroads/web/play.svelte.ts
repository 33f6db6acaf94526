/** Model of this board: the open board, what is selected and under the pointer, what happened. Contains no rules. */
import type { BoardProps } from '@shell/board/board'
import type { LegalAction } from '@shell/net/frame'
import { PointingModel, type Subject } from '@shell/board/pointing_model.svelte'
import type { Then } from '@shell/table/presses'
import { freeSpaces, offersOf, onPlace, spacesIn, stageOf } from './choices'
import { outcomeOf, timesInARow, type Outcome } from './outcome'
import { turnsOf } from './history'
import { changedIn, gained } from './recent_events'
import { RoundEnd } from './round_end.svelte'
import { scoredIn } from './round_end'
import { repeatMove, coinsOf, payStep, toOccupy, paymentsAhead, type Coins, type Taken } from './take_space'
import type { Place, View } from './types'

export type Tab = 'main' | 'own'
export type Sheet = 'points' | null
/** Space, or choice on the player's own board and how often it is made in a row. */
export interface Pointed extends Subject { place: Place | null; times: number }
/** Moves that a press further along the line makes several times. */
const REPEATABLE = new Set(['step', 'advance'])
const POINTING_DELAY = 60 // ms of pointing before the outcome is computed

export class Play extends PointingModel<View, Pointed> {
  tab = $state<Tab>('main')
  sheet = $state<Sheet>(null)
  /** Scoring of a round that just ended, shown line by line. */
  readonly round = new RoundEnd()
  /** No animation: this frame is no step after the last one. */
  still = $state(true)
  /** Seats whose boards just changed, and points gained. */
  changedSeats = $state.raw<ReadonlySet<number>>(new Set())
  gains = $state.raw<ReadonlyMap<number, number>>(new Map())

  readonly offers = $derived(offersOf(this.legal, this.view))
  /** Available spaces of the main board. */
  readonly places = $derived(new Set(this.offers.main.map((action) => String(action.args.place))))
  readonly turns = $derived(turnsOf(this.history))
  /** How often a move can be made in a row, by action id, if more than once. */
  readonly rows: ReadonlyMap<number, number> = $derived.by(() => {
    const { foresee } = this.boardProps
    const moves = foresee ? this.legal.filter(({ kind }) => REPEATABLE.has(kind)) : []
    return new Map(moves.map((move) => [move.id, timesInARow(foresee!, move)]))
  })
  /** Space taken last. */
  private taken = $state.raw<Taken | null>(null)
  /** Space taken by the last action. */
  readonly justTaken = $derived(this.taken && this.mayUndo && this.frame.decisions === this.taken.after ? this.taken : null)
  /** Space waiting for payment after the page was reloaded. */
  private readonly unpaid: Place | null = $derived(this.mayUndo && !this.justTaken && this.frame.prompt?.id === 'pay' ? this.view.paying : null)
  /** Space that can be exchanged for another one. */
  readonly replaced = $derived(this.justTaken?.place ?? this.unpaid)
  /**
   * Spaces that can replace it; none once the next turn has begun, when a space would be an additional one. After a reload, all free
   * spaces: the rules decide.
   */
  readonly instead = $derived.by(() => {
    if (this.unpaid) return new Map(freeSpaces(this.view).filter((place) => place !== this.unpaid).map((place) => [place, toOccupy(place)]))
    const { spaces = [], place } = (!this.legal.some(({ kind }) => kind === 'occupy') && this.justTaken) || {}
    return new Map(spaces.filter(({ args }) => args.place !== place).map((action) => [String(action.args.place), action]))
  })
  /** Outcome of the choice under the pointer. */
  outcome = $state.raw<Outcome | null>(null)
  private computed = $state.raw<{ action: LegalAction; payments: readonly LegalAction[] } | null>(null)
  private readonly allPayments: readonly LegalAction[] = $derived(this.computed && this.computed.action === this.subject?.action ? this.computed.payments : [])
  /** Payments for the space under the pointer, by rising numbers of coins; empty if there is no choice. */
  readonly payments: readonly LegalAction[] = $derived(this.allPayments.length > 1 ? this.allPayments : [])
  /** Index of the selected payment. */
  private paymentIndex = $state(0)
  /** The same as numbers of coins. */
  readonly coins: Coins | null = $derived(this.payments.length && this.subject?.place ? { place: this.subject.place, payments: this.payments.map(coinsOf), chosen: coinsOf(this.payments[this.paymentIndex]!) } : null)
  /** Payment for the space under the pointer, if the game asks for one. */
  readonly wantedPayment: LegalAction | undefined = $derived(this.allPayments[this.paymentIndex])
  /** Choice on the player's board that is under the pointer. */
  readonly choice = $derived(this.pointed?.place === null ? this.pointed.action : null)

  constructor(first: BoardProps) {
    super(first)
    this.tab = this.stage() ?? 'main'
  }

  take(props: BoardProps): void {
    const { last, follows, otherViewer, moved } = this.receive(props)
    this.still = props.reduced || !follows
    if (!follows || otherViewer) this.round.end()
    // Taken back, or on a trial board by another player.
    if (otherViewer || props.frame.decisions < Math.min(last.decisions, this.taken?.after ?? 0)) this.taken = null
    if (moved) this.goToChoice()
    if (!follows || props.frame.events.length) {
      this.changedSeats = changedIn(follows ? props.frame.events : [])
      this.gains = follows ? gained(last.view, this.view) : new Map()
    }
    if (follows) this.showRound(props)
  }

  /**
   * Shows the player's board while its lines are scored, unless there is a choice to make; then returns to the former board, or to that of
   * the next choice.
   */
  private showRound({ frame, reduced }: BoardProps): void {
    const score = scoredIn(frame.events, this.view)
    if (!score || (reduced && frame.over)) return
    const { tab } = this
    this.sheet = null
    this.gains = new Map() // they are counted up instead
    const switches = !reduced && this.stage() === null
    if (switches) this.tab = 'own'
    this.round.begin(score, reduced, () => (switches ? (this.tab = this.stage() ?? tab) : undefined))
  }

  /** Brings the board with the next choice to the front. */
  private goToChoice(): void {
    const stage = this.stage()
    if (!stage) return
    if (!this.round.running) this.tab = stage
    this.openedSeat = null
    this.sheet = null
  }

  private stage = (): Tab | null => (this.toMove ? stageOf(this.offers) : null)

  protected override sending(): void {
    this.round.end()
    this.taken = null
  }

  /** Every player at the table may ask for reasons. */
  protected override mayAsk(): boolean {
    return this.seated
  }

  private subjectOfChoice = (action: LegalAction, times: number): Pointed => ({ key: `action ${action.id} ${times}`, place: null, times, action, question: null })
  private subjectOfPlace(place: Place): Pointed {
    const action = this.onSpace(place) ?? null
    const kind = this.frame.prompt?.id === 'repeat' ? 'repeat' : 'occupy'
    return { key: `place ${place}`, place, times: 1, action, question: action ? null : { kind, args: { place } } }
  }

  /** Returns the action of a press on a space. */
  onSpace = (place: Place): LegalAction | undefined => onPlace(this.legal, place) ?? this.instead.get(place)

  /** Chooses an action: a space is paid for with the same press, a move is made `times` times. */
  override choose(action: LegalAction, times = 1): void {
    if (action.kind === 'occupy') this.occupy(action)
    else this.send(action, ...repeatMove(action, times - 1))
  }

  /** Takes a space, replacing the one just taken. */
  private occupy(action: LegalAction): void {
    const { frame } = this
    const place = String(action.args.place)
    const replaces = this.instead.has(place)
    const justTaken = replaces ? this.justTaken : null
    const before = justTaken?.before ?? frame.decisions - (replaces ? 1 : 0)
    let taken: Taken = { place, payments: [], paid: null, spaces: justTaken?.spaces ?? spacesIn(this.legal), before, after: before + 1 }
    const take: Then = ({ legal }) => {
      if (!taken.spaces.length) taken = { ...taken, spaces: spacesIn(legal) }
      return action
    }
    const coins = this.subject?.action === action ? this.coins?.chosen : undefined
    const payment = payStep(coins, (payments, paid) => (this.taken = taken = { ...taken, payments, paid, after: before + 2 }))
    const undoSteps = Array.from({ length: frame.decisions - before }, () => () => 'undo' as const)
    if (this.busy) return
    if (undoSteps.length) this.send('undo', ...undoSteps.slice(1), take, payment)
    else this.send(action, payment)
    this.taken = taken
  }

  /** Changes the payment for the space just taken. */
  payOtherwise = (action: LegalAction): void => {
    const taken = this.justTaken
    if (!taken || this.busy) return
    this.send('undo', () => action)
    this.taken = { ...taken, paid: action }
  }

  /** `coins`: number of coins that pay for it. */
  pressPlace = (place: Place, coins?: number): void => {
    if (coins !== undefined) this.selectPayment(coins)
    this.press(this.subjectOfPlace(place))
  }

  /** Takes the explained space with this payment. */
  payWith = (payment: LegalAction): void => {
    this.selectPayment(coinsOf(payment))
    this.choose(this.subject!.action!)
  }

  /** Handles a press on a choice of the player's board. */
  pressChoice = (action: LegalAction, times = 1): void => {
    const what = this.subjectOfChoice(action, times)
    if (!this.byFinger || this.pointed?.key === what.key) return this.choose(action, times)
    this.pointed = what
  }

  /**
   * Computes the outcome of a choice: after a moment of pointing, or at once for a finger, because an open explanation would grow under it.
   * Returns a function that stops it.
   */
  previewOutcome(action: LegalAction | null): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined
    this.outcome = null
    this.paymentIndex = 0
    if (action && this.byFinger) this.computeOutcome(action)
    else if (action) timer = setTimeout(() => this.computeOutcome(action), POINTING_DELAY)
    return () => clearTimeout(timer)
  }

  private computeOutcome(action: LegalAction): void {
    const { foresee } = this.boardProps
    if (!foresee || !this.legal.includes(action)) return
    this.computed = { action, payments: paymentsAhead(foresee, action) }
    this.outcome = outcomeOf(foresee, action, this.view, this.ownSeat)
  }

  /**
   * Adds a coin to the payment for the space under the pointer; after the maximum, starts again at none. Returns false if there is no
   * choice.
   */
  nextPayment(): boolean {
    if (!this.coins) return false
    this.selectPayment(this.coins.payments[(this.paymentIndex + 1) % this.payments.length])
    return true
  }

  /** Selects the payment with this many coins; by default the fewest. */
  private selectPayment(coins?: number): void {
    const index = Math.max(0, this.payments.findIndex((each) => coinsOf(each) === coins))
    if (index === this.paymentIndex) return
    this.paymentIndex = index
    this.outcome = outcomeOf(this.boardProps.foresee!, this.subject!.action!, this.view, this.ownSeat, this.coins!.chosen)
  }

  /** Handles a space under the pointer or with focus; a finger on an unavailable one asks why. */
  pointAt = (place: Place | null, coins?: number): void => {
    if (!this.byFinger && place !== null && this.pointed?.place === place) return this.selectPayment(coins)
    if (!this.byFinger) return place === null ? this.leave() : this.point(this.subjectOfPlace(place))
    if (place !== null && !this.onSpace(place)) this.pressPlace(place)
  }

  pointAtChoice = (action: LegalAction | null, times = 1): void => {
    if (action) this.point(this.subjectOfChoice(action, times))
    else if (!this.byFinger) this.leave()
  }

  override close(): boolean {
    const shown = this.sheet !== null || this.round.score !== null
    this.sheet = null
    this.round.end()
    return super.close() || shown
  }

  show = (seat: number): void => {
    this.dismiss()
    this.enlarge(seat)
    this.turnTo('own')
  }

  /** Switches to a board; leaving the lines ends the display of the scoring. */
  turnTo = (tab: Tab): void => {
    if (tab === 'main') this.round.end()
    if (tab !== this.tab) this.dismiss()
    this.sheet = null
    this.tab = tab
  }
}
