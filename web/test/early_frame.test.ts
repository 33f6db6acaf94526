// One's own choice, shown before the server has said what came of it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { confirmsEarlyFrame, keepsScreen } from '../src/table/early_frame'
import type { Frame } from '../src/net/frame'
import { Live } from '../src/net/live'
import type { RunningRules } from '../src/rules/running_rules'
import { unpackFrame } from '../src/rules/packed_frame'
import { event, FakeSocket, frame } from './fake_socket'

const DRAW = 9 // what comes of it is not certain
const legal = [1, 2, DRAW].map((id) => ({ id, kind: 'take', args: {}, text: 'take', preview: null }))
const undo = { seat: 0, open: true, reason: null, until: 77 }

const seatsOf = (...kinds: Frame['seats'][0]['kind'][]): Frame['seats'] =>
  kinds.map((kind, seat) => ({ seat, kind, name: `P${seat}`, level: null, yours: kind === 'person' }))

/** A record is the sum of what was chosen. */
const known = (version: number, sum: number, changes: Partial<Frame> = {}) =>
  frame(version, { view: null, record: Uint8Array.of(sum), seats: seatsOf('person', 'bot'), ...changes })
/** What the server says when that was chosen after version 1. */
const answer = (action: number, changes: Partial<Frame> = {}) =>
  known(2, 10 + action, { events: [event(1)], events_from: 1, undo, ...changes })

let sockets: FakeSocket[]
let frames: Frame[]
let told: string[]
let waiting: boolean
let ended: unknown[]
let rules: RunningRules
let live: Live

const socket = () => sockets.at(-1)!
const acts = () => sockets.flatMap(({ sent }) => sent.filter(({ type }) => type === 'act'))
const shown = () => frames.at(-1)!

beforeEach(async () => {
  vi.useFakeTimers()
  sockets = []
  frames = []
  told = []
  waiting = false
  ended = []
  rules = {
    digest: 'd1',
    unpackFrame,
    fill: (given) => ({ ...given, view: [...given.record!], legal: given.actors.includes(0) ? legal : [], space: [] }),
    foresee: (given, action) => {
      const record = Uint8Array.of(given.record![0]! + action)
      const events = [...given.events, event(given.events.length)]
      return action === DRAW ? null : { ...given, early: true, record, events, undo: { ...undo, until: null }, decisions: given.decisions + 1 }
    },
    foreseePress: () => null,
    whyNot: vi.fn(() => null),
    forget: () => {},
  }
  live = new Live(
    {
      frame: (given) => {
        frames.push(given)
        told.push(given.early ? 'early' : 'frame')
      },
      link: (link) => told.push(link),
      refused: ({ id }) => told.push(id),
      error: ({ id }) => told.push(id),
      waiting: (now) => (waiting = now),
      rulesEnded: (error) => ended.push(error),
    },
    {
      open: () => {
        sockets.push(new FakeSocket())
        return socket()
      },
      token: () => Promise.resolve('secret'),
      firstRetry: 100,
    },
  )
  live.start(0)
  await vi.advanceTimersByTimeAsync(0)
  socket().onopen?.({})
  live.useRules(rules)
  socket().say(known(1, 10, { events: [event(0)] }))
  frames = []
  told = []
})
afterEach(() => {
  live.stop()
  vi.useRealTimers()
})

