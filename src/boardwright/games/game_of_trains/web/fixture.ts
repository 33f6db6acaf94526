/** Hand-written frames for board tests and the page web/dev/board.html. */
import type { Args, Frame, LegalAction, Refusal } from '@shell/net/frame'
import type { Ability, Card, Preview, View } from './scene'

const CYCLE: Ability[] = ['move_right_2', 'protect', 'move_left_2', 'swap_adjacent', 'remove_middle', 'remove_right', 'remove_left', 'swap_skip_one']
/** Abilities of the real table for cards 1 to 48, close enough for the others. */
export const card = (n: number): Card => ({ card: n, ability: CYCLE[(n - 1) % 8]! })

export function train(cards: (number | null)[], locks: Record<number, number> = {}): View['trains'][number] {
  return cards.map((n, i) => (n === null ? null : { ...card(n), lock: locks[i + 1] ?? null }))
}

export function view(changes: Partial<View> = {}): View {
  return {
    phase: 'turn', turn: 12, active: 0, first: 1,
    trains: [
      train([5, 33, 21, 44, 40, 71, 64], { 4: 34 }),
      train([12, 19, 8, 36, 57, 50, 82], { 1: 10, 7: 26 }),
      train([77, 15, 28, 30, 55, 61, 9]),
      train([80, 68, 59, 47, 32, 20, 3], { 7: 18 }),
    ],
    hands: [0, 1, 2, 3].map(() => ({ count: 0, cards: null })),
    using: null,
    row: [card(4), card(13), card(31), card(2), card(25)],
    draw_count: 31, discard_count: 13, discards: [], refused: [], winner: null,
    ...changes,
  } as View
}

const asIs = (v: View, seat: number): Preview => ({
  train: v.trains[seat]!.map((w) => w?.card ?? null),
  locks: v.trains[seat]!.map((w) => w?.lock ?? null),
  changed: [], row: v.row.map((c) => c.card), discarded: [], removed: [], spared: [], draws: false, wins: false,
})

/** Preview of putting a card into a place. */
export function replacing(v: View, seat: number, n: number, position: number): Preview {
  const preview = asIs(v, seat)
  const old = v.trains[seat]![position - 1]!
  preview.train[position - 1] = n
  preview.changed = [position]
  if (old.lock !== null) preview.discarded.push(old.lock)
  preview.locks[position - 1] = null
  const twin = v.row.find((c) => c.ability === old.ability)
  if (twin) {
    preview.row = preview.row.filter((c) => c !== twin.card)
    preview.discarded.push(old.card, twin.card)
  } else preview.row.push(old.card)
  return preview
}

/** Preview of swapping the wagons of two places. */
export function swapping(v: View, seat: number, a: number, b: number): Preview {
  const preview = asIs(v, seat)
  ;[preview.train[a - 1], preview.train[b - 1]] = [preview.train[b - 1]!, preview.train[a - 1]!]
  preview.changed = [a, b]
  for (const p of [a, b]) {
    if (preview.locks[p - 1] !== null) preview.discarded.push(preview.locks[p - 1]!)
    preview.locks[p - 1] = null
  }
  return preview
}

export function usingAbility(v: View, seat: number, used: Card): Preview {
  const preview = asIs(v, seat)
  preview.row = preview.row.filter((c) => c !== used.card)
  preview.discarded = [used.card]
  const position = { remove_left: 1, remove_middle: 4, remove_right: 7 }[used.ability as string]
  if (position) {
    preview.draws = true
    v.trains.forEach((t, s) => {
      const wagon = t[position - 1]!
      if (wagon.lock !== null) preview.spared.push(s)
      else {
        preview.removed.push({ seat: s, position, card: wagon.card })
        preview.row.push(wagon.card)
        if (s === seat) {
          preview.train[position - 1] = null
          preview.changed.push(position)
        }
      }
    })
  }
  return preview
}

