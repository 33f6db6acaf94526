/** “Find a better move”: the reader chooses again where a decision cost most. What is as good as the best, as far as one can tell, counts. */
import { LEAST, SURE, WHOLE, type Comparison, type JudgedDecision } from './report'

/** `same`: the move of the match; `shown`: the reader gave up; `costs`: how much worse than the best it is. */
export type Verdict = { kind: 'thinking' | 'same' | 'right' | 'shown' | 'failed' } | { kind: 'worse'; costs: number }

export class Exercise {
  private index = $state(0)
  verdict = $state.raw<Verdict | null>(null)

  /** `compare`: compares an action with the best one of a decision. */
  constructor(
    private readonly decisions: readonly JudgedDecision[],
    private readonly compare: (decision: JudgedDecision, action: number) => Promise<Comparison>,
  ) {}

  get decision(): JudgedDecision {
    return this.decisions[this.index]!
  }

  get number(): number {
    return this.index + 1
  }

  get count(): number {
    return this.decisions.length
  }

  /** Judges a choice. Resolves with whether it is right; a newer choice takes the place of one that is still being compared. */
  async choose(action: number): Promise<boolean> {
    const { decision } = this
    if (action === decision.played) return this.setVerdict({ kind: 'same' })
    if (action === decision.best) return this.setVerdict({ kind: 'right' })
    const thinking: Verdict = { kind: 'thinking' }
    this.setVerdict(thinking)
    try {
      const { gain, deviation } = (await this.compare(decision, action)).other
      if (this.verdict !== thinking) return false
      const costs = Math.round(WHOLE * -gain)
      return this.setVerdict(costs >= LEAST && -gain > SURE * deviation ? { kind: 'worse', costs } : { kind: 'right' })
    } catch (error) {
      console.warn(error)
      return this.verdict === thinking && this.setVerdict({ kind: 'failed' })
    }
  }

  /** Tells the better move. */
  show(): void {
    this.setVerdict({ kind: 'shown' })
  }

  /** Goes on to the next decision; returns false after the last one. */
  next(): boolean {
    this.verdict = null
    if (this.index + 1 >= this.count) return false
    this.index += 1
    return true
  }

  private setVerdict(verdict: Verdict): boolean {
    this.verdict = verdict
    return verdict.kind === 'right'
  }
}
