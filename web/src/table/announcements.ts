/** Announcements at a table: stand-in bots, pauses, requests of other players. */
import { undoRequestHere, undoRequestAnnouncement } from './undo_request'
import { receivedAt, isPauseAsked, pauseAnnouncement } from './clocks'
import type { Frame } from '../net/frame'
import { roomWords } from '../gathering/room_words'
import { settings } from '../common/settings.svelte'
import { currentNotice, showNotice, showPassingNotice } from '../common/shell.svelte'
import { standInOptions, standInAnnouncements } from './stand_ins'
import type { Words } from '../words/words'

/** Returns whether a request to take back has been declined or withdrawn, and the match has not gone on yet. */
const isRequestEnded = ({ asked }: Frame): boolean => asked !== undefined && asked.ended !== null

/** Returns whether a player here has a question to answer. */
const isAnswerDue = (frame: Frame): boolean =>
  isPauseAsked(frame) || undoRequestHere(frame)?.mayAnswer === true || frame.seats.some((seat) => standInOptions(frame, seat).mayAnswer)

/** After the end, the result takes the space of an announcement. */
const isRunning = ({ over }: Frame): boolean => !over

export class Announcements {
  private seats: Frame['seats'] = []
  private clock: Frame['clock']
  private asked: Frame['asked']
  private decisions = 0
  /** Announcement that is shown only as long as a condition holds. */
  private passing: { text: string; holds: (frame: Frame) => boolean } | null = null
  /** The latest frame, without a request that the board shows. */
  private frame: Frame | null = null

  /**
   * Announces the news of a frame. `names`: words with the players' names. `isRequestShown`: whether the board is in sight, with a request
   * to take back and its answers (`UndoRequest.svelte`).
   */
  async announce(frame: Frame, names: Words, isRequestShown: boolean): Promise<void> {
    const { seats, clock } = frame
    const request = undoRequestAnnouncement(this.asked, frame, this.decisions)
    const asked = isRequestShown && frame.asked ? null : request
    this.asked = frame.asked
    this.decisions = frame.decisions
    for (const seat of seats) if (seat.clock) receivedAt(seat.clock) // also if no clock is shown, because they count from now on
    const [news, pause] = [standInAnnouncements(this.seats, frame), pauseAnnouncement(this.clock, frame)]
    this.seats = seats
    this.clock = clock
    const rest = isRequestShown ? { ...frame, asked: undefined } : frame
    this.frame = rest
    this.clearPassing()
    if (!news.length && !pause && !asked) return
    const text = await roomWords(settings.language)
    const all = news.map(({ id, seat }) => text.t(id, { name: names.name(seat) }))
    if (pause) all.push(text.t(pause, { names: clock!.asked.map(names.name).join(', ') }))
    if (asked) all.push(text.t(asked.id, { name: names.name(asked.seat) }))
    const show = isAnswerDue(rest) ? showNotice : showPassingNotice
    show(all.join(' '))
    const holds = [isAnswerDue, isRequestEnded].find((condition) => condition(rest)) ?? isRunning
    this.passing = { text: all.join(' '), holds }
    this.clearPassing()
  }

  private clearPassing() {
    if (!this.passing || this.passing.holds(this.frame!)) return
    if (currentNotice()?.text === this.passing.text) showNotice(null)
    this.passing = null
  }
}
