/** Steps of a round's scoring: which spaces, signs and markers pay, one after the other, and the growing sum. */
import type { GameEvent } from '@shell/net/frame'
import type { TimedStep as Step } from '@shell/story/step_sequence.svelte'
import { LINES, type Line, type SeatView, type View } from './types'

export const SCORED = [...LINES, 'industry'] as const
export type Scored = (typeof SCORED)[number]

/** `at`: a space of the line or track, counted from 0; a special space; null: the line as a whole, if the board has changed since. */
export interface Earning { at: number | string | null; points: number }
export interface SeatScore { seat: number; before: number; earnings: Record<Scored, Earning[]> }
export interface RoundScore { round: number; seats: SeatScore[] }

/** `line`: the line being scored, null at the end; `shown`: number of its payments shown. */
export interface RoundStep extends Step { line: Scored | null; shown: number }

/** The scoring of a board as far as it has been shown at a step. */
export interface ScoringShown { line: Scored | null; earned: Record<Scored, readonly Earning[]>; sum: number; points: number }

export const sumOf = (earnings: readonly Earning[]): number => earnings.reduce((sum, { points }) => sum + points, 0)
const each = <T>(of: (line: Scored) => T): Record<Scored, T> => Object.fromEntries(SCORED.map((line) => [line, of(line)])) as Record<Scored, T>

function lineEarnings(view: Pick<View, 'specials'>, own: SeatView, line: Line): Earning[] {
  const spaces = own.scoring[line].spaces.map(({ points }, at) => ({ at, points }))
  const signs = view.specials.filter((special) => special.line === line && special.each_scoring && own.specials[special.id])
  return [...spaces.filter(({ points }) => points > 0), ...signs.map((special) => ({ at: special.id, points: special.each_scoring! }))]
}

/** The number of a marker's space, or the last number before it. */
function industryEarnings(view: Pick<View, 'track'>, own: SeatView): Earning[] {
  const places = own.markers.filter((marker) => marker !== null)
  const numbered = (marker: number): number => view.track.slice(0, marker + 1).map(({ kind }) => kind).lastIndexOf('space')
  return own.scoring.industry.markers.map((points, i) => ({ at: numbered(places[i] ?? 0), points })).filter(({ points }) => points > 0)
}

function seatScore(view: View, seat: number, paid: Record<Scored, number>): SeatScore {
  const own = view.seats[seat]!
  const earnings = each((line) => {
    const found = line === 'industry' ? industryEarnings(view, own) : lineEarnings(view, own, line)
    return sumOf(found) === paid[line] ? found : [{ at: null, points: paid[line] }]
  })
  const all = own.scored.flatMap((round) => Object.values(round)).reduce((sum, points) => sum + points, 0)
  return { seat, before: all - SCORED.reduce((sum, line) => sum + paid[line], 0), earnings }
}

/**
 * Returns the scoring in these events, if a round ended; of several, over which a jump in a replay goes, the last one. `view`: the view
 * after them.
 */
export function scoredIn(events: readonly GameEvent[], view: View): RoundScore | null {
  const kinds = events.map(({ kind }) => kind)
  const last = kinds.lastIndexOf('scored')
  if (last < 0) return null
  const begun = kinds.includes('began_round', last)
  const scored = events.slice(kinds.slice(0, last).lastIndexOf('began_round') + 1).filter(({ kind }) => kind === 'scored')
  const paid = new Map(scored.map(({ args }) => [Number(args.seat), each((line) => Number(args[line]))]))
  const order = scored.map(({ args }) => Number(args.seat))
  return { round: begun ? view.round - 1 : view.round, seats: order.map((seat) => seatScore(view, seat, paid.get(seat)!)) }
}

const BEGINS = 300 // a line is highlighted
const BEAT = 110 // a space pays
const LINE_STAYS = 650
const SUM_STAYS = 3500

/** Returns the steps line by line, all players at once; lines without points are left out. */
export function roundSteps({ seats }: RoundScore): RoundStep[] {
  const steps = SCORED.flatMap((line): RoundStep[] => {
    const most = Math.max(...seats.map(({ earnings }) => earnings[line].length))
    if (!seats.some(({ earnings }) => sumOf(earnings[line]))) return []
    return Array.from({ length: most + 1 }, (_, shown) => ({ line, shown, ms: shown === most ? LINE_STAYS : shown ? BEAT : BEGINS }))
  })
  const sum = { line: null, shown: 0 }
  return [...steps, { ...sum, ms: SUM_STAYS }, { ...sum, ms: 0 }]
}

/** Returns the scoring of a seat as shown at a step. */
export function scoringAt({ before, earnings }: SeatScore, { line, shown }: Pick<RoundStep, 'line' | 'shown'>): ScoringShown {
  const now = line === null ? SCORED.length : SCORED.indexOf(line)
  const earned = each((which) => {
    const at = SCORED.indexOf(which)
    return at < now ? earnings[which] : earnings[which].slice(0, at === now ? shown : 0)
  })
  const sum = SCORED.reduce((all, which) => all + sumOf(earned[which]), 0)
  return { line, earned, sum, points: before + sum }
}
