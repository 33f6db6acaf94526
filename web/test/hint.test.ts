// @vitest-environment page
// A hint: what the strongest bot would consider, and why, from what the viewer knows.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiError } from '../src/net/api'
import type { Frame } from '../src/net/frame'
import { Hint } from '../src/table/hint.svelte'
import type { Question } from '../src/rules/bot_worker'

let asked: Question[]
let answers: ((...ids: number[]) => void)[]
let closed: number
let found: unknown
vi.mock('../src/rules/worker_bot', () => ({
  WorkerBot: { load: () => Promise.resolve(found) },
}))

const bot = () => ({
  advise: (question: Question) => {
    asked.push(question)
    return new Promise((resolve, reject) =>
      answers.push((...ids) => (ids[0]! < 0 ? reject(new Error('trap')) : resolve(ids.map((id) => ({ id, chance: 0.5, points: id, reason: { id: 'fits', args: { id } } }))))),
    )
  },
  close: () => (closed += 1),
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
    ;[asked, answers, closed, errors] = [[], [], 0, []]
    found = bot()
    hint = new Hint({} as never, (error) => errors.push(error))
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })

  it('is asked for once, from what the viewer knows, and names some of the choices with reasons', async () => {
    await ask()
    await ask()
    expect(asked).toEqual([{ seat: 1, record, ids: [3, 5] }])
    expect([hint.thinking, hint.action]).toEqual([true, null])
    answers[0]!(5, 3)
    await settle()
    expect([hint.thinking, hint.action]).toEqual([false, action(5)])
    expect(hint.advised.map(({ reason }) => reason!.args.id)).toEqual([5, 3])
    hint.marked = 1
    expect(hint.action).toEqual(action(3))
  })

  it('is forgotten where something else is to be chosen', async () => {
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
    expect(asked).toEqual([])
  })

  it('says where there is no bot, or where it failed, and can be asked for again', async () => {
    found = null
    await ask()
    expect(errors.map(({ id, args }) => [id, args.why])).toEqual([['no_hint', 'missing']])
    found = bot()
    await ask()
    answers[0]!(-1)
    await settle()
    expect(errors.map(({ args }) => args.why)).toEqual(['missing', 'failed'])
    expect([hint.thinking, closed]).toEqual([false, 1])
    await ask()
    answers[1]!(3)
    await settle()
    expect(hint.action).toEqual(action(3))
  })

  it('ends its bot with the table', async () => {
    await ask()
    answers[0]!(3)
    await settle()
    hint.close()
    await settle()
    expect(closed).toBe(1)
  })
})
