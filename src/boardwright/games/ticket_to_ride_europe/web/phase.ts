/** The phase of a match; the same as in `presentation/view.py`. */
import type { Rec } from '@shell/rules/record'
import { PHASES, ROUTE_IDS } from './names'
import type { Phase } from './types'

export function phaseOf(state: Rec): Phase {
  const phase = PHASES[state.phase]!
  return phase !== 'pay' ? phase : state.paying >= ROUTE_IDS.length ? 'pay_station' : 'pay_route'
}
