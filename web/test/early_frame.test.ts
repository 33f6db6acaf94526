// Early frames: the viewer's choice is shown before the server has answered it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { confirmsEarlyFrame, keepsScreen } from '../src/table/early_frame'
import type { Frame } from '../src/net/frame'
import { Live } from '../src/net/live'
import type { RunningRules } from '../src/rules/running_rules'
import { unpackFrame } from '../src/rules/packed_frame'
import { event, FakeSocket, frame } from './fake_socket'

const DRAW = 9 // its result is not certain
const legal = [1, 2, DRAW].map((id) => ({ id, kind: 'take', args: {}, text: 'take', preview: null }))
const undo = { seat: 0, open: true, reason: null, until: 77 }

const seatsOf = (...kinds: Frame['seats'][0]['kind'][]): Frame['seats'] =>
  kinds.map((kind, seat) => ({ seat, kind, name: `P${seat}`, level: null, yours: kind === 'person' }))

/** Return a frame whose record is the sum of the chosen actions. */
const recordFrame = (version: number, sum: number, changes: Partial<Frame> = {}) =>
  frame(version, { view: null, record: Uint8Array.of(sum), seats: seatsOf('person', 'bot'), ...changes })
/** Return the server's frame after `action` was chosen at version 1. */
const answer = (action: number, changes: Partial<Frame> = {}) =>
  recordFrame(2, 10 + action, { events: [event(1)], events_from: 1, undo, ...changes })

let sockets: FakeSocket[]
let frames: Frame[]
let notices: string[]
let waiting: boolean
let ended: unknown[]
let rules: RunningRules
let live: Live

const socket = () => sockets.at(-1)!
const acts = () => sockets.flatMap(({ sent }) => sent.filter(({ type }) => type === 'act'))
const lastFrame = () => frames.at(-1)!

