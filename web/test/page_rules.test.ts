// The rules in the page: records, declared fields, binary messages, and foreseen frames. Whole games are compared with
// Python in tests/contract/test_page_rules.py.
import { describe, expect, it } from 'vitest'
import type { Frame } from '../src/net/frame'
import { RulesFailed } from '../src/rules/failures'
import { declaredFields, fieldWriter } from '../src/rules/fields'
import { unpackFrame } from '../src/rules/packed_frame'
import { PageRules, type GameRules, type RulesInfo } from '../src/rules/page_rules'
import { recordReader, type Layout } from '../src/rules/record'
import { event, frame, packMessage } from './fake_socket'

const STATE: Layout = { size: 8, fields: { players: [0, 'i4', []], hand: [4, 'i1', [2, 2]] } }

describe('a record', () => {
  const inside: Layout = { size: 4, fields: { a: [0, 'u2', []], b: [2, 'i1', [2]] } }
  const layout: Layout = { size: 32, fields: { big: [0, 'i8', []], mask: [8, 'u8', []], many: [16, inside, [2]], one: [24, inside, []] } }

  it('is read as numbers, lists and nested records by field', () => {
    const bytes = new DataView(new ArrayBuffer(40))
    bytes.setBigInt64(8, -5n, true)
    bytes.setBigUint64(16, 2n ** 63n + 1n, true)
    bytes.setUint16(28, 65_535, true)
    bytes.setInt8(31, -1)
    bytes.setInt8(34, 7)
    const values = recordReader(layout)(bytes, 8)
    expect([values.big, values.mask]).toEqual([-5, 2n ** 63n + 1n])
    expect(values.many.map(({ a, b }: any) => [a, b])).toEqual([[0, [0, 0]], [65_535, [0, -1]]])
    expect(values.one.b).toEqual([7, 0])
  })
})

describe('declared fields', () => {
  const seats = { names: [], size: 4, count: '', seats: true, full: false }
  const cards = { names: [], size: 3, count: 'count', seats: false, full: false }
  const goods = { names: ['wood', 'iron'], size: 2, count: '', seats: false, full: false }
  const field = { path: null, kind: 'number', axes: [], first: 0, none: null, start: 0, null: true, names: [], set: false }

  it('are written as in Python', () => {
    const declared = declaredFields(
      [
        { ...field, name: 'phase', path: 'phase', kind: 'name', names: ['one', 'two'] },
        { ...field, name: 'count', axes: [0] },
        { ...field, name: 'hand', path: 'seats.hand', kind: 'component', axes: [0, 1], none: 0, first: 1, set: true },
        { ...field, name: 'stock', path: 'seats.own.stock', axes: [0, 2] },
        { ...field, name: 'winner', path: 'winner', kind: 'seat', none: -1, start: -1 },
        { ...field, name: 'open', path: 'open', kind: 'flag' },
        { ...field, name: 'seen', path: 'seen', kind: 'bits' },
        { ...field, name: 'card', path: 'used.card', kind: 'component', none: 0, first: 1 },
        { ...field, name: 'place', path: 'used.place' },
        { ...field, name: 'row', path: 'row', axes: [2], kind: 'component', none: 0, first: 1, start: 0 },
      ],
      [seats, cards, goods],
    )
    const record = {
      players: 2, phase: 1, count: [2, 0, 0, 0], hand: [[9, 0, 0], [0, 0, 0], [], []], stock: [[0, 3], [0, 0], [], []],
      winner: -1, open: 1, seen: 5n, card: 0, place: 4, row: [0, 8],
    }
    expect(fieldWriter(declared)(record)).toEqual({
      phase: 'two', seats: [{ hand: [null, 9], own: { stock: { iron: 3 } } }, { hand: [], own: { stock: {} } }],
      winner: null, open: true, seen: [0, 2], used: null, row: { iron: 8 },
    })
  })
})

