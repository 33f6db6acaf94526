/** Bots that play the other seats of a match, each level in its own worker. A level that fails is replaced by an easier one, or by chance. */
import { Chance } from './chance'
import type { Question } from './bot_worker'
import { WorkerBot, type BotSource, type BotWorker } from './worker_bot'
import type { PageRules } from './page_rules'

/** The level that replaces one that failed. */
const STAND_IN = 'greedy'

export class Opponents {
  private readonly bots = new Map<string, Promise<WorkerBot>>()
  /** Levels that have failed; they are not used again. */
  private readonly failedLevels = new Set<string>()
  private readonly chance = new Chance()
  private closed = false

  /** `failed`: called once for each level that fails; `make`: creates a worker. */
  constructor(
    private readonly game: string,
    private readonly rules: PageRules,
    private readonly api: BotSource,
    private readonly failed: (why: unknown, level: string) => void,
    private readonly make?: () => BotWorker,
  ) {}

  /** Returns the choice of a level: one of the ids. */
  async choose(level: string, question: Question): Promise<number> {
    const { ids } = question
    if (ids.length === 1) return ids[0]!
    for (const name of new Set([level, STAND_IN])) {
      if (this.failedLevels.has(name)) continue
      try {
        return await (await this.bot(name)).choose(question)
      } catch (error) {
        this.giveUp(name, error)
      }
    }
    return ids[this.chance.below(ids.length)]!
  }

  /** Loads a level before its first choice. */
  prepare(level: string): void {
    void this.bot(level).catch(() => {}) // reported at its first choice
  }

  close(): void {
    this.closed = true
    for (const bot of this.bots.values()) void bot.then((loaded) => loaded.close(), () => {})
  }

  private bot(name: string): Promise<WorkerBot> {
    const bot = this.bots.get(name) ?? this.load(name)
    this.bots.set(name, bot)
    return bot
  }

  private async load(name: string): Promise<WorkerBot> {
    const bot = await WorkerBot.load(this.game, name, this.rules, this.api, this.make)
    if (!bot) throw new Error('there is no module with bots')
    return bot
  }

  private giveUp(name: string, why: unknown): void {
    if (this.failedLevels.has(name) || this.closed) return
    this.failedLevels.add(name)
    void this.bots.get(name)?.then((bot) => bot.close(), () => {})
    this.failed(why, name)
  }
}
