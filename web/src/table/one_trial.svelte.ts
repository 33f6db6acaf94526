/** Place of one trial board: a trial that is opened later takes it, and one that comes too late is closed. */
import type { Trial } from './trial.svelte'

export class OneTrial {
  now = $state.raw<Trial | null>(null)
  private asked = 0

  /** Returns the trial; null: meanwhile another was asked for, or the place was closed. Rejects if it cannot be opened. */
  async open(opening: Promise<Trial>): Promise<Trial | null> {
    const asked = ++this.asked
    const trial = await opening
    if (asked !== this.asked) {
      trial.close()
      return null
    }
    this.now?.close()
    return (this.now = trial)
  }

  close = (): void => {
    this.asked += 1
    this.now?.close()
    this.now = null
  }
}
