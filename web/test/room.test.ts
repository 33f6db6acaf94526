// @vitest-environment page
/** A table before its match: polling the server, actions, invitations, and the deal. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../src/net/api'
import { fillText } from '../src/gathering/chairs'
import { storeInvitations, storeSecret, readSecret } from '../src/common/secrets'
import { Room } from '../src/gathering/room.svelte'
import type { ChairOut, TableCalls, TableOut } from '../src/net/table_calls'
import { storeDeal } from '../src/gathering/shares'
import type { Words } from '../src/words/words'

const chair = (seat: number, changes: Partial<ChairOut> = {}): ChairOut => ({ seat, kind: 'open', name: '', level: null, ready: false, yours: false, host: false, pledge: null, ...changes })
const ana = chair(0, { kind: 'person', name: 'Ana', ready: true, host: true })
const table = (version: number, changes: Partial<TableOut> = {}): TableOut =>
  ({ id: 't', version, game: 'trains', options: {}, pause: 4, curtain: 'needed', order: 'listed', listed: false, clock: null, status: 'waiting', commitment: null, chairs: [ana, chair(1)], host: false, created: 0, updated: 0, ...changes })

/** Requests of the table that wait for their answers. */
let requests: { after: number | null; answer: (table: TableOut) => void; fail: (error: unknown) => void; signal: AbortSignal }[]
let calls: { [K in keyof TableCalls]: ReturnType<typeof vi.fn> }
let changes: [number, number | null][]
let errors: string[]
let room: Room

const openRoom = () =>
  new Room('t', calls as unknown as TableCalls, {
    changed: (now, before) => changes.push([now.version, before?.version ?? null]),
    error: (error) => errors.push((error as ApiError).id),
  })
const settle = () => vi.advanceTimersByTimeAsync(0)
async function answer(newTable: TableOut) {
  requests.at(-1)!.answer(newTable)
  await settle()
}
async function fail(id: string) {
  requests.at(-1)!.fail(new ApiError(id))
  await settle()
}

beforeEach(async () => {
  vi.useFakeTimers()
  sessionStorage.clear()
  requests = []
  changes = []
  errors = []
  const call = () => vi.fn().mockResolvedValue(null)
  calls = { make: call(), table: call(), sit: call(), share: call(), ready: call(), leave: call(), invite: call(), open: call(), start: call(), close: call(), again: call() }
  calls.table.mockImplementation((_: string, after: number | null, signal: AbortSignal) =>
    new Promise<TableOut>((answer, fail) => {
      requests.push({ after, answer, fail, signal })
      signal.addEventListener('abort', () => fail(new ApiError('unreachable')))
    }),
  )
  room = openRoom()
  await settle()
})
afterEach(() => {
  room.stop()
  vi.useRealTimers()
})

describe('the text of the fill button', () => {
  const words = { t: (id: string, { names = '' } = {}) => `${id} ${names}`.trim() } as unknown as Words
  const invited = chair(2, { kind: 'invited', name: 'Ben' })
  it.each([
    ['free chairs', [ana, chair(1)], 'ui-room-fill'],
    ['chairs for anyone with the link', [ana, chair(1, { kind: 'invited' })], 'ui-room-fill'],
    ['chairs of people who are invited', [ana, chair(1, { kind: 'invited', name: 'Eva' }), invited], 'ui-room-fill-invited Eva, Ben'],
    ['both', [ana, chair(1), invited], 'ui-room-fill-both Ben'],
  ])('names %s', (_, chairs, text) => expect(fillText({ chairs }, words)).toBe(text))
})

