/** Announcements at a table: who is replaced by a bot or plays again, pauses, requests. */
import { askedAt, askedNews } from './undo_request'
import { heardAt, isPauseAsked, pauseNews } from './clocks'
import type { Frame } from '../net/frame'
import { roomWords } from '../gathering/room_words'
import { settings } from '../common/settings.svelte'
import { currentNotice, showNotice } from '../common/shell.svelte'
import { absentAt, standInNews } from './stand_ins'
import type { Words } from '../words/words'

/** Returns whether a question waits for an answer of a player here. */
const asksHere = (frame: Frame): boolean =>
  isPauseAsked(frame) || askedAt(frame)?.mayAnswer === true || frame.seats.some((seat) => absentAt(frame, seat).mayAnswer)

export class News {
  private seats: Frame['seats'] = []
  private clock: Frame['clock']
  private asked: Frame['asked']
  private decisions = 0
  /** What was said with a question, until the question is answered or withdrawn. */
  private question: string | null = null
  private asks = false

  /** Announces what is new in a frame. `names`: words that know the players. */
  async hear(frame: Frame, names: Words): Promise<void> {
    const { seats, clock } = frame
    const asked = askedNews(this.asked, frame, this.decisions)
    this.asked = frame.asked
    this.decisions = frame.decisions
    for (const seat of seats) if (seat.clock) heardAt(seat.clock) // also if no clock is shown, because they count from now on
    const [news, pause] = [standInNews(this.seats, frame), pauseNews(this.clock, frame)]
    this.seats = seats
    this.clock = clock
    const asks = (this.asks = asksHere(frame))
    if (!asks) this.hush()
    if (!news.length && !pause && !asked) return
    const text = await roomWords(settings.language)
    const all = news.map(({ id, seat }) => text.t(id, { name: names.name(seat) }))
    if (pause) all.push(text.t(pause, { names: clock!.asked.map(names.name).join(', ') }))
    if (asked) all.push(text.t(asked.id, { name: names.name(asked.seat) }))
    showNotice(all.join(' '))
    if (asks) this.question = all.join(' ')
    if (!this.asks) this.hush()
  }

  private hush() {
    if (this.question !== null && currentNotice()?.text === this.question) showNotice(null)
    this.question = null
  }
}