describe('a declared answer', () => {
  const field = { path: null, kind: 'number', axes: [], first: 0, none: null, start: 0, null: true, names: [], set: false }
  const towns = { names: ['ayr', 'bath'], size: 2, count: '', seats: false, full: true }
  const spots = { names: [], size: 2, count: 'spots', seats: false, full: true }

  it('has a table for each cell of a full axis, and is null if its first field excludes null', () => {
    const declared = declaredFields(
      [
        { ...field, name: 'spots', axes: [0] },
        { ...field, name: 'open', path: 'towns.open', kind: 'flag', axes: [0] },
        { ...field, name: 'spot', path: 'towns.spots.seat', kind: 'seat', none: -1, start: -1, axes: [0, 1] },
        { ...field, name: 'cost', path: 'towns.spots.cost', axes: [0, 1] },
        { ...field, name: 'worth', path: 'worth', axes: [0] },
        { ...field, name: 'step', path: 'task.step', none: 0, null: false },
        { ...field, name: 'left', path: 'task.left' },
      ],
      [towns, spots],
    )
    const record = { spots: [2, 0], open: [1, 0], spot: [[3, -1], [0, 0]], cost: [[1, 2], [0, 0]], worth: [0, 7], step: 0, left: 4 }
    expect(fieldWriter(declared)(record)).toEqual({
      towns: { ayr: { open: true, spots: [{ seat: 3, cost: 1 }, { seat: null, cost: 2 }] }, bath: { open: false, spots: [] } },
      worth: { ayr: 0, bath: 7 }, task: null,
    })
    expect(fieldWriter(declared)({ ...record, step: 2 }).task).toEqual({ step: 2, left: 4 })
  })
})

describe('a binary message', () => {
  const message = packMessage(JSON.stringify({ ...frame(3), view: 'é' }), Uint8Array.of(1, 2, 3))

  it('contains a frame and a record', () => {
    expect(unpackFrame(message)).toMatchObject({ version: 3, view: 'é', record: Uint8Array.of(1, 2, 3) })
    expect(unpackFrame(packMessage('{}', Uint8Array.of())).record).toHaveLength(0)
  })

  it('that is too short is refused with its length', () => {
    for (const size of [0, 3, 4, 60]) {
      const failure = rulesFailure(() => unpackFrame(message.slice(0, size)))
      expect([failure.why, failure.message]).toEqual(['record', expect.stringMatching(`^a message of ${size} bytes, expected at least [0-9]+`)])
    }
  })

  it('with a change is applied to the last frame', () => {
    const before = unpackFrame(packMessage(JSON.stringify({ ...frame(3), events: [event(0), event(1)], events_from: 4, actors: [0] }), Uint8Array.of(1, 2, 3, 4, 5, 6)))
    const change = (json: object, ...patch: number[]) => packMessage(JSON.stringify({ type: 'change', version: 4, ...json }), Uint8Array.of(...patch))
    const next = unpackFrame(change({ actors: [1] }, 1, 2, 9, 8, 2, 1, 7), before)
    expect(next).toEqual({ ...before, version: 4, actors: [1], events: [], events_from: 6, record: Uint8Array.of(1, 9, 8, 4, 5, 7) })
    expect(before.record).toEqual(Uint8Array.of(1, 2, 3, 4, 5, 6))
    expect(unpackFrame(change({ events: [event(5)], events_from: 5 }), before)).toMatchObject({ type: 'frame', events: [event(5)], events_from: 5, record: before.record })
    const long = { ...before, record: new Uint8Array(300) }
    expect(unpackFrame(change({}, 0x80 | 0x2b, 0x02, 1, 255), long).record!.indexOf(255)).toBe(299)
  })

  it('with a change without a frame to change, or beyond the record, is refused', () => {
    const before = { ...frame(3), record: new Uint8Array(4) }
    const change = (...patch: number[]) => packMessage(JSON.stringify({ type: 'change', version: 4 }), Uint8Array.of(...patch))
    expect(rulesFailure(() => unpackFrame(change())).why).toBe('record')
    expect(rulesFailure(() => unpackFrame(change(), frame(3))).why).toBe('record')
    for (const patch of [[0], [0, 2, 9], [3, 2, 9, 9], [0x80], [4, 1, 1]]) expect(rulesFailure(() => unpackFrame(change(...patch), before)).why).toBe('record')
  })

  it('without JSON is refused', () => {
    expect(rulesFailure(() => unpackFrame(packMessage('{"type":', Uint8Array.of(1)))).why).toBe('failed')
  })
})

