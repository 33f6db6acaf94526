/** What just happened, for as long as the board shows it: what is new on the map, points, turned cards, cards on their way. */
import type { Frame, GameEvent } from '@shell/net/frame'
import { takeOff, type Flying, type Spots } from './fly'
import { flightsOf, freshOf, gained, tunnelOf, type Fresh, type Turned } from './news'
import type { View } from './types'

const MOST_FLIGHTS = 8
/** Milliseconds that turned cards are shown: until the next move, but at least this long. */
const SHOWN = 6000
const SEEN = 2500
/** Milliseconds that a ticket is celebrated. */
const CHEERED = 2600

export class Happened {
  fresh = $state.raw<Fresh>(freshOf([]))
  gains = $state.raw<Record<number, number>>({})
  turned = $state.raw<Turned | null>(null)
  flying = $state.raw<Flying[]>([])
  /** Own tickets that have just been made. */
  done = $state.raw<readonly string[]>([])

  private flights = 0
  private turnedAt = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private cheering: ReturnType<typeof setTimeout> | undefined

  take(events: readonly GameEvent[], frame: Frame): void {
    this.fresh = freshOf(events)
    this.gains = gained(events)
    const tried = frame.over ? null : tunnelOf(events, frame.view as View)
    if (tried || !events.length || frame.over) this.turn(tried)
    else if (events.some(({ args }) => typeof args.seat === 'number' && args.seat !== this.turned?.seat)) this.hide(SEEN)
    this.flying = []
  }

  /** The turned cards go by themselves: what others do next is to be seen. */
  turn(turned: Turned | null): void {
    this.turned = turned
    this.turnedAt = performance.now()
    this.hide(SHOWN)
  }

  /** Takes the turned cards away when they have been there so long. */
  private hide(after: number): void {
    clearTimeout(this.timer)
    if (this.turned) this.timer = setTimeout(() => (this.turned = null), after - (performance.now() - this.turnedAt))
  }

  celebrate(tickets: readonly string[]): void {
    if (!tickets.length) return
    clearTimeout(this.cheering)
    this.done = tickets
    this.cheering = setTimeout(() => (this.done = []), CHEERED)
  }

  /** Cards leave, from where everything was to where it is now. */
  depart({ events, viewer }: Frame, before: Spots, now: Spots): void {
    this.flying = takeOff(flightsOf(events, viewer).slice(-MOST_FLIGHTS), before, now, this.flights)
    this.flights += this.flying.length
  }

  landed(flight: Flying): void {
    this.flying = this.flying.filter((other) => other !== flight)
  }
}
