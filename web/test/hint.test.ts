// @vitest-environment page
// Hints: the choices that the strongest bot considers from the viewer's knowledge, with reasons.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiError } from '../src/net/api'
import type { Frame } from '../src/net/frame'
import { Hint } from '../src/table/hint.svelte'
import type { Question } from '../src/rules/bot_worker'

let questions: Question[]
let answers: ((...ids: number[]) => void)[]
let closedBots: number
let loadedBot: unknown
vi.mock('../src/rules/worker_bot', () => ({
  WorkerBot: { load: () => Promise.resolve(loadedBot) },
}))

const bot = () => ({
  advise: (question: Question) => {
    questions.push(question)
    return new Promise((resolve, reject) =>
      answers.push((...ids) => (ids[0]! < 0 ? reject(new Error('trap')) : resolve(ids.map((id) => ({ id, chance: 0.5, points: id, reason: { id: 'fits', args: { id } } }))))),
    )
  },
  close: () => (closedBots += 1),
})

const action = (id: number) => ({ id, kind: 'draw', args: {}, text: '', preview: null })
const record = new Uint8Array([7])
const frame = { match: { game: 'trains' }, viewer: 1, record, legal: [action(3), action(5)] } as unknown as Frame
const settle = () => new Promise((resolve) => setTimeout(resolve))

describe('a hint', () => {
  let errors: ApiError[]
  let hint: Hint
  const ask = async () => {
    void hint.ask(frame, 'greedy', { info: { scored: true } } as never)
    await settle()
  }

  beforeEach(() => {
    ;[questions, answers, closedBots, errors] = [[], [], 0, []]
    loadedBot = bot()
    hint = new Hint({} as never, (error) => errors.push(error))
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })

  it('asks once, with the viewer’s knowledge, and names choices with reasons', async () => {
    await ask()
    await ask()
    expect(questions).toEqual([{ seat: 1, record, ids: [3, 5] }])
    expect([hint.thinking, hint.action]).toEqual([true, null])
    answers[0]!(5, 3)
    await settle()
    expect([hint.thinking, hint.action]).toEqual([false, action(5)])
    expect(hint.advised.map(({ reason }) => reason!.args.id)).toEqual([5, 3])
    hint.marked = 1
    expect(hint.action).toEqual(action(3))
  })

  it('is cleared when other choices come', async () => {
    await ask()
    hint.clear()
    answers[0]!(5)
    await settle()
    expect([hint.thinking, hint.action, errors]).toEqual([false, null, []])
    await ask()
    answers[1]!(3)
    await settle()
    expect(hint.action).toEqual(action(3))
    hint.clear()
    expect(hint.action).toBeNull()
  })

  it('needs a record and a viewer', async () => {
    void hint.ask({ ...frame, record: undefined }, 'greedy', {} as never)
    void hint.ask({ ...frame, viewer: null }, 'greedy', {} as never)
    await settle()
    expect(questions).toEqual([])
  })

  it('reports a missing or failing bot, and can be asked for again', async () => {
    loadedBot = null
    await ask()
    expect(errors.map(({ id, args }) => [id, args.why])).toEqual([['no_hint', 'missing']])
    loadedBot = bot()
    await ask()
    answers[0]!(-1)
    await settle()
    expect(errors.map(({ args }) => args.why)).toEqual(['missing', 'failed'])
    expect([hint.thinking, closedBots]).toEqual([false, 1])
    await ask()
    answers[1]!(3)
    await settle()
    expect(hint.action).toEqual(action(3))
  })

  it('closes its bot with the table', async () => {
    await ask()
    answers[0]!(3)
    await settle()
    hint.close()
    await settle()
    expect(closedBots).toBe(1)
  })
})
