/** Display of a round's scoring. It blocks nothing: any action ends it. */
import { StepSequence } from '@shell/story/step_sequence.svelte'
import { roundSteps, scoringAt, type RoundScore, type RoundStep, type ScoringShown } from './round_end'

const STAYS = 9000 // time shown if animations are off

export class RoundEnd {
  score = $state.raw<RoundScore | null>(null)
  /** Resolves when the display is over. */
  done: Promise<void> = Promise.resolve()

  private telling = new StepSequence<RoundStep>()
  private over: (() => void) | null = null

  /** Whether lines are being scored, so that the board with the lines stays in front. */
  get running(): boolean {
    return this.telling.running
  }

  /** `still`: shows everything at once. `over`: called at the end, whatever the cause. */
  begin(score: RoundScore, still: boolean, over: () => void): void {
    this.end()
    this.score = score
    this.over = over
    this.telling.showFinal(roundSteps(score))
    const shown = still ? new Promise<void>((resolve) => setTimeout(resolve, STAYS)) : this.telling.play()
    this.done = shown.then(() => (this.score === score ? this.end() : undefined))
  }

  end = (): void => {
    const { over } = this
    this.score = this.over = null
    this.telling.showFinal([])
    over?.()
  }

  of = (seat: number): ScoringShown | null => {
    const score = this.score?.seats.find((each) => each.seat === seat)
    return score && this.telling.step ? scoringAt(score, this.telling.step) : null
  }
}