describe('the rules of a page', () => {
  const info = {
    digest: 'd', manifest: { digest: '' }, tables: '', blanks: {}, answers: {}, declared: {}, axes: [], fields: [], space: [], obstacles: [null], events: [],
    records: { tables: { size: 0, fields: {} }, state: STATE, moves: { size: 0, fields: {} }, events: { size: 0, fields: {} } },
  } as unknown as RulesInfo
  const memory = new ArrayBuffer(64)
  const module = (functions: object) => ({
    functions,
    room: (size: number) => (size === 8 ? 8 : 0),
    bytes: (address: number, size: number) => new Uint8Array(memory, address, size),
  })
  const game: GameRules = { view: ({ hidden }) => hidden.players, prompt: () => ({ id: 'turn', args: {}, families: [] }), preview: () => null }
  const rules = (functions = {}) => new PageRules(info, module(functions), game)
  const twoPlayers = [2, 0, 0, 0, 0, 0, 0, 0] // and no cards
  const recordFrame = (record: number[], changes: Partial<Frame> = {}) =>
    frame(1, { viewer: null, actors: [1], record: Uint8Array.from(record), ...changes })

  it('fill a frame from its record', () => {
    const filled = rules().fill(recordFrame(twoPlayers))
    expect([filled.view, filled.legal, filled.prompt]).toEqual([2, [], { id: 'wait', args: { seat: 1 }, families: [] }])
    expect(rules().fill(recordFrame(twoPlayers, { actors: [0, 1] })).prompt!.id).toBe('wait_for_several')
    expect(rules().fill(recordFrame(twoPlayers, { over: true, actors: [] })).prompt!.id).toBe('over')
  })

  it('erase the data of a former viewer', () => {
    const page = rules()
    page.fill(recordFrame([2, 0, 0, 0, 1, 2, 3, 4]))
    expect(new Uint8Array(memory).some((byte) => byte > 0)).toBe(true)
    page.forget()
    expect(new Uint8Array(memory).every((byte) => byte === 0)).toBe(true)
  })

  it('refuse a record of another length', () => {
    for (const record of [[], twoPlayers.slice(4), [...twoPlayers, 0]]) {
      const failure = rulesFailure(() => rules().fill(recordFrame(record)))
      expect([failure.why, failure.message]).toEqual(['record', expect.stringContaining('expected 8')])
    }
  })

  it('throw one kind of error if the module traps', () => {
    const trap = () => {
      throw new WebAssembly.RuntimeError('unreachable')
    }
    const failing = rules({ legal: trap, obstacle: trap })
    expect(rulesFailure(() => failing.fill(recordFrame(twoPlayers, { viewer: 1 }))).why).toBe('failed')
    expect(rulesFailure(() => failing.whyNot(1, 0)).message).toContain('unreachable')
  })
})

describe('a foreseen frame', () => {
  const state: Layout = { size: 12, fields: { players: [0, 'i4', []], rng: [4, { size: 8, fields: { used: [0, 'i4', [2]] } }, []] } }
  const events: Layout = { size: 36, fields: { count: [0, 'i4', []], items: [4, 'i4', [2, 4]] } }
  const nothing: Layout = { size: 0, fields: {} }
  const info = {
    digest: 'd', manifest: { digest: '' }, tables: '', blanks: {}, answers: {}, declared: {}, axes: [], fields: [], space: [], obstacles: [null],
    records: { tables: nothing, state, moves: { size: 8, fields: { count: [0, 'i4', []], ids: [4, 'i4', [1]] } }, events },
    events: [
      { kind: 'took', reveals: false, args: [['seat', [], false], ['card', ['ant', 'bee'], true]] },
      { kind: 'opened', reveals: true, args: [] },
    ],
  } as unknown as RulesInfo

  /** The effects of `apply` on the state and the buffer of events, by action. */
  const effects: ((state: Int32Array, events: Int32Array) => void)[] = [
    (_, events) => events.set([1, 0, 0b10, 1, 1]), // takes a card, known to seat 1
    (_, events) => events.set([1, 0, 0b01, 1, 0]), // known to seat 0
    (state) => (state[2]! += 1), // draws
    (_, events) => events.set([1, 1, -1, 0, 0]), // reveals
    (state) => (state[0] = 0), // ends the match
    () => {},
  ]
  function page(): PageRules {
    const memory = new ArrayBuffer(1024)
    let free = 8
    const intsAt = (address: number) => new Int32Array(memory, address)
    const functions = {
      resample: (_: number, state: number) => intsAt(state).set([3], 2), // creates a world, which draws random numbers
      apply: (_: number, state: number, __: number, action: number, events: number) => effects[action]!(intsAt(state), intsAt(events)),
      actors: (_: number, state: number) => (intsAt(state)[0] ? 0b101 : 0),
      hide: (_: number, state: number) => intsAt(state).fill(0, 1, 3),
      legal: () => 0,
    }
    const room = (size: number) => (free += (size + 7) & ~7) - ((size + 7) & ~7)
    const game: GameRules = { view: () => 0, prompt: () => ({ id: 'turn', args: {}, families: [] }), preview: () => null }
    return new PageRules(info, { functions, room, bytes: (address: number, size: number) => new Uint8Array(memory, address, size) }, game)
  }
  const seats = ['person', 'person', 'bot'].map((kind, seat) => ({ seat, kind, name: '', level: null, yours: seat === 1 })) as Frame['seats']
  const record = new Uint8Array(12).fill(3, 0, 1)
  const foreseeAction = (action: number) => {
    const rules = page()
    return rules.foresee(rules.fill(frame(4, { viewer: 1, actors: [1], seats, record, events: [{ n: 0, kind: 'began', args: {} }] })), action)
  }

  it('is the complete next frame, with the events as the viewer may know them', () => {
    expect(foreseeAction(0)).toMatchObject({
      early: true, record, actors: [0, 2], thinking: [2], version: 4, decisions: 5,
      events: [{ n: 0 }, { n: 1, kind: 'took', args: { seat: 1, card: 'bee' } }],
      undo: { seat: 1, open: true, reason: null, until: null, turn: 1 },
    })
    expect(foreseeAction(1)!.events[1]!.args).toEqual({ seat: 1, card: null })
    expect(foreseeAction(5)!.events).toHaveLength(1)
  })

  it('is null if the action draws, reveals or ends the match', () => {
    expect([2, 3, 4].map(foreseeAction)).toEqual([null, null, null])
  })
})

