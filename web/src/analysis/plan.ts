/** What is asked about a match, and how thoroughly: as in boardwright/analysis, with its usual settings (docs/analysis.md). */
import type { DecisionQuestion, Purpose } from './questions'
import type { Comparison, JudgedDecision } from './report'

/** `simulations`: for each decision, on average; `samples`: how often each action is played to tell decision from chance. */
export interface Settings {
  simulations: number
  samples: number
}
const SAMPLES = 100
/** Usual simulations: those for a whole match, shared by its decisions, within these limits. */
const [FOR_A_MATCH, LEAST, MOST] = [90_000, 300, 1500]
export const usualSettings = (decisions: number): Settings => ({
  simulations: Math.max(LEAST, Math.min(MOST, Math.floor(FOR_A_MATCH / Math.max(1, decisions)))),
  samples: SAMPLES,
})
/** Simulations on slower devices. */
const FEWER = [1000, 700, 500, 400, 300, 200, 150, 100, 70, 50, 30, 20]
/** ms that comparing all decisions may take, so that all together stays under two minutes */
const PATIENCE = 80_000
/** A comparison has at least so many simulations. */
const FEWEST = 4

/**
 * A look at the decisions that may have cost most. `percent`: its share of the simulations; `part`, `least`: at one of so many of each seat's
 * decisions with a choice, but at so many at least; `anew`: whether it compares all candidates, or measures only the best one of the look
 * before.
 */
interface Look {
  purpose: Purpose
  percent: number
  part: number
  least: number
  anew: boolean
}
const FIRST_LOOK: Look = { purpose: 'look', percent: 35, part: 1, least: 0, anew: true }
/** The first look, with few simulations for each decision, often takes another candidate for the best one, so the second chooses again. */
const LATER_LOOKS: readonly Look[] = [
  { purpose: 'secondLook', percent: 30, part: 3, least: 10, anew: true },
  { purpose: 'closerLook', percent: 35, part: 16, least: 6, anew: false },
]

/** Returns how much of all simulations is done, in per cent. `looks`: the number of looks that are done; `part`: of the next one, 0 to 1. */
export const percentDone = (looks: number, part: number): number =>
  [FIRST_LOOK, ...LATER_LOOKS].reduce((done, { percent }, at) => done + percent * Math.max(0, Math.min(1, looks + part - at)), 0)

/** Returns the simulations for each of the suspects, of so many decisions. */
const budgetOf = ({ percent }: Look, simulations: number, decisions: number, suspects: number): number =>
  Math.max(FEWEST, Math.floor((percent * simulations * decisions) / (100 * Math.max(1, suspects))))

/** Returns the settings for so many decisions on a device that does so many simulations in a millisecond (in all workers). */
export function settingsFor(decisions: number, speed: number): Settings {
  const maximum = usualSettings(decisions).simulations
  const simulations = [maximum, ...FEWER].find((each) => each <= maximum && each * decisions <= speed * PATIENCE) ?? FEWER.at(-1)!
  return { simulations, samples: SAMPLES }
}

/** Returns the questions of the first look. `choices`: the number of legal actions of each decision. */
export const firstLook = (choices: readonly number[], { simulations, samples }: Settings): DecisionQuestion[] =>
  choices.map((count, at) => ({ at, samples, compare: count > 1 ? { purpose: FIRST_LOOK.purpose, budget: budgetOf(FIRST_LOOK, simulations, 1, 1) } : null }))

/** Questions of a later look, and the simulations for each. */
export interface LaterLook {
  asked: DecisionQuestion[]
  budget: number
}

/**
 * Returns the next look: at the decisions of each seat that may have cost most; null: there is none.
 * `done`: the number of later looks before it; `suspects`: what the look before it was at.
 */
export function laterLook(done: number, judged: readonly JudgedDecision[], suspects: readonly JudgedDecision[], { simulations }: Settings): LaterLook | null {
  const look = LATER_LOOKS[done]
  if (!look) return null
  const possibleLoss = ({ other }: Comparison): number => other.gain + other.deviation
  const countOf = (some: readonly JudgedDecision[], seat: number): number => some.filter((each) => each.seat === seat).length
  const better = suspects.filter(({ other }) => other.gain > 0).sort((a, b) => possibleLoss(b) - possibleLoss(a) || a.at - b.at)
  const worst = better.filter(({ seat }, i) => countOf(better.slice(0, i), seat) < Math.max(look.least, Math.floor(countOf(judged, seat) / look.part)))
  const budget = budgetOf(look, simulations, judged.length, worst.length)
  const question = { purpose: look.purpose, budget }
  const asked = worst.map(({ at, other, candidates }): DecisionQuestion =>
    look.anew ? { at, samples: 0, compare: question } : { at, samples: 0, compare: { ...question, candidates: [other.action] }, rough: candidates },
  )
  return { asked, budget }
}

/** Simulations for a choice that a reader makes. */
const READER_BUDGET = 2000

/** Returns the question how a decision would be judged with full knowledge. `budget`: as in the last look. */
export const withFullKnowledge = (at: number, budget: number): DecisionQuestion => ({ at, samples: 0, compare: { purpose: 'fullKnowledge', budget, full: true } })

/** Returns the question how much worse than the best action another one is. */
export const againstTheBest = ({ at, best }: JudgedDecision, action: number): DecisionQuestion => ({ at, samples: 0, compare: { purpose: 'closerLook', budget: READER_BUDGET, first: best, candidates: [action] } })
