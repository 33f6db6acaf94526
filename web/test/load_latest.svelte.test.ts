// @vitest-environment page
// Loading in the reader's language: the latest request wins, whatever the order of the answers.
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadLatest } from '../src/common/load_latest.svelte'

let chosen = $state<string | null>(null)
let received: string[]
let resolvers: Record<string, () => void>
let stopLoading: () => void

beforeEach(() => {
  ;[chosen, received, resolvers] = ['en', [], {}]
  stopLoading = $effect.root(() => loadLatest(() => chosen !== null && load(chosen), (answer) => received.push(answer)))
  flushSync()
})
afterEach(() => stopLoading())

const load = (language: string) => new Promise<string>((resolve) => (resolvers[language] = () => resolve(language)))
async function resolveLoad(language: string) {
  resolvers[language]!()
  await new Promise((resolve) => setTimeout(resolve))
}
function choose(language: string | null) {
  chosen = language
  flushSync()
}

it('receives only the answer to the latest request', async () => {
  await resolveLoad('en')
  choose('is')
  choose('en')
  await resolveLoad('en')
  await resolveLoad('is')
  expect(received).toEqual(['en', 'en'])
})

it('receives nothing after the request is withdrawn', async () => {
  choose(null)
  await resolveLoad('en')
  choose('cs')
  stopLoading()
  await resolveLoad('cs')
  expect(received).toEqual([])
})

it('reports the failure of the latest request only', async () => {
  const failed: unknown[] = []
  const answers: ((error: unknown) => void)[] = []
  const stop = $effect.root(() => loadLatest(() => chosen !== null && new Promise((_, fail) => void answers.push(fail)), () => {}, (error) => failed.push(error)))
  flushSync()
  choose('is')
  answers[0]!('too late')
  answers[1]!('down')
  await new Promise((resolve) => setTimeout(resolve))
  choose('cs')
  stop()
  answers[2]!('gone')
  await new Promise((resolve) => setTimeout(resolve))
  expect(failed).toEqual(['down'])
})
