/**
 * Guided courses: the progress within a step, by the rules of `boardwright.core.domain.course`, and the last step reached, stored in the
 * browser.
 */
import type { GameEvent } from '../net/frame'
import type { StepOut } from '../net/wire'

/** The learner's seat. */
export const LEARNER = 0

export type StepState = 'going' | 'reached' | 'missed'

/** Returns the progress of a step from its events, the kinds of the learner's choices so far, and whether there is more to choose. */
export function stepState(step: StepOut, happened: readonly Pick<GameEvent, 'kind' | 'args'>[], kinds: readonly string[], asked: boolean): StepState {
  const met = ({ kind, args }: Pick<GameEvent, 'kind' | 'args'>) =>
    kind === step.event && Object.entries(step.having).every(([name, values]) => values.includes(args[name]))
  if (happened.some(met)) return 'reached'
  const strays = kinds.some((kind) => !step.kinds.includes(kind))
  return strays || kinds.length >= step.most || !asked ? 'missed' : 'going'
}

const KEY = 'boardwright.courses'

function readSteps(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

/** Returns the last step reached, of `count`; by default the first. */
export function readStep(game: string, count: number): number {
  const step = readSteps()[game]
  return Number.isInteger(step) && step! > 0 && step! < count ? step! : 0
}

export function storeStep(game: string, step: number): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readSteps(), [game]: step }))
  } catch {
    // Without storage a course begins at its start.
  }
}