describe('polling', () => {
  it('requests the table at once, then waits for the next version', async () => {
    expect(requests.map(({ after }) => after)).toEqual([null])
    await answer(table(4))
    expect([room.link, room.table?.version]).toEqual(['open', 4])
    await vi.advanceTimersByTimeAsync(20_000)
    await answer(table(4))
    await answer(table(5))
    expect(requests.map(({ after }) => after)).toEqual([null, 4, 4, 5])
    expect(changes).toEqual([[4, null], [5, 4]])
  })

  it('pauses if the server does not wait for a change', async () => {
    await answer(table(4))
    await answer(table(4))
    expect(requests).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(1000)
    expect(requests).toHaveLength(3)
  })

  it('retries after growing pauses, and at once on request', async () => {
    await answer(table(4))
    for (const wait of [1000, 2000, 4000, 8000, 15_000, 15_000]) {
      await fail('unreachable')
      const before = requests.length
      await vi.advanceTimersByTimeAsync(wait - 1)
      expect([requests.length, room.link]).toEqual([before, 'lost'])
      await vi.advanceTimersByTimeAsync(1)
      expect(requests).toHaveLength(before + 1)
    }
    await fail('busy')
    const before = requests.length
    room.retry()
    await settle()
    expect(requests).toHaveLength(before + 1)
    expect(requests.at(-1)!.after).toBe(null) // an answer without waiting for a change
    await answer(table(9))
    expect([room.link, room.table?.version]).toEqual(['open', 9])
  })

  it('aborts a request without an answer after 40 s', async () => {
    await vi.advanceTimersByTimeAsync(40_000)
    expect([requests[0]!.signal.aborted, room.link]).toEqual([true, 'lost'])
  })

  it('ignores an older version, unless the server itself went back', async () => {
    await answer(table(4))
    calls.ready.mockResolvedValue(table(7))
    await room.ready(true, 0)
    await answer(table(6))
    expect(room.table?.version).toBe(7)
    await answer(table(3))
    expect(room.table?.version).toBe(3)
  })

  it('applies the same version again after a player has signed out', async () => {
    await answer(table(4, { host: true, chairs: [{ ...ana, yours: true }, chair(1)] }))
    await answer(table(4))
    expect([room.table?.host, room.mayTakeChair, changes]).toEqual([false, true, [[4, null], [4, 4]]])
  })

  it('ends when the table is gone, and when the page is left', async () => {
    await answer(table(4))
    await fail('no_such_table')
    expect([room.gone, room.table, room.link]).toEqual([true, null, 'closed'])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(requests).toHaveLength(2)

    room = openRoom()
    await settle()
    room.stop()
    await vi.advanceTimersByTimeAsync(60_000)
    expect([requests.length, requests.at(-1)!.signal.aborted]).toEqual([3, true])
  })

  it('reports that the table was closed by an operator', async () => {
    await answer(table(4))
    await fail('table_closed')
    expect([room.gone, room.link, errors]).toEqual([true, 'closed', ['table_closed']])
  })

  it.each(['barred', 'barred_until'])('reports that the player is barred, and retries only on request (%s)', async (bar) => {
    await answer(table(4))
    await fail(bar)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([room.link, errors, requests.length]).toEqual(['closed', [bar], 2])
    room.retry()
    await settle()
    await answer(table(5))
    expect([room.link, room.table?.version]).toEqual(['open', 5])
  })

  it('reports the same error once in a row', async () => {
    await answer(table(4))
    await fail('too_many_sockets')
    await vi.advanceTimersByTimeAsync(1000)
    await fail('too_many_sockets')
    expect([room.link, errors]).toEqual(['lost', ['too_many_sockets']])
    await vi.advanceTimersByTimeAsync(2000)
    await fail('unreachable')
    await vi.advanceTimersByTimeAsync(4000)
    await fail('store_failed')
    expect(errors).toEqual(['too_many_sockets'])
  })
})

describe('an action at the table', () => {
  it('is shown with its answer', async () => {
    await answer(table(4))
    calls.sit.mockResolvedValue(table(5, { chairs: [ana, chair(1, { kind: 'person', name: 'Ivo', yours: true })] }))
    expect(await room.sit('Ivo')).toBe(true)
    expect([room.table?.version, room.mayTakeChair]).toEqual([5, false])
  })
  it('is sent once while it waits for its answer', async () => {
    await answer(table(4))
    calls.start.mockReturnValue(new Promise(() => {}))
    void room.start({ fill: 'random' })
    expect(await room.start({ fill: 'random' })).toBe(false)
    expect(calls.start).toHaveBeenCalledTimes(1)
  })
  it('is ignored after the player has left', async () => {
    await answer(table(4))
    let arrive!: (answer: TableOut) => void
    calls.sit.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    const sat = room.sit('Ivo')
    await settle()
    room.stop()
    const changesBefore = changes.length
    arrive(table(5, { status: 'started' }))
    await sat
    expect(changes).toHaveLength(changesBefore)
  })
  it('closes the table if no player is left', async () => {
    await answer(table(4))
    await room.leave(0)
    expect([room.gone, room.table]).toEqual([true, null])
  })
  it('is sent for all players here', async () => {
    await answer(table(4))
    calls.leave.mockImplementation(async (_: string, seat: number) => table(5 + seat))
    await room.leave(1, 2)
    expect(calls.leave.mock.calls).toEqual([['t', 1], ['t', 2]])
    expect([room.table?.version, room.gone]).toEqual([7, false])
  })
  it('is reported if it fails', async () => {
    await answer(table(4))
    calls.sit.mockRejectedValue(new ApiError('chair_taken'))
    expect(await room.sit('Ivo')).toBe(false)
    expect([errors, room.busy]).toEqual([['chair_taken'], false])
  })
})

