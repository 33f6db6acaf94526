/** Match file replayed in the page, decision by decision; counterpart of `server/replay/match_replay.py`. */
import { ApiError, beginningAt, type Turn } from '../net/api'
import type { ErrorArgs, Frame, Value } from '../net/frame'
import { aboutFile, beginningOf, fitsPromise, type About } from './file_header'
import { BARE } from './bare_frame'
import { startsAs } from './first_position'
import { guarded } from './failures'
import { lastOfHeader, linkOf } from './match_file'
import type { MatchFile } from './match_file_types'
import { PageMatch } from './page_match'
import type { Noted, PageRules } from './page_rules'

/** Number of decisions between stored records. */
const EVERY = 32
/** Maximum number of characters of a file that an error quotes. */
const QUOTED = 60

/** A position of a replay: its record, the number of decisions before it, the rules and options of its match. */
export interface ReplayPosition {
  game: string
  ruleset: string
  options: Record<string, Value>
  players: number
  record: Uint8Array<ArrayBuffer>
  k: number
}

export class PageReplay {
  private readonly played: { seat: number; action: number }[] = []
  /** All events, and the number of events after each decision, from the start. */
  private readonly events: Noted[] = []
  private readonly heard: number[] = []
  private readonly kept: Uint8Array<ArrayBuffer>[] = []
  private link = ''

  /**
   * Replays a file with a valid header; `about`: data about its match, if it is the server's; `first`: the record of the position that it
   * starts from. null: the page cannot judge the file (it has other components, options or rules, or that record is missing or another), but
   * the server can. Rejects with ApiError `broken_record` where a
   * link or an action does not fit, and with RulesFailed.
   */
  static async open(file: MatchFile, rules: PageRules, about?: About, first?: Uint8Array): Promise<PageReplay | null> {
    const beginning = beginningOf(file, rules.told, first)
    if (!beginning) return null
    if (!fitsPromise(file, rules.told)) throw broken('deal', 'deal_differs')
    const replay = new PageReplay(rules, about ?? aboutFile(file, rules.told))
    replay.dealt = file.position === null
    replay.note(replay.match.begin(beginning))
    if (!startsAs(file, replay.match, rules)) return null
    await replay.playAll(file)
    if (!about && !replay.match.actors.length) replay.about.match.status = 'over'
    return replay
  }

  /** Whether the match began with a deal; otherwise with a position. */
  dealt = true
  private readonly match: PageMatch

  private constructor(
    readonly rules: PageRules,
    private readonly about: About,
  ) {
    this.match = new PageMatch(rules)
  }

  /** The number of decisions. */
  get decisions(): number {
    return this.played.length
  }

  /** Whether the match has ended. */
  get over(): boolean {
    return this.about.match.status === 'over'
  }

  /**
   * Returns the frame after k decisions with the events from number `since` on. `eyes`: seat whose view is shown; null: everything is open.
   * Throws RulesFailed, and ApiError `no_such_seat`.
   */
  frame(k: number, since: number, eyes: number | null = null): Frame {
    const { seats } = this.about
    if (eyes !== null && !seats[eyes]) throw new ApiError('no_such_seat', { number: eyes + 1, last: seats.length })
    return { ...this.shown(k, since, eyes, null), viewer: eyes } // no choice is due
  }

  /** Returns the frame after k decisions as a seat saw it that had to choose, with its choices and all events. Throws RulesFailed. */
  asked(k: number, seat: number): Frame {
    return this.shown(k, 0, seat, seat)
  }

  /** `viewer`: seat that may choose; null: none. */
  private shown(k: number, since: number, eyes: number | null, viewer: number | null): Frame {
    const { seats } = this.about
    this.goTo(k)
    const { actors } = this.match
    const first = Math.min(since, this.heard[k]!)
    const asked: Frame = {
      ...this.about,
      ...BARE,
      version: k,
      viewer,
      actors,
      over: !actors.length,
      events: guarded(() => this.events.slice(first, this.heard[k]).map((event, i) => ({ n: first + i, ...this.rules.event(event, eyes) }))),
      events_from: first,
      thinking: seats.filter(({ seat, kind }) => kind === 'bot' && actors.includes(seat)).map(({ seat }) => seat),
      decisions: k,
    }
    return this.match.shown(asked, eyes)
  }

