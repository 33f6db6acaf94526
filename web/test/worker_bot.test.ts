// How long the page waits for a bot in a worker.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WorkerBot, type BotSource, type BotWorker } from '../src/rules/worker_bot'
import { countingRules } from './counting'

const question = { seat: 0, record: new Uint8Array(), ids: [3, 4] }
let worker: BotWorker
let timers: (() => void)[]

/** A bot that has been loaded, and a clock of the test's own. */
async function loaded(): Promise<WorkerBot> {
  const found = { mixed: {}, manifest: {} }
  const source = { bots: async () => found, rulesModule: async () => new Uint8Array() } as unknown as BotSource
  const bot = WorkerBot.load('g', 'greedy', countingRules(), source, () => worker)
  await vi.waitFor(() => expect(worker.postMessage).toHaveBeenCalled())
  says({ chosen: null })
  return (await bot)!
}
const says = (data: object) => worker.onmessage!.call(worker as Worker, { data } as MessageEvent)
/** All timers that are set are due now. */
const wake = () => timers.splice(0).forEach((timer) => timer())

beforeEach(() => {
  worker = { postMessage: vi.fn(), terminate: vi.fn(), onmessage: null, onerror: null }
  timers = []
})
afterEach(() => void vi.unstubAllGlobals())

it('is not over when the device wakes up, where the bot has slept, too', async () => {
  const bot = await loaded()
  vi.stubGlobal('setTimeout', (timer: () => void) => timers.push(timer))
  const choice = bot.choose(question)
  wake()
  says({ chosen: 4 })
  expect(await choice).toBe(4)
})

it('ends', async () => {
  const bot = await loaded()
  vi.stubGlobal('setTimeout', (timer: () => void) => timers.push(timer))
  const failed = expect(bot.choose(question)).rejects.toThrow('does not answer')
  for (let part = 0; part < 100; part += 1) wake()
  await failed
})
