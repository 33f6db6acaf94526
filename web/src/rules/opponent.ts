/** Plays the other seats of a course's last match: a bot in a worker; where that fails, chance does. */
import type { Api } from '../lib/api'
import type { FromBot, ToBot } from './bot_worker'
import type { PageRules } from './page_rules'

/** Longer than this no bot of a course thinks, nor does its worker load. */
const PATIENCE = 15_000

/** What of a worker is needed here. */
export type BotWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>

const newWorker = (): BotWorker => new Worker(new URL('./bot_worker.ts', import.meta.url), { type: 'module' })

export class Opponent {
  private readonly worker: Promise<BotWorker | null>
  private chance = 1
  private closed = false

  /** `failed` is called once, with why, if no bot plays. */
  constructor(
    game: string,
    bot: string,
    rules: PageRules,
    api: Pick<Api, 'bots' | 'rulesModule'>,
    private readonly failed: (why: unknown) => void,
    private readonly make: () => BotWorker = newWorker,
  ) {
    this.worker = this.load(game, bot, rules, api).catch((error: unknown) => this.giveUp(error))
  }

  /** One of these ids, for a seat that knows what the record says. */
  async choose(seat: number, { record, ids }: { record: Uint8Array; ids: number[] }): Promise<number> {
    const worker = await this.worker
    if (worker && !this.closed) {
      try {
        const chosen = await ask(worker, { record, seat, ids })
        if (chosen !== null && ids.includes(chosen)) return chosen
        throw new Error(`the bot chose ${chosen}, expected one of ${ids.join(', ')}`)
      } catch (error) {
        worker.terminate()
        this.giveUp(error)
      }
    }
    return this.anyOf(ids)
  }

  close(): void {
    this.closed = true
    void this.worker.then((worker) => worker?.terminate())
  }

  private async load(game: string, name: string, { told }: PageRules, api: Pick<Api, 'bots' | 'rulesModule'>): Promise<BotWorker> {
    const found = await api.bots(game)
    if (!found) throw new Error('there is no module with bots')
    const { manifest } = found
    const content = await api.rulesModule(game, `${manifest.digest}`)
    const { ruleset, sources } = told.manifest as Record<string, unknown>
    const parts = { name, content, manifest, expected: { game, ruleset, sources }, tables: told.tables, moves: told.records.moves }
    const worker = this.make()
    try {
      await ask(worker, { load: parts })
      return worker
    } catch (error) {
      worker.terminate()
      throw error
    }
  }

  private giveUp(error: unknown): null {
    if (!this.closed) this.failed(error)
    this.closed = true
    return null
  }

  /** The same beginning, the same choices. */
  private anyOf(ids: readonly number[]): number {
    this.chance = (Math.imul(this.chance, 1664525) + 1013904223) >>> 0
    return ids[Math.floor((this.chance / 2 ** 32) * ids.length)]!
  }
}

/** What a worker answers. Rejects with an Error if it fails or takes too long. */
function ask(worker: BotWorker, question: ToBot): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the bot does not answer')), PATIENCE)
    const end = (then: () => void) => {
      clearTimeout(timer)
      then()
    }
    worker.onmessage = ({ data }: MessageEvent<FromBot>) => end(() => ('failed' in data ? reject(new Error(data.failed)) : resolve(data.chosen)))
    worker.onerror = ({ message }) => end(() => reject(new Error(message)))
    worker.postMessage(question)
  })
}
