/** Returns the seats that still have a turn in the last round, in order. */
import type { View } from './types'

export function turnsLeft(view: Pick<View, 'last_round' | 'active' | 'seats'>): number[] {
  const count = view.last_round?.turns_left ?? 0
  return Array.from({ length: count }, (_, i) => (view.active + i) % view.seats.length)
}
