// @vitest-environment page
// How far the server is: how often the page asks, and what it knows of each game.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hintBotProgress, isReadyHere, compilingGames, progressOf, hasCompiledRules, pollCompileProgress } from '../src/lobby/compile_progress.svelte'
import { startMatch } from '../src/lobby/start_match'
import { api } from '../src/common/shell.svelte'
import type { CompileProgress } from '../src/net/wire'

const one = (game: string, more: Partial<CompileProgress> = {}): CompileProgress => ({ game, stage: 'rules', done: 1, total: 9, failed: false, ...more })
let told: CompileProgress[]
let asked: ReturnType<typeof vi.spyOn>
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  told = []
  asked = vi.spyOn(api, 'status').mockImplementation(async () => ({ version: '1', making: told, accounts: false }))
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('asks often while something is made, and knows each game', async () => {
  told = [one('trains'), one('endeavor', { total: 0 })]
  stop = pollCompileProgress()
  await vi.advanceTimersByTimeAsync(0)
  expect(progressOf('trains')).toEqual(one('trains'))
  expect(progressOf('chess')).toBeUndefined()
  told = [one('endeavor', { stage: 'page' })]
  await vi.advanceTimersByTimeAsync(1000)
  expect(progressOf('trains')).toBeUndefined()
  expect(compilingGames()).toEqual(told)
})

it('lets pages run the rules when only bots are still to be made', async () => {
  told = [one('trains', { stage: 'bots', total: 0 }), one('rails', { stage: 'page' })]
  stop = pollCompileProgress()
  await vi.advanceTimersByTimeAsync(0)
  expect([hasCompiledRules('trains'), hasCompiledRules('rails'), hasCompiledRules('chess')]).toEqual([true, false, true])
  expect([isReadyHere('trains', false), isReadyHere('trains', true), isReadyHere('rails', false), isReadyHere('chess', true)]).toEqual([true, false, false, true])
  expect(['trains', 'rails', 'chess'].map((game) => hintBotProgress(game)?.stage)).toEqual(['bots', undefined, undefined])
})

it('asks seldom when all is there, or cannot be made', async () => {
  told = [one('trains', { failed: true })]
  stop = pollCompileProgress()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(progressOf('trains')?.failed).toBe(true)
  expect(asked.mock.calls.length).toBeLessThan(10)
  told = [one('trains')]
  await vi.advanceTimersByTimeAsync(31_000)
  expect(progressOf('trains')?.failed).toBe(false)
})

it('knows nothing where the server does not answer, and asks again', async () => {
  told = [one('trains')]
  stop = pollCompileProgress()
  await vi.advanceTimersByTimeAsync(0)
  asked.mockRejectedValueOnce(new Error('gone'))
  await vi.advanceTimersByTimeAsync(700)
  expect(compilingGames()).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  expect(compilingGames()).toEqual(told)
})

it('asks no more when no screen shows it', async () => {
  told = [one('trains')]
  stop = pollCompileProgress()
  await vi.advanceTimersByTimeAsync(0)
  stop()
  const before = asked.mock.calls.length
  await vi.advanceTimersByTimeAsync(10_000)
  expect(asked.mock.calls.length).toBe(before)
})

it('keeps matches on this device waiting for their rules, instead of calling the browser unfit', async () => {
  told = [one('trains', { stage: 'page' })]
  stop = pollCompileProgress()
  await vi.advanceTimersByTimeAsync(0)
  const make = vi.spyOn(api, 'newMatchHere').mockResolvedValue({ id: 'local-1', commitment: '' })
  const wish = { game: 'trains', seats: [], options: {} }
  await expect(startMatch(wish, true)).rejects.toMatchObject({ id: 'not_ready_here' })
  expect(make).not.toHaveBeenCalled()
})
