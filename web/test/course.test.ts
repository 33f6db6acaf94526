// @vitest-environment page
// Courses: the state of a step, the stored step, a lesson up to its final match, and its opponents.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiError } from '../src/net/api'
import { storeStep, readStep, stepState } from '../src/course/course'
import type { Frame } from '../src/net/frame'
import { Lesson, type LessonContext } from '../src/course/lesson.svelte'
import type { BotWorker } from '../src/rules/worker_bot'
import { Opponents } from '../src/rules/opponents'
import type { CourseOut, StepOut } from '../src/net/wire'

const step = (id: string, changes: Partial<StepOut> = {}): StepOut => ({
  id, state: btoa(id), event: 'placed', having: { seat: [0], position: [1, 3] }, kinds: ['draw', 'replace'], most: 2, shown: [0, 1], ...changes,
})
const placed = (position: number) => ({ kind: 'placed', args: { seat: 0, position } })

describe('a step', () => {
  it('is reached by its event with the right arguments, by any action', () => {
    expect(stepState(step('a'), [placed(1)], ['swap'], false)).toBe('reached')
    expect(stepState(step('a'), [placed(3)], ['swap'], false)).toBe('reached')
    expect(stepState(step('a'), [placed(2)], ['draw'], true)).toBe('going')
  })
  it('is missed by a choice of another kind, by too many, or without further choices', () => {
    expect(stepState(step('a'), [], ['swap'], true)).toBe('missed')
    expect(stepState(step('a'), [], ['draw', 'draw'], true)).toBe('missed')
    expect(stepState(step('a'), [], ['draw'], false)).toBe('missed')
  })
})

describe('the stored step', () => {
  it('is kept per game, and ignored if it does not fit', () => {
    localStorage.clear()
    storeStep('trains', 3)
    storeStep('rails', 2)
    expect([readStep('trains', 12), readStep('rails', 12), readStep('trains', 3), readStep('other', 12)]).toEqual([3, 2, 0, 0])
    localStorage.setItem('boardwright.courses', '{"trains": "x"')
    expect(readStep('trains', 12)).toBe(0)
  })
})

// A match with fake rules: seat 0 draws (0), then replaces at place 1 (1) or 2 (2); then seat 1 does the same; four choices end it.
let playedActions: number[] = []
vi.mock('../src/local/match_state', () => ({
  MatchState: class {
    private readonly log: object[] = []
    constructor() {
      playedActions = []
    }
    get actors() {
      return playedActions.length >= 4 ? [] : [playedActions.length < 2 ? 0 : 1]
    }
    play(seat: number, action: number) {
      if (action === 9) throw new Error('unreachable')
      playedActions.push(action)
      this.log.push({ n: this.log.length, ...(action ? { kind: 'placed', args: { seat, position: action } } : { kind: 'drew', args: { seat } }) })
    }
    events = () => [...this.log]
    whyNot = () => ({ id: 'row_empty', args: {}, section: null })
    match = {
      choices: () => ({ record: new Uint8Array(), ids: [0] }),
      completed: (frame: Frame) => ({ ...frame, legal: [0, 1, 2, 9].map((id) => action(id)) }),
    }
  },
}))
const action = (id: number) => ({ id, kind: id ? 'replace' : 'draw', args: { id }, text: '', preview: null })

const course: CourseOut = { players: 2, options: {}, steps: [step('a'), step('b')], match: { state: btoa('m'), bot: 'random' } }
let errors: ApiError[]
const lessonContext = (): LessonContext => ({
  game: 'trains',
  rules: { info: { manifest: { ruleset: '1' } } } as never,
  api: { bots: () => Promise.resolve(null), rulesModule: () => Promise.reject() },
  name: 'Ada',
  error: (error) => errors.push(error),
})

