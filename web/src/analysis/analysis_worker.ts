/** Worker that analyses a match; used by `study.svelte.ts`. */
import { Analyst, type JobResult, type Job, type AnalystInput } from './analyst'
import type { WorkerAnswer } from './worker_pool'

let analyst: Analyst

async function answer(request: { load: AnalystInput } | { job: Job }): Promise<WorkerAnswer<JobResult | null>> {
  if ('load' in request) {
    analyst = await Analyst.load(request.load)
    return { done: null }
  }
  return { done: analyst.run(request.job) }
}

addEventListener('message', ({ data }: MessageEvent<{ load: AnalystInput } | { job: Job }>) => {
  void answer(data)
    .catch((error): WorkerAnswer<never> => ({ failed: String(error) }))
    .then((message) => postMessage(message))
})
