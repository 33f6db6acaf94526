/** Paths of the wagons that an action moves, drawn above the train. */
import type { LegalAction } from '@shell/net/frame'

export interface WagonPath { from: number; to: number; both: boolean }

export function pathsOf(action: LegalAction | null | undefined): WagonPath[] {
  const from = Number(action?.args.position)
  switch (action?.kind) {
    case 'swap_adjacent': return [{ from, to: from + 1, both: true }]
    case 'swap_skip_one': return [{ from, to: from + 2, both: true }]
    case 'move_right_2': return [{ from, to: from + 2, both: false }]
    case 'move_left_2': return [{ from, to: from - 2, both: false }]
    default: return []
  }
}
