// “What if”: a match that goes on in the page only, from what a player knows.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { ApiError } from '../src/net/api'
import type { Frame, Refusal } from '../src/net/frame'
import { TrialSlot } from '../src/table/trial_slot.svelte'
import { Trial } from '../src/table/trial.svelte'
import { SPECTATOR } from '../src/table/hotseat'
import { countingRules } from './counting'
import { event, frame } from './fake_socket'

let found: unknown
vi.mock('../src/rules/worker_bot', () => ({ WorkerBot: { load: () => Promise.resolve(found) } }))

const seats = [0, 1].map((seat) => ({ seat, kind: 'bot', name: `B${seat}`, level: 'random', yours: false })) as Frame['seats']
const record = new Uint8Array(new Int32Array([2, 0, 0, 1, ...Array(12).fill(0)]).buffer)
const add = (by: number) => ({ kind: 'add', args: { by } })
const settle = async () => {
  for (let i = 0; i < 20; i += 1) await new Promise((resolve) => setTimeout(resolve))
}

describe('a trial', () => {
  let errors: ApiError[]
  let refused: Refusal[]
  const trial = (eyes: number | null = 0) => {
    const start = frame(7, { viewer: eyes === SPECTATOR ? null : eyes, actors: [0], seats, decisions: 5, events: [event(0), event(1)], record })
    const told = { error: (error: ApiError) => errors.push(error), refused: (refusal: Refusal) => refused.push(refusal) }
    return new Trial(countingRules(), { frame: start, record, eyes }, told, { api: {} as never, bot: 'greedy', breath: 0 })
  }
  const sum = ({ frame }: Trial) => (frame.view as { sum: number }).sum
  const secret = ({ frame }: Trial) => (frame.view as { secret: number }).secret

  beforeEach(() => {
    ;[errors, refused] = [[], []]
    vi.spyOn(console, 'warn').mockImplementation(() => {})
  })

  it('goes on from what is known; the player chooses for all, and sees the next one’s view', () => {
    const board = trial()
    expect(board.frame).toMatchObject({ viewer: 0, actors: [0], decisions: 5, view: { secret: 0, sum: 1 }, undo: { open: false } })
    expect(board.frame.legal.map(({ args }) => args.by)).toEqual([1, 2])
    board.act(add(2))
    expect(board.frame).toMatchObject({ viewer: 1, actors: [1], decisions: 6, over: false, undo: { seat: 1, open: true } })
    expect(secret(board)).not.toBe(0)
    expect(board.frame.events.map(({ n, kind }) => [n, kind])).toEqual([[0, event(0).kind], [1, event(1).kind], [2, 'added']])
    expect(board.frame.seats.every((seat) => seat.yours && !seat.stand_in)).toBe(true)
    board.act(add(2))
    board.act(add(2))
    board.act(add(2))
    expect(board.frame).toMatchObject({ over: true, actors: [], legal: [], result: { scores: [9, 0] } })
    expect([errors, refused]).toEqual([[], []])
  })

  it('goes back press by press, and to its beginning', () => {
    const board = trial()
    board.act(add(1), () => add(1))
    board.act(add(1))
    expect([sum(board), board.frame.decisions]).toEqual([4, 8])
    board.undo()
    expect(sum(board)).toBe(3)
    board.undo()
    expect([sum(board), board.hasChoices]).toEqual([1, false])
    board.undo()
    board.act(add(2))
    board.act(add(2))
    board.restart()
    expect([sum(board), board.frame.viewer, board.frame.events.length]).toEqual([1, 0, 2])
  })

  it('lets a press take the last choice back first', () => {
    const board = trial()
    board.act(add(1))
    board.act('undo', () => add(1), () => null, () => add(1))
    expect(sum(board)).toBe(3)
    board.undo()
    expect(sum(board)).toBe(1)
  })

  it('deals anew what no player can know, and begins again', () => {
    const board = trial(null) // with everything open, nothing is dealt
    expect(secret(board)).toBe(0)
    const watched = trial(SPECTATOR)
    watched.act(add(1))
    const dealt = () => new Int32Array((watched as unknown as { dealt: Uint8Array }).dealt.slice().buffer)[1]
    const before = dealt()
    watched.dealAnew()
    expect([sum(watched), watched.hasChoices, dealt() === before]).toEqual([1, false, false])
  })

  it('says why something cannot be chosen', async () => {
    const board = trial()
    board.act(add(3))
    await settle()
    expect(refused.map(({ id }) => id)).toEqual(['too_much'])
    expect(await board.why('add', { by: 1 })).toBeNull()
    expect(sum(board)).toBe(1)
  })

  it('foresees what a press would lead to', () => {
    const board = trial()
    expect(board.foresee(add(1), () => add(1))!().view).toMatchObject({ sum: 3 })
    expect([sum(board), board.foresee(add(3))]).toEqual([1, null])
  })

  it('lets a bot choose for the others where that is wanted, and takes its choices back with one’s own', async () => {
    const asked: { seat: number; ids: number[] }[] = []
    found = { choose: (question: { seat: number; ids: number[] }) => (asked.push(question), Promise.resolve(asked.length % 2 ? 0 : 1)), close: () => {} }
    const board = trial()
    board.setBotsPlay(true)
    board.act(add(2))
    expect(board.frame).toMatchObject({ viewer: 0, actors: [1], thinking: [1] })
    await settle()
    expect(asked.map(({ seat, ids }) => [seat, ids])).toEqual([[1, [0, 1]], [1, [0, 1]]])
    expect([sum(board), board.frame.viewer, board.frame.actors]).toEqual([6, 0, [0]])
    board.undo()
    expect([sum(board), board.hasChoices]).toEqual([1, false])
    board.close()
  })

  it('goes on without a bot that is not there', async () => {
    found = null
    const board = trial()
    board.setBotsPlay(true)
    board.act(add(2))
    await settle()
    expect([errors.map(({ id }) => id), board.bots, board.frame.viewer]).toEqual([['what_if_bots'], false, 1])
  })

  it('shows a spectator what all may see while bots choose', () => {
    const board = trial(SPECTATOR)
    expect(board.frame.viewer).toBe(0)
    found = { choose: () => new Promise(() => {}), close: () => {} }
    board.setBotsPlay(true)
    expect([board.frame.viewer, secret(board), board.frame.legal]).toEqual([null, 0, []])
    board.close()
  })

  it('forgets what it knew when it is closed', () => {
    const rules = countingRules()
    const start = frame(7, { viewer: 0, actors: [0], seats, record })
    const board = new Trial(rules, { frame: start, record, eyes: 0 }, { error: () => {}, refused: () => {} }, { api: {} as never, bot: null })
    board.close()
    expect(rules.cell('whole').bytes.every((byte) => byte === 0)).toBe(true)
  })

  it('does not begin with a record that is none', () => {
    const start = frame(7, { viewer: 0, actors: [0], seats, record })
    const begin = () => new Trial(countingRules(), { frame: start, record: new Uint8Array(3), eyes: 0 }, { error: () => {}, refused: () => {} }, { api: {} as never, bot: null })
    expect(begin).toThrow('a record of 3 bytes')
  })
})

