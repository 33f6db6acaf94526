/** Questions that workers answer about a match. */
import type { Candidate } from './report'

/**
 * What the generators start with that choose worlds, as hexadecimal digits: `bot_seeds` of seed 1 for "expectations", "look", "second look",
 * "closer look" and "full knowledge".
 */
export const SEEDS = {
  expectations: '67bc2d03e6aad8a83cbb4f0c4649c394',
  look: '1b15edb293c5e534f7bced837149c3e6',
  secondLook: '810f168c4fad654602d412a1ffa9bd53',
  closerLook: 'bd2404ed244d65f3a941ae4747e44824',
  fullKnowledge: 'e3a381379fb8211f50d40d6fbec76643',
} as const
export type Purpose = keyof typeof SEEDS

/** Comparison of actions. `purpose`: of its worlds; `budget`: simulations. */
export interface Question {
  purpose: Purpose
  budget: number
  /** The action that others are measured against; by default the one that was played. */
  first?: number
  /** The only others; by default the search's own candidates. */
  candidates?: readonly number[]
  /** With full knowledge. */
  full?: boolean
}

/** What is asked about the decision with this number. */
export interface DecisionQuestion {
  at: number
  /** How often the action is played to find out what it leads to; 0: not at all. */
  samples: number
  compare: Question | null
  /** Candidates of an earlier look. */
  rough?: readonly Candidate[]
}