describe('the preview of a press', () => {
  const stateLayout: Layout = { size: 12, fields: { players: [0, 'i4', []], rng: [4, { size: 8, fields: { used: [0, 'i4', [2]] } }, []] } }
  const nothing: Layout = { size: 0, fields: {} }
  const info = {
    digest: 'd', manifest: { digest: '' }, tables: '', blanks: {}, answers: {}, declared: {}, axes: [], fields: [], obstacles: [null], events: [],
    space: [{ kind: 'add', args: [], first: 0 }],
    records: {
      tables: nothing, state: stateLayout, moves: { size: 8, fields: { count: [0, 'i4', []], ids: [4, 'i4', [1]] } },
      events: { size: 36, fields: { count: [0, 'i4', []], items: [4, 'i4', [2, 4]] } },
    },
  } as unknown as RulesInfo
  const memory = new ArrayBuffer(1024)
  let free = 8
  const intsAt = (address: number) => new Int32Array(memory, address)
  const functions = {
    resample: () => 0,
    apply: (_: number, state: number) => void (intsAt(state)[0]! += 1),
    actors: () => 1,
    hide: () => 0,
    legal: (_: number, state: number, __: number, moves: number) => intsAt(moves).set([intsAt(state)[0]! < 5 ? 1 : 0, 0]), // up to five
  }
  const room = (size: number) => (free += (size + 7) & ~7) - ((size + 7) & ~7)
  const game: GameRules = { view: ({ hidden }) => hidden.players, prompt: ({ hidden }) => ({ id: `at_${hidden.players}`, args: {}, families: [] }), preview: () => null }
  const rules = new PageRules(info, { functions, room, bytes: (address: number, size: number) => new Uint8Array(memory, address, size) }, game)
  const seats = [{ seat: 0, kind: 'person', name: '', level: null, yours: true }] as Frame['seats']
  const firstFrame = () => rules.fill(frame(4, { viewer: 0, actors: [0], seats, record: new Uint8Array(12).fill(2, 0, 1) }))
  const add = () => ({ kind: 'add', args: {} })

  it('is the frame after all its actions, computed on demand, and does not change the current one', () => {
    const current = firstFrame()
    const preview = rules.foreseePress(current, [add, (frame) => (frame.prompt!.id === 'at_3' ? add() : null), () => null])!
    expect(preview()).toMatchObject({ view: 4, decisions: 6, prompt: { id: 'at_4' } })
    expect(rules.foresee(current, 0)!.record![0]).toBe(3)
  })

  it('is null if one of its actions is not possible', () => {
    expect(rules.foreseePress(firstFrame(), [add, add, add])).not.toBeNull()
    expect(rules.foreseePress(firstFrame(), [add, add, add, add])).toBeNull()
    expect(rules.foreseePress(firstFrame(), [() => 'undo'])).toBeNull()
  })
})

function rulesFailure(callback: () => unknown): RulesFailed {
  try {
    callback()
  } catch (error) {
    if (error instanceof RulesFailed) return error
    throw error
  }
  throw new Error('nothing was thrown')
}
