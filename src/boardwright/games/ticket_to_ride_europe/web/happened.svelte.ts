/** What just happened, for as long as the board shows it: what is new on the map, points, turned cards, cards on their way. */
import type { Frame, GameEvent } from '@shell/lib/frame'
import { takeOff, type Flying, type Spots } from './fly'
import { flightsOf, freshOf, gained, tunnelOf, type Fresh } from './news'
import type { View } from './types'

const MOST_FLIGHTS = 8

export class Happened {
  fresh = $state.raw<Fresh>(freshOf([]))
  gains = $state.raw<Record<number, number>>({})
  turned = $state.raw<ReturnType<typeof tunnelOf>>(null)
  flying = $state.raw<Flying[]>([])

  private flights = 0

  take(events: readonly GameEvent[], frame: Frame): void {
    this.fresh = freshOf(events)
    this.gains = gained(events)
    const tried = frame.over ? null : tunnelOf(events, frame.view as View)
    if (tried || !events.length || frame.over) this.turned = tried
    this.flying = []
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
