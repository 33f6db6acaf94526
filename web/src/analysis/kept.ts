/** What analyses have found out, kept in memory for some matches, and through a reload for the last one. */
import { tabStorage } from '../common/storage'
import type { Settings } from './plan'
import type { Asked } from './questions'
import type { Compared, Outlook } from './report'

/** By position, and by decision. */
export interface Kept {
  /** Null: not decided yet. */
  settings: Settings | null
  outlooks: readonly Outlook[]
  expected: readonly (Outlook | null)[]
  compared: readonly (Compared | null)[]
  /** The number of later looks that have begun, the decisions that the last one is at, and its questions that are left. */
  looks: number
  suspects: readonly number[]
  asked: readonly Asked[]
  /** Simulations for each question of the last look; 0: none has begun. */
  budget: number
  done: boolean
}
export const NOTHING: Kept = { settings: null, outlooks: [], expected: [], compared: [], looks: 0, suspects: [], asked: [], budget: 0, done: false }

const KEY = 'boardwright.analysis.2' // renamed with Kept
const MOST = 8
const kept = new Map<string, Kept>()

export function keep(key: string, found: Kept): void {
  kept.delete(key)
  kept.set(key, found)
  if (kept.size > MOST) kept.delete(kept.keys().next().value!)
  tabStorage().setItem(KEY, JSON.stringify({ key, found }))
}

/** Whether anything is kept. */
export const isKept = (): boolean => kept.size > 0 || tabStorage().getItem(KEY) !== null

export function recalled(key: string): Kept | null {
  if (kept.has(key)) return kept.get(key)!
  try {
    const stored = JSON.parse(tabStorage().getItem(KEY) ?? 'null')
    return stored?.key === key ? stored.found : null
  } catch {
    return null
  }
}