describe('a choice of which all is certain', () => {
  it('is sent once and shown at once', () => {
    live.act(0, 1)
    expect(acts()).toHaveLength(1)
    expect(shown()).toMatchObject({ early: true, view: [11], version: 1, decisions: 2, events: [event(0), event(1)] })
    expect(waiting).toBe(false)
  })

  it('is the same frame when the server says the same, with its version and its undo', () => {
    live.act(0, 1)
    const { view, legal: choices } = shown()
    socket().say({ type: 'ack', action_id: acts()[0].action_id, version: 2 })
    socket().say(answer(1))
    expect(told).toEqual(['early', 'frame'])
    expect(shown().view).toBe(view)
    expect(shown().legal).toBe(choices)
    expect(shown()).toMatchObject({ version: 2, undo, events: [event(0), event(1)] })
    expect(shown().early).toBeUndefined()
    live.act(0, 2)
    expect(acts().map(({ action, version }) => [action, version])).toEqual([[1, 1], [2, 2]])
  })

  it('gives way where the server says something else', () => {
    for (const other of [answer(2), answer(1, { events: [event(5)] }), answer(1, { events: [event(1), event(2)] }), answer(1, { record: undefined, view: [11] })]) {
      live.act(0, 1)
      const { view } = shown()
      socket().say({ type: 'ack', action_id: acts().at(-1).action_id, version: 2 })
      socket().say({ ...other, version: 2 })
      expect(shown().view).not.toBe(view)
      expect(shown().events.slice(1)).toEqual(other.events)
      expect(waiting).toBe(false)
      live.setViewer(null)
      live.setViewer(0)
      socket().say(known(1, 10, { events: [event(0)] }))
    }
  })

  it('stays where only presence has changed, and so does what was chosen after it', () => {
    live.act(0, 1)
    live.act(0, 2)
    const { view } = shown()
    const seats = seatsOf('person', 'person')
    socket().say(known(1, 10, { events: [], events_from: 1, seats, undo }))
    expect(shown()).toMatchObject({ early: true, seats })
    expect(shown().view).toBe(view)
    socket().say({ type: 'ack', action_id: acts()[0].action_id, version: 2 })
    socket().say(answer(1, { seats }))
    expect(acts().map(({ action, version }) => [action, version])).toEqual([[1, 1], [2, 2]])
  })

  it('gives way to what the server last said, with who has come or gone since', () => {
    live.act(0, 1)
    const seats = seatsOf('person', 'person')
    socket().say(known(1, 10, { events: [], events_from: 1, seats, undo }))
    socket().say({ type: 'refused', action_id: acts()[0].action_id, refusal: { id: 'stale', args: {}, section: null } })
    expect(shown()).toMatchObject({ version: 1, view: [10], events: [event(0)], seats, undo })
  })

  it('gives way to another player’s choice, and is waited for again', () => {
    live.act(0, 1)
    socket().say(known(2, 50, { events: [event(7)], events_from: 1 }))
    expect(shown()).toMatchObject({ view: [50], events: [event(0), event(7)] })
    expect(waiting).toBe(true)
  })

  it('is gone where the server refuses', () => {
    live.act(0, 1)
    socket().say({ type: 'refused', action_id: acts()[0].action_id, refusal: { id: 'stale', args: {}, section: null } })
    expect(told).toEqual(['early', 'frame', 'stale'])
    expect(shown()).toMatchObject({ version: 1, view: [10], events: [event(0)] })
    live.act(0, 2)
    expect(acts().map(({ action, version }) => [action, version])).toEqual([[1, 1], [2, 1]])
  })

  it('is gone where the link is lost, and sent again over the next one', async () => {
    live.act(0, 1)
    socket().end(1006)
    expect(told).toEqual(['early', 'frame', 'lost'])
    expect(shown()).toMatchObject({ view: [10] })
    expect(waiting).toBe(true)
    await vi.advanceTimersByTimeAsync(200)
    socket().onopen?.({})
    socket().say(known(1, 10, { events: [event(0)] }))
    expect(new Set(acts().map(({ action_id }) => action_id)).size).toBe(1)
    socket().say({ type: 'ack', action_id: acts()[0].action_id, version: 2 })
    socket().say(answer(1))
    expect(shown()).toMatchObject({ version: 2, view: [11] })
    expect(waiting).toBe(false)
  })

  it('without a link is shown when the server has said it', () => {
    socket().end(1006)
    live.act(0, 1)
    expect(frames).toEqual([])
    expect(waiting).toBe(true)
  })

  it('leaves nothing for other eyes', () => {
    live.act(0, 1)
    live.act(0, 2)
    live.setViewer(1)
    socket().say(known(2, 11, { viewer: 1, events: [event(0), event(1)] }))
    expect(shown()).toMatchObject({ viewer: 1, version: 2 })
    expect(acts()).toHaveLength(1)
  })

  it('has its own reasons', async () => {
    live.act(0, 1)
    expect(await live.whyNot(0, 5)).toBeNull()
    expect(rules.whyNot).toHaveBeenCalledOnce()
  })
})

