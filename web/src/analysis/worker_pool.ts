/** A pool of workers that take jobs from one queue. `stop` terminates them. */

/** The part of a Worker that a pool uses. It is sent `{ load }` once, then `{ job }` for each job. */
export type PoolWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>
export type WorkerAnswer<Done = unknown> = { done: Done } | { failed: string }

const MAX_WORKERS = 4

/** Returns the number of workers for a device; one core is left to the page. */
export const workerCount = (cores: number | undefined): number => Math.max(1, Math.min(MAX_WORKERS, (cores || 2) - 1))

export class WorkerPool<Load, Job, Done> {
  private readonly abort = new AbortController()
  private readonly workers: Promise<PoolWorker>[] = []

  /** `size`: maximum number of workers; `make`: creates one; `load`: what each of them needs before its first job. */
  constructor(
    private readonly size: number,
    private readonly make: () => PoolWorker,
    private readonly load: Load,
  ) {}

  /** Terminates all workers; the pool cannot be used again. */
  stop(): void {
    this.abort.abort()
  }

  get stopped(): boolean {
    return this.abort.signal.aborted
  }

  /**
   * Runs all jobs. `done`: called with each answer, in any order. Resolves when all are done or the pool was stopped. If a job fails, stops
   * the pool and rejects with an Error.
   */
  async run<J extends Job>(jobs: readonly J[], done: (job: J, answer: Done) => void): Promise<void> {
    const queue = [...jobs]
    try {
      await Promise.all(Array.from({ length: Math.min(this.size, queue.length) }, (_, i) => this.runJobs(i, queue, done)))
    } catch (error) {
      if (this.stopped) return
      this.stop()
      throw error
    }
  }

  private async runJobs<J extends Job>(i: number, queue: J[], done: (job: J, answer: Done) => void): Promise<void> {
    const worker = await (this.workers[i] ??= this.startWorker())
    for (let job = queue.shift(); job !== undefined; job = queue.shift()) done(job, (await this.ask(worker, { job })) as Done)
  }

  private async startWorker(): Promise<PoolWorker> {
    const worker = this.make()
    this.abort.signal.addEventListener('abort', () => worker.terminate())
    await this.ask(worker, { load: this.load })
    return worker
  }

  /** Returns a worker's answer. Rejects if the worker fails or the pool is stopped. */
  private ask(worker: PoolWorker, message: unknown): Promise<unknown> {
    const { signal } = this.abort
    return new Promise((resolve, reject) => {
      const stopped = () => reject(new Error('stopped'))
      if (signal.aborted) return stopped()
      signal.addEventListener('abort', stopped, { once: true })
      const finish = (then: () => void) => {
        signal.removeEventListener('abort', stopped)
        then()
      }
      worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => finish(() => ('failed' in data ? reject(new Error(data.failed)) : resolve(data.done)))
      worker.onerror = ({ message }) => finish(() => reject(new Error(message)))
      worker.postMessage(message)
    })
  }
}
