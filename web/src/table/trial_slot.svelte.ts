/** Holds at most one trial board: a new trial replaces the former one, and an outdated one is closed. */
import type { Trial } from './trial.svelte'

export class TrialSlot {
  current = $state.raw<Trial | null>(null)
  private asked = 0

  /** Returns the trial; null: meanwhile another was requested, or the slot was closed. Rejects if it cannot be opened. */
  async open(opening: Promise<Trial>): Promise<Trial | null> {
    const asked = ++this.asked
    const trial = await opening
    if (asked !== this.asked) {
      trial.close()
      return null
    }
    this.current?.close()
    return (this.current = trial)
  }

  close = (): void => {
    this.asked += 1
    this.current?.close()
    this.current = null
  }
}
