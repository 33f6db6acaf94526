/** The bots of one match, in workers: one for each level. A bot that fails costs only one decision. */
import { Mind, type BotSource, type BotWorker } from '../rules/mind'
import type { Question } from '../rules/bot_worker'
import type { PageRules } from '../rules/page_rules'

/** Bot that decides where another one failed. */
const STAND_IN = 'greedy'

export class BotMinds {
  private readonly minds = new Map<string, Promise<Mind | null>>()

  /** `make`: creates a worker. */
  constructor(
    private readonly game: string,
    private readonly rules: PageRules,
    private readonly api: BotSource,
    private readonly make?: () => BotWorker,
  ) {}

  /** Returns the choice of a bot: one of the ids. If it fails, another bot chooses, or else it is the first. */
  async choose(level: string, question: Question): Promise<number> {
    const [only, ...others] = question.ids
    if (!others.length) return only!
    for (const name of new Set([level, STAND_IN])) {
      try {
        const mind = await this.mind(name)
        if (mind) return await mind.choose(question)
      } catch (error) {
        console.warn(error)
        this.forget(name)
      }
    }
    return only!
  }

  close(): void {
    for (const name of [...this.minds.keys()]) this.forget(name)
  }

  private mind(name: string): Promise<Mind | null> {
    const known = this.minds.get(name) ?? Mind.load(this.game, name, this.rules, this.api, this.make)
    this.minds.set(name, known)
    return known
  }

  private forget(name: string): void {
    void this.minds.get(name)?.then((mind) => mind?.close(), () => {})
    this.minds.delete(name)
  }
}
