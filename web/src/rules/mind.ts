/** Bot that thinks in a worker, so that the page stays responsive. */
import type { Api } from '../net/api'
import type { FromBot, Question, ToBot } from './bot_worker'
import type { PageRules } from './page_rules'

/** ms that a bot may think, or its worker may take to load */
const PATIENCE = 15_000

/** Part of a worker that is used here. */
export type BotWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>
export type BotSource = Pick<Api, 'bots' | 'rulesModule'>

const newWorker = (): BotWorker => new Worker(new URL('./bot_worker.ts', import.meta.url), { type: 'module' })

export class Mind {
  private constructor(private readonly worker: BotWorker) {}

  /** Loads a bot of a game; null: there is no module with bots. Rejects with what does not fit or fails. */
  static async load(game: string, name: string, { told }: PageRules, api: BotSource, make = newWorker): Promise<Mind | null> {
    const found = await api.bots(game)
    if (!found) return null
    const { manifest, mixed, budgets } = found
    const content = await api.rulesModule(game, `${manifest.digest}`)
    const { ruleset, sources } = told.manifest as Record<string, unknown>
    const level = { name, mixed: mixed[name] ?? null, budget: budgets?.[name] }
    const parts = { ...level, content, manifest, expected: { game, ruleset, sources }, tables: told.tables, moves: told.records.moves }
    const worker = make()
    try {
      await ask(worker, { load: parts })
      return new Mind(worker)
    } catch (error) {
      worker.terminate()
      throw error
    }
  }

  /** Returns one of the ids. Rejects with an Error if the bot fails or takes too long. */
  async choose(question: Question): Promise<number> {
    const chosen = await ask(this.worker, question)
    if (chosen === null || !question.ids.includes(chosen)) throw new Error(`the bot chose ${chosen}, expected one of ${question.ids.join(', ')}`)
    return chosen
  }

  close(): void {
    this.worker.terminate()
  }
}

/** Returns a worker's answer. Rejects with an Error if it fails or takes too long. */
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
