/** Workers that do jobs one after the other, each the next one that is left. Stopped, they leave nothing running. */

/** Part of a worker that is used here. It gets first `{ load }`, then each `{ job }`. */
export type Hand = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>
/** What a worker answers. */
export type Answer<Done = unknown> = { done: Done } | { failed: string }

const MOST = 4

/** Returns how many workers may work beside the page itself. */
export const handsFor = (cores: number | undefined): number => Math.max(1, Math.min(MOST, (cores || 2) - 1))

export class Crew<Load, Job, Done> {
  private readonly end = new AbortController()
  private readonly hands: Promise<Hand>[] = []

  /** `size`: the most workers; `make`: creates one. */
  constructor(
    private readonly size: number,
    private readonly make: () => Hand,
    private readonly load: Load,
  ) {}

  /** Stops all work at once, for good. */
  stop(): void {
    this.end.abort()
  }

  get stopped(): boolean {
    return this.end.signal.aborted
  }

  /**
   * Does all jobs. `done`: called with each answer, in any order. Resolves when all are done or the crew was stopped; rejects with an Error
   * if a job fails, which stops the crew.
   */
  async work<J extends Job>(jobs: readonly J[], done: (job: J, answer: Done) => void): Promise<void> {
    const queue = [...jobs]
    try {
      await Promise.all(Array.from({ length: Math.min(this.size, queue.length) }, (_, i) => this.one(i, queue, done)))
    } catch (error) {
      if (this.stopped) return
      this.stop()
      throw error
    }
  }

  private async one<J extends Job>(i: number, queue: J[], done: (job: J, answer: Done) => void): Promise<void> {
    const hand = await (this.hands[i] ??= this.loaded())
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) done(job, (await this.ask(hand, { job })) as Done)
  }

  private async loaded(): Promise<Hand> {
    const hand = this.make()
    this.end.signal.addEventListener('abort', () => hand.terminate())
    await this.ask(hand, { load: this.load })
    return hand
  }

  /** Returns a worker's answer. Rejects if it fails or the crew is stopped. */
  private ask(hand: Hand, message: unknown): Promise<unknown> {
    const { signal } = this.end
    return new Promise((resolve, reject) => {
      const stopped = () => reject(new Error('stopped'))
      if (signal.aborted) return stopped()
      signal.addEventListener('abort', stopped, { once: true })
      const end = (then: () => void) => {
        signal.removeEventListener('abort', stopped)
        then()
      }
      hand.onmessage = ({ data }: MessageEvent<Answer>) => end(() => ('failed' in data ? reject(new Error(data.failed)) : resolve(data.done)))
      hand.onerror = ({ message }) => end(() => reject(new Error(message)))
      hand.postMessage(message)
    })
  }
}
