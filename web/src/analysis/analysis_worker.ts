/** Worker that analyses a match; used by `study.svelte.ts`. */
import { Analyst, type Found, type Job, type ToAnalyst } from './analyst'
import type { Answer } from './crew'

let analyst: Analyst

async function answer(asked: { load: ToAnalyst } | { job: Job }): Promise<Answer<Found | null>> {
  if ('load' in asked) {
    analyst = await Analyst.load(asked.load)
    return { done: null }
  }
  return { done: analyst.do(asked.job) }
}

addEventListener('message', ({ data }: MessageEvent<{ load: ToAnalyst } | { job: Job }>) => {
  void answer(data)
    .catch((error): Answer<never> => ({ failed: String(error) }))
    .then((said) => postMessage(said))
})
