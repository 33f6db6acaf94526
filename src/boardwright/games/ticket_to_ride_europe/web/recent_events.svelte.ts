/** Recent events while the board shows them: changes on the map, points, turned cards, flying cards, completed tickets. */
import type { Frame, GameEvent } from '@shell/net/frame'
import { startFlights, type Flying, type Spots } from './flights'
import { flightsOf, mapChangesOf, gained, tunnelOf, type MapChanges, type Turned } from './news'
import type { View } from './types'

const MAX_FLIGHTS = 8
/** ms until turned cards are hidden, and after a move of another player. */
const TURNED_TIME = 6000
const TURNED_TIME_MOVED = 2500
/** ms that a completed ticket is celebrated. */
const CELEBRATION = 2600

export class RecentEvents {
  fresh = $state.raw<MapChanges>(mapChangesOf([]))
  gains = $state.raw<Record<number, number>>({})
  turned = $state.raw<Turned | null>(null)
  flying = $state.raw<Flying[]>([])
  /** The viewer's tickets just completed. */
  done = $state.raw<readonly string[]>([])

  #flights = 0
  #turnedAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #celebration: ReturnType<typeof setTimeout> | undefined

  take(events: readonly GameEvent[], frame: Frame): void {
    this.fresh = mapChangesOf(events)
    this.gains = gained(events)
    const shownTunnel = frame.over ? null : tunnelOf(events, frame.view as View)
    if (shownTunnel || !events.length || frame.over) this.turn(shownTunnel)
    else if (events.some(({ args }) => typeof args.seat === 'number' && args.seat !== this.turned?.seat)) this.#hide(TURNED_TIME_MOVED)
    this.flying = []
  }

  /** Shows turned cards. They are hidden after a while, so that the next moves are visible. */
  turn(turned: Turned | null): void {
    this.turned = turned
    this.#turnedAt = performance.now()
    this.#hide(TURNED_TIME)
  }

  /** Hides the turned cards once they have been shown for this long. */
  #hide(delay: number): void {
    clearTimeout(this.#timer)
    if (this.turned) this.#timer = setTimeout(() => (this.turned = null), delay - (performance.now() - this.#turnedAt))
  }

  celebrate(tickets: readonly string[]): void {
    if (!tickets.length) return
    clearTimeout(this.#celebration)
    this.done = tickets
    this.#celebration = setTimeout(() => (this.done = []), CELEBRATION)
  }

  /** Starts flights from the previous to the current positions. */
  depart({ events, viewer }: Frame, before: Spots, now: Spots): void {
    this.flying = startFlights(flightsOf(events, viewer).slice(-MAX_FLIGHTS), before, now, this.#flights)
    this.#flights += this.flying.length
  }

  landed(flight: Flying): void {
    this.flying = this.flying.filter((other) => other !== flight)
  }
}