export const action = (id: number, kind: string, args: Args, preview: Preview): LegalAction => ({ id, kind, args, text: kind, preview })

export function frame(v: View, legal: LegalAction[], prompt: { id: string; args: Args }, changes: Partial<Frame> = {}): Frame {
  return {
    type: 'frame', version: 1,
    match: { id: 'm', game: 'game_of_trains', ruleset: 'r', options: {}, status: 'running', created: 0 },
    seats: ['Ana', 'Þórdís', 'Jiří', 'Bot'].slice(0, v.trains.length).map((name, seat) => ({ seat, kind: 'person', name, level: null, yours: seat === 0 })),
    viewer: 0, actors: [v.active], over: v.winner !== null, result: null,
    view: v, prompt: { ...prompt, families: [...new Set(legal.map((a) => a.kind))] }, legal, space: [],
    events: [], events_from: 0, undo: { seat: null, open: false, reason: null, until: null }, thinking: [], decisions: v.turn,
    ...changes,
  }
}

/** Reason why an action is illegal. */
export const why = (_kind: string, args: Args): Refusal =>
  'position' in args ? { id: 'no_right_neighbour', args, section: 'abilities' } : { id: 'row_empty', args, section: 'actions' }

export const SCENES: Record<string, () => Frame> = {
  turn: () => {
    const v = view()
    return frame(v, [action(0, 'draw', {}, { ...asIs(v, 0), draws: true }), ...v.row.map((c, i) => action(i + 1, 'use', { ability: c.ability }, usingAbility(v, 0, c)))], { id: 'turn', args: {} })
  },
  replace: () => {
    const v = view({ phase: 'replace', hands: [{ count: 1, cards: [card(38)] }, ...[1, 2, 3].map(() => ({ count: 0, cards: null }))] })
    return frame(v, [1, 2, 3, 4, 5, 6, 7].map((p) => action(p, 'replace', { position: p }, replacing(v, 0, 38, p))), { id: 'replace', args: { card: 38 } })
  },
  target: () => {
    const v = view({ phase: 'target', using: card(4), row: view().row.slice(1) })
    return frame(v, [1, 2, 3, 4, 5, 6].map((p) => action(p, 'swap_adjacent', { position: p }, swapping(v, 0, p, p + 1))), { id: 'target', args: { ability: 'swap_adjacent' } })
  },
  setup: () => {
    const v = view({ phase: 'setup_keep', row: [], trains: view().trains.map((t) => t.map((w) => w && { ...w, lock: null })), hands: [{ count: 4, cards: [card(17), card(42), card(66), card(73)] }, { count: 1, cards: null }, { count: 2, cards: null }, { count: 3, cards: null }] })
    return frame(v, v.hands[0]!.cards!.map((c, i) => action(i, 'keep', { card: c.card }, asIs(v, 0))), { id: 'setup_keep', args: {} })
  },
  waiting: () => frame(view({ active: 2, hands: [0, 0, 1, 0].map((count) => ({ count, cards: null })), row: [1, 2, 3, 4, 5, 6, 7, 8].map(card) }), [], { id: 'wait', args: { seat: 2 } }),
  two: () => {
    const v = view({ trains: view().trains.slice(0, 2), hands: view().hands.slice(0, 2) })
    return frame(v, [action(0, 'draw', {}, { ...asIs(v, 0), draws: true }), ...v.row.map((c, i) => action(i + 1, 'use', { ability: c.ability }, usingAbility(v, 0, c)))], { id: 'turn', args: {} })
  },
  watched: () => frame(view({ hands: [0, 0, 1, 0].map((count) => ({ count, cards: count ? [card(38)] : [] })), active: 2 }), [], { id: 'wait', args: { seat: 2 } }, { viewer: null }),
  over: () => {
    const v = view({ phase: 'over', winner: 0 })
    v.trains[0] = train([5, 21, 33, 40, 44, 64, 71])
    return frame(v, [], { id: 'over', args: {} }, { actors: [] })
  },
}
