/** Hint: the actions that the strongest bot would consider for a player, and why. The bot knows only what their seat knows. */
import type { Advice, BotSource, WorkerBot } from '../rules/worker_bot'
import type { PageRules } from '../rules/page_rules'
import { ApiError } from '../net/api'
import type { Frame, LegalAction } from '../net/frame'
import { loadPart } from '../net/load_part'
import { shell } from '../common/shell.svelte'

/** One of the actions that a hint names, in the order of `advise`. */
export type AdvisedAction = Pick<Advice, 'chance' | 'alike' | 'reason'> & {
  action: LegalAction
  /** Null: the game has none. */
  points: number | null
}

export class Hint {
  /** Whether the bot is thinking or loading. */
  thinking = $state(false)
  advised = $state.raw<readonly AdvisedAction[]>([])
  /** Index of the action that is marked on the board. */
  marked = $state(0)

  private workerBot: Promise<WorkerBot> | null = null
  /** Incremented when an answer is no longer wanted. */
  private asked = 0

  constructor(
    private readonly api: BotSource,
    private readonly failed: (error: ApiError) => void,
  ) {}

  /** The action that is marked on the board. */
  get action(): LegalAction | null {
    return this.advised[this.marked]?.action ?? null
  }

  /** Asks the bot, once per frame. The frame has a record, and is the acting player's. */
  async ask({ match, legal, record, viewer }: Frame, bot: string, rules: PageRules): Promise<void> {
    if (this.thinking || this.action || !record || viewer === null) return
    const asked = ++this.asked
    this.thinking = true
    try {
      const workerBot = await (this.workerBot ??= this.load(match.game, bot, rules))
      const advice = await workerBot.advise({ seat: viewer, record, ids: legal.map(({ id }) => id) })
      if (asked === this.asked) this.advised = advice.map(({ id, points, ...more }) => ({ ...more, points: rules.info.scored ? points : null, action: legal.find((each) => each.id === id)! }))
    } catch (error) {
      if (asked === this.asked) {
        this.end()
        this.failed(error instanceof ApiError ? error : generalError(error))
      }
    }
    if (asked === this.asked) this.thinking = false
  }

  /** Drops the hint after the choice has changed; a bot that is still thinking is ignored. */
  clear(): void {
    if (this.thinking) this.end()
    this.asked += 1
    this.thinking = false
    this.advised = []
    this.marked = 0
  }

  /** Returns the text of a hint; null: none. `bot`: its name; `named`: returns the name of a choice. */
  text(bot: string, named: (action: LegalAction) => string): string | null {
    const { t } = shell()
    if (this.thinking) return t('ui-thinking', { seat: bot })
    const [best] = this.advised
    return best ? t('ui-hint-says', { bot, choice: named(best.action) }) : null
  }

  close(): void {
    this.clear()
    this.end()
  }

  private async load(game: string, bot: string, rules: PageRules): Promise<WorkerBot> {
    const { WorkerBot } = await loadPart(() => import('../rules/worker_bot'))
    const workerBot = await WorkerBot.load(game, bot, rules, this.api)
    if (!workerBot) throw new ApiError('no_hint', { why: 'missing' })
    return workerBot
  }

  /** Stops the bot. */
  private end(): void {
    void this.workerBot?.then((workerBot) => workerBot.close(), () => {})
    this.workerBot = null
  }
}

/** Logs the details and returns a general error. */
function generalError(error: unknown): ApiError {
  console.warn(error)
  return new ApiError('no_hint', { why: 'failed' })
}
