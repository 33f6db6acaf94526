/** Ways to pay, sorted for players. */
import type { LegalAction } from '@shell/net/frame'
import type { Card, Hand, Payment } from './types'

/** Sorts cheapest first: few locomotives, then the colour of which most is left. */
export function sorted(payments: readonly Payment[], hand: Hand | null): Payment[] {
  const left = (payment: Payment): number => (hand?.[payment.colour] ?? 0) - payment.cards
  return [...payments].sort((a, b) => a.locomotives - b.locomotives || left(b) - left(a))
}

/** Returns the cards one by one: the colour, then locomotives. */
export function cardsOf({ colour, cards, locomotives }: Payment): Card[] {
  return [...Array<Card>(colour === 'locomotive' ? 0 : cards).fill(colour), ...Array<Card>(total({ colour, cards, locomotives }) - (colour === 'locomotive' ? 0 : cards)).fill('locomotive')]
}

/** Returns the number of cards: a payment of locomotives alone may count them as cards or as locomotives. */
const total = ({ colour, cards, locomotives }: Payment): number => (colour === 'locomotive' ? Math.max(cards, locomotives) : cards + locomotives)

export const key = (payment: Payment): string => `${payment.colour} ${payment.locomotives}`

/** Finds the legal `pay` action of a payment. */
export function payAction(legal: readonly LegalAction[], payment: Payment): LegalAction | undefined {
  return legal.find((a) => a.kind === 'pay' && a.args.colour === payment.colour && a.args.locomotives === payment.locomotives)
}

/** Returns the payments of the legal `pay` actions. */
export function paymentsOf(legal: readonly LegalAction[]): Payment[] {
  return legal
    .filter((a) => a.kind === 'pay')
    .map((a) => ({ colour: a.args.colour as Card, cards: Number(a.preview?.cards ?? 0), locomotives: Number(a.args.locomotives) }))
}

/** Returns the cards of the hand that a payment takes. */
export function takes(payment: Payment | null): Hand {
  const taken: Hand = {}
  for (const card of payment ? cardsOf(payment) : []) taken[card] = (taken[card] ?? 0) + 1
  return taken
}