describe('a lesson', () => {
  beforeEach(() => {
    localStorage.clear()
    errors = []
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })

  it('goes from step to step, and continues at the stored step', () => {
    const lesson = new Lesson(course, lessonContext())
    lesson.act(action(0))
    expect(lesson.state).toBe('going')
    lesson.act(action(1))
    expect(lesson.state).toBe('reached')
    expect(lesson.frame!.events.map(({ n, kind }) => [n, kind])).toEqual([[0, 'drew'], [1, 'placed']])
    lesson.act(action(1)) // the step offers no more choices
    expect(lesson.frame!.events).toHaveLength(2)
    const { match } = lesson.frame!
    lesson.begin(1)
    expect([lesson.at, lesson.state, lesson.frame!.events]).toEqual([1, 'going', []])
    expect(lesson.frame!.match.id, 'to the board it is another match').not.toBe(match.id)
    expect(new Lesson(course, lessonContext()).at).toBe(1)
  })

  it('undoes a wrong choice on help, and then makes the right one', () => {
    const lesson = new Lesson(course, lessonContext())
    lesson.act(action(0))
    lesson.act(action(2))
    expect(lesson.state).toBe('missed')
    lesson.help()
    expect([lesson.state, playedActions]).toEqual(['going', [0]])
    lesson.help()
    expect(lesson.state).toBe('reached')
  })

  it('tells the reason of an impossible action', async () => {
    const lesson = new Lesson(course, lessonContext())
    lesson.frame = { ...lesson.frame!, space: [{ kind: 'draw', args: [], first: 0 }] }
    expect(await lesson.why('draw', {})).toMatchObject({ id: 'row_empty' })
    expect(await lesson.why('fly', {})).toMatchObject({ id: 'not_now' })
  })

  it('reports failing rules, and can begin the step again', () => {
    const lesson = new Lesson(course, lessonContext())
    lesson.act(action(9))
    expect([lesson.state, errors.map(({ id }) => id)]).toEqual(['missed', ['course_failed']])
    lesson.begin(0)
    expect(lesson.state).toBe('going')
  })

  it('ends in a match, with random opponents if there is no bot', async () => {
    vi.useFakeTimers()
    const lesson = new Lesson(course, lessonContext())
    lesson.begin(2)
    lesson.act(action(0))
    lesson.act(action(1))
    await vi.advanceTimersByTimeAsync(3000)
    expect([lesson.frame!.over, playedActions]).toEqual([true, [0, 1, 0, 0]])
    expect(errors).toEqual([]) // chance is what this bot is anyway
    expect(readStep('trains', 3)).toBe(0)
    vi.useRealTimers()
  })
})

describe('the opponents', () => {
  const api = { bots: () => Promise.resolve({ manifest: { digest: 'd' }, mixed: {} }), rulesModule: () => Promise.resolve(new Uint8Array()) }
  const rules = { info: { manifest: {}, tables: '', blanks: {}, records: {} } } as never
  const question = { seat: 1, record: new Uint8Array(), ids: [3, 5, 7] }

  /** Return a worker that gives `answers` one after the other. */
  function workerWith(answers: unknown[]): BotWorker {
    const worker: BotWorker = {
      onmessage: null, onerror: null, terminate: vi.fn(),
      postMessage: () => {
        const data = answers.shift()
        if (data) queueMicrotask(() => worker.onmessage!.call(worker as Worker, { data } as MessageEvent))
      },
    }
    return worker
  }

  it('choose with a bot in a worker', async () => {
    const failed = vi.fn()
    const opponents = new Opponents('trains', rules, api, failed, () => workerWith([{ chosen: null }, { chosen: 5 }, { chosen: 7 }]))
    expect([await opponents.choose('greedy', question), await opponents.choose('greedy', question)]).toEqual([5, 7])
    expect(failed).not.toHaveBeenCalled()
  })

  it.each([[[{ failed: 'trap' }]], [[{ chosen: null }, { chosen: 4 }]], [[{ chosen: null }, { failed: 'trap' }]]])('choose at random after the bot fails: %j', async (answers) => {
    const failed = vi.fn()
    const worker = workerWith(answers)
    const opponents = new Opponents('trains', rules, api, failed, () => worker)
    const chosen = [await opponents.choose('greedy', question), await opponents.choose('greedy', question)]
    expect(chosen.every((id) => question.ids.includes(id))).toBe(true)
    expect(failed).toHaveBeenCalledOnce()
    expect(worker.terminate).toHaveBeenCalled()
  })

  it('choose at random if the bot does not answer for 70 s', async () => {
    vi.useFakeTimers()
    const failed = vi.fn()
    const opponents = new Opponents('trains', rules, api, failed, () => workerWith([{ chosen: null }]))
    const choice = opponents.choose('greedy', question)
    await vi.advanceTimersByTimeAsync(70_000)
    expect(question.ids).toContain(await choice)
    expect(failed).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })
})
