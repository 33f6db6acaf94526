/** Taking a space and paying for it is one press. Right after it one may pay in another way, or take another space instead. */
import type { BoardProps } from '@shell/board/board'
import type { LegalAction } from '@shell/net/frame'
import type { Then } from '@shell/table/presses'
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

/** Numbers of coins that could pay for a space, the fewest first (the default), and the number chosen. */
export interface Coins { place: Place; ways: readonly number[]; chosen: number }

export const coinsOf = ({ args }: LegalAction): number => Number(args.coins)

type Foresee = NonNullable<BoardProps['foresee']>

/** Pays with so many coins if that is possible, else in the cheapest way, if it is asked how; `noted` hears of all ways, and of the one that is taken. */
export const paying = (coins?: number, noted: (ways: LegalAction[], paid: LegalAction) => void = () => {}): Then => ({ prompt, legal }) => {
  if (prompt?.id !== 'pay') return null
  const ways = paymentsOf(legal).map(({ action }) => action)
  const paid = ways.find((way) => coinsOf(way) === coins) ?? ways[0]!
  noted(ways, paid)
  return paid
}

/** How a space could be paid for, before it is taken: the cheapest way for each number of coins, the fewest first; none if the game would not ask. */
export function waysAhead(foresee: Foresee, action: LegalAction): LegalAction[] {
  const frame = action.kind === 'occupy' ? foresee(action)?.() : undefined
  const ways = frame?.prompt?.id === 'pay' ? paymentsOf(frame.legal).map(({ action }) => action) : []
  return ways.filter((way, i) => ways.findIndex((other) => coinsOf(other) === coinsOf(way)) === i)
}

/** Where other effects wait, goes on with the one that came last. */
const newest: Then = ({ prompt, legal }) => (prompt?.id === 'next' ? legal.at(-1)! : null)

/** What a choice is looked at with: a space is paid for; what a token or a card brings comes before what has waited. */
export function thereafter({ kind }: LegalAction, coins?: number): Then[] {
  if (kind === 'occupy') return [paying(coins)]
  return kind === 'use_token' || kind === 'take_card' ? [newest] : []
}

/** Taking a space as it is wished for where the action itself is not known. */
export const toOccupy = (place: Place): LegalAction => ({ id: -1, kind: 'occupy', args: { place }, text: '', preview: null })

export const again = ({ kind, args }: LegalAction, times: number): Then[] => Array.from({ length: times }, () => () => ({ kind, args }))
