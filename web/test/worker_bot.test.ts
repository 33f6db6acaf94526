// The time limit of a bot in a worker.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WorkerBot, type BotSource, type BotWorker } from '../src/rules/worker_bot'
import { countingRules } from './counting_game'
import { waitFor } from './wait_for'

const question = { seat: 0, record: new Uint8Array(), ids: [3, 4] }
let worker: BotWorker
let timers: (() => void)[]

/** Return a loaded bot. */
async function loadBot(): Promise<WorkerBot> {
  const botData = { mixed: {}, manifest: {} }
  const source = { bots: async () => botData, rulesModule: async () => new Uint8Array() } as unknown as BotSource
  const bot = WorkerBot.load('g', 'greedy', countingRules(), source, () => worker)
  await waitFor(() => expect(worker.postMessage).toHaveBeenCalled())
  answer({ chosen: null })
  return (await bot)!
}
const answer = (data: object) => worker.onmessage!.call(worker as Worker, { data } as MessageEvent)
/** Run all timers that are set. */
const runTimers = () => timers.splice(0).forEach((timer) => timer())

beforeEach(() => {
  worker = { postMessage: vi.fn(), terminate: vi.fn(), onmessage: null, onerror: null }
  timers = []
})
afterEach(() => void vi.unstubAllGlobals())

it('the time limit is not over when a device wakes up with a bot that has slept, too', async () => {
  const bot = await loadBot()
  vi.stubGlobal('setTimeout', (timer: () => void) => timers.push(timer))
  const choice = bot.choose(question)
  runTimers()
  answer({ chosen: 4 })
  expect(await choice).toBe(4)
})

it('the time limit ends', async () => {
  const bot = await loadBot()
  vi.stubGlobal('setTimeout', (timer: () => void) => timers.push(timer))
  const failed = expect(bot.choose(question)).rejects.toThrow('does not answer')
  for (let part = 0; part < 100; part += 1) runTimers()
  await failed
})
