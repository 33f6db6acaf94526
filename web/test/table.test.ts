// @vitest-environment page
// A table on the page: the curtain between players at one screen, choices, undo, early frames and hints.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Frame } from '../src/net/frame'
import type { Live } from '../src/net/live'
import type { RunningRules } from '../src/rules/running_rules'
import { settings } from '../src/common/settings.svelte'
import { api } from '../src/common/shell.svelte'
import { Table } from '../src/table/table.svelte'
import { unpackFrame } from '../src/rules/packed_frame'
import { FakeSocket, frame } from './fake_socket'

const seats = [0, 1].map((seat) => ({ seat, kind: 'person', name: `P${seat}`, level: null, yours: true })) as Frame['seats']
let socket: FakeSocket
let showing: Promise<void> | null
let table: Table
let errors: string[]

// Both players sit here; the first one has the screen.
beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', class extends FakeSocket {
    constructor() {
      super()
      socket = this
    }
  })
  vi.spyOn(api, 'device').mockResolvedValue('token')
  showing = null
  errors = []
  table = new Table('m', { error: ({ id }) => errors.push(id), refused: () => {}, showing: () => showing })
  await vi.advanceTimersByTimeAsync(0)
  socket.onopen?.({})
  socket.receive(frame(1, { seats, viewer: null, actors: [0], curtain: [0] }))
  table.takeScreen()
  socket.receive(frame(1, { seats, actors: [0] }))
})
afterEach(() => {
  table.close()
  sessionStorage.clear() // unsent choices
  localStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const passTurn = (changes: Partial<Frame> = {}) => socket.receive(frame(2, { seats, actors: [1], curtain: [1], ...changes }))

describe('the curtain', () => {
  it('falls a moment after the turn has passed to the other player', async () => {
    passTurn()
    expect(table.viewpoint).toEqual({ viewer: 0, curtain: null })
    await vi.advanceTimersByTimeAsync(1000)
    expect(table.viewpoint).toEqual({ viewer: null, curtain: 1 })
    expect(table.frame).toBeNull()
  })

  it('waits for the animations of the board', async () => {
    let finishShowing = () => {}
    showing = new Promise((resolve) => (finishShowing = resolve))
    passTurn()
    await vi.advanceTimersByTimeAsync(8000)
    expect(table.viewpoint.viewer).toBe(0)
    finishShowing()
    await vi.advanceTimersByTimeAsync(0)
    expect(table.viewpoint).toEqual({ viewer: null, curtain: 1 })
  })

  it('waits at most half a minute', async () => {
    showing = new Promise(() => {})
    passTurn()
    await vi.advanceTimersByTimeAsync(31_000)
    expect(table.viewpoint.curtain).toBe(1)
  })

  it('does not fall if the turn has been undone meanwhile', async () => {
    showing = new Promise(() => {})
    passTurn()
    await vi.advanceTimersByTimeAsync(2000)
    socket.receive(frame(3, { seats, actors: [0] }))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(table.viewpoint).toEqual({ viewer: 0, curtain: null })
  })
})

describe('a choice', () => {
  const legal = [7, 8].map((id) => ({ id, kind: 'take', args: { card: id }, text: '', preview: null }))
  const take = (card: number) => ({ kind: 'take', args: { card } })
  const space = [] as Frame['space']
  const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms)
  const askForChoice = (version: number, changes: Partial<Frame> = {}) => socket.receive(frame(version, { seats, actors: [0], legal, space, ...changes }))
  const acknowledge = (version: number) => socket.receive({ type: 'ack', action_id: socket.sent.filter(({ type }) => type === 'act').at(-1).action_id, version })

  it('counts as slow after five seconds of its own, not of an earlier choice of the same press', async () => {
    askForChoice(2)
    table.act(take(7), () => take(8))
    await advance(3000)
    acknowledge(3)
    askForChoice(3)
    expect(socket.sent.filter(({ type }) => type === 'act')).toHaveLength(2)
    await advance(4999)
    expect([table.sending, table.slow]).toEqual([true, false])
    socket.receive({ type: 'pong' })
    await advance(1)
    expect(table.slow).toBe(true)
    acknowledge(4)
    askForChoice(4)
    expect([table.sending, table.slow]).toEqual([false, false])
  })

  describe('of a press whose first choice counted when the link was lost', () => {
    beforeEach(async () => {
      askForChoice(2)
      table.act(take(7), () => take(8))
      socket.closeWith(1006)
      await advance(1000)
      socket.onopen?.({})
      askForChoice(3)
    })
    const acts = () => socket.sent.filter(({ type }) => type === 'act').map(({ action, version }) => [action, version])

    it('continues when the server has acknowledged it', () => {
      expect(acts()).toEqual([[7, 2]])
      acknowledge(3)
      expect(acts()).toEqual([[7, 2], [8, 3]])
      expect(table.sending).toBe(true)
      acknowledge(4)
      askForChoice(4)
      expect([table.sending, table.frame!.version]).toEqual([false, 4])
    })
    it('shows the current state if the server refuses it', () => {
      socket.receive({ type: 'refused', action_id: socket.sent.at(-1).action_id, refusal: { id: 'no', args: {}, section: null } })
      expect(acts()).toEqual([[7, 2]])
      expect([table.sending, table.frame!.version]).toEqual([false, 3])
    })
  })

  it('is not undone after the link was lost, and another choice is possible', async () => {
    askForChoice(2, { undo: { seat: 0, open: true, reason: null, until: null } })
    table.undo()
    expect(socket.sent.at(-1)).toEqual({ type: 'undo', seat: 0 })
    await advance(10_000)
    expect(table.link).toBe('lost')
    await advance(1000)
    socket.onopen?.({})
    askForChoice(2)
    expect([table.link, table.sending]).toEqual(['open', false])
    table.act(take(7))
    expect(socket.sent.at(-1)).toMatchObject({ type: 'act', action: 7 })
  })

  it('is not undone without a link', async () => {
    askForChoice(2, { undo: { seat: 0, open: true, reason: null, until: null } })
    socket.closeWith(1006)
    table.undo()
    await advance(1000)
    socket.onopen?.({})
    askForChoice(2)
    table.act(take(7))
    expect(socket.sent.at(-1)).toMatchObject({ type: 'act', action: 7 })
  })
})

describe('a turn without a curtain', () => {
  it('passes to the next player, and keeps the view until theirs arrives', async () => {
    passTurn({ curtain: [] })
    await vi.advanceTimersByTimeAsync(1000)
    expect(table.viewpoint).toEqual({ viewer: 1, curtain: null })
    expect(table.frame).toMatchObject({ viewer: 0 })
    socket.receive(frame(2, { seats, viewer: 1, actors: [1] }))
    expect(table.frame).toMatchObject({ viewer: 1 })
  })
})

describe('a seat that has moved to another device', () => {
  it('is left: the page watches, or continues with another seat', () => {
    const left = [{ ...seats[0]!, yours: false }, seats[1]!]
    socket.receive({ type: 'error', id: 'not_your_seat', args: { seat: 0 } })
    expect([table.viewpoint.viewer, table.frame, errors]).toEqual([null, null, ['seat_moved']])
    expect(socket.sent.at(-1)).toEqual({ type: 'look', seat: null })
    socket.receive(frame(1, { seats: left, viewer: null, actors: [0] }))
    expect(table.viewpoint).toEqual({ viewer: 1, curtain: null })
    socket.receive({ type: 'error', id: 'not_your_seat', args: { seat: 0 } })
    expect(errors).toEqual(['seat_moved', 'not_your_seat'])
  })
})

describe('a seat of an account', () => {
  it('is left, with the reason, when the sign-in ends', async () => {
    table.close()
    api.signIn('session')
    table = new Table('m', { error: ({ id }) => errors.push(id), refused: () => {}, showing: () => null })
    await vi.advanceTimersByTimeAsync(0)
    socket.onopen?.({})
    socket.receive(frame(1, { seats, viewer: null, actors: [0], curtain: [0] }))
    table.takeScreen()
    socket.receive(frame(1, { seats, actors: [0] }))
    api.signOut()
    socket.receive({ type: 'error', id: 'not_your_seat', args: { seat: 0 } })
    expect([table.viewpoint.viewer, errors]).toEqual([null, ['not_signed_in']])
  })
})

describe('a turn that can be undone', () => {
  const open = { undo: { seat: 0, open: true, reason: null, until: null } }

  it('waits while the player points at the buttons', async () => {
    passTurn(open)
    await vi.advanceTimersByTimeAsync(3000)
    table.setCountdownStopped(true)
    expect([table.held, table.undoUntil]).toEqual([true, null])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(table.viewpoint.viewer).toBe(0)
    table.setCountdownStopped(false)
    await vi.advanceTimersByTimeAsync(900)
    expect(table.viewpoint.viewer).toBe(0)
    await vi.advanceTimersByTimeAsync(200)
    expect(table.viewpoint.curtain).toBe(1)
  })

  it('waits for a confirmation if the setting asks for it', async () => {
    settings.pause = 'done'
    passTurn(open)
    await vi.advanceTimersByTimeAsync(600_000)
    expect([table.viewpoint.viewer, table.held, table.undoUntil]).toEqual([0, true, null])
    table.confirmTurn()
    expect(table.viewpoint.curtain).toBe(1)
    settings.pause = 4
  })

  it('makes the server stop the countdown if bots wait', () => {
    const seats = [{ seat: 0, kind: 'person', name: 'P', level: null, yours: true }, { seat: 1, kind: 'bot', name: 'B', level: 'random', yours: false }] as Frame['seats']
    socket.receive(frame(2, { seats, actors: [1], undo: { ...open.undo, waits: true, until: Date.now() + 4000 } }))
    table.setCountdownStopped(true)
    table.setCountdownStopped(true)
    table.setCountdownStopped(false)
    expect(socket.sent.filter(({ type }) => type === 'hold')).toEqual([true, false].map((held) => ({ type: 'hold', seat: 0, held })))
  })

  it('shows the latest end of the countdown, also while it is stopped', () => {
    const seats = [{ seat: 0, kind: 'person', name: 'P', level: null, yours: true }, { seat: 1, kind: 'bot', name: 'B', level: 'random', yours: false }] as Frame['seats']
    const receiveCountdown = (version: number, until: number | null) => socket.receive(frame(version, { seats, actors: [1], undo: { ...open.undo, waits: true, until } }))
    receiveCountdown(2, Date.now() + 4000)
    table.setCountdownStopped(true)
    receiveCountdown(2, Date.now() + 30_000)
    expect([table.held, table.undoUntil]).toEqual([true, Date.now() + 30_000])
    receiveCountdown(2, null)
    expect([table.held, table.undoUntil]).toEqual([true, null])
  })
})

const rules: RunningRules = {
  digest: 'd',
  unpackFrame,
  fill: (current) => ({ ...current, view: {}, legal: [{ id: 7, kind: 'take', args: {}, text: 'take', preview: null }] }),
  foresee: (current) => ({ ...current, early: true, record: Uint8Array.of(2) }),
  foreseePress: () => null,
  whyNot: () => null,
  forget: () => {},
}
const privateParts = () => table as unknown as { live: Live; rules: object }
const recordFrame = (version: number, record: number) => frame(version, { seats, actors: [0], view: null, record: Uint8Array.of(record) })

describe('the board', () => {
  beforeEach(() => {
    privateParts().live.useRules(rules)
    socket.receive(recordFrame(2, 1))
    table.act(table.frame!.legal[0]!)
  })

  it('shows a choice at once, and is not redrawn when the server confirms it', () => {
    const { boardFrame: drawn } = table
    expect(drawn).toMatchObject({ early: true, version: 2 })
    socket.receive(recordFrame(3, 2))
    expect(table.frame).toMatchObject({ version: 3 })
    expect(table.frame!.early).toBeUndefined()
    expect(table.boardFrame).toBe(drawn)
    socket.receive(recordFrame(4, 2))
    expect(table.boardFrame).toBe(table.frame)
  })

  it('reports a missing answer to an early choice after five seconds', async () => {
    expect([table.sending, table.slow]).toEqual([false, false])
    await vi.advanceTimersByTimeAsync(5000)
    expect(table.slow).toBe(true)
    socket.receive({ type: 'ack', action_id: socket.sent.filter(({ type }) => type === 'act').at(-1).action_id, version: 3 })
    socket.receive(recordFrame(3, 2))
    expect(table.slow).toBe(false)
  })

  it('shows the server’s frame if it differs', () => {
    socket.receive(recordFrame(3, 5))
    expect(table.boardFrame).toBe(table.frame)
    expect(table.frame).toMatchObject({ version: 3 })
  })

  it('is empty behind the curtain', async () => {
    socket.receive(frame(3, { seats, actors: [1], curtain: [1] }))
    await vi.advanceTimersByTimeAsync(1000)
    expect(table.viewpoint.curtain).toBe(1)
    expect(table.boardFrame).toBeNull()
  })
})

describe('a hint', () => {
  const hint = { thinking: false, action: null, ask: vi.fn(), clear() {}, close() {} }
  beforeEach(() => {
    privateParts().live.useRules(rules)
    privateParts().rules = {}
    table.hint = hint as unknown as Table['hint']
    hint.ask.mockClear()
    socket.receive(recordFrame(1, 1))
  })
  const sentHints = () => socket.sent.filter(({ type }) => type === 'hint')

  it('is reported to the server for the player who asks', async () => {
    await table.askHint('greedy')
    expect([sentHints(), hint.ask.mock.calls.length]).toEqual([[{ type: 'hint', seat: 0 }], 1])
  })

  it('is refused if the table forbids hints', async () => {
    const current = table.frame!
    socket.receive({ ...recordFrame(2, 2), match: { ...current.match, hints: false } })
    await table.askHint('greedy')
    expect([errors, sentHints(), hint.ask.mock.calls.length]).toEqual([['hints_forbidden'], [], 0])
  })

  it('is not given to the next player if it is still loading when the screen is passed on', async () => {
    const request = table.askHint('greedy')
    passTurn({ curtain: [], record: Uint8Array.of(2) })
    vi.advanceTimersByTime(1000)
    socket.receive(frame(2, { seats, viewer: 1, actors: [1], record: Uint8Array.of(3) }))
    expect([table.viewpoint.viewer, table.mayHint]).toEqual([1, true])
    await request
    expect([sentHints(), hint.ask.mock.calls.length]).toEqual([[], 0])
  })
})
