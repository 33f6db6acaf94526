// @vitest-environment page
// What is loaded in the reader's language is in that language, however long another one takes to come.
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { loadLatest } from '../src/common/load_latest.svelte'

let chosen = $state<string | null>(null)
let taken: string[]
let come: Record<string, () => void>
let leave: () => void

beforeEach(() => {
  ;[chosen, taken, come] = ['en', [], {}]
  leave = $effect.root(() => loadLatest(() => chosen !== null && load(chosen), (found) => taken.push(found)))
  flushSync()
})
afterEach(() => leave())

const load = (language: string) => new Promise<string>((resolve) => (come[language] = () => resolve(language)))
async function comes(language: string) {
  come[language]!()
  await new Promise((resolve) => setTimeout(resolve))
}
function choose(language: string | null) {
  chosen = language
  flushSync()
}

it('takes in what was asked for last', async () => {
  await comes('en')
  choose('is')
  choose('en')
  await comes('en')
  await comes('is')
  expect(taken).toEqual(['en', 'en'])
})

it('takes in nothing where nothing is wanted any more', async () => {
  choose(null)
  await comes('en')
  choose('cs')
  leave()
  await comes('cs')
  expect(taken).toEqual([])
})

it('tells of a failure, unless nothing is wanted any more', async () => {
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
