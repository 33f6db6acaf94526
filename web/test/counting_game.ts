/** A game for tests with rules in TypeScript: two players count together up to eight. */
import { PageRules, type GameRules, type RulesInfo } from '../src/rules/page_rules'
import type { Layout } from '../src/rules/record'

const RNG: Layout = { size: 40, fields: { key: [0, 'u4', [8]], used: [32, 'i4', [2]] } }
const STATE: Layout = {
  size: 64,
  fields: { players: [0, 'i4', []], secret: [4, 'i4', []], turn: [8, 'i4', []], sum: [12, 'i4', []], rng: [16, RNG, []], viewer: [56, 'i4', []], version: [60, 'i4', []] },
}
const VIEWER = 14
const info = {
  digest: 'd', manifest: { digest: '', ruleset: '1' }, tables: '', blanks: { 2: btoa('\0'.repeat(STATE.size)) }, answers: {}, declared: {}, axes: [],
  fields: [{ name: 'sum', path: 'sum', kind: 'number', axes: [], first: 0, none: null, start: 0, null: true, names: [], set: false }],
  scored: true, typical: { turns: 'turns' }, reasons: ['points'], rulesets: { 1: '1' }, players: [2], options: {},
  obstacles: [null, { id: 'too_much', section: null, args: [] }],
  space: [{ kind: 'add', args: [['by', [1, 2, 3]]], first: 0 }],
  events: [{ kind: 'added', reveals: false, args: [['seat', [], false], ['secret', [], true]] }],
  records: {
    tables: { size: 0, fields: {} }, state: STATE, moves: { size: 12, fields: { count: [0, 'i4', []], ids: [4, 'i4', [2]] } },
    events: { size: 36, fields: { count: [0, 'i4', []], items: [4, 'i4', [2, 4]] } },
    outcome: { size: 68, fields: { rank: [0, 'i4', [8]], score: [32, 'i4', [8]], reason: [64, 'i4', []] } },
  },
} as unknown as RulesInfo

/** Rules of the counting game: a player continues after adding 1, and the other player is next after 2. Only seat 1 knows a secret. */
export function countingRules(): PageRules {
  const memory = new ArrayBuffer(4096)
  let free = 8
  const intsAt = (address: number) => new Int32Array(memory, address)
  const functions = {
    resample: (_: number, state: number) => void (intsAt(state)[1] = intsAt(state)[4]! | 1),
    setup: (_: number, state: number) => void (intsAt(state)[1] = intsAt(state)[4]! | 1),
    hide: (_: number, state: number, seat: number) => intsAt(state).fill(0, seat === 1 ? 2 : 1, 2) && intsAt(state).fill(0, 4, VIEWER) && intsAt(state).set([seat], VIEWER),
    actors: (_: number, state: number) => (intsAt(state)[2]! < 0 ? 0 : 1 << intsAt(state)[2]!),
    legal: (_: number, __: number, ___: number, moves: number) => intsAt(moves).set([2, 0, 1]),
    obstacle: (_: number, __: number, ___: number, action: number) => (action === 2 ? 1 : 0),
    apply: (_: number, state: number, seat: number, action: number, events: number) => {
      const now = intsAt(state)
      if (intsAt(events)[0]! >= 0) intsAt(events).set([1, 0, 1 << seat, seat, now[1]!])
      now[3]! += action + 1
      if (action === 1) now[2] = 1 - now[2]!
      if (now[3]! >= 8) now[2] = -1
    },
    outcome: (_: number, state: number, outcome: number) => intsAt(outcome).set([0, 1, 0, 0, 0, 0, 0, 0, intsAt(state)[3]!, 0]),
  }
  const allocate = (size: number) => (free += (size + 7) & ~7) - ((size + 7) & ~7)
  const game: GameRules = {
    view: ({ hidden }) => ({ secret: hidden.secret, sum: hidden.sum }),
    prompt: () => ({ id: 'count', args: {}, families: [] }),
    preview: () => null,
  }
  return new PageRules(info, { functions, room: allocate, bytes: (address: number, size: number) => new Uint8Array(memory, address, size) }, game)
}
