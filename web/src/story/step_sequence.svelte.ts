/** Sequence of steps, such as a final scoring on a board; it can be paused, skipped and replayed. */

/** Step, and how long it is shown. */
export interface TimedStep { ms: number }

const LONGEST = 150_000 // ms; the page waits three minutes at most

export class StepSequence<Step extends TimedStep> {
  list = $state.raw<readonly Step[]>([])
  at = $state(0)
  running = $state(false)

  private timer: ReturnType<typeof setTimeout> | null = null
  private pace = 1
  private done: (() => void) | null = null

  readonly step = $derived<Step | null>(this.list[this.at] ?? null)

  /** Shows the final state: the last step of this list. */
  showFinal(list: readonly Step[]): void {
    this.list = list
    this.end()
  }

  /** Starts at the first step; resolves after the last one, or when the player stops it. */
  play(): Promise<void> {
    this.end()
    this.at = 0
    this.running = true
    this.pace = Math.min(1, LONGEST / this.list.reduce((sum, step) => sum + step.ms, 1))
    return new Promise((resolve) => {
      this.done = resolve
      this.wait()
    })
  }

  /**
   * Implements a board's `ending`: plays from the start, skips to the end if the player does not want to wait, and does nothing with
   * reduced motion.
   */
  async playAsEnding(reduced: boolean, skip: AbortSignal): Promise<void> {
    if (reduced || skip.aborted) return
    skip.addEventListener('abort', () => this.end())
    await this.play()
  }

  /** Shows the next step now; a paused sequence stays paused. */
  next(): void {
    this.go(Math.min(this.at + 1, this.list.length - 1))
  }

  back(): void {
    this.go(Math.max(this.at - 1, 0))
  }

  pause(): void {
    this.clear()
    this.running = false
  }

  /** Shows the last step now. */
  end(): void {
    this.clear()
    this.running = false
    this.at = Math.max(this.list.length - 1, 0)
    this.done?.()
    this.done = null
  }

  private go(at: number): void {
    this.clear()
    this.at = at
    if (at >= this.list.length - 1) this.end()
    else if (this.running) this.wait()
  }

  private wait(): void {
    const step = this.list[this.at]
    if (!step || this.at >= this.list.length - 1) return this.end()
    this.timer = setTimeout(() => this.go(this.at + 1), step.ms * this.pace)
  }

  private clear(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
  }
}
