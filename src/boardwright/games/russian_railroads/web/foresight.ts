/** What a choice would lead to, as far as the rules in the page can say: the seat as it would be, and how far it could go then. */
import type { BoardProps } from '@shell/board/board'
import type { LegalAction } from '@shell/net/frame'
import { again, thereafter } from './taking'
import type { Colour, Line, SeatView, View } from './types'

export interface Foresight {
  /** The seat after the choice. */
  seat: SeatView
  /** So many steps each rail could make in a row then; what cannot move is missing. */
  steps: Partial<Record<Line, Partial<Record<Colour, number>>>>
  /** So many spaces each marker could go on. */
  advances: Record<number, number>
}

type Foresee = NonNullable<BoardProps['foresee']>
/** No effect lets one go further. */
const FURTHEST = 5
const MOVES = new Set(['step', 'advance'])

/** How often a move can be made in a row, after `first` if there is one. */
export function timesInARow(foresee: Foresee, move: LegalAction, first?: LegalAction): number {
  let times = first ? 0 : 1
  const possible = (n: number) => (first ? foresee(first, ...thereafter(first), ...again(move, n)) : foresee(move, ...again(move, n - 1)))
  while (times < FURTHEST && possible(times + 1)) times += 1
  return times
}

/** `coins`: so many are to pay for a space. */
export function foresightOf(foresee: Foresee, action: LegalAction, seat: number, coins?: number): Foresight | null {
  const frame = foresee(action, ...thereafter(action, coins))?.()
  if (!frame) return null
  const found: Foresight = { seat: (frame.view as View).seats[seat]!, steps: {}, advances: {} }
  for (const move of frame.legal.filter(({ kind }) => MOVES.has(kind))) {
    const times = timesInARow(foresee, move, action)
    const { line, colour, marker } = move.args
    if (move.kind === 'advance') found.advances[Number(marker)] = times
    else (found.steps[line as Line] ??= {})[colour as Colour] = times
  }
  return found
}
