// A link whose page runs the rules itself, and continues without them when they fail.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Frame } from '../src/net/frame'
import { Live } from '../src/net/live'
import type { RunningRules } from '../src/rules/running_rules'
import { unpackFrame } from '../src/rules/packed_frame'
import { FakeSocket, frame } from './fake_socket'

const reason = { id: 'row_empty', args: {}, section: null }
const recordFrame = (version: number, changes: Partial<Frame> = {}) => frame(version, { view: null, record: Uint8Array.of(version), ...changes })

let socket: FakeSocket
let frames: Frame[]
let ended: unknown[]
let errors: unknown[]
let live: Live
let rules: RunningRules

beforeEach(async () => {
  vi.useFakeTimers()
  frames = []
  ended = []
  errors = []
  rules = {
    digest: 'd1',
    unpackFrame,
    fill: (current) => ({ ...current, view: { from: [...current.record!] }, space: [] }),
    foresee: () => null,
    foreseePress: () => null,
    whyNot: (_, action) => (action === 1 ? reason : null),
    forget: vi.fn(),
  }
  live = new Live(
    { frame: (f) => frames.push(f), link: () => {}, refused: () => {}, error: (e) => errors.push(e), rulesEnded: (e) => ended.push(e) },
    { open: () => (socket = new FakeSocket()), token: () => Promise.resolve('secret'), firstRetry: 100 },
  )
  live.start(0)
  await vi.advanceTimersByTimeAsync(0)
  socket.onopen?.({})
  socket.receive(frame(1))
  live.useRules(rules)
})
afterEach(() => {
  live.stop()
  vi.useRealTimers()
})

const lastSent = () => socket.sent.at(-1)

describe('a page that runs the rules', () => {
  it('tells the server, requests the viewer’s record, and fills the next frames', () => {
    expect(socket.sent.slice(-2)).toEqual([{ type: 'rules', rules: 'd1' }, { type: 'look', seat: 0 }])
    socket.receive(recordFrame(2))
    expect(frames.at(-1)!.view).toEqual({ from: [2] })
    expect(frames.at(-1)!.version).toBe(2)
  })

  it('tells the server so in the first message of the next link', async () => {
    socket.closeWith(1006)
    await vi.advanceTimersByTimeAsync(200)
    socket.onopen?.({})
    expect(lastSent()).toEqual({ type: 'hello', token: 'secret', seat: 0, rules: 'd1' })
  })

  it('answers “why not” itself for a seat that may act in a filled frame', async () => {
    const sentBefore = socket.sent.length
    socket.receive(recordFrame(2))
    expect(await live.whyNot(0, 1)).toEqual(reason)
    expect(await live.whyNot(0, 2)).toBeNull()
    expect(socket.sent).toHaveLength(sentBefore)
    void live.whyNot(1, 1)
    expect(lastSent()).toMatchObject({ type: 'why_not', seat: 1, action: 1 })
  })

  it('erases the data of a former viewer', async () => {
    socket.receive(recordFrame(2))
    live.setViewer(1)
    expect(rules.forget).toHaveBeenCalledOnce()
    void live.whyNot(0, 1)
    expect(lastSent()).toMatchObject({ type: 'why_not' })
  })

  it('requests views when the rules fail, and continues with those', () => {
    const trap = new Error('unreachable')
    rules.fill = () => {
      throw trap
    }
    socket.receive(recordFrame(2))
    expect(frames).toHaveLength(1)
    expect(lastSent()).toEqual({ type: 'rules', rules: null })
    expect(ended).toEqual([trap])
    socket.receive(recordFrame(3)) // sent before the request arrived
    expect(socket.sent.filter((message) => message.type === 'rules')).toHaveLength(2)
    socket.receive(frame(3, { view: 'from the server' }))
    expect(frames.at(-1)!.view).toBe('from the server')
  })

  it('requests views when a message is too short', () => {
    socket.onmessage!({ data: new ArrayBuffer(3) })
    expect(ended).toEqual([expect.objectContaining({ why: 'record' })])
    expect(lastSent()).toEqual({ type: 'rules', rules: null })
  })

  it('asks the server “why not” if the rules fail', async () => {
    socket.receive(recordFrame(2))
    rules.whyNot = () => {
      throw new Error('unreachable')
    }
    const answer = live.whyNot(0, 1)
    const { ask } = lastSent()
    expect(socket.sent.slice(-2).map((message) => message.type)).toEqual(['rules', 'why_not'])
    socket.receive({ type: 'reason', ask, refusal: reason })
    expect(await answer).toEqual(reason)
  })

  it('continues with views if the server has other rules, and loses no choice', () => {
    live.act(0, 5)
    socket.receive({ type: 'error', id: 'other_rules', args: {} })
    expect(ended).toEqual([null])
    expect(errors).toEqual([])
    socket.receive(frame(1, { view: 'from the server' }))
    expect(frames.at(-1)!.view).toBe('from the server')
    live.act(0, 6)
    expect(socket.sent.filter((message) => message.type === 'act').map((message) => message.action)).toEqual([5])
  })
})
