/** The complete state as a position: the same as `to_position` and `digested` in `position/`. */
import type { Ask as AskOf } from '@shell/rules/page_rules'
import type { Rec } from '@shell/rules/record'
import { BONUSES, ENGINEERS, PIECES, PLACES, SPECIALS, SPOTS, TOKENS, type Fields } from './names'

/** Where an end-bonus card is that no player has drawn. */
const REMOVED = 0
const IN_DECK = 9
/** A token that was given up. */
const DROPPED = 9

export function position({ hidden: state, tables, fields, query }: AskOf<Fields>): Rec {
  const { running_black: running, ...declared } = fields() as Fields & Rec
  const met = query('view').specials
  const seats = declared.seats.map((each, seat) => ({ ...each, ...ofSeat(tables, state, seat, each), ...unsettled(tables, state.reached[seat], met[seat]) }))
  const cards = (fate: number) => BONUSES.filter((_, card) => state.bonus_location[card] === fate)
  return { ...declared, ...(running && { running_black: running }), seats, pieces: pieces(state), deck: cards(IN_DECK), removed: cards(REMOVED) }
}

/** What match files digest: without what rules do not read. */
export function digested({ running_black: _, ...position }: Rec): Rec {
  return { ...position, seats: position.seats.map(({ unsettled: _, ...seat }: Rec) => seat) }
}

function ofSeat(tables: Rec, state: Rec, seat: number, declared: Rec): Rec {
  const held = BONUSES.map((bonus, card) => ({ bonus, draw: state.bonus_location[card] as number }))
    .filter(({ draw }) => draw >= 1 && draw <= state.draws && state.drawer[draw] === seat)
    .sort((a, b) => a.draw - b.draw)
  const spots = SPOTS.map((spot, i) => [spot, onSpot(state.token_at[seat][i], state.spot_won[seat][i] !== 0)] as const)
  return {
    scored: declared.scored.slice(0, state.round_no + 1),
    won: SPECIALS.filter((_, special) => state.reached[seat][special] && tables.special_once[special]),
    tokens: Object.fromEntries(spots.filter(([, value]) => value)),
    engineers: ENGINEERS.filter((_, engineer) => state.engineer_owner[engineer] === seat),
    bonus_cards: held,
  }
}

/** Lasting special spaces that are met, but not noted as reached. */
function unsettled(tables: Rec, reached: number[], met: number[]): Rec {
  const names = SPECIALS.filter((_, special) => met[special] && !tables.special_once[special] && !reached[special])
  return names.length ? { unsettled: names } : {}
}

const onSpot = (token: number, won: boolean): string | null => (token === DROPPED ? 'dropped' : (TOKENS[token] ?? (won ? 'won' : null)))

/** By place the pieces of each seat. */
function pieces(state: Rec): Rec {
  const places = PLACES.map((name, place) => {
    const there = state.pieces.slice(0, state.players).map((of: number[][], seat: number) => [seat, of[place]] as [number, number[]])
    const standing = there.filter(([, counts]: [number, number[]]) => counts.some(Boolean))
    return [name, standing.map(([seat, counts]: [number, number[]]) => ({ seat, ...countsOf(counts) }))] as const
  })
  return Object.fromEntries(places.filter(([, standing]) => standing.length))
}

const countsOf = (counts: readonly number[]): Rec => Object.fromEntries(PIECES.map((piece, i) => [piece, counts[i]]).filter(([, count]) => count))
