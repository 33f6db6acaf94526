// Trials (“What if”): a match continues in the page only, from what a player knows.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiError } from '../src/net/api'
import type { Frame, Refusal } from '../src/net/frame'
import { TrialSlot } from '../src/table/trial_slot.svelte'
import { Trial } from '../src/table/trial.svelte'
import { SPECTATOR } from '../src/table/hotseat'
import { countingRules } from './counting_game'
import { event, frame } from './fake_socket'

let loadedBot: unknown
vi.mock('../src/rules/worker_bot', () => ({ WorkerBot: { load: () => Promise.resolve(loadedBot) } }))

const seats = [0, 1].map((seat) => ({ seat, kind: 'bot', name: `B${seat}`, level: 'random', yours: false })) as Frame['seats']
const record = new Uint8Array(new Int32Array([2, 0, 0, 1, ...Array(12).fill(0)]).buffer)
const add = (by: number) => ({ kind: 'add', args: { by } })
const settle = async () => {
  for (let i = 0; i < 20; i += 1) await new Promise((resolve) => setTimeout(resolve))
}

describe('a trial', () => {
  let errors: ApiError[]
  let refused: Refusal[]
  const startTrial = (eyes: number | null = 0) => {
    const start = frame(7, { viewer: eyes === SPECTATOR ? null : eyes, actors: [0], seats, decisions: 5, events: [event(0), event(1)], record })
    const callbacks = { error: (error: ApiError) => errors.push(error), refused: (refusal: Refusal) => refused.push(refusal) }
    return new Trial(countingRules(), { frame: start, record, eyes }, callbacks, { api: {} as never, bot: 'greedy', breath: 0 })
  }
  const sumOf = ({ frame }: Trial) => (frame.view as { sum: number }).sum
  const secretOf = ({ frame }: Trial) => (frame.view as { secret: number }).secret

  beforeEach(() => {
    ;[errors, refused] = [[], []]
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })

  it('starts from the viewer’s knowledge; the player chooses for all seats, each with its view', () => {
    const trial = startTrial()
    expect(trial.frame).toMatchObject({ viewer: 0, actors: [0], decisions: 5, view: { secret: 0, sum: 1 }, undo: { open: false } })
    expect(trial.frame.legal.map(({ args }) => args.by)).toEqual([1, 2])
    trial.act(add(2))
    expect(trial.frame).toMatchObject({ viewer: 1, actors: [1], decisions: 6, over: false, undo: { seat: 1, open: true } })
    expect(secretOf(trial)).not.toBe(0)
    expect(trial.frame.events.map(({ n, kind }) => [n, kind])).toEqual([[0, event(0).kind], [1, event(1).kind], [2, 'added']])
    expect(trial.frame.seats.every((seat) => seat.yours && !seat.stand_in)).toBe(true)
    trial.act(add(2))
    trial.act(add(2))
    trial.act(add(2))
    expect(trial.frame).toMatchObject({ over: true, actors: [], legal: [], result: { scores: [9, 0] } })
    expect([errors, refused]).toEqual([[], []])
  })

  it('is undone press by press, and can be restarted', () => {
    const trial = startTrial()
    trial.act(add(1), () => add(1))
    trial.act(add(1))
    expect([sumOf(trial), trial.frame.decisions]).toEqual([4, 8])
    trial.undo()
    expect(sumOf(trial)).toBe(3)
    trial.undo()
    expect([sumOf(trial), trial.hasChoices]).toEqual([1, false])
    trial.undo()
    trial.act(add(2))
    trial.act(add(2))
    trial.restart()
    expect([sumOf(trial), trial.frame.viewer, trial.frame.events.length]).toEqual([1, 0, 2])
  })

  it('allows a press that begins with an undo', () => {
    const trial = startTrial()
    trial.act(add(1))
    trial.act('undo', () => add(1), () => null, () => add(1))
    expect(sumOf(trial)).toBe(3)
    trial.undo()
    expect(sumOf(trial)).toBe(1)
  })

  it('deals hidden cards again, and restarts', () => {
    const trial = startTrial(null) // with everything open, nothing is dealt
    expect(secretOf(trial)).toBe(0)
    const spectatorTrial = startTrial(SPECTATOR)
    spectatorTrial.act(add(1))
    const dealt = () => new Int32Array((spectatorTrial as unknown as { dealt: Uint8Array }).dealt.slice().buffer)[1]
    const before = dealt()
    spectatorTrial.dealAnew()
    expect([sumOf(spectatorTrial), spectatorTrial.hasChoices, dealt() === before]).toEqual([1, false, false])
  })

  it('refuses an impossible choice with a reason', async () => {
    const trial = startTrial()
    trial.act(add(3))
    await settle()
    expect(refused.map(({ id }) => id)).toEqual(['too_much'])
    expect(await trial.why('add', { by: 1 })).toBeNull()
    expect(sumOf(trial)).toBe(1)
  })

  it('foresees the frame after a press', () => {
    const trial = startTrial()
    expect(trial.foresee(add(1), () => add(1))!().view).toMatchObject({ sum: 3 })
    expect([sumOf(trial), trial.foresee(add(3))]).toEqual([1, null])
  })

  it('lets a bot choose for the others on request, and undoes its choices with the player’s', async () => {
    const questions: { seat: number; ids: number[] }[] = []
    loadedBot = { choose: (question: { seat: number; ids: number[] }) => (questions.push(question), Promise.resolve(questions.length % 2 ? 0 : 1)), close: () => {} }
    const trial = startTrial()
    trial.setBotsPlay(true)
    trial.act(add(2))
    expect(trial.frame).toMatchObject({ viewer: 0, actors: [1], thinking: [1] })
    await settle()
    expect(questions.map(({ seat, ids }) => [seat, ids])).toEqual([[1, [0, 1]], [1, [0, 1]]])
    expect([sumOf(trial), trial.frame.viewer, trial.frame.actors]).toEqual([6, 0, [0]])
    trial.undo()
    expect([sumOf(trial), trial.hasChoices]).toEqual([1, false])
    trial.close()
  })

  it('continues without a missing bot', async () => {
    loadedBot = null
    const trial = startTrial()
    trial.setBotsPlay(true)
    trial.act(add(2))
    await settle()
    expect([errors.map(({ id }) => id), trial.bots, trial.frame.viewer]).toEqual([['what_if_bots'], false, 1])
  })

  it('shows a spectator the public view while bots choose', () => {
    const trial = startTrial(SPECTATOR)
    expect(trial.frame.viewer).toBe(0)
    loadedBot = { choose: () => new Promise(() => {}), close: () => {} }
    trial.setBotsPlay(true)
    expect([trial.frame.viewer, secretOf(trial), trial.frame.legal]).toEqual([null, 0, []])
    trial.close()
  })

  it('erases its data when it is closed', () => {
    const rules = countingRules()
    const start = frame(7, { viewer: 0, actors: [0], seats, record })
    const trial = new Trial(rules, { frame: start, record, eyes: 0 }, { error: () => {}, refused: () => {} }, { api: {} as never, bot: null })
    trial.close()
    expect(rules.cell('whole').bytes.every((byte) => byte === 0)).toBe(true)
  })

  it('does not start with an invalid record', () => {
    const start = frame(7, { viewer: 0, actors: [0], seats, record })
    const begin = () => new Trial(countingRules(), { frame: start, record: new Uint8Array(3), eyes: 0 }, { error: () => {}, refused: () => {} }, { api: {} as never, bot: null })
    expect(begin).toThrow('a record of 3 bytes')
  })
})

