/** Taking a space and paying for it is one press. Right after it one may pay in another way, or take another space instead. */
import type { LegalAction } from '@shell/lib/frame'
import type { Then } from '@shell/lib/presses'
import { paymentsOf } from './payments'
import type { Place } from './types'

/** A space that was just taken. */
export interface Taken {
  place: Place
  /** Every way to pay for it, the cheapest first; empty where there is one only. */
  ways: readonly LegalAction[]
  paid: LegalAction | null
  /** What could have been taken. */
  spaces: readonly LegalAction[]
  /** The numbers of decisions before and after. */
  before: number
  after: number
}

/** Pays in the cheapest way, if it is asked how; `noted` hears of all. */
export const paying = (noted: (ways: LegalAction[]) => void = () => {}): Then => ({ prompt, legal }) => {
  if (prompt?.id !== 'pay') return null
  const ways = paymentsOf(legal).map(({ action }) => action)
  noted(ways)
  return ways[0]!
}

/** What a choice stands for besides: a space is paid for, other things happen so often in a row. */
export const thereafter = (action: LegalAction, times = 1): Then[] => (action.kind === 'occupy' ? [paying()] : again(action, times - 1))

export const again = ({ kind, args }: LegalAction, times: number): Then[] => Array.from({ length: times }, () => () => ({ kind, args }))
