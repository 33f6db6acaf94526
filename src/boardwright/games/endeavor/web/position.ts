/** The complete state as a position: the same as `to_position` in `position.py`. */
import type { Ask as AskOf } from '@shell/rules/page_rules'
import type { Rec } from '@shell/rules/record'
import { BUILDINGS, CARD_PLACES, CARDS, REGIONS, TOKENS, TRACKS, type CardPlace, type Fields } from './names'

const NOBODY = -1

export function position({ hidden: state, tables, fields }: AskOf<Fields>): Rec {
  const declared = fields()
  const seats = declared.seats.map((mat, seat) => ({ ...mat, ...matOf(state, seat) }))
  const stock = Object.fromEntries(BUILDINGS.slice(1).map((building, i) => [building, state.stock[i + 1]]))
  const acting = declared.acting && { ...declared.acting, place: state.activated + 1 || null }
  const onLanes = (cells: number[], shown: (spaces: number[]) => unknown[]) =>
    Object.fromEntries(REGIONS.slice(1).map((region, i) => [region, shown(cells.slice(tables.lane_first[i + 1], tables.lane_first[i + 1] + tables.lane_length[i + 1]))]))
  return {
    ...declared,
    seats,
    stock,
    acting,
    lanes: onLanes(state.lane_owner, (owners) => owners.filter((owner) => owner >= 0)),
    tokens: { ...declared.tokens, lanes: onLanes(state.lane_token, (tokens) => tokens.map((token) => TOKENS[token] ?? null)) },
    gone: cardsAt(state, 'gone', NOBODY),
  }
}

const matOf = (state: Rec, seat: number): Rec => ({
  buildings: state.building[seat].slice(0, state.built[seat]).map((building: number, i: number) => ({ building: BUILDINGS[building], manned: state.manned[seat][i] !== 0 })),
  levels: Object.fromEntries(TRACKS.map((track, i) => [track, state.icons[seat][i]])),
  cards: cardsAt(state, 'held', seat),
  aside: cardsAt(state, 'aside', seat),
})

const cardsAt = (state: Rec, place: CardPlace, seat: number): string[] =>
  CARDS.filter((_, card) => state.card_place[card] === CARD_PLACES.indexOf(place) && state.card_seat[card] === seat)
