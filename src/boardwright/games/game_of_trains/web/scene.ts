/** Converts the server's view to what is drawn: the position, or the position after a selected action. */
import type { LegalAction } from '@shell/net/frame'
import { ABILITIES, type Ability, type Fields } from './names'

export { ABILITIES, type Ability }

export interface Card { card: number; ability: Ability }
export interface Hand { count: number; cards: Card[] | null }
export interface View extends Pick<Fields, 'phase' | 'turn' | 'active' | 'first' | 'winner'> {
  trains: ((Card & { lock: number | null }) | null)[][]
  hands: Hand[]
  using: Card | null
  row: Card[]
  draw_count: number
  discard_count: number
  discards: (number | null)[]
  refused: number[]
}
export interface Preview {
  train: (number | null)[]
  locks: (number | null)[]
  changed: number[]
  row: number[]
  discarded: number[]
  removed: { seat: number; position: number; card: number }[]
  spared: number[]
  draws: boolean
  wins: boolean
}

/** Place of a train as drawn. `change`: effect of the selected action. */
export interface Place {
  wagon: Card | null
  lock: number | null
  change: 'none' | 'changed' | 'taken' | 'spared'
  lostLock: number | null
}
/** Card of the row as drawn: present, arriving or leaving. */
export interface RowCard extends Card { state: 'here' | 'coming' | 'going' }
export interface Scene {
  trains: Place[][]
  row: Record<Ability, RowCard[]>
  /** Cards in the viewer's hand: drawn cards, the card in use, or the unknown card about to be drawn. */
  bench: { cards: Card[]; using: Card | null; unknown: boolean }
  paired: Ability[]
  lostLocks: number[]
}

export const LOCKABLE: readonly number[] = [1, 4, 7]
const REMOVES: Partial<Record<Ability, number>> = { remove_left: 1, remove_middle: 4, remove_right: 7 }

export function scene(view: View, viewer: number | null, chosen: LegalAction | null): Scene {
  const preview: Preview | null = chosen?.preview ?? null
  const abilities = abilityOfCards(view)
  const trains = view.trains.map((train, seat): Place[] =>
    train.map((wagon, i) => {
      const position = i + 1
      if (preview && seat === viewer) return ownPlace(view, preview, abilities, seat, i)
      const taken = preview?.removed.some((r) => r.seat === seat && r.position === position) ?? false
      const spared = (preview?.spared.includes(seat) ?? false) && REMOVES[chosen!.args.ability as Ability] === position
      return {
        wagon: taken ? null : wagon,
        lock: wagon?.lock ?? null,
        change: taken ? 'taken' : spared ? 'spared' : 'none',
        lostLock: null,
      }
    }),
  )
  const used = preview && chosen!.kind === 'use' ? view.row.find((c) => c.ability === chosen!.args.ability) ?? null : null
  const row = rowCards(view, preview, abilities, used)
  const hand = viewer === null ? null : view.hands[viewer]
  return {
    trains,
    row,
    bench: {
      cards: (hand?.cards ?? []).filter((c) => !preview?.train.includes(c.card)),
      using: used ?? view.using,
      unknown: chosen?.kind === 'draw',
    },
    paired: preview ? ABILITIES.filter((a) => row[a].some((c) => c.state === 'going')) : [],
    lostLocks: viewer === null ? [] : trains[viewer]!.flatMap((p, i) => (p.lostLock ? [i + 1] : [])),
  }
}

/** Returns the preview of an action under the pointer: the pieces it would use stay where they are. */
export function previewScene(view: View, viewer: number | null, action: LegalAction): Scene {
  const result = scene(view, viewer, action)
  const { using } = result.bench
  if (action.kind === 'use' && using) result.row[using.ability].unshift({ ...using, state: 'here' })
  return result
}

function ownPlace(view: View, preview: Preview, abilities: Map<number, Ability>, seat: number, i: number): Place {
  const before = view.trains[seat]![i]
  const card = preview.train[i] ?? null
  const moved = preview.changed.includes(i + 1) || card !== (before?.card ?? null)
  return {
    wagon: card === null ? null : { card, ability: abilities.get(card)! },
    lock: preview.locks[i] ?? null,
    change: card === null ? 'taken' : preview.spared.includes(seat) && before?.lock ? 'spared' : moved ? 'changed' : 'none',
    lostLock: preview.locks[i] == null ? (before?.lock ?? null) : null,
  }
}

function rowCards(view: View, preview: Preview | null, abilities: Map<number, Ability>, used: Card | null): Record<Ability, RowCard[]> {
  const row = Object.fromEntries(ABILITIES.map((a): [Ability, RowCard[]] => [a, []])) as Record<Ability, RowCard[]>
  const add = (card: number, state: RowCard['state']) => row[abilities.get(card)!].push({ card, ability: abilities.get(card)!, state })
  const inRow = view.row.map((c) => c.card)
  const locks = new Set(view.trains.flatMap((t) => t.map((w) => w?.lock ?? null)))
  for (const card of inRow) if (card !== used?.card) add(card, !preview || preview.row.includes(card) ? 'here' : 'going')
  if (preview) {
    for (const card of preview.row) if (!inRow.includes(card)) add(card, 'coming')
    for (const card of preview.discarded)
      if (!inRow.includes(card) && !locks.has(card) && card !== view.using?.card && abilities.has(card) && !isHeld(view, card)) add(card, 'going')
  }
  return row
}

const isHeld = (view: View, card: number): boolean => view.hands.some((h) => h.cards?.some((c) => c.card === card))

/** Returns the ability of every visible card. */
function abilityOfCards(view: View): Map<number, Ability> {
  const known = new Map<number, Ability>()
  const learn = (c: Card | null | undefined) => c && known.set(c.card, c.ability)
  for (const train of view.trains) for (const wagon of train) {
    learn(wagon)
    if (wagon?.lock != null) known.set(wagon.lock, 'protect')
  }
  for (const hand of view.hands) hand.cards?.forEach(learn)
  view.row.forEach(learn)
  learn(view.using)
  return known
}