  /** Returns how many choices there were for the decision with this number. Throws RulesFailed. */
  choices(at: number): number {
    this.goTo(at)
    return this.match.choices(this.played[at]!.seat).ids.length
  }

  /** Link of the end of the match, which covers all of it. */
  get end(): string {
    return this.link
  }

  /** The first state, and all decisions. */
  get course(): { beginning: Uint8Array<ArrayBuffer>; played: readonly { seat: number; action: number }[] } {
    return { beginning: this.kept[0]!, played: this.played }
  }

  /** Returns the bytes of the complete state after k decisions. Throws RulesFailed. */
  record(k: number): Uint8Array<ArrayBuffer> {
    this.goTo(k)
    return this.match.record
  }

  /** Returns what a match needs that starts from the position after k decisions. Throws RulesFailed. */
  position(k: number): ReplayPosition {
    const { match, seats } = this.about
    return { game: match.game, ruleset: match.ruleset, options: match.options, players: seats.length, record: this.record(k), k }
  }

  /** Returns every player's progress after each turn: the decisions of one seat until another decides. Throws RulesFailed. */
  progress(): Turn[] {
    this.goTo(0)
    const before = this.match.standing()
    const turns = this.played.flatMap(({ seat, action }, i) => {
      this.match.play(seat, action)
      return this.played[i + 1]?.seat === seat ? [] : [{ decisions: i + 1, seat, values: this.match.standing(), events: this.heard[i + 1]! }]
    })
    return beginningAt(before, turns.filter(({ values }) => values.length))
  }

  private goTo(k: number): void {
    const from = Math.floor(k / EVERY)
    this.match.record = this.kept[from]!
    for (const { seat, action } of this.played.slice(from * EVERY, k)) this.match.play(seat, action)
  }

  private async playAll(file: MatchFile): Promise<void> {
    const { actions, end } = file
    let link = lastOfHeader(file)
    for (const [number, { seat, action: text, link: told }] of actions.entries()) {
      link = await linkOf(link, 'action', [seat, text])
      if (link !== told) throw broken(number, 'link')
      const action = this.rules.actionOf(text)
      if (action === null) throw broken(number, 'unknown_action', { value: clipped(JSON.stringify(text)) })
      this.check(number, seat, action, text)
      this.played.push({ seat, action })
      this.note(this.match.play(seat, action))
    }
    if (end.actions !== actions.length) throw broken(actions.length, 'ended', { told: clipped(JSON.stringify(end.actions)) })
    if (end.link !== (await linkOf(link, 'end', { actions: end.actions, state: end.state }))) throw broken('end', 'link')
    this.link = end.link
  }

  private check(number: number, seat: number, action: number, text: string): void {
    const { match, seats } = this.about
    if (!seats[seat]) throw broken(number, 'no_seat', { value: `${seat}`, most: seats.length - 1 })
    const refusal = this.match.whyNot(seat, action)
    if (refusal) throw broken(number, 'illegal', { action: clipped(text), refusal, game: match.game })
  }

  /** Records the state after the start or a decision. */
  private note(noted: readonly Noted[]): void {
    this.events.push(...noted)
    this.heard.push(this.events.length)
    if (this.played.length % EVERY === 0) this.kept.push(this.match.record)
  }
}

const broken = (at: number | string, reason: string, args: ErrorArgs = {}): ApiError => new ApiError('broken_record', { at, reason, ...args })

const clipped = (text: string): string => (text.length <= QUOTED ? text : `${text.slice(0, QUOTED - 2)} …`)