describe('a chair of a rematch', () => {
  const keptChair = (seat: number, name: string) => chair(seat, { kind: 'invited', name, kept: true })

  it('is kept for its former player, and for all players of this device', async () => {
    await answer(table(4, { chairs: [ana, keptChair(1, 'Ivo'), keptChair(2, 'Eva')] }))
    expect(room.mayTakeChair).toBe(true)
    calls.sit.mockResolvedValue(table(5, { chairs: [ana, chair(1, { kind: 'person', name: 'Ivo', yours: true }), keptChair(2, 'Eva')] }))
    await room.sit('Ivo')
    expect(calls.sit).toHaveBeenCalledWith('t', { name: 'Ivo', pledge: expect.any(String) })
    expect(room.mayTakeChair).toBe(true)
  })
})

describe('an invitation', () => {
  beforeEach(async () => {
    room.stop()
    storeSecret('join', 't', 's3cret')
    room = openRoom()
    await settle()
    await answer(table(4, { chairs: [ana, chair(1, { kind: 'invited', name: 'Ivo' })] }))
  })

  it('allows taking a chair that is free', () => expect(room.mayTakeChair).toBe(true))
  it('is dropped when its chair is opened to all', async () => {
    await answer(table(5))
    expect([room.secret, readSecret('join', 't'), room.mayTakeChair, errors]).toEqual([null, null, true, []])
  })
  it('is reported as invalid once another player has the chair', async () => {
    await answer(table(5, { chairs: [ana, chair(1, { kind: 'person', name: 'Eva' })] }))
    expect([room.secret, room.mayTakeChair, errors]).toEqual([null, false, ['bad_invitation']])
  })
  it('is deleted after its use', async () => {
    calls.sit.mockResolvedValue(table(5, { chairs: [ana, chair(1, { kind: 'person', name: 'Ivo', yours: true })] }))
    await room.sit('Ivo')
    expect(calls.sit).toHaveBeenCalledWith('t', { name: 'Ivo', pledge: expect.any(String), secret: 's3cret' })
    expect([readSecret('join', 't'), room.secret]).toEqual([null, null])
  })
  it('stays after a lost connection, and is deleted if it is invalid', async () => {
    calls.sit.mockRejectedValue(new ApiError('unreachable'))
    await room.sit('Ivo')
    expect(room.secret).toBe('s3cret')
    calls.sit.mockRejectedValue(new ApiError('bad_invitation'))
    await room.sit('Ivo')
    expect([readSecret('join', 't'), room.mayTakeChair]).toEqual([null, false])
  })
  it('is renewed by the host, and stored for this tab only', async () => {
    storeInvitations('t', { 1: 'old' })
    room = openRoom()
    expect(room.invitations).toEqual({ 1: 'old' })
    calls.invite.mockResolvedValue({ secret: 'new' })
    await room.invite(1)
    expect(room.invitations).toEqual({ 1: 'new' })
    expect(JSON.stringify(localStorage)).not.toContain('new')
  })
})

describe('the deal', () => {
  const mine = chair(1, { kind: 'person', name: 'Ivo', ready: true, yours: true, pledge: 'p' })
  const dealing = (version: number) => table(version, { status: 'dealing', commitment: 'c', chairs: [ana, mine] })
  beforeEach(() => storeDeal('t', { shares: { p: 's', other: 'o' } }))
  afterEach(() => localStorage.clear())

  it('gets the pledged share once the table deals', async () => {
    await answer(table(4, { chairs: [ana, mine] }))
    expect(calls.share).not.toHaveBeenCalled()
    calls.share.mockResolvedValue(table(6, { status: 'started', commitment: 'c', chairs: [ana, mine] }))
    await answer(dealing(5))
    await settle()
    expect(calls.share.mock.calls).toEqual([['t', 1, 's']])
    expect(room.table?.status).toBe('started')
  })

  it('gets the share as soon as the server can be reached, and not again after a refusal', async () => {
    await answer(table(4, { chairs: [ana, mine] }))
    calls.share.mockRejectedValueOnce(new ApiError('unreachable')).mockRejectedValueOnce(new ApiError('table_started'))
    await answer(dealing(5))
    await vi.advanceTimersByTimeAsync(1000)
    expect(calls.share).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(5000)
    expect(calls.share).toHaveBeenCalledTimes(2)
    expect(errors).toEqual([])
  })
})
