/** What is asked about a match, and how thoroughly: as in boardwright/analysis, with its usual settings (docs/analysis.md). */
import type { Asked } from './questions'
import type { Compared, Judged } from './report'

/** `simulations`: for each decision, on average; `samples`: how often each action is played to tell decision from chance. */
export interface Settings {
  simulations: number
  samples: number
}
const SAMPLES = 100
/** Usual simulations: those for a whole match, shared by its decisions, within these limits. */
const [FOR_A_MATCH, LEAST, MOST] = [90_000, 300, 1500]
export const usual = (decisions: number): Settings => ({
  simulations: Math.max(LEAST, Math.min(MOST, Math.floor(FOR_A_MATCH / Math.max(1, decisions)))),
  samples: SAMPLES,
})
/** Simulations on slower devices. */
const FEWER = [1000, 700, 500, 400, 300, 200, 150, 100, 70, 50, 30, 20]
/** ms that comparing all decisions may take, so that all together stays under two minutes */
const PATIENCE = 80_000
/** Simulations that are too few to compare anything. */
const FEWEST = 4
/** Decisions of each seat that are looked at more closely: so many, or an eighth of those with a choice if that is more. */
const CLOSER = 6
const EIGHTH = 8

/** Returns the settings for so many decisions on a device that does so many simulations in a millisecond (in all workers). */
export function settingsFor(decisions: number, speed: number): Settings {
  const most = usual(decisions).simulations
  const simulations = [most, ...FEWER].find((each) => each <= most && each * decisions <= speed * PATIENCE) ?? FEWER.at(-1)!
  return { simulations, samples: SAMPLES }
}

/** Returns the questions of the first round. `choices`: the number of legal actions of each decision. */
export const firstRound = (choices: readonly number[], { simulations, samples }: Settings): Asked[] =>
  choices.map((count, at) => ({ at, samples, compare: count > 1 ? { purpose: 'look', budget: Math.max(FEWEST, Math.floor(simulations / 2)) } : null }))

/** Questions of the second round, and the simulations for each. */
export interface SecondRound {
  asked: Asked[]
  budget: number
}

/** Returns the second round: the decisions of each seat that may have cost most, with the other half of the simulations. */
export function secondRound(judged: readonly Judged[], { simulations }: Settings): SecondRound {
  const doubt = ({ other }: Compared): number => other.gain + other.deviation
  const better = judged.filter(({ other }) => other.gain > 0).sort((a, b) => doubt(b) - doubt(a) || a.at - b.at)
  const of = (some: readonly Judged[], seat: number): number => some.filter((each) => each.seat === seat).length
  const suspects = better.filter(({ seat }, i) => of(better.slice(0, i), seat) < Math.max(CLOSER, Math.floor(of(judged, seat) / EIGHTH)))
  const budget = Math.max(FEWEST, Math.floor((Math.ceil(simulations / 2) * judged.length) / Math.max(1, suspects.length)))
  const asked = suspects.map(({ at, other, candidates }): Asked => ({ at, samples: 0, compare: { purpose: 'closerLook', budget, candidates: [other.action] }, rough: candidates }))
  return { asked, budget }
}

/** Simulations for a choice that a reader makes. */
const ONE_MORE = 2000

/** Returns the question how a decision would be judged with full knowledge. `budget`: as in the second round. */
export const withFullKnowledge = (at: number, budget: number): Asked => ({ at, samples: 0, compare: { purpose: 'fullKnowledge', budget, full: true } })

/** Returns the question how much worse than the best action another one is. */
export const againstTheBest = ({ at, best }: Judged, action: number): Asked => ({ at, samples: 0, compare: { purpose: 'closerLook', budget: ONE_MORE, first: best, candidates: [action] } })
