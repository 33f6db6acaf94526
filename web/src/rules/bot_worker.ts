/** Worker in which a bot thinks; used by `worker_bot.ts`. */
import { PageBot, type BotParts, type Candidate } from './page_bot'

/** A seat that has to choose, its knowledge, and the ids of its legal actions. */
export interface Question {
  seat: number
  record: Uint8Array
  ids: number[]
}

/** The bot's parts first, then questions: for its choice, or for advice. */
export type ToBot = { load: BotParts } | Question | { advise: Question }
/** `chosen` null: the bot is ready. */
export type FromBot = { chosen: number | null } | { candidates: Candidate[] } | { failed: string }

let bot: PageBot

async function answer(request: ToBot): Promise<FromBot> {
  if ('load' in request) {
    bot = await PageBot.load(request.load)
    return { chosen: null }
  }
  if ('advise' in request) {
    const { record, seat, ids } = request.advise
    return { candidates: bot.advise(record, seat, ids) }
  }
  return { chosen: bot.choose(request.record, request.seat, request.ids) }
}

addEventListener('message', ({ data }: MessageEvent<ToBot>) => {
  void answer(data)
    .catch((error): FromBot => ({ failed: String(error) }))
    .then((message) => postMessage(message))
})
