/** Worker in which a bot thinks; used by `mind.ts`. */
import { PageBot, type BotParts, type Candidate } from './page_bot'

/** Seat that has to choose: its knowledge, and the ids of its choices. */
export interface Question {
  seat: number
  record: Uint8Array
  ids: number[]
}

/** First the bot's parts, then questions: for its choice or for advice. */
export type ToBot = { load: BotParts } | Question | { advise: Question }
/** `chosen` null: the bot is ready. */
export type FromBot = { chosen: number | null } | { candidates: Candidate[] } | { failed: string }

let bot: PageBot

async function answer(asked: ToBot): Promise<FromBot> {
  if ('load' in asked) {
    bot = await PageBot.load(asked.load)
    return { chosen: null }
  }
  if ('advise' in asked) {
    const { record, seat, ids } = asked.advise
    return { candidates: bot.advise(record, seat, ids) }
  }
  return { chosen: bot.choose(asked.record, asked.seat, asked.ids) }
}

addEventListener('message', ({ data }: MessageEvent<ToBot>) => {
  void answer(data)
    .catch((error): FromBot => ({ failed: String(error) }))
    .then((said) => postMessage(said))
})
