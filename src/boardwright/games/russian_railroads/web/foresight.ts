/** Outcome of a choice as computed by the rules in the page: the seat after it, and further moves possible then. */
import type { BoardProps } from '@shell/board/board'
import type { LegalAction } from '@shell/net/frame'
import { again, thereafter } from './taking'
import type { Colour, Line, SeatView, View } from './types'

export interface Foresight {
  /** The seat after the choice. */
  seat: SeatView
  /** Number of steps each rail could then make in a row; rails that cannot move are missing. */
  steps: Partial<Record<Line, Partial<Record<Colour, number>>>>
  /** Number of spaces each marker could then advance. */
  advances: Record<number, number>
}

type Foresee = NonNullable<BoardProps['foresee']>
/** No effect moves a piece further. */
const FURTHEST = 5
const MOVES = new Set(['step', 'advance'])

/** Returns how often a move can be made in a row, after `first` if given. */
export function timesInARow(foresee: Foresee, move: LegalAction, first?: LegalAction): number {
  let times = first ? 0 : 1
  const possible = (n: number) => (first ? foresee(first, ...thereafter(first), ...again(move, n)) : foresee(move, ...again(move, n - 1)))
  while (times < FURTHEST && possible(times + 1)) times += 1
  return times
}

/** `coins`: number of coins that pay for a space. */
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
