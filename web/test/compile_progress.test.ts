// @vitest-environment page
// The progress of compilation on the server: how often the page polls it, and what it shows for each game.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { hintBotProgress, isReadyHere, compilingGames, progressOf, hasCompiledRules, pollCompileProgress } from '../src/lobby/compile_progress.svelte'
import { startMatch } from '../src/lobby/start_match'
import { api } from '../src/common/shell.svelte'
import type { CompileProgress } from '../src/net/wire'

const progress = (game: string, changes: Partial<CompileProgress> = {}): CompileProgress => ({ game, stage: 'rules', done: 1, total: 9, failed: false, ...changes })
let serverProgress: CompileProgress[]
let statusCalls: ReturnType<typeof vi.spyOn>
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  serverProgress = []
  statusCalls = vi.spyOn(api, 'status').mockImplementation(async () => ({ version: '1', making: serverProgress, accounts: false }))
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('polls often during compilation, and knows the progress of each game', async () => {
  serverProgress = [progress('trains'), progress('endeavor', { total: 0 })]
  stop = pollCompileProgress()
  await vi.advanceTimersByTimeAsync(0)
  expect(progressOf('trains')).toEqual(progress('trains'))
  expect(progressOf('chess')).toBeUndefined()
  serverProgress = [progress('endeavor', { stage: 'page' })]
  await vi.advanceTimersByTimeAsync(1000)
  expect(progressOf('trains')).toBeUndefined()
  expect(compilingGames()).toEqual(serverProgress)
})

it('lets pages run the rules while only bots are being compiled', async () => {
  serverProgress = [progress('trains', { stage: 'bots', total: 0 }), progress('rails', { stage: 'page' })]
  stop = pollCompileProgress()
  await vi.advanceTimersByTimeAsync(0)
  expect([hasCompiledRules('trains'), hasCompiledRules('rails'), hasCompiledRules('chess')]).toEqual([true, false, true])
  expect([isReadyHere('trains', false), isReadyHere('trains', true), isReadyHere('rails', false), isReadyHere('chess', true)]).toEqual([true, false, false, true])
  expect(['trains', 'rails', 'chess'].map((game) => hintBotProgress(game)?.stage)).toEqual(['bots', undefined, undefined])
})

it('polls seldom when compilation has ended or failed', async () => {
  serverProgress = [progress('trains', { failed: true })]
  stop = pollCompileProgress()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(progressOf('trains')?.failed).toBe(true)
  expect(statusCalls.mock.calls.length).toBeLessThan(10)
  serverProgress = [progress('trains')]
  await vi.advanceTimersByTimeAsync(31_000)
  expect(progressOf('trains')?.failed).toBe(false)
})

it('shows no progress if the server does not answer, and polls again', async () => {
  serverProgress = [progress('trains')]
  stop = pollCompileProgress()
  await vi.advanceTimersByTimeAsync(0)
  statusCalls.mockRejectedValueOnce(new Error('gone'))
  await vi.advanceTimersByTimeAsync(700)
  expect(compilingGames()).toEqual([])
  await vi.advanceTimersByTimeAsync(2000)
  expect(compilingGames()).toEqual(serverProgress)
})

it('stops polling when no screen shows progress', async () => {
  serverProgress = [progress('trains')]
  stop = pollCompileProgress()
  await vi.advanceTimersByTimeAsync(0)
  stop()
  const before = statusCalls.mock.calls.length
  await vi.advanceTimersByTimeAsync(10_000)
  expect(statusCalls.mock.calls.length).toBe(before)
})

it('refuses a match on this device until its rules are compiled', async () => {
  serverProgress = [progress('trains', { stage: 'page' })]
  stop = pollCompileProgress()
  await vi.advanceTimersByTimeAsync(0)
  const make = vi.spyOn(api, 'newMatchHere').mockResolvedValue({ id: 'local-1', commitment: '' })
  const wish = { game: 'trains', seats: [], options: {} }
  await expect(startMatch(wish, true)).rejects.toMatchObject({ id: 'not_ready_here' })
  expect(make).not.toHaveBeenCalled()
})
