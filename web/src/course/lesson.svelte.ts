/** Guided course in progress: its steps, then a short match. The rules run in the page without a match on the server. */
import { FRAME_DEFAULTS } from '../rules/page_match'
import { Opponents } from '../rules/opponents'
import { MatchState } from '../local/match_state'
import type { PageRules } from '../rules/page_rules'
import { ApiError, type Api } from '../net/api'
import { decodeBase64 } from '../common/bytes'
import { storeStep, readStep, LEARNER, stepState, type StepState } from './course'
import type { Args, Frame, GameEvent, LegalAction, Refusal } from '../net/frame'
import { delay } from '../common/idle'
import { wishedAction, type Then, type Wish } from '../table/presses'
import { actionId } from '../board/space'
import type { CourseOut, StepOut } from '../net/wire'

/** ms between choices of other seats, so that the learner can follow */
const BOT_DELAY = 700

export interface LessonContext {
  game: string
  rules: PageRules
  api: Pick<Api, 'bots' | 'rulesModule'>
  /** The learner's name. */
  name: string
  error(error: ApiError): void
}

export class Lesson {
  /** Current step from 0; the match follows the last one. */
  at = $state(0)
  state = $state<StepState>('going')
  frame = $state.raw<Frame | null>(null)

  /** From the beginning of the step. */
  private match!: MatchState
  private readonly seats: Frame['seats']
  private opponents: Opponents | null = null
  private chosen: LegalAction[] = []
  /** Incremented when a step begins, the learner chooses or the lesson ends; later answers of bots are ignored. */
  private turn = 0

  constructor(
    readonly course: CourseOut,
    private readonly around: LessonContext,
  ) {
    const bot = { kind: 'bot' as const, name: course.match.bot, level: course.match.bot, yours: false }
    const learner = { seat: LEARNER, kind: 'person' as const, name: around.name, level: null, yours: true }
    this.seats = [learner, ...Array.from({ length: course.players - 1 }, (_, i) => ({ seat: i + 1, ...bot }))]
    this.begin(readStep(around.game, this.count))
  }

  /** The number of steps, including the match. */
  get count(): number {
    return this.course.steps.length + 1
  }

  /** Current step; null: the final match. */
  get step(): StepOut | null {
    return this.course.steps[this.at] ?? null
  }

  /** Goes to a step, or restarts it. */
  begin = (at: number): void => {
    this.turn += 1
    this.at = at
    this.state = 'going'
    this.chosen = []
    storeStep(this.around.game, at)
    const { state } = this.step ?? this.course.match
    this.guarded(() => {
      this.match = new MatchState(this.around.rules, decodeBase64(state))
      this.show()
    })
    if (!this.step) this.opponents ??= this.newOpponents()
  }

  /** A press may stand for several choices (see `BoardProps`); there is no undo: a step can be restarted. */
  act = (first: Wish, ...then: Then[]): void => {
    for (const next of [() => first, ...then]) {
      if (!this.frame || this.state !== 'going' || !this.match.actors.includes(LEARNER)) return
      const wish = next(this.frame)
      const action = wish && wishedAction(this.frame.legal, wish)
      if (action) this.choose(action)
      else if (wish) return
    }
  }

  private choose(action: LegalAction): void {
    this.guarded(() => {
      this.match.play(LEARNER, action.id)
      this.chosen.push(action)
      if (this.step) this.state = stepState(this.step, this.events, this.kinds, this.match.actors.includes(LEARNER))
      this.show()
    })
    if (!this.step) void this.letOthersPlay()
  }

  /** Makes the next choice of the course's solution. */
  help = (): void => {
    const way = this.step?.shown ?? []
    if (this.state !== 'going' || this.chosen.some(({ id }, i) => id !== way[i])) this.begin(this.at)
    const next = this.frame?.legal.find(({ id }) => id === way[this.chosen.length])
    if (next) this.act(next)
  }

  why = (kind: string, args: Args): Promise<Refusal | null> => {
    const id = this.frame ? actionId(this.frame.space, kind, args) : null
    const notNow = { id: 'not_now', args: {}, section: null }
    return Promise.resolve(id === null ? notNow : this.match.whyNot(LEARNER, id))
  }

  close(): void {
    this.turn += 1
    this.opponents?.close()
  }

  private get kinds(): string[] {
    return this.chosen.map(({ kind }) => kind)
  }

  private newOpponents(): Opponents {
    const { game, rules, api } = this.around
    const { bot } = this.course.match
    const opponents = new Opponents(game, rules, api, (why, level) => {
      console.warn(why)
      if (bot !== 'random' && level === bot) this.around.error(new ApiError('random_bot'))
    })
    opponents.prepare(bot)
    return opponents
  }

  private async letOthersPlay(): Promise<void> {
    const turn = ++this.turn
    for (let seat = this.other; seat !== undefined; seat = this.other) {
      const [chosen] = await Promise.all([this.opponents!.choose(this.course.match.bot, { seat, ...this.match.match.choices(seat) }), delay(BOT_DELAY)])
      if (turn !== this.turn) return
      this.guarded(() => {
        this.match.play(seat!, chosen)
        this.show()
      })
    }
  }

  /** Another seat that has to choose. */
  private get other(): number | undefined {
    return this.match.actors.find((seat) => seat !== LEARNER)
  }

  /** What the learner has seen since the beginning of the step. */
  private get events(): GameEvent[] {
    return this.match.events(LEARNER, 0)
  }

  private show(): void {
    const { actors } = this.match
    const { game, rules } = this.around
    if (!this.step && !actors.length) storeStep(game, 0) // at the end the course may start again
    const frame = this.match.match.completed({
      ...FRAME_DEFAULTS,
      match: { id: `learn-${game}-${this.at}`, game, ruleset: `${(rules.info.manifest as { ruleset?: string }).ruleset}`, options: this.course.options, status: 'running', created: 0 },
      seats: this.seats,
      version: (this.frame?.version ?? 0) + 1,
      viewer: LEARNER,
      actors: [...actors],
      over: !actors.length,
      events: this.events,
      events_from: 0,
      thinking: actors.filter((seat) => seat !== LEARNER),
      decisions: this.chosen.length,
    }, LEARNER)
    // No choices after the goal, or off the path to it.
    this.frame = this.state === 'going' ? frame : { ...frame, legal: [] }
  }

  /** Reports failed rules; the step can be restarted. */
  private guarded(work: () => void): void {
    try {
      work()
    } catch (error) {
      console.warn(error)
      this.state = 'missed'
      this.around.error(new ApiError('course_failed'))
    }
  }
}
