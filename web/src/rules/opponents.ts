/** Bots that play the other seats of a match, each level in a worker of its own. Where one fails, an easier one plays, or chance decides. */
import { Chance } from './chance'
import type { Question } from './bot_worker'
import { Mind, type BotSource, type BotWorker } from './mind'
import type { PageRules } from './page_rules'

/** Bot that plays where another one failed. */
const STAND_IN = 'greedy'

export class Opponents {
  private readonly minds = new Map<string, Promise<Mind>>()
  /** Levels that have failed: they are not asked again. */
  private readonly gone = new Set<string>()
  private readonly chance = new Chance()
  private closed = false

  /** `failed` is called for each level that does not play, with the reason. `make`: creates a worker. */
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
      if (this.gone.has(name)) continue
      try {
        return await (await this.mind(name)).choose(question)
      } catch (error) {
        this.giveUp(name, error)
      }
    }
    return ids[this.chance.below(ids.length)]!
  }

  /** Loads a level before its first choice. */
  prepare(level: string): void {
    void this.mind(level).catch(() => {}) // its first choice tells
  }

  close(): void {
    this.closed = true
    for (const mind of this.minds.values()) void mind.then((loaded) => loaded.close(), () => {})
  }

  private mind(name: string): Promise<Mind> {
    const known = this.minds.get(name) ?? this.load(name)
    this.minds.set(name, known)
    return known
  }

  private async load(name: string): Promise<Mind> {
    const mind = await Mind.load(this.game, name, this.rules, this.api, this.make)
    if (!mind) throw new Error('there is no module with bots')
    return mind
  }

  private giveUp(name: string, why: unknown): void {
    if (this.gone.has(name) || this.closed) return
    this.gone.add(name)
    void this.minds.get(name)?.then((mind) => mind.close(), () => {})
    this.failed(why, name)
  }
}