describe('the slot of a trial', () => {
  /** Return a trial that arrives when the test calls `arrive`. */
  function pendingTrial() {
    const trial = { close: vi.fn() }
    let arrive = () => {}
    return { trial, promise: new Promise<Trial>((resolve) => (arrive = () => resolve(trial as never))), arrive: () => arrive() }
  }

  it('holds the trial requested last; others are closed, whatever their order of arrival', async () => {
    const slot = new TrialSlot()
    const [first, second, third] = [pendingTrial(), pendingTrial(), pendingTrial()]
    const results = [slot.open(first.promise), slot.open(second.promise)]
    second.arrive()
    first.arrive()
    expect(await Promise.all(results)).toEqual([null, second.trial])
    expect([slot.current, first.trial.close.mock.calls.length, second.trial.close.mock.calls.length]).toEqual([second.trial, 1, 0])
    third.arrive()
    await slot.open(third.promise)
    expect([slot.current, second.trial.close.mock.calls.length]).toEqual([third.trial, 1])
  })

  it('is empty once it is closed, also for a trial that arrives later', async () => {
    const slot = new TrialSlot()
    const [first, lateTrial] = [pendingTrial(), pendingTrial()]
    first.arrive()
    await slot.open(first.promise)
    const results = slot.open(lateTrial.promise)
    slot.close()
    lateTrial.arrive()
    expect([await results, slot.current, first.trial.close.mock.calls.length, lateTrial.trial.close.mock.calls.length]).toEqual([null, null, 1, 1])
  })
})
