/** The countdown during which bots wait because a player can undo a choice. It stops while the player considers that. */
export class UndoGrace {
  running = false
  private held = false
  /** ms left while it is stopped, and when it ends otherwise. */
  private left = 0
  private end = 0

  constructor(private readonly now: () => number) {}

  /** Starts waiting; Infinity: until it is stopped. */
  start(ms: number): void {
    this.running = ms > 0
    this.held = false
    this.end = this.now() + ms
  }

  stop(): void {
    this.running = this.held = false
  }

  /** Stops the countdown, or resumes it. Returns whether that changed anything. */
  hold(held: boolean): boolean {
    if (!this.running || held === this.held) return false
    if (held) this.left = this.end - this.now()
    else this.end = this.now() + this.left
    this.held = held
    return true
  }

  /** How many ms bots wait at least; Infinity while the countdown is stopped. */
  get msLeft(): number {
    if (!this.running) return 0
    return this.held ? Infinity : this.end - this.now()
  }

  /** When the wait is over (Unix time in ms); null: nothing is waited for, or the end is not known. */
  get until(): number | null {
    const left = this.msLeft
    return !this.running || left === Infinity ? null : Math.round(this.now() + left)
  }
}
