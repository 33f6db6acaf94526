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

export type PlanStep = { do: 'act'; action: LegalAction } | { do: 'wait' } | { do: 'drop' }

/** Returns the next step of a plan after a new frame: its second decision, waiting, or giving up. */
export function nextStep(plan: Plan, frame: Frame): PlanStep {
  if (frame.decisions <= plan.decisions) return frame.decisions === plan.decisions && frame.prompt?.id === 'turn' ? { do: 'wait' } : { do: 'drop' }
  const { prompt } = frame
  const asked = plan.kind === 'claim' ? prompt?.id === 'pay_route' && prompt.args.route === plan.place : prompt?.id === 'pay_station' && prompt.args.city === plan.place
  const action = asked && frame.decisions === plan.decisions + 1 ? payAction(frame.legal, plan.payment) : undefined
  return action ? { do: 'act', action } : { do: 'drop' }
}
