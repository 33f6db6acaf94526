/** Bot that thinks in a worker, so that the page stays responsive. */
import type { Api } from '../net/api'
import type { Refusal } from '../net/frame'
import type { FromBot, Question, ToBot } from './bot_worker'
import type { Candidate } from './page_bot'
import type { PageRules } from './page_rules'
import { argsOf, type ReasonTold } from './reasons'
import type { Layout } from './record'

/**
 * ms that a bot may think, or its worker may take to load, in parts: a device that sleeps stops the bot but not the clock, and when it wakes
 * up, only the part that it slept in is over.
 */
const PART = 5000
const PARTS = 12

/** Part of a worker that is used here. */
export type BotWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>
export type BotSource = Pick<Api, 'bots' | 'rulesModule'>

const newWorker = (): BotWorker => new Worker(new URL('./bot_worker.ts', import.meta.url), { type: 'module' })

/** Advice on one action, with what speaks for it (null: nothing known). */
export interface Advice {
  id: number
  /** Share of the win, from 0 to 1. */
  chance: number
  points: number
  reason: Pick<Refusal, 'id' | 'args'> | null
}

export class Mind {
  private constructor(
    private readonly worker: BotWorker,
    /** By number. */
    private readonly reasons: readonly ReasonTold[],
  ) {}

  /** Loads a bot of a game; null: there is no module with bots. Rejects with what does not fit or fails. */
  static async load(game: string, name: string, { told }: PageRules, api: BotSource, make = newWorker): Promise<Mind | null> {
    const found = await api.bots(game)
    if (!found) return null
    const { mixed, budgets, decision, reasons } = found
    const manifest: Record<string, any> = { ...told.manifest, ...found.manifest } // a page without a server has one module for both
    const content = await api.rulesModule(game, `${manifest.digest}`)
    const { ruleset, sources } = told.manifest as Record<string, unknown>
    const level = { name, mixed: mixed[name] ?? null, budget: budgets?.[name] }
    const parts = { ...level, content, manifest, expected: { game, ruleset, sources }, tables: told.tables, moves: told.records.moves, decision: decision as Layout | undefined }
    const worker = make()
    try {
      await ask(worker, { load: parts })
      return new Mind(worker, (reasons ?? []) as ReasonTold[])
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

  /** Returns the few actions that the bot likes best, its choice first. Rejects with an Error if it fails or takes too long. */
  async advise(question: Question): Promise<Advice[]> {
    const { candidates } = await ask<{ candidates: Candidate[] }>(this.worker, { advise: question })
    const unknown = candidates.find(({ id }) => !question.ids.includes(id))
    if (unknown || !candidates.length) throw new Error(`the bot named ${unknown?.id}, expected some of ${question.ids.join(', ')}`)
    return candidates.map(({ reason: { number, details }, ...named }) => {
      const told = this.reasons[number] ?? null
      return { ...named, reason: told && { id: told.id, args: argsOf(told, details) } }
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
    const end = (then: () => void) => {
      clearTimeout(timer)
      then()
    }
    worker.onmessage = ({ data }: MessageEvent<FromBot>) => end(() => ('failed' in data ? reject(new Error(data.failed)) : resolve(data as Answer)))
    worker.onerror = ({ message }) => end(() => reject(new Error(message)))
    worker.postMessage(question)
  })
}
