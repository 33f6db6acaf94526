/** Match file replayed in the page, decision by decision; counterpart of `server/replay/match_replay.py`. */
import { ApiError, withInitialProgress, type Turn } from '../net/api'
import type { ErrorArgs, Frame, Value } from '../net/frame'
import { frameHeadOf, matchStartOf, fitsPromise, type FrameHead } from './file_header'
import { startsAs } from './first_position'
import { guarded } from './failures'
import { lastOfHeader, linkOf } from './match_file'
import type { MatchFile } from './match_file_types'
import { FRAME_DEFAULTS, PageMatch } from './page_match'
import type { RawEvent, PageRules } from './page_rules'
import { stateDigest } from './state_digest'

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
  private readonly events: RawEvent[] = []
  /** Number of events at the start and after each decision. */
  private readonly eventCounts: number[] = []
  /** Every EVERY-th state, from the start. */
  private readonly records: Uint8Array<ArrayBuffer>[] = []
  private link = ''

  /**
   * Replays a file with a valid header. `head`: of the server's match, if it is one; `first`: the record of the position that it starts
   * from. Returns null if only the server can judge the file: its components, options or rules differ, or `first` is missing or different.
   * Rejects with ApiError `broken_record` where a link, an action or the end does not fit, and with RulesFailed.
   */
  static async open(file: MatchFile, rules: PageRules, head?: FrameHead, first?: Uint8Array): Promise<PageReplay | null> {
    const start = matchStartOf(file, rules.info, first)
    if (!start) return null
    if (!fitsPromise(file, rules.info)) throw broken('deal', 'deal_differs')
    const replay = new PageReplay(rules, head ?? frameHeadOf(file, rules.info))
    replay.dealt = file.position === null
    replay.addEvents(replay.match.begin(start))
    if (!startsAs(file, replay.match, rules)) return null
    await replay.playAll(file)
    if (!head && !replay.match.actors.length) replay.head.match.status = 'over'
    return replay
  }

  /** Whether the match began with a deal; otherwise with a position. */
  dealt = true
  private readonly match: PageMatch

  private constructor(
    readonly rules: PageRules,
    private readonly head: FrameHead,
  ) {
    this.match = new PageMatch(rules)
  }

  /** The number of decisions. */
  get decisions(): number {
    return this.played.length
  }

  /** Whether the match has ended. */
  get over(): boolean {
    return this.head.match.status === 'over'
  }

  /**
   * Returns the frame after k decisions with the events from number `since` on. `eyes`: seat whose view is shown; null: everything is open.
   * Throws RulesFailed, and ApiError `no_such_seat`.
   */
  frame(k: number, since: number, eyes: number | null = null): Frame {
    const { seats } = this.head
    if (eyes !== null && !seats[eyes]) throw new ApiError('no_such_seat', { number: eyes + 1, last: seats.length })
    return { ...this.frameFor(k, since, eyes, null), viewer: eyes } // no choice is due
  }

  /** Returns the frame of the seat that chose after k decisions, with its legal actions and all events. Throws RulesFailed. */
  choiceFrame(k: number, seat: number): Frame {
    return this.frameFor(k, 0, seat, seat)
  }

  /** `eyes`: seat whose view is shown; `viewer`: seat that may choose. Null: none. */
  private frameFor(k: number, since: number, eyes: number | null, viewer: number | null): Frame {
    const { seats } = this.head
    this.goTo(k)
    const { actors } = this.match
    const first = Math.min(since, this.eventCounts[k]!)
    const unfilled: Frame = {
      ...this.head,
      ...FRAME_DEFAULTS,
      version: k,
      viewer,
      actors,
      over: !actors.length,
      events: guarded(() => this.events.slice(first, this.eventCounts[k]).map((event, i) => ({ n: first + i, ...this.rules.event(event, eyes) }))),
      events_from: first,
      thinking: seats.filter(({ seat, kind }) => kind === 'bot' && actors.includes(seat)).map(({ seat }) => seat),
      decisions: k,
    }
    return this.match.completed(unfilled, eyes)
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
    return { beginning: this.records[0]!, played: this.played }
  }

  /** Returns the bytes of the complete state after k decisions. Throws RulesFailed. */
  record(k: number): Uint8Array<ArrayBuffer> {
    this.goTo(k)
    return this.match.record
  }

  /** Returns what a match needs that starts from the position after k decisions. Throws RulesFailed. */
  position(k: number): ReplayPosition {
    const { match, seats } = this.head
    return { game: match.game, ruleset: match.ruleset, options: match.options, players: seats.length, record: this.record(k), k }
  }

  /** Returns every player's progress after each turn: the decisions of one seat until another decides. Throws RulesFailed. */
  progress(): Turn[] {
    this.goTo(0)
    const before = this.match.standing()
    const turns = this.played.flatMap(({ seat, action }, i) => {
      this.match.play(seat, action)
      return this.played[i + 1]?.seat === seat ? [] : [{ decisions: i + 1, seat, values: this.match.standing(), events: this.eventCounts[i + 1]! }]
    })
    return withInitialProgress(before, turns.filter(({ values }) => values.length))
  }

  private goTo(k: number): void {
    const from = Math.floor(k / EVERY)
    this.match.record = this.records[from]!
    for (const { seat, action } of this.played.slice(from * EVERY, k)) this.match.play(seat, action)
  }

  private async playAll(file: MatchFile): Promise<void> {
    const { actions, end } = file
    let link = lastOfHeader(file)
    for (const [number, { seat, action: text, link: written }] of actions.entries()) {
      link = await linkOf(link, 'action', [seat, text])
      if (link !== written) throw broken(number, 'link')
      const action = this.rules.actionOf(text)
      if (action === null) throw broken(number, 'unknown_action', { value: clipped(JSON.stringify(text)) })
      this.check(number, seat, action, text)
      this.played.push({ seat, action })
      this.addEvents(this.match.play(seat, action))
    }
    if (end.actions !== actions.length) throw broken(actions.length, 'ended', { told: clipped(JSON.stringify(end.actions)) })
    if (end.state !== (await stateDigest(file, this.match, this.rules))) throw broken('end', 'state')
    if (end.link !== (await linkOf(link, 'end', { actions: end.actions, state: end.state }))) throw broken('end', 'link')
    this.link = end.link
  }

  private check(number: number, seat: number, action: number, text: string): void {
    const { match, seats } = this.head
    if (!seats[seat]) throw broken(number, 'no_seat', { value: `${seat}`, most: seats.length - 1 })
    const refusal = this.match.whyNot(seat, action)
    if (refusal) throw broken(number, 'illegal', { action: clipped(text), refusal, game: match.game })
  }

  /** Records the events of the start or a decision, and the state after it. */
  private addEvents(events: readonly RawEvent[]): void {
    this.events.push(...events)
    this.eventCounts.push(this.events.length)
    if (this.played.length % EVERY === 0) this.records.push(this.match.record)
  }
}

const broken = (at: number | string, reason: string, args: ErrorArgs = {}): ApiError => new ApiError('broken_record', { at, reason, ...args })

const clipped = (text: string): string => (text.length <= QUOTED ? text : `${text.slice(0, QUOTED - 2)} …`)
