/** Returns the recently changed places of each train: those touched by the last turn that changed it. */
import type { GameEvent } from '@shell/net/frame'

export type RecentChanges = Map<number, { turn: number; places: Set<number> }>

const PLACES: Record<string, string[]> = {
  placed: ['position'],
  refilled: ['position'],
  protected: ['position'],
  swapped: ['position', 'other'],
  moved: ['position', 'to'],
}

export function addChanges(former: RecentChanges, events: readonly GameEvent[], turn: number): RecentChanges {
  const next = new Map(former)
  for (const { kind, args } of events) {
    const names = PLACES[kind]
    if (!names) continue
    const seat = Number(args.seat)
    const change = next.get(seat)
    const places = names.map((name) => Number(args[name]))
    next.set(seat, { turn, places: new Set([...(change?.turn === turn ? change.places : []), ...places]) })
  }
  return next
}
