/** What the reader of an analysis looks at: positions, decisions, moves. It moves the replay and marks moves on its board. */
import type { Choosable, Story } from '../board/board'
import { named } from '../board/choice_list'
import type { Frame } from '../net/frame'
import { part } from '../net/late_parts'
import type { PageReplay } from '../rules/page_replay'
import type { Trial } from '../table/trial.svelte'
import type { TrialCallbacks } from '../table/what_if'
import type { Words } from '../words/words'
import { besideUsual, loadAverages, type UsualSource } from './averages'
import { againstTheBest, withFullKnowledge } from './plan'
import { mistakesOf, type Compared, type Judged } from './report'
import { Study, type Refused, type Subject } from './study.svelte'

/** Part of the replay screen that an analysis uses. */
export interface Room {
  player: { at: number; eyes: number | null; seek(at: number): Promise<void>; look(eyes: number | null): void; pause(): void }
  words(): Words
  story(): Story | undefined
  /** Marks places on the board. `choice`: id of the hinted choice; null: they are only pointed at. */
  light(places: readonly string[], choice: number | null): void
}

/** What is needed to analyse a match, and the replay that names its moves. */
export interface Opened {
  subject: Subject
  replay: PageReplay
}

const NO_EVENTS = Number.MAX_SAFE_INTEGER // number of the first event

export class Desk {
  readonly study: Study
  /** Number of the decision that the board shows. */
  private chosenAt = $state<number | null>(null)
  /** The decision that the board shows, as it is judged now; null: none, or it is no longer one of those that cost most. */
  readonly chosen: Judged | null = $derived.by(() => {
    const { judged } = this.study
    const chosen = judged.find(({ at }) => at === this.chosenAt)
    return chosen && mistakesOf(judged, chosen.seat).includes(chosen) ? chosen : null
  })
  /** Decisions as full knowledge would have judged them, by number; null: being compared. */
  full = $state.raw<ReadonlyMap<number, Compared | null>>(new Map())
  /** Seat whose better moves the reader has gone to find. */
  sought: number | null = null
  private replay: PageReplay | null = null
  /** Position before the pointer moved over the graph. */
  private before: number | null = null
  private readonly frames = new Map<number, Frame>()

  constructor(
    private readonly room: Room,
    open: () => Promise<Opened | Refused>,
  ) {
    this.study = new Study(async () => {
      const opened = await open()
      if (typeof opened === 'string') return opened
      this.replay = opened.replay
      return opened.subject
    })
  }

  /** Returns the points of each seat by source beside what is usual; []: nothing is known about that. */
  async sources(): Promise<{ seat: number; level: string; sources: UsualSource[] }[]> {
    const { replay } = this
    const frame = replay?.frame(replay.decisions, NO_EVENTS)
    const averages = frame && (await loadAverages(frame.match.game, `${replay!.rules.told.manifest.ruleset}`))
    return averages ? besideUsual(frame.result!, frame.seats, averages).map((each, seat) => ({ seat, ...each })) : []
  }

  /** Moves the board. */
  seek = (at: number): void => {
    this.before = null
    this.room.player.pause()
    void this.room.player.seek(at)
  }

  /** Moves the board while the pointer is on the graph; null: back to where it was. */
  peek = (at: number | null): void => {
    const { player } = this.room
    if (at === null && this.before === null) return
    this.before ??= player.at
    player.pause()
    void player.seek(at ?? this.before)
    if (at === null) this.before = null
  }

  /** Shows a decision as its seat saw it, or closes it. */
  choose = (decision: Judged): void => {
    this.chosenAt = this.chosen?.at === decision.at ? null : decision.at
    if (this.chosenAt === null) return
    this.room.player.look(decision.seat)
    this.seek(decision.at)
  }

  /** Marks the better move of the chosen decision, if the board shows it; or points at another one. */
  mark = (pointed: number | null = null): void => {
    const { chosen, room } = this
    if (!chosen || room.player.at !== chosen.at || room.player.eyes !== chosen.seat) return this.unmark()
    const action = pointed ?? chosen.best
    room.light(this.aim(chosen, action), action === chosen.best ? action : null)
  }

  /** Returns the places where an action of a decision would be made. */
  aim = (decision: Judged, action: number): readonly string[] => this.room.story()?.aim?.(this.action(decision, action), decision.seat) ?? []

  unmark = (): void => this.room.light([], null)

  /** Returns whether the reader comes back from finding moves of this seat; only once. */
  comesBack = (seat: number): boolean => {
    const back = this.sought === seat
    if (back) this.sought = null
    return back
  }

  /** Names an action of a decision. */
  named = (decision: Judged, action: number): string =>
    named(this.action(decision, action), this.asked(decision), this.room.story() ?? {}, this.room.words()).name

  /** Returns the frame of a decision as its seat saw it, with its choices. */
  asked(decision: Judged): Frame {
    const { at, seat } = decision
    const frame = this.frames.get(at) ?? this.replay!.asked(at, seat)
    this.frames.set(at, frame)
    return frame
  }

  /** Returns an action of a decision, with its preview if it has one. */
  action(decision: Judged, action: number): Choosable {
    return this.asked(decision).legal.find(({ id }) => id === action)!
  }

  /** Opens a trial that begins at a decision, from what its seat knew. Rejects with ApiError. */
  async trial(decision: Judged, bot: string | null, callbacks: TrialCallbacks): Promise<Trial> {
    const { openTrial } = await part(() => import('../table/what_if'))
    const { rules } = this.replay!
    return openTrial({ rules, record: this.replay!.record(decision.at), whole: true, frame: this.asked(decision), eyes: decision.seat, bot, ...callbacks })
  }

  /** Compares an action with the best one of a decision. Rejects with an Error. */
  compare = (decision: Judged, action: number): Promise<Compared> => this.study.compare(againstTheBest(decision, action))

  /** Finds out how full knowledge would have judged a decision. */
  askFull = async ({ at }: Judged): Promise<void> => {
    const note = (found: Compared | null) => (this.full = new Map(this.full).set(at, found))
    note(null)
    try {
      note(await this.study.compare(withFullKnowledge(at, this.study.closer)))
    } catch (error) {
      console.warn(error)
      this.full = new Map([...this.full].filter(([asked]) => asked !== at)) // so that it can be asked again
      this.study.refused = 'failed'
    }
  }

  /** Stops everything. */
  close(): void {
    this.study.close()
  }
}
