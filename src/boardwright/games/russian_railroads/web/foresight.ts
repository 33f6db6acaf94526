/** Outcome of a choice as computed by the rules in the page: the seat after it, and further moves possible then. */
import type { BoardProps } from '@shell/board/board'
import type { LegalAction } from '@shell/net/frame'
import { again, thereafter } from './taking'
import type { Colour, Line, SeatView, View } from './types'

export interface Foresight {
  /** The seat after the choice. */
  seat: SeatView
  /** By how many points the choice changes what the seat has when this round has been scored. */
  gain: number
  /** Number of steps each rail could then make in a row; rails that cannot move are missing. */
  steps: Partial<Record<Line, Partial<Record<Colour, number>>>>
  /** Number of spaces each marker could then advance. */
  advances: Record<number, number>
}

type Foresee = NonNullable<BoardProps['foresee']>
/** No effect moves a piece further. */
const FURTHEST = 5
const MOVES = new Set(['step', 'advance'])

/** Returns a seat's points with those of this round's end, which are among them once it has been scored. */
const standing = ({ points, scoring }: SeatView, scored: boolean): number => points + (scored ? 0 : scoring.total)

/** Returns how often a move can be made in a row, after `first` if given. */
export function timesInARow(foresee: Foresee, move: LegalAction, first?: LegalAction): number {
  let times = first ? 0 : 1
  const possible = (n: number) => (first ? foresee(first, ...thereafter(first), ...again(move, n)) : foresee(move, ...again(move, n - 1)))
  while (times < FURTHEST && possible(times + 1)) times += 1
  return times
}

/** `now`: the view before the choice; `coins`: number of coins that pay for a space. */
export function foresightOf(foresee: Foresee, action: LegalAction, now: View, seat: number, coins?: number): Foresight | null {
  const frame = foresee(action, ...thereafter(action, coins))?.()
  if (!frame) return null
  const then = frame.view as View
  const scored = now.round > 0 && then.round > now.round
  const gain = standing(then.seats[seat]!, scored) - standing(now.seats[seat]!, false)
  const found: Foresight = { seat: then.seats[seat]!, gain, steps: {}, advances: {} }
  for (const move of frame.legal.filter(({ kind }) => MOVES.has(kind))) {
    const times = timesInARow(foresee, move, action)
    const { line, colour, marker } = move.args
    if (move.kind === 'advance') found.advances[Number(marker)] = times
    else (found.steps[line as Line] ??= {})[colour as Colour] = times
  }
  return found
}
