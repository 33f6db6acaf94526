/** Choice among tickets on offer. */
import type { LegalAction } from '@shell/net/frame'

/** Returns the argument of `keep`: the tickets' numbers from 1, in order. */
export const keptNumbers = (chosen: ReadonlySet<number>): string => [...chosen].sort((a, b) => a - b).map((i) => i + 1).join('')

/** Returns the action that keeps exactly these tickets. */
export const keepAction = (legal: readonly LegalAction[], chosen: ReadonlySet<number>): LegalAction | undefined =>
  legal.find((a) => a.kind === 'keep' && String(a.args.kept) === keptNumbers(chosen))

/** Returns the smallest number of tickets that a legal choice keeps. */
export const minimumKept = (legal: readonly LegalAction[]): number =>
  Math.min(...legal.filter((a) => a.kind === 'keep').map((a) => String(a.args.kept).length))

export function toggle(chosen: ReadonlySet<number>, i: number): Set<number> {
  const result = new Set(chosen)
  if (!result.delete(i)) result.add(i)
  return result
}
