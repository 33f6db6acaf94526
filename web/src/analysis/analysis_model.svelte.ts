/** Model of the analysis panel: the study, the decision chosen in it, and control of the replay beside it. */
import type { Choosable, Story } from '../board/board'
import { nameChoice } from '../board/choice_list'
import type { Frame } from '../net/frame'
import { loadPart } from '../net/load_part'
import type { PageReplay } from '../rules/page_replay'
import type { Trial } from '../table/trial.svelte'
import type { TrialCallbacks } from '../table/what_if'
import type { Words } from '../words/words'
import { withUsualPoints, loadAverages, type UsualSource } from './averages'
import { againstTheBest, withFullKnowledge } from './plan'
import { mistakesOf, type Comparison, type JudgedDecision } from './report'
import { Study, type StudyRefusal, type Subject } from './study.svelte'

/** Part of the replay screen that an analysis uses. */
export interface ReplayControls {
  player: { at: number; eyes: number | null; seek(at: number): Promise<void>; look(eyes: number | null): void; pause(): void }
  words(): Words
  story(): Story | undefined
  /** Marks places on the board. `choice`: id of the hinted choice; null: they are only pointed at. */
  light(places: readonly string[], choice: number | null): void
}

/** The match to analyse, and the replay that names its moves. */
export interface OpenedAnalysis {
  subject: Subject
  replay: PageReplay
}

const NO_EVENTS = Number.MAX_SAFE_INTEGER // number of the first event

export class AnalysisModel {
  readonly study: Study
  /** Number of the decision that the board shows. */
  private chosenAt = $state<number | null>(null)
  /** The decision that the board shows, as it is judged now; null: none, or it is no longer one of those that cost most. */
  readonly chosen: JudgedDecision | null = $derived.by(() => {
    const { judged } = this.study
    const chosen = judged.find(({ at }) => at === this.chosenAt)
    return chosen && mistakesOf(judged, chosen.seat).includes(chosen) ? chosen : null
  })
  /** Decisions as full knowledge would have judged them, by number; null: being compared. */
  full = $state.raw<ReadonlyMap<number, Comparison | null>>(new Map())
  /** Key of the button by which the reader has left the analysis. */
  leaveButton: string | null = null
  private replay: PageReplay | null = null
  /** Position before the pointer moved over the graph. */
  private peekedFrom: number | null = null
  private readonly frames = new Map<number, Frame>()

  constructor(
    private readonly controls: ReplayControls,
    open: () => Promise<OpenedAnalysis | StudyRefusal>,
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
    const averages = frame && (await loadAverages(frame.match.game, `${replay!.rules.info.manifest.ruleset}`))
    return averages ? withUsualPoints(frame.result!, frame.seats, averages).map((each, seat) => ({ seat, ...each })) : []
  }

  /** Moves the board. */
  seek = (at: number): void => {
    this.peekedFrom = null
    this.controls.player.pause()
    void this.controls.player.seek(at)
  }

  /** Moves the board while the pointer is on the graph; null: back to where it was. */
  peek = (at: number | null): void => {
    const { player } = this.controls
    if (at === null && this.peekedFrom === null) return
    this.peekedFrom ??= player.at
    player.pause()
    void player.seek(at ?? this.peekedFrom)
    if (at === null) this.peekedFrom = null
  }

  /** Shows a decision as its seat saw it, or closes it. */
  choose = (decision: JudgedDecision): void => {
    this.chosenAt = this.chosen?.at === decision.at ? null : decision.at
    if (this.chosenAt === null) return
    this.controls.player.look(decision.seat)
    this.seek(decision.at)
  }

  /** Marks the better move of the chosen decision, if the board shows it; or points at another one. */
  mark = (pointed: number | null = null): void => {
    const { chosen, controls } = this
    if (!chosen || controls.player.at !== chosen.at || controls.player.eyes !== chosen.seat) return this.unmark()
    const action = pointed ?? chosen.best
    controls.light(this.aim(chosen, action), action === chosen.best ? action : null)
  }

  /** Returns the places where an action of a decision would be made. */
  aim = (decision: JudgedDecision, action: number): readonly string[] => this.controls.story()?.aim?.(this.action(decision, action), decision.seat) ?? []

  unmark = (): void => this.controls.light([], null)

  /** Returns whether the reader comes back who left by this button; only once. */
  comesBack = (button: string): boolean => {
    const back = this.leaveButton === button
    if (back) this.leaveButton = null
    return back
  }

  /** Names an action of a decision. */
  nameOf = (decision: JudgedDecision, action: number): string =>
    nameChoice(this.action(decision, action), this.frameOf(decision), this.controls.story() ?? {}, this.controls.words()).name

  /** Returns the frame of a decision as its seat saw it, with its choices. */
  frameOf(decision: JudgedDecision): Frame {
    const { at, seat } = decision
    const frame = this.frames.get(at) ?? this.replay!.choiceFrame(at, seat)
    this.frames.set(at, frame)
    return frame
  }

  /** Returns an action of a decision, with its preview if it has one. */
  action(decision: JudgedDecision, action: number): Choosable {
    return this.frameOf(decision).legal.find(({ id }) => id === action)!
  }

  /** Opens a trial that begins at a decision, from what its seat knew. Rejects with ApiError. */
  async trial(decision: JudgedDecision, bot: string | null, callbacks: TrialCallbacks): Promise<Trial> {
    const { openTrial } = await loadPart(() => import('../table/what_if'))
    const { rules } = this.replay!
    return openTrial({ rules, record: this.replay!.record(decision.at), whole: true, frame: this.frameOf(decision), eyes: decision.seat, bot, ...callbacks })
  }

  /** Compares an action with the best one of a decision. Rejects with an Error. */
  compare = (decision: JudgedDecision, action: number): Promise<Comparison> => this.study.compare(againstTheBest(decision, action))

  /** Judges a decision with full knowledge. */
  askFull = async ({ at }: JudgedDecision): Promise<void> => {
    const setResult = (found: Comparison | null) => (this.full = new Map(this.full).set(at, found))
    setResult(null)
    try {
      setResult(await this.study.compare(withFullKnowledge(at, this.study.closer)))
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
