/**
 * Claiming a route takes two decisions, the route and the payment. The page asks for both at once and sends the second when the server asks
 * for it.
 */
import type { Frame, LegalAction } from '@shell/net/frame'
import { payAction } from './payments'
import type { Payment } from './types'

export interface Plan {
  /** What is claimed or built, and the match at that time. */
  kind: 'claim' | 'build_station'
  place: string
  payment: Payment
  decisions: number
}

export type Next = { do: 'act'; action: LegalAction } | { do: 'wait' } | { do: 'drop' }

/** Returns what a new frame means for a plan that waits for its second decision. */
export function next(plan: Plan, frame: Frame): Next {
  if (frame.decisions <= plan.decisions) return frame.decisions === plan.decisions && frame.prompt?.id === 'turn' ? { do: 'wait' } : { do: 'drop' }
  const { prompt } = frame
  const asked = plan.kind === 'claim' ? prompt?.id === 'pay_route' && prompt.args.route === plan.place : prompt?.id === 'pay_station' && prompt.args.city === plan.place
  const action = asked && frame.decisions === plan.decisions + 1 ? payAction(frame.legal, plan.payment) : undefined
  return action ? { do: 'act', action } : { do: 'drop' }
}
