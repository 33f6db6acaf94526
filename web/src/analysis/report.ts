/** What an analysis says of a match, and what follows from it for the screen. Chances are in ten-thousandths, points in hundredths. */

import type { Rec } from '../rules/record'

/** What every seat may expect, by seat. */
export interface Outlook {
  chances: readonly number[]
  points: readonly number[]
}

/**
 * Possible choice of a decision. `chance`, `points`: what its seat may expect after it; `gain`: how much more chance than after the action
 * played, in the same worlds; `error`: half of the interval of the gain.
 */
export interface Candidate {
  action: number
  chance: number
  points: number
  gain: number
  error: number
}

/** Decision compared with what else was possible. `at`: the number of decisions before it. */
export interface Judged {
  at: number
  seat: number
  played: number
  best: number
  /** How much less chance the played action has than the best one, and half of the interval of this difference. */
  loss: number
  error: number
  /** Best first, with the played one. */
  candidates: readonly Candidate[]
}

/** Part of the result that is due to a seat's own decisions, to those of others and to chance, in ten-thousandths of the win. */
export interface Parts {
  from: number
  own: number
  others: number
  chance: number
  to: number
}

const WHOLE = 10_000
const HUNDREDTHS = 100
/** Standard errors in half an interval of 95 %. */
const SURE = 1.96

/** Returns what a comparison of the module (core/machine/comparing.py) says of a decision. */
export function judgedBy({ count, ids, measures, chances, points, gains, errors }: Rec, at: number, seat: number): Judged {
  const places = Array.from({ length: count }, (_, k) => k).filter((k) => measures[k])
  const candidates = places.map((k) => ({
    action: ids[k] as number,
    chance: Math.round(WHOLE * chances[k]),
    points: Math.round(HUNDREDTHS * points[k]),
    gain: Math.round(WHOLE * gains[k]),
    error: Math.round(WHOLE * SURE * errors[k]),
  }))
  const best = places.reduce((better, k) => (gains[k] > gains[better] ? k : better), 0)
  const loss = Math.round(WHOLE * gains[best])
  return { at, seat, played: ids[0], best: ids[best], loss, error: Math.round(WHOLE * SURE * errors[best]), candidates: candidates.sort((a, b) => b.gain - a.gain) }
}

export const FEW = 3
/** Losses below are not named, however sure they are. */
export const LEAST = 100

/** Returns whether the loss of a decision stands out of the noise. */
export const isMistake = ({ loss, error }: Judged): boolean => loss >= LEAST && loss > error

/** Returns the mistakes of a seat, costliest first. */
export const mistakesOf = (judged: Iterable<Judged>, seat: number): Judged[] =>
  [...judged].filter((each) => each.seat === seat && isMistake(each)).sort((a, b) => b.loss - a.loss || a.at - b.at)

/** Returns the values of every seat, one list per seat. */
export const linesOf = (outlooks: readonly Outlook[], kind: keyof Outlook): number[][] =>
  (outlooks[0]?.[kind] ?? []).map((_, seat) => outlooks.map((outlook) => outlook[kind][seat]!))

/** Returns whether a candidate is as good as the best one, as far as one can tell. */
export const asGood = (candidate: Candidate, best: Candidate): boolean => best.gain - candidate.gain <= Math.max(LEAST, candidate.error)

/** Returns what every seat's result is due to. */
export function partsOf(outlooks: readonly Outlook[], judged: readonly Judged[]): Parts[] {
  return outlooks[0]!.chances.map((from, seat) => {
    const to = outlooks.at(-1)!.chances[seat]!
    const own = -judged.filter((each) => each.seat === seat).reduce((sum, { loss }) => sum + loss, 0)
    return { from, own, others: 0, chance: to - from - own, to }
  })
}