describe('what is asked for before the server has said the same', () => {
  const saysTheSame = () => {
    socket().say({ type: 'ack', action_id: acts()[0].action_id, version: 2 })
    socket().say(answer(1))
  }

  it('is sent then, once', () => {
    live.act(0, 1)
    live.act(0, 2)
    live.act(0, 2)
    expect(acts()).toHaveLength(1)
    expect(waiting).toBe(true)
    saysTheSame()
    expect(acts().map(({ action, version }) => [action, version])).toEqual([[1, 1], [2, 2]])
    expect(shown()).toMatchObject({ early: true, view: [13] })
    expect(waiting).toBe(false)
  })

  it('may be to take it back', () => {
    live.act(0, 1)
    live.undo(0)
    expect(socket().sent.at(-1).type).toBe('act')
    saysTheSame()
    expect(socket().sent.at(-1)).toEqual({ type: 'undo', seat: 0 })
  })

  it('is taken back once it is made, where that was wanted meanwhile', () => {
    live.act(0, 1)
    live.act(0, 2)
    live.undo(0)
    saysTheSame()
    expect(socket().sent.at(-1)).toMatchObject({ type: 'act', action: 2 })
    socket().say({ type: 'ack', action_id: acts()[1].action_id, version: 3 })
    socket().say(known(3, 13, { events: [event(2)], events_from: 2, undo }))
    expect(socket().sent.at(-1)).toEqual({ type: 'undo', seat: 0 })
  })

  it.each(['a choice', 'an undo'])('is replaced by a restart of the turn, which takes all of it back (%s)', (what) => {
    live.act(0, 1)
    if (what === 'a choice') live.act(0, 2)
    else live.undo(0)
    live.undo(0, true)
    live.undo(0, true)
    saysTheSame()
    expect(acts()).toHaveLength(1)
    expect(socket().sent.filter(({ type }) => type === 'undo')).toEqual([{ type: 'undo', seat: 0, turn: true }])
  })

  it('is forgotten where the server says something else, or refuses', () => {
    live.act(0, 1)
    live.act(0, 2)
    socket().say({ type: 'ack', action_id: acts()[0].action_id, version: 2 })
    socket().say(answer(2))
    expect(acts()).toHaveLength(1)
    live.act(0, 1)
    live.undo(0)
    socket().say({ type: 'refused', action_id: acts()[1].action_id, refusal: { id: 'stale', args: {}, section: null } })
    expect(socket().sent.at(-1).type).toBe('act')
  })
})

describe('a choice', () => {
  it('of which not all is certain is waited for', () => {
    live.act(0, DRAW)
    expect(frames).toEqual([])
    expect(waiting).toBe(true)
    socket().say({ type: 'ack', action_id: acts()[0].action_id, version: 2 })
    socket().say(answer(DRAW))
    expect(told).toEqual(['frame'])
  })

  it('that is not offered is only sent', () => {
    live.act(0, 4)
    expect(frames).toEqual([])
    expect(acts()).toHaveLength(1)
  })

  it('after which nothing may be chosen is waited for although it is shown', () => {
    const { foresee } = rules
    rules.foresee = (given, action) => ({ ...foresee(given, action)!, actors: [1] })
    live.act(0, 1)
    expect(shown()).toMatchObject({ early: true, legal: [] })
    expect(waiting).toBe(true)
  })

  it('after which another person takes the screen is shown when the server has said so', () => {
    const { foresee } = rules
    rules.foresee = (given, action) => ({ ...foresee(given, action)!, seats: seatsOf('person', 'person'), actors: [1] })
    live.act(0, 1)
    expect(frames).toEqual([])
    expect(waiting).toBe(true)
  })

  it('is only sent where the rules fail over it', () => {
    rules.foresee = () => {
      throw new Error('unreachable')
    }
    live.act(0, 1)
    expect(ended).toHaveLength(1)
    expect(acts()).toHaveLength(1)
    expect(frames).toEqual([])
  })
})

describe('an early frame', () => {
  const early = frame(1, { record: Uint8Array.of(1, 2), events: [event(0)] })

  it('agrees with one that says the same', () => {
    expect(confirmsEarlyFrame(early, frame(2, { record: Uint8Array.of(1, 2), events: [event(0)] }))).toBe(true)
  })

  it('agrees with no other', () => {
    const others: Partial<Frame>[] = [
      { record: Uint8Array.of(1, 3) }, { record: Uint8Array.of(1) }, { record: Uint8Array.of(1, 2, 3) }, { record: undefined },
      { events: [] }, { events: [event(1)] }, { events: [event(0), event(1)] },
    ]
    for (const other of others) expect(confirmsEarlyFrame(early, { ...early, ...other })).toBe(false)
  })

  it('stays with the player who chose, unless another person is to take the screen', () => {
    const two = seatsOf('person', 'person')
    expect(keepsScreen(frame(1, { seats: two, actors: [1] }), 0)).toBe(false)
    expect(keepsScreen(frame(1, { seats: two, actors: [0, 1] }), 0)).toBe(true)
    expect(keepsScreen(frame(1, { seats: seatsOf('person', 'bot'), actors: [1] }), 0)).toBe(true)
  })
})
