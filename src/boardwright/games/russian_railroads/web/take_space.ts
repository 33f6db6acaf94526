/** Taking a space and paying for it is one press. Afterwards the payment can be changed, or another space taken instead. */
import type { BoardProps } from '@shell/board/board'
import type { LegalAction } from '@shell/net/frame'
import type { Then } from '@shell/table/presses'
import { paymentsOf } from './payments'
import type { Place } from './types'

/** Space just taken. */
export interface Taken {
  place: Place
  /** Possible payments, cheapest first; empty if there is only one. */
  payments: readonly LegalAction[]
  paid: LegalAction | null
  /** Actions that were possible instead. */
  spaces: readonly LegalAction[]
  /** Numbers of decisions before and after. */
  before: number
  after: number
}

/** Numbers of coins that could pay for a space, fewest first (the default), and the number chosen. */
export interface Coins { place: Place; payments: readonly number[]; chosen: number }

export const coinsOf = ({ args }: LegalAction): number => Number(args.coins)

type Foresee = NonNullable<BoardProps['foresee']>

/**
 * Pays with this many coins if possible, otherwise in the cheapest way, if the game asks; `onPaid` is called with all payments and the one
 * chosen.
 */
export const payStep = (coins?: number, onPaid: (payments: LegalAction[], paid: LegalAction) => void = () => {}): Then => ({ prompt, legal }) => {
  if (prompt?.id !== 'pay') return null
  const payments = paymentsOf(legal).map(({ action }) => action)
  const paid = payments.find((payment) => coinsOf(payment) === coins) ?? payments[0]!
  onPaid(payments, paid)
  return paid
}

/**
 * Returns the payments for a space before it is taken: the cheapest for each number of coins, fewest coins first; none if the game would
 * not ask.
 */
export function paymentsAhead(foresee: Foresee, action: LegalAction): LegalAction[] {
  const frame = action.kind === 'occupy' ? foresee(action)?.() : undefined
  const payments = frame?.prompt?.id === 'pay' ? paymentsOf(frame.legal).map(({ action }) => action) : []
  return payments.filter((payment, i) => payments.findIndex((other) => coinsOf(other) === coinsOf(payment)) === i)
}

/** If several effects are pending, continues with the latest one. */
const newest: Then = ({ prompt, legal }) => (prompt?.id === 'next' ? legal.at(-1)! : null)

/**
 * Returns the follow-up decisions for the preview of a choice: a space is paid for; effects of a token or card come before older pending
 * effects.
 */
export function followUps({ kind }: LegalAction, coins?: number): Then[] {
  if (kind === 'occupy') return [payStep(coins)]
  return kind === 'use_token' || kind === 'take_card' ? [newest] : []
}

/** Returns an action that takes a space, if its id is unknown. */
export const toOccupy = (place: Place): LegalAction => ({ id: -1, kind: 'occupy', args: { place }, text: '', preview: null })

export const repeatMove = ({ kind, args }: LegalAction, times: number): Then[] => Array.from({ length: times }, () => () => ({ kind, args }))
