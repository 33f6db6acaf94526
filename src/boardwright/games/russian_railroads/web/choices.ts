/** Where each legal action is offered: on the main board, on the player's board, as a button in the row, or as a card. */
import type { LegalAction } from '@shell/net/frame'
import type { EngineerName, Place, View } from './types'

/** Kinds of actions chosen from cards with pictures. */
const CARD_KINDS = new Set(['choose_start', 'use_token', 'take_card', 'take_bonus', 'take_points'])
/** Kinds of actions that name a place. */
const PLACE_KINDS = new Set(['occupy', 'repeat'])
const BOARD_KINDS = new Set(['step', 'advance', 'place', 'replace', 'use_token'])

const isEngineer = (place: unknown): boolean => String(place).startsWith('engineer_')
/** The two open engineers of the main board are spaces like others. */
export const ownEngineer = (view: View, place: unknown): boolean => isEngineer(place) && !(String(place) in view.spaces)

export interface Offers {
  /** On spaces of the main board: `occupy`, `repeat`. */
  main: LegalAction[]
  /** On the player's own board. */
  own: LegalAction[]
  /** As buttons, in this order. */
  row: LegalAction[]
  /** Ways to pay. */
  pay: LegalAction[]
  cards: LegalAction[]
}

/** Choices on the player's board are in the row, too: for keys and small screens. Engineers and places are not. */
export function offersOf(legal: readonly LegalAction[], view: View): Offers {
  const places = legal.filter((action) => PLACE_KINDS.has(action.kind))
  const own = places.filter((action) => ownEngineer(view, action.args.place))
  const rest = legal.filter((action) => !PLACE_KINDS.has(action.kind) && action.kind !== 'pay' && !CARD_KINDS.has(action.kind))
  return {
    main: places.filter((action) => !own.includes(action)),
    own: [...own, ...legal.filter((action) => BOARD_KINDS.has(action.kind))],
    row: [...rest.filter((action) => !LAST.has(action.kind)), ...own, ...rest.filter((action) => LAST.has(action.kind))],
    pay: legal.filter((action) => action.kind === 'pay'),
    cards: legal.filter((action) => CARD_KINDS.has(action.kind)),
  }
}
/** Actions that end something come last. */
export const LAST = new Set(['retire', 'done', 'stay', 'pass'])

/** Returns the actions that take a space. */
export const spacesIn = (legal: readonly LegalAction[]): LegalAction[] => legal.filter(({ kind }) => kind === 'occupy')

/** Returns the unoccupied spaces. */
export const freeSpaces = ({ spaces }: View): Place[] => Object.keys(spaces).filter((place) => spaces[place]!.open && spaces[place]!.taken === null)

/** Finds the action on a place. */
export const onPlace = (legal: readonly LegalAction[], place: Place): LegalAction | undefined =>
  legal.find((action) => PLACE_KINDS.has(action.kind) && action.args.place === place)

/** Returns the board for the next choice. */
export function stageOf(offers: Offers): 'main' | 'own' | null {
  if (offers.main.length) return 'main'
  return offers.own.length || offers.row.length || offers.cards.length ? 'own' : null
}

/** Returns the engineer whose action a place is: face up on the main board, or owned by a player. */
export function engineerAt(view: View, place: Place): EngineerName | null {
  if (place === 'hire') return view.row[0]?.engineer ?? null
  if (place === 'engineer_inner') return view.row[1]?.engineer ?? null
  if (place === 'engineer_outer') return view.row[2]?.engineer ?? null
  return isEngineer(place) ? (place.slice('engineer_'.length) as EngineerName) : null
}
