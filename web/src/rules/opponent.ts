/** Plays the other seats of a course's final match: a bot in a worker or, if that fails, random choices. */
import { Chance } from './chance'
import type { Question } from './bot_worker'
import { Mind, type BotSource, type BotWorker } from './mind'
import type { PageRules } from './page_rules'

export class Opponent {
  private readonly mind: Promise<Mind | null>
  private readonly chance = new Chance()
  private closed = false

  /** `failed` is called once, with the reason, if no bot plays. `make`: creates the worker. */
  constructor(
    game: string,
    bot: string,
    rules: PageRules,
    api: BotSource,
    private readonly failed: (why: unknown) => void,
    make?: () => BotWorker,
  ) {
    this.mind = Mind.load(game, bot, rules, api, make)
      .then((mind) => mind ?? this.giveUp(new Error('there is no module with bots')))
      .catch((error: unknown) => this.giveUp(error))
  }

  /** Returns one of these ids, for a seat with the knowledge in the record. */
  async choose(seat: number, { record, ids }: Omit<Question, 'seat'>): Promise<number> {
    const mind = await this.mind
    if (mind && !this.closed) {
      try {
        return await mind.choose({ record, seat, ids })
      } catch (error) {
        mind.close()
        this.giveUp(error)
      }
    }
    return ids[this.chance.below(ids.length)]!
  }

  close(): void {
    this.closed = true
    void this.mind.then((mind) => mind?.close())
  }

  private giveUp(error: unknown): null {
    if (!this.closed) this.failed(error)
    this.closed = true
    return null
  }
}
