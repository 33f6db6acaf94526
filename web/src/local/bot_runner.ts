/** Plays the bots of one match one after the other, and leaves people time to undo; counterpart of `BotRunner` on a server. */

/** The part of a match that the runner uses. */
export interface RunnerMatch {
  /** Seat of the bot that has to choose, and the match's version; null: no bot has to, or no page is open. */
  due(): { seat: number; version: number } | null
  think(seat: number): Promise<number>
  /** Plays a choice, unless the match has changed since that version. */
  play(seat: number, action: number, version: number): Promise<void>
  /** How many ms to wait before the next move. */
  msLeft(): number
}

export class BotRunner {
  private running = false
  private stopped = false
  private endWait: () => void = () => {}

  constructor(
    private readonly bots: RunnerMatch,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** Checks again whether a bot can play: the match or its viewers have changed. */
  wake(): void {
    this.endWait()
    if (this.running || this.stopped || !this.bots.due()) return
    void this.run().catch((error: unknown) => this.failed(error))
  }

  stop(): void {
    this.stopped = true
    this.endWait()
  }

  /** Plays until no bot has to choose. */
  private async run(): Promise<void> {
    this.running = true
    try {
      for (let due = this.bots.due(); due && !this.stopped; due = this.bots.due()) {
        const { seat, version } = due
        const action = await this.bots.think(seat)
        if (await this.wait(version)) await this.bots.play(seat, action, version)
      }
    } finally {
      this.running = false // at once: a bot may have to choose again in the next microtask
    }
  }

  /** Waits until bots may play. Returns whether the match is still the same. */
  private async wait(version: number): Promise<boolean> {
    const isSame = () => !this.stopped && this.bots.due()?.version === version
    while (isSame()) {
      const ms = this.bots.msLeft()
      if (ms <= 0) return true
      await this.pause(ms)
    }
    return false
  }

  private pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = ms === Infinity ? null : setTimeout(resolve, ms)
      this.endWait = () => {
        if (timer) clearTimeout(timer)
        resolve()
      }
    })
  }
}
