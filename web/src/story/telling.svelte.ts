/** A story told step by step, as boards tell the end of a match; it can be hurried, ended and replayed. */

/** A step, and how long it is shown. */
export interface Told { ms: number }

const LONGEST = 150_000 // the page waits three minutes at most

export class Telling<Step extends Told> {
  list = $state.raw<readonly Step[]>([])
  at = $state(0)
  running = $state(false)

  private timer: ReturnType<typeof setTimeout> | null = null
  private pace = 1
  private done: (() => void) | null = null

  readonly step = $derived<Step | null>(this.list[this.at] ?? null)

  /** The final state: the last step of this list. */
  rest(list: readonly Step[]): void {
    this.list = list
    this.end()
  }

  /** From the beginning; resolves when all has been told, or the player stops it. */
  begin(): Promise<void> {
    this.end()
    this.at = 0
    this.running = true
    this.pace = Math.min(1, LONGEST / this.list.reduce((sum, step) => sum + step.ms, 1))
    return new Promise((resolve) => {
      this.done = resolve
      this.wait()
    })
  }

  /** Like a board's `ending`: from the beginning, and at once to the end if the player does not want to wait; not at all without motion. */
  async tell(reduced: boolean, skip: AbortSignal): Promise<void> {
    if (reduced || skip.aborted) return
    skip.addEventListener('abort', () => this.end())
    await this.begin()
  }

  /** To the next step now; a paused story stays paused. */
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

  /** Directly to the last step. */
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