describe('the place of a trial', () => {
  /** Trials that come when they are told to. */
  function opening() {
    const trial = { close: vi.fn() }
    let come = () => {}
    return { trial, coming: new Promise<Trial>((resolve) => (come = () => resolve(trial as never))), come: () => come() }
  }

  it('is that of the one asked for last; others are closed, in whatever order they come', async () => {
    const place = new TrialSlot()
    const [first, second, third] = [opening(), opening(), opening()]
    const opened = [place.open(first.coming), place.open(second.coming)]
    second.come()
    first.come()
    expect(await Promise.all(opened)).toEqual([null, second.trial])
    expect([place.current, first.trial.close.mock.calls.length, second.trial.close.mock.calls.length]).toEqual([second.trial, 1, 0])
    third.come()
    await place.open(third.coming)
    expect([place.current, second.trial.close.mock.calls.length]).toEqual([third.trial, 1])
  })

  it('is empty once it is closed, also for one that is still on its way', async () => {
    const place = new TrialSlot()
    const [first, late] = [opening(), opening()]
    first.come()
    await place.open(first.coming)
    const opened = place.open(late.coming)
    place.close()
    late.come()
    expect([await opened, place.current, first.trial.close.mock.calls.length, late.trial.close.mock.calls.length]).toEqual([null, null, 1, 1])
  })
})
