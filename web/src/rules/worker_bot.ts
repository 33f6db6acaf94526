/** A bot in a worker of its own, so that the page stays responsive. */
import type { Api } from '../net/api'
import type { Refusal } from '../net/frame'
import type { FromBot, Question, ToBot } from './bot_worker'
import type { Candidate } from './page_bot'
import type { PageRules } from './page_rules'
import { argsOf, type ReasonInfo } from './reasons'
import type { Layout } from './record'

/**
 * A bot may think, or its worker load, for PARTS timeouts of PART ms. One long timeout would be over when a device wakes up that slept
 * meanwhile, although the bot slept, too; of several short ones only one is.
 */
const PART = 5000
const PARTS = 12

/** The part of a Worker that is used here. */
export type BotWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>
export type BotSource = Pick<Api, 'bots' | 'rulesModule'>

const newWorker = (): BotWorker => new Worker(new URL('./bot_worker.ts', import.meta.url), { type: 'module' })

/** Advice on one action. `reason`: what speaks for it; null: unknown. */
export interface Advice extends Omit<Candidate, 'reason'> {
  reason: Pick<Refusal, 'id' | 'args'> | null
}

export class WorkerBot {
  private constructor(
    private readonly worker: BotWorker,
    /** By number, as the module names them. */
    private readonly reasons: readonly ReasonInfo[],
  ) {}

  /** Loads a bot of a game; null: there is no module with bots. Rejects with what does not fit or fails. */
  static async load(game: string, name: string, { info }: PageRules, api: BotSource, make = newWorker): Promise<WorkerBot | null> {
    const provided = await api.bots(game)
    if (!provided) return null
    const { mixed, budgets, decision, reasons } = provided
    const manifest: Record<string, any> = { ...info.manifest, ...provided.manifest } // a page without a server has one module for both
    const content = await api.rulesModule(game, `${manifest.digest}`)
    const { ruleset, sources } = info.manifest as Record<string, unknown>
    const level = { name, mixed: mixed[name] ?? null, budget: budgets?.[name] }
    const parts = { ...level, content, manifest, expected: { game, ruleset, sources }, tables: info.tables, moves: info.records.moves, decision: decision as Layout | undefined }
    const worker = make()
    try {
      await ask(worker, { load: parts })
      return new WorkerBot(worker, (reasons ?? []) as ReasonInfo[])
    } catch (error) {
      worker.terminate()
      throw error
    }
  }

  /** Returns one of the ids. Rejects with an Error if the bot fails or takes too long. */
  async choose(question: Question): Promise<number> {
    const { chosen = null } = await ask<{ chosen?: number | null }>(this.worker, question)
    if (chosen === null || !question.ids.includes(chosen)) throw new Error(`the bot chose ${chosen}, expected one of ${question.ids.join(', ')}`)
    return chosen
  }

  /** Returns the best few actions, the bot's choice first. Rejects with an Error if it fails or takes too long. */
  async advise(question: Question): Promise<Advice[]> {
    const { candidates } = await ask<{ candidates: Candidate[] }>(this.worker, { advise: question })
    const unknown = candidates.find(({ id }) => !question.ids.includes(id))
    if (unknown || !candidates.length) throw new Error(`the bot named ${unknown?.id}, expected some of ${question.ids.join(', ')}`)
    return candidates.map(({ reason: { number, details }, ...named }) => {
      const info = this.reasons[number] ?? null
      return { ...named, reason: info && { id: info.id, args: argsOf(info, details) } }
    })
  }

  close(): void {
    this.worker.terminate()
  }
}

/** Returns a worker's answer. Rejects with an Error if it fails or takes too long. */
function ask<Answer extends object>(worker: BotWorker, question: ToBot): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let timer: ReturnType<typeof setTimeout>
    const wait = (parts: number) => {
      timer = setTimeout(() => (parts > 1 ? wait(parts - 1) : reject(new Error('the bot does not answer'))), PART)
    }
    wait(PARTS)
    const finish = (then: () => void) => {
      clearTimeout(timer)
      then()
    }
    worker.onmessage = ({ data }: MessageEvent<FromBot>) => finish(() => ('failed' in data ? reject(new Error(data.failed)) : resolve(data as Answer)))
    worker.onerror = ({ message }) => finish(() => reject(new Error(message)))
    worker.postMessage(question)
  })
}
