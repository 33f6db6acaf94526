// Records and declared fields as the page reads them. Whole games are compared with Python in tests/contract/test_page_rules.py.
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

  it('has numbers, lists and records by field', () => {
    const bytes = new DataView(new ArrayBuffer(40))
    bytes.setBigInt64(8, -5n, true)
    bytes.setBigUint64(16, 2n ** 63n + 1n, true)
    bytes.setUint16(28, 65_535, true)
    bytes.setInt8(31, -1)
    bytes.setInt8(34, 7)
    const found = recordReader(layout)(bytes, 8)
    expect([found.big, found.mask]).toEqual([-5, 2n ** 63n + 1n])
    expect(found.many.map(({ a, b }: any) => [a, b])).toEqual([[0, [0, 0]], [65_535, [0, -1]]])
    expect(found.one.b).toEqual([7, 0])
  })
})

describe('declared fields', () => {
  const seats = { names: [], size: 4, count: '', seats: true, full: false }
  const cards = { names: [], size: 3, count: 'count', seats: false, full: false }
  const goods = { names: ['wood', 'iron'], size: 2, count: '', seats: false, full: false }
  const field = { path: null, kind: 'number', axes: [], first: 0, none: null, start: 0, null: true, names: [], set: false }

  it('are written as Python writes them', () => {
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

  it('has a table for each cell of a full axis, also of one inside, and is null where its first field leaves null out', () => {
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

  it('has a frame and a record', () => {
    expect(unpackFrame(message)).toMatchObject({ version: 3, view: 'é', record: Uint8Array.of(1, 2, 3) })
    expect(unpackFrame(packMessage('{}', Uint8Array.of())).record).toHaveLength(0)
  })

  it('that is too short is refused by name', () => {
    for (const size of [0, 3, 4, 60]) {
      const failed = caught(() => unpackFrame(message.slice(0, size)))
      expect([failed.why, failed.message]).toEqual(['record', expect.stringMatching(`^a message of ${size} bytes, expected at least [0-9]+`)])
    }
  })

  it('that tells a change makes a new frame of the last one', () => {
    const before = unpackFrame(packMessage(JSON.stringify({ ...frame(3), events: [event(0), event(1)], events_from: 4, actors: [0] }), Uint8Array.of(1, 2, 3, 4, 5, 6)))
    const change = (json: object, ...patch: number[]) => packMessage(JSON.stringify({ type: 'change', version: 4, ...json }), Uint8Array.of(...patch))
    const next = unpackFrame(change({ actors: [1] }, 1, 2, 9, 8, 2, 1, 7), before)
    expect(next).toEqual({ ...before, version: 4, actors: [1], events: [], events_from: 6, record: Uint8Array.of(1, 9, 8, 4, 5, 7) })
    expect(before.record).toEqual(Uint8Array.of(1, 2, 3, 4, 5, 6))
    expect(unpackFrame(change({ events: [event(5)], events_from: 5 }), before)).toMatchObject({ type: 'frame', events: [event(5)], events_from: 5, record: before.record })
    const long = { ...before, record: new Uint8Array(300) }
    expect(unpackFrame(change({}, 0x80 | 0x2b, 0x02, 1, 255), long).record!.indexOf(255)).toBe(299)
  })

  it('that tells a change of nothing, or beyond the record, is refused', () => {
    const before = { ...frame(3), record: new Uint8Array(4) }
    const change = (...patch: number[]) => packMessage(JSON.stringify({ type: 'change', version: 4 }), Uint8Array.of(...patch))
    expect(caught(() => unpackFrame(change())).why).toBe('record')
    expect(caught(() => unpackFrame(change(), frame(3))).why).toBe('record')
    for (const patch of [[0], [0, 2, 9], [3, 2, 9, 9], [0x80], [4, 1, 1]]) expect(caught(() => unpackFrame(change(...patch), before)).why).toBe('record')
  })

  it('without JSON is refused', () => {
    expect(caught(() => unpackFrame(packMessage('{"type":', Uint8Array.of(1)))).why).toBe('failed')
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
  const two = [2, 0, 0, 0, 0, 0, 0, 0] // players, and no cards
  const given = (record: number[], changes: Partial<Frame> = {}) =>
    frame(1, { viewer: null, actors: [1], record: Uint8Array.from(record), ...changes })

  it('draw what the record says', () => {
    const filled = rules().fill(given(two))
    expect([filled.view, filled.legal, filled.prompt]).toEqual([2, [], { id: 'wait', args: { seat: 1 }, families: [] }])
    expect(rules().fill(given(two, { actors: [0, 1] })).prompt!.id).toBe('wait_for_several')
    expect(rules().fill(given(two, { over: true, actors: [] })).prompt!.id).toBe('over')
  })

  it('keep nothing of what former eyes saw', () => {
    const page = rules()
    page.fill(given([2, 0, 0, 0, 1, 2, 3, 4]))
    expect(new Uint8Array(memory).some((byte) => byte > 0)).toBe(true)
    page.forget()
    expect(new Uint8Array(memory).every((byte) => byte === 0)).toBe(true)
  })

  it('refuse a record of another length by name', () => {
    for (const record of [[], two.slice(4), [...two, 0]]) {
      const failed = caught(() => rules().fill(given(record)))
      expect([failed.why, failed.message]).toEqual(['record', expect.stringContaining('expected 8')])
    }
  })

  it('end with one kind of error where the module traps', () => {
    const trap = () => {
      throw new WebAssembly.RuntimeError('unreachable')
    }
    const failing = rules({ legal: trap, obstacle: trap })
    expect(caught(() => failing.fill(given(two, { viewer: 1 }))).why).toBe('failed')
    expect(caught(() => failing.whyNot(1, 0)).message).toContain('unreachable')
  })
})

describe('what a page foresees', () => {
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

  /** By action: what `apply` does with the state and the buffer of events. */
  const deeds: ((state: Int32Array, events: Int32Array) => void)[] = [
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
    const at = (address: number) => new Int32Array(memory, address)
    const functions = {
      resample: (_: number, state: number) => at(state).set([3], 2), // makes a world up, which draws too
      apply: (_: number, state: number, __: number, action: number, events: number) => deeds[action]!(at(state), at(events)),
      actors: (_: number, state: number) => (at(state)[0] ? 0b101 : 0),
      hide: (_: number, state: number) => at(state).fill(0, 1, 3),
      legal: () => 0,
    }
    const room = (size: number) => (free += (size + 7) & ~7) - ((size + 7) & ~7)
    const game: GameRules = { view: () => 0, prompt: () => ({ id: 'turn', args: {}, families: [] }), preview: () => null }
    return new PageRules(info, { functions, room, bytes: (address: number, size: number) => new Uint8Array(memory, address, size) }, game)
  }
  const seats = ['person', 'person', 'bot'].map((kind, seat) => ({ seat, kind, name: '', level: null, yours: seat === 1 })) as Frame['seats']
  const record = new Uint8Array(12).fill(3, 0, 1)
  const foreseen = (action: number) => {
    const rules = page()
    return rules.foresee(rules.fill(frame(4, { viewer: 1, actors: [1], seats, record, events: [{ n: 0, kind: 'began', args: {} }] })), action)
  }

  it('is the whole next frame, with what the viewer may know of the events', () => {
    expect(foreseen(0)).toMatchObject({
      early: true, record, actors: [0, 2], thinking: [2], version: 4, decisions: 5,
      events: [{ n: 0 }, { n: 1, kind: 'took', args: { seat: 1, card: 'bee' } }],
      undo: { seat: 1, open: true, reason: null, until: null, turn: 1 },
    })
    expect(foreseen(1)!.events[1]!.args).toEqual({ seat: 1, card: null })
    expect(foreseen(5)!.events).toHaveLength(1)
  })

  it('is nothing where something is drawn or revealed, or the match ends', () => {
    expect([2, 3, 4].map(foreseen)).toEqual([null, null, null])
  })
})

describe('what a press would lead to', () => {
  const counted: Layout = { size: 12, fields: { players: [0, 'i4', []], rng: [4, { size: 8, fields: { used: [0, 'i4', [2]] } }, []] } }
  const nothing: Layout = { size: 0, fields: {} }
  const info = {
    digest: 'd', manifest: { digest: '' }, tables: '', blanks: {}, answers: {}, declared: {}, axes: [], fields: [], obstacles: [null], events: [],
    space: [{ kind: 'add', args: [], first: 0 }],
    records: {
      tables: nothing, state: counted, moves: { size: 8, fields: { count: [0, 'i4', []], ids: [4, 'i4', [1]] } },
      events: { size: 36, fields: { count: [0, 'i4', []], items: [4, 'i4', [2, 4]] } },
    },
  } as unknown as RulesInfo
  const memory = new ArrayBuffer(1024)
  let free = 8
  const at = (address: number) => new Int32Array(memory, address)
  const functions = {
    resample: () => 0,
    apply: (_: number, state: number) => void (at(state)[0]! += 1),
    actors: () => 1,
    hide: () => 0,
    legal: (_: number, state: number, __: number, moves: number) => at(moves).set([at(state)[0]! < 5 ? 1 : 0, 0]), // up to five
  }
  const room = (size: number) => (free += (size + 7) & ~7) - ((size + 7) & ~7)
  const game: GameRules = { view: ({ hidden }) => hidden.players, prompt: ({ hidden }) => ({ id: `at_${hidden.players}`, args: {}, families: [] }), preview: () => null }
  const rules = new PageRules(info, { functions, room, bytes: (address: number, size: number) => new Uint8Array(memory, address, size) }, game)
  const seats = [{ seat: 0, kind: 'person', name: '', level: null, yours: true }] as Frame['seats']
  const first = () => rules.fill(frame(4, { viewer: 0, actors: [0], seats, record: new Uint8Array(12).fill(2, 0, 1) }))
  const add = () => ({ kind: 'add', args: {} })

  it('is the frame after all of it, made when it is asked for; the page goes on from where it was', () => {
    const now = first()
    const made = rules.foreseePress(now, [add, (frame) => (frame.prompt!.id === 'at_3' ? add() : null), () => null])!
    expect(made()).toMatchObject({ view: 4, decisions: 6, prompt: { id: 'at_4' } })
    expect(rules.foresee(now, 0)!.record![0]).toBe(3)
  })

  it('is nothing where something of it is not possible', () => {
    expect(rules.foreseePress(first(), [add, add, add])).not.toBeNull()
    expect(rules.foreseePress(first(), [add, add, add, add])).toBeNull()
    expect(rules.foreseePress(first(), [() => 'undo'])).toBeNull()
  })
})

function caught(work: () => unknown): RulesFailed {
  try {
    work()
  } catch (error) {
    if (error instanceof RulesFailed) return error
    throw error
  }
  throw new Error('nothing was thrown')
}
