/** Display of a round's scoring. It blocks nothing: any action ends it. */
import { StepSequence } from '@shell/story/step_sequence.svelte'
import { roundSteps, scoringAt, type RoundScore, type RoundStep, type ScoringShown } from './round_end'

const DURATION = 9000 // time shown if animations are off

export class RoundEnd {
  score = $state.raw<RoundScore | null>(null)
  /** Resolves when the display is over. */
  done: Promise<void> = Promise.resolve()

  private sequence = new StepSequence<RoundStep>()
  private onEnd: (() => void) | null = null

  /** Whether lines are being scored, so that the board with the lines stays in front. */
  get running(): boolean {
    return this.sequence.running
  }

  /** `still`: shows everything at once. `onEnd`: called at the end, whatever the cause. */
  begin(score: RoundScore, still: boolean, onEnd: () => void): void {
    this.end()
    this.score = score
    this.onEnd = onEnd
    this.sequence.showFinal(roundSteps(score))
    const shown = still ? new Promise<void>((resolve) => setTimeout(resolve, DURATION)) : this.sequence.play()
    this.done = shown.then(() => (this.score === score ? this.end() : undefined))
  }

  end = (): void => {
    const { onEnd } = this
    this.score = this.onEnd = null
    this.sequence.showFinal([])
    onEnd?.()
  }

  scoringOf = (seat: number): ScoringShown | null => {
    const score = this.score?.seats.find((each) => each.seat === seat)
    return score && this.sequence.step ? scoringAt(score, this.sequence.step) : null
  }
}