beforeEach(async () => {
  vi.useFakeTimers()
  sockets = []
  frames = []
  notices = []
  waiting = false
  ended = []
  rules = {
    digest: 'd1',
    unpackFrame,
    fill: (current) => ({ ...current, view: [...current.record!], legal: current.actors.includes(0) ? legal : [], space: [] }),
    foresee: (current, action) => {
      const record = Uint8Array.of(current.record![0]! + action)
      const events = [...current.events, event(current.events.length)]
      return action === DRAW ? null : { ...current, early: true, record, events, undo: { ...undo, until: null }, decisions: current.decisions + 1 }
    },
    foreseePress: () => null,
    whyNot: vi.fn(() => null),
    forget: () => {},
  }
  live = new Live(
    {
      frame: (current) => {
        frames.push(current)
        notices.push(current.early ? 'early' : 'frame')
      },
      link: (link) => notices.push(link),
      refused: ({ id }) => notices.push(id),
      error: ({ id }) => notices.push(id),
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
  socket().receive(recordFrame(1, 10, { events: [event(0)] }))
  frames = []
  notices = []
})
afterEach(() => {
  live.stop()
  vi.useRealTimers()
})

describe('a choice with a certain result', () => {
  it('is sent once and shown at once', () => {
    live.act(0, 1)
    expect(acts()).toHaveLength(1)
    expect(lastFrame()).toMatchObject({ early: true, view: [11], version: 1, decisions: 2, events: [event(0), event(1)] })
    expect(waiting).toBe(false)
  })

  it('keeps its view when the server confirms it, with the server’s version and undo', () => {
    live.act(0, 1)
    const { view, legal: choices } = lastFrame()
    socket().receive({ type: 'ack', action_id: acts()[0].action_id, version: 2 })
    socket().receive(answer(1))
    expect(notices).toEqual(['early', 'frame'])
    expect(lastFrame().view).toBe(view)
    expect(lastFrame().legal).toBe(choices)
    expect(lastFrame()).toMatchObject({ version: 2, undo, events: [event(0), event(1)] })
    expect(lastFrame().early).toBeUndefined()
    live.act(0, 2)
    expect(acts().map(({ action, version }) => [action, version])).toEqual([[1, 1], [2, 2]])
  })

  it('is replaced if the server’s frame differs', () => {
    for (const other of [answer(2), answer(1, { events: [event(5)] }), answer(1, { events: [event(1), event(2)] }), answer(1, { record: undefined, view: [11] })]) {
      live.act(0, 1)
      const { view } = lastFrame()
      socket().receive({ type: 'ack', action_id: acts().at(-1).action_id, version: 2 })
      socket().receive({ ...other, version: 2 })
      expect(lastFrame().view).not.toBe(view)
      expect(lastFrame().events.slice(1)).toEqual(other.events)
      expect(waiting).toBe(false)
      live.setViewer(null)
      live.setViewer(0)
      socket().receive(recordFrame(1, 10, { events: [event(0)] }))
    }
  })

  it('stays if only presence has changed, as does the choice after it', () => {
    live.act(0, 1)
    live.act(0, 2)
    const { view } = lastFrame()
    const seats = seatsOf('person', 'person')
    socket().receive(recordFrame(1, 10, { events: [], events_from: 1, seats, undo }))
    expect(lastFrame()).toMatchObject({ early: true, seats })
    expect(lastFrame().view).toBe(view)
    socket().receive({ type: 'ack', action_id: acts()[0].action_id, version: 2 })
    socket().receive(answer(1, { seats }))
    expect(acts().map(({ action, version }) => [action, version])).toEqual([[1, 1], [2, 2]])
  })

  it('is replaced after a refusal by the last server frame with the newest presence', () => {
    live.act(0, 1)
    const seats = seatsOf('person', 'person')
    socket().receive(recordFrame(1, 10, { events: [], events_from: 1, seats, undo }))
    socket().receive({ type: 'refused', action_id: acts()[0].action_id, refusal: { id: 'stale', args: {}, section: null } })
    expect(lastFrame()).toMatchObject({ version: 1, view: [10], events: [event(0)], seats, undo })
  })

  it('is replaced by another player’s choice, and waits again', () => {
    live.act(0, 1)
    socket().receive(recordFrame(2, 50, { events: [event(7)], events_from: 1 }))
    expect(lastFrame()).toMatchObject({ view: [50], events: [event(0), event(7)] })
    expect(waiting).toBe(true)
  })

  it('is removed if the server refuses it', () => {
    live.act(0, 1)
    socket().receive({ type: 'refused', action_id: acts()[0].action_id, refusal: { id: 'stale', args: {}, section: null } })
    expect(notices).toEqual(['early', 'frame', 'stale'])
    expect(lastFrame()).toMatchObject({ version: 1, view: [10], events: [event(0)] })
    live.act(0, 2)
    expect(acts().map(({ action, version }) => [action, version])).toEqual([[1, 1], [2, 1]])
  })

  it('is removed when the link is lost, and sent again over the next one', async () => {
    live.act(0, 1)
    socket().closeWith(1006)
    expect(notices).toEqual(['early', 'frame', 'lost'])
    expect(lastFrame()).toMatchObject({ view: [10] })
    expect(waiting).toBe(true)
    await vi.advanceTimersByTimeAsync(200)
    socket().onopen?.({})
    socket().receive(recordFrame(1, 10, { events: [event(0)] }))
    expect(new Set(acts().map(({ action_id }) => action_id)).size).toBe(1)
    socket().receive({ type: 'ack', action_id: acts()[0].action_id, version: 2 })
    socket().receive(answer(1))
    expect(lastFrame()).toMatchObject({ version: 2, view: [11] })
    expect(waiting).toBe(false)
  })

  it('is not shown early without a link', () => {
    socket().closeWith(1006)
    live.act(0, 1)
    expect(frames).toEqual([])
    expect(waiting).toBe(true)
  })

  it('is not shown to another viewer', () => {
    live.act(0, 1)
    live.act(0, 2)
    live.setViewer(1)
    socket().receive(recordFrame(2, 11, { viewer: 1, events: [event(0), event(1)] }))
    expect(lastFrame()).toMatchObject({ viewer: 1, version: 2 })
    expect(acts()).toHaveLength(1)
  })

  it('answers “why not” by the rules of the page', async () => {
    live.act(0, 1)
    expect(await live.whyNot(0, 5)).toBeNull()
    expect(rules.whyNot).toHaveBeenCalledOnce()
  })
})

describe('a request before the server’s confirmation', () => {
  const confirmFirstAct = () => {
    socket().receive({ type: 'ack', action_id: acts()[0].action_id, version: 2 })
    socket().receive(answer(1))
  }

  it('is sent once, after the confirmation', () => {
    live.act(0, 1)
    live.act(0, 2)
    live.act(0, 2)
    expect(acts()).toHaveLength(1)
    expect(waiting).toBe(true)
    confirmFirstAct()
    expect(acts().map(({ action, version }) => [action, version])).toEqual([[1, 1], [2, 2]])
    expect(lastFrame()).toMatchObject({ early: true, view: [13] })
    expect(waiting).toBe(false)
  })

  it('may be an undo', () => {
    live.act(0, 1)
    live.undo(0)
    expect(socket().sent.at(-1).type).toBe('act')
    confirmFirstAct()
    expect(socket().sent.at(-1)).toEqual({ type: 'undo', seat: 0 })
  })

  it('is undone after its own confirmation if an undo was requested meanwhile', () => {
    live.act(0, 1)
    live.act(0, 2)
    live.undo(0)
    confirmFirstAct()
    expect(socket().sent.at(-1)).toMatchObject({ type: 'act', action: 2 })
    socket().receive({ type: 'ack', action_id: acts()[1].action_id, version: 3 })
    socket().receive(recordFrame(3, 13, { events: [event(2)], events_from: 2, undo }))
    expect(socket().sent.at(-1)).toEqual({ type: 'undo', seat: 0 })
  })

  it.each(['a choice', 'an undo'])('is replaced by a restart of the turn (%s)', (what) => {
    live.act(0, 1)
    if (what === 'a choice') live.act(0, 2)
    else live.undo(0)
    live.undo(0, true)
    live.undo(0, true)
    confirmFirstAct()
    expect(acts()).toHaveLength(1)
    expect(socket().sent.filter(({ type }) => type === 'undo')).toEqual([{ type: 'undo', seat: 0, turn: true }])
  })

  it('is dropped if the server’s frame differs, or if the server refuses', () => {
    live.act(0, 1)
    live.act(0, 2)
    socket().receive({ type: 'ack', action_id: acts()[0].action_id, version: 2 })
    socket().receive(answer(2))
    expect(acts()).toHaveLength(1)
    live.act(0, 1)
    live.undo(0)
    socket().receive({ type: 'refused', action_id: acts()[1].action_id, refusal: { id: 'stale', args: {}, section: null } })
    expect(socket().sent.at(-1).type).toBe('act')
  })
})

describe('a choice', () => {
  it('with an uncertain result waits for the server', () => {
    live.act(0, DRAW)
    expect(frames).toEqual([])
    expect(waiting).toBe(true)
    socket().receive({ type: 'ack', action_id: acts()[0].action_id, version: 2 })
    socket().receive(answer(DRAW))
    expect(notices).toEqual(['frame'])
  })

  it('that is not offered is sent without an early frame', () => {
    live.act(0, 4)
    expect(frames).toEqual([])
    expect(acts()).toHaveLength(1)
  })

  it('without further choices is shown early, and still waits for the server', () => {
    const { foresee } = rules
    rules.foresee = (current, action) => ({ ...foresee(current, action)!, actors: [1] })
    live.act(0, 1)
    expect(lastFrame()).toMatchObject({ early: true, legal: [] })
    expect(waiting).toBe(true)
  })

  it('that passes the screen to another person waits for the server', () => {
    const { foresee } = rules
    rules.foresee = (current, action) => ({ ...foresee(current, action)!, seats: seatsOf('person', 'person'), actors: [1] })
    live.act(0, 1)
    expect(frames).toEqual([])
    expect(waiting).toBe(true)
  })

  it('is sent without an early frame if the rules fail', () => {
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

  it('is confirmed by an equal frame', () => {
    expect(confirmsEarlyFrame(early, frame(2, { record: Uint8Array.of(1, 2), events: [event(0)] }))).toBe(true)
  })

  it('is not confirmed by a frame with another record or other events', () => {
    const others: Partial<Frame>[] = [
      { record: Uint8Array.of(1, 3) }, { record: Uint8Array.of(1) }, { record: Uint8Array.of(1, 2, 3) }, { record: undefined },
      { events: [] }, { events: [event(1)] }, { events: [event(0), event(1)] },
    ]
    for (const other of others) expect(confirmsEarlyFrame(early, { ...early, ...other })).toBe(false)
  })

  it('keeps the screen unless another person is to move', () => {
    const two = seatsOf('person', 'person')
    expect(keepsScreen(frame(1, { seats: two, actors: [1] }), 0)).toBe(false)
    expect(keepsScreen(frame(1, { seats: two, actors: [0, 1] }), 0)).toBe(true)
    expect(keepsScreen(frame(1, { seats: seatsOf('person', 'bot'), actors: [1] }), 0)).toBe(true)
  })
})
