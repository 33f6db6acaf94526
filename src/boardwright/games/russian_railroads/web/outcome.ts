/** Outcome of a choice as computed by the rules in the page: the seat after it, and further moves possible then. */
import type { BoardProps } from '@shell/board/board'
import type { LegalAction } from '@shell/net/frame'
import { repeatMove, followUps } from './take_space'
import type { Colour, Line, SeatView, View } from './types'

export interface Outcome {
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
const MAX_MOVES = 5
const MOVES = new Set(['step', 'advance'])

/** Returns a seat's points with those of this round's end, which are among them once it has been scored. */
const projectedPoints = ({ points, scoring }: SeatView, scored: boolean): number => points + (scored ? 0 : scoring.total)

/** Returns how often a move can be made in a row, after `first` if given. */
export function timesInARow(foresee: Foresee, move: LegalAction, first?: LegalAction): number {
  let times = first ? 0 : 1
  const possible = (n: number) => (first ? foresee(first, ...followUps(first), ...repeatMove(move, n)) : foresee(move, ...repeatMove(move, n - 1)))
  while (times < MAX_MOVES && possible(times + 1)) times += 1
  return times
}

/** `before`: the view before the choice; `coins`: number of coins that pay for a space. */
export function outcomeOf(foresee: Foresee, action: LegalAction, before: View, seat: number, coins?: number): Outcome | null {
  const frame = foresee(action, ...followUps(action, coins))?.()
  if (!frame) return null
  const after = frame.view as View
  const scored = before.round > 0 && after.round > before.round
  const gain = projectedPoints(after.seats[seat]!, scored) - projectedPoints(before.seats[seat]!, false)
  const outcome: Outcome = { seat: after.seats[seat]!, gain, steps: {}, advances: {} }
  for (const move of frame.legal.filter(({ kind }) => MOVES.has(kind))) {
    const times = timesInARow(foresee, move, action)
    const { line, colour, marker } = move.args
    if (move.kind === 'advance') outcome.advances[Number(marker)] = times
    else (outcome.steps[line as Line] ??= {})[colour as Colour] = times
  }
  return outcome
}
