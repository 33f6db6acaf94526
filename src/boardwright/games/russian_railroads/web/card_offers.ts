/** Cards, tokens and start bonuses on offer, including those taken or unavailable. */
import type { BoardWords } from '@shell/board/board'
import type { LegalAction } from '@shell/net/frame'
import { BONUSES, CARDS, STARTS, type Bonus, type Card, type Gives, type Preview, type Start, type Token, type View } from './types'

export interface Offer {
  name: string
  title: string
  help: string
  gives: Gives | null
  /** Points of an end-bonus card if the match ended now. */
  worth: number | undefined
  /** Owner of a card already taken. */
  gone: number | null
  action: LegalAction | undefined
}

interface Kind { argument: string; all: readonly string[]; gives: (name: string) => Gives | null; owner: (name: string) => number | null }

const nothing = () => null
function kindOf(kind: string, view: View, home: number): Kind {
  if (kind === 'choose_start') return { argument: 'start', all: STARTS, gives: nothing, owner: (name) => view.starts?.[name as Start] ?? null }
  if (kind === 'use_token') return { argument: 'token', all: view.seats[home]!.tokens, gives: (name) => view.tokens[name as Token], owner: nothing }
  if (kind === 'take_card') return { argument: 'card', all: CARDS, gives: (name) => view.cards[name as Card], owner: (name) => view.supply.cards[name as Card] }
  return { argument: 'bonus', all: BONUSES.filter((name: Bonus) => view.deck.known.includes(name)), gives: nothing, owner: nothing }
}

/** `legal`: actions that take one; `home`: the seat that chooses. */
export function cardOffers(words: BoardWords, view: View, legal: readonly LegalAction[], home: number): Offer[] {
  const kind = legal.find((action) => action.kind !== 'take_points')?.kind ?? 'take_bonus'
  const { argument, all, gives, owner } = kindOf(kind, view, home)
  return all.map((name) => {
    const action = legal.find((action) => action.kind === kind && action.args[argument] === name)
    const preview = action?.preview as Preview | undefined
    const help = argument === 'start' ? '' : words.t(`${argument}-${name}-help`)
    return { name, title: words.t(`${argument}-${name}`), help, gives: gives(name) ?? preview?.gives ?? null, worth: preview?.worth, gone: owner(name), action }
  })
}
