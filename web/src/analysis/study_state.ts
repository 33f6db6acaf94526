/** States of analyses: kept in memory for the last few matches, and through a reload for the last one. */
import { tabStorage } from '../common/storage'
import type { Settings } from './plan'
import type { DecisionQuestion } from './questions'
import type { Comparison, Outlook } from './report'

/** What an analysis has found out so far. Lists are by position (`outlooks`) or by decision. */
export interface StudyState {
  /** Null: not yet determined. */
  settings: Settings | null
  outlooks: readonly Outlook[]
  expected: readonly (Outlook | null)[]
  compared: readonly (Comparison | null)[]
  /** Number of later looks that have begun; the decisions of the last one, and its open questions. */
  looks: number
  suspects: readonly number[]
  asked: readonly DecisionQuestion[]
  /** Simulations for each question of the last look; 0: none has begun. */
  budget: number
  done: boolean
}
export const EMPTY_STATE: StudyState = { settings: null, outlooks: [], expected: [], compared: [], looks: 0, suspects: [], asked: [], budget: 0, done: false }

const KEY = 'boardwright.analysis.2' // renamed with StudyState
const MOST_STATES = 8
const states = new Map<string, StudyState>()

export function saveState(key: string, state: StudyState): void {
  states.delete(key)
  states.set(key, state)
  if (states.size > MOST_STATES) states.delete(states.keys().next().value!)
  tabStorage().setItem(KEY, JSON.stringify({ key, found: state }))
}

export const hasSavedState = (): boolean => states.size > 0 || tabStorage().getItem(KEY) !== null

/** Returns the saved state of a match; null: none. */
export function savedState(key: string): StudyState | null {
  if (states.has(key)) return states.get(key)!
  try {
    const stored = JSON.parse(tabStorage().getItem(KEY) ?? 'null')
    return stored?.key === key ? stored.found : null
  } catch {
    return null
  }
}
