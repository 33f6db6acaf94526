/** Recent events while the board shows them: changes on the map, points, turned cards, cards in flight. */
import type { Frame, GameEvent } from '@shell/net/frame'
import { takeOff, type Flying, type Spots } from './fly'
import { flightsOf, freshOf, gained, tunnelOf, type Fresh, type Turned } from './news'
import type { View } from './types'

const MOST_FLIGHTS = 8
/** Least time in ms that turned cards are shown; after it they go with the next move. */
const SHOWN = 6000
const SEEN = 2500
/** Time in ms that a completed ticket is celebrated. */
const CHEERED = 2600

export class Happened {
  fresh = $state.raw<Fresh>(freshOf([]))
  gains = $state.raw<Record<number, number>>({})
  turned = $state.raw<Turned | null>(null)
  flying = $state.raw<Flying[]>([])
  /** The viewer's tickets just completed. */
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

  /** Shows turned cards, which go by themselves, so that the next moves are visible. */
  turn(turned: Turned | null): void {
    this.turned = turned
    this.turnedAt = performance.now()
    this.hide(SHOWN)
  }

  /** Hides the turned cards after a delay. */
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

  /** Starts flights from the previous to the current positions. */
  depart({ events, viewer }: Frame, before: Spots, now: Spots): void {
    this.flying = takeOff(flightsOf(events, viewer).slice(-MOST_FLIGHTS), before, now, this.flights)
    this.flights += this.flying.length
  }

  landed(flight: Flying): void {
    this.flying = this.flying.filter((other) => other !== flight)
  }
}
