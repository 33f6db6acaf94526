/** What an analysis says of a match (docs/analysis.md). Chances are in ten-thousandths of the win, points in hundredths of a point. */
import type { Rec } from '../rules/record'

/** What every seat may expect, by seat. */
export interface Outlook {
  chances: readonly number[]
  points: readonly number[]
}

/**
 * What an action leads to. `chance`, `points`: what its seat may expect after it; `gain`: how much more chance than after the action it is
 * compared with, in the same worlds; `error`: half of the interval of the gain; `tries`: in how many worlds. If it was not measured, the
 * figures are rough.
 */
export interface Candidate {
  action: number
  chance: number
  points: number
  gain: number
  error: number
  tries: number
  measured: boolean
}

/** Comparison of an action with the other candidates. */
export interface Comparison {
  played: number
  best: number
  /** How much less chance the action has than the best one, half of the interval of this difference, and the same loss in points. */
  loss: number
  error: number
  pointLoss: number
  /** Whether the loss stands out of the noise. */
  mistake: boolean
  candidates: readonly Candidate[]
  /** The best other candidate, whether or not it gains anything: its action, its gain and the standard error, as shares of the win. */
  other: { action: number; gain: number; deviation: number }
}

/** Decision that was compared. `at`: the number of decisions before it. */
export interface JudgedDecision extends Comparison {
  at: number
  seat: number
}

/** What a seat's result is due to: its own decisions, those of others, chance. `from + own + others + chance = to`. */
export interface Parts {
  from: number
  own: number
  others: number
  chance: number
  to: number
}

export const WHOLE = 10_000
const HUNDREDTHS = 100
/** Standard errors in half an interval of 95 %. */
const HALF = 1.96
/** A loss stands out of the noise if it is larger than so many standard errors. */
export const SURE = 3
/** Smallest loss that is named. */
export const LEAST = 200
/** Mistakes of a seat that are shown first. */
export const FEW = 3

/** Reads a COMPARISON of the module (core/machine/comparing.py). `rough`: candidates of an earlier look. */
export function readComparison(found: Rec, rough: readonly Candidate[] = []): Comparison {
  const compared = Array.from({ length: found.count }, (_, k) => candidateAt(found, k))
  const last = Math.min(1, found.count - 1)
  const [gain, deviation] = [found.gains[last], found.errors[last]]
  const better = gain > 0
  const all = [...rough.filter(({ action }) => !compared.some((each) => each.action === action)).map((each) => ({ ...each, measured: false })), ...compared]
  const loss = better ? roundEven(WHOLE * gain) : 0
  return {
    played: found.ids[0],
    best: found.ids[better ? last : 0],
    loss,
    error: roundEven(WHOLE * HALF * deviation),
    pointLoss: better ? roundEven(HUNDREDTHS * found.point_gains[last]) : 0,
    mistake: better && loss >= LEAST && gain > SURE * deviation,
    candidates: all.sort((a, b) => Number(b.measured) - Number(a.measured) || b.chance - a.chance || a.action - b.action),
    other: { action: found.ids[last], gain, deviation },
  }
}

const candidateAt = ({ ids, tries, measures, chances, points, gains, errors }: Rec, k: number): Candidate => ({
  action: ids[k],
  chance: roundEven(WHOLE * chances[k]),
  points: roundEven(HUNDREDTHS * points[k]),
  gain: roundEven(WHOLE * gains[k]),
  error: roundEven(WHOLE * HALF * errors[k]),
  tries: tries[k],
  measured: measures[k] === 1,
})

/** Rounds as Python does: a half to the even number. */
export function roundEven(value: number): number {
  const down = Math.floor(value)
  const rest = value - down
  return rest > 0.5 || (rest === 0.5 && down % 2 !== 0) ? down + 1 : down
}

/** Returns the mistakes of a seat, costliest first. */
export function mistakesOf(judged: Iterable<JudgedDecision>, seat: number): JudgedDecision[] {
  const runs: JudgedDecision[][] = []
  for (const each of [...judged].filter((one) => one.seat === seat && one.mistake).sort((a, b) => a.at - b.at)) {
    const run = runs.at(-1)
    if (run?.at(-1)?.at === each.at - 1) run.push(each)
    else runs.push([each])
  }
  const costliestFirst = (a: JudgedDecision, b: JudgedDecision): number => b.loss - a.loss || a.at - b.at
  return runs.map((run) => run.sort(costliestFirst)[0]!).sort(costliestFirst)
}

/** Returns the values of every seat, one list per seat. */
export const linesOf = (outlooks: readonly Outlook[], kind: keyof Outlook): number[][] =>
  (outlooks[0]?.[kind] ?? []).map((_, seat) => outlooks.map((outlook) => outlook[kind][seat]!))

/**
 * Returns what each seat's result is due to. `outlooks`: of each position; `expected`: after each action, before chance acts;
 * `seats`: who decided; `dealt`: whether the match began with a deal, which is chance; otherwise with a position.
 */
export function partsOf(outlooks: readonly Outlook[], expected: readonly Outlook[], seats: readonly number[], dealt: boolean): Parts[] {
  const at = (outlook: Outlook | undefined, seat: number): number => outlook!.chances[seat]!
  return shares(outlooks[0]!.chances.length).map((share, seat) => {
    const first = at(outlooks[0], seat)
    const from = dealt ? share : first
    const parts = { from, own: 0, others: 0, chance: first - from, to: at(outlooks.at(-1), seat) }
    seats.forEach((decider, k) => {
      parts[decider === seat ? 'own' : 'others'] += at(expected[k], seat) - at(outlooks[k], seat)
      parts.chance += at(outlooks[k + 1], seat) - at(expected[k], seat)
    })
    return parts
  })
}

/** Returns even shares of the win; what cannot be divided goes to the first seats. */
const shares = (players: number): number[] => Array.from({ length: players }, (_, seat) => Math.floor(WHOLE / players) + (seat < WHOLE % players ? 1 : 0))
