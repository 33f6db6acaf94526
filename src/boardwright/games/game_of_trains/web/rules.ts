/** What view, prompt and previews add to the declared fields: the same as `view.py`. */
import type { Prompt } from '@shell/net/frame'
import type { SpaceAction } from '@shell/board/space'
import type { Ask as AskOf } from '@shell/rules/page_rules'
import type { Rec } from '@shell/rules/record'
import { fittingWagons } from './fitting_wagons'
import { ABILITIES, PHASES, type Fields, type Phase } from './names'
import type { Card, View } from './scene'

type Ask = AskOf<Fields>

/** By prompt: the kinds of actions that answer it. */
const ANSWERS: Partial<Record<Phase, string[]>> = {
  setup_keep: ['keep'],
  setup_replace: ['replace'],
  turn: ['draw', 'use'],
  replace: ['replace'],
  target: ['swap_adjacent', 'swap_skip_one', 'move_right_2', 'move_left_2', 'protect'],
}

/** The same as `REMEMBERED` in `view.py`. */
export const remembered = ['refused']

export function view({ tables, hidden, fields }: Ask): View {
  const card = (number: number): Card => ({ card: number, ability: ABILITIES[tables.ability[number]]! })
  const cardOrNull = (number: number | null): Card | null => (number ? card(number) : null)
  const { phase, turn, active, first, winner, ...declared } = fields()
  const refusedBySeat = declared.refused as number[][]
  return {
    phase, turn, active, first, winner,
    trains: declared.trains.map((train, seat) => train.map((wagon, i) => (wagon ? { ...card(wagon), lock: declared.locks[seat]![i]! } : null))),
    hands: declared.hands.map((hand) => ({ count: hand.length, cards: hand.includes(null) ? null : hand.map((each) => card(each!)) })),
    using: cardOrNull(declared.using),
    row: declared.row.map((each) => card(each)),
    draw_count: declared.draw.length,
    discard_count: declared.discard.length + refusedBySeat.flat().length,
    discards: declared.discard,
    refused: hidden.viewer < 0 ? [] : refusedBySeat[hidden.viewer]!,
  }
}

/** How many wagons of each train can stay where they are; nothing before the first turn. */
export function progress({ hidden }: Ask): number[] {
  if (hidden.phase < PHASES.indexOf('turn')) return []
  return hidden.train.slice(0, hidden.players).map((train: number[]) => fittingWagons(train).filter(Boolean).length)
}

export function prompt({ tables, hidden }: Ask, seat: number): Prompt {
  const id = PHASES[hidden.phase]!
  const families = ANSWERS[id]!
  if (id === 'target') return { id, families, args: { ability: ABILITIES[tables.ability[hidden.using]]! } }
  return { id, families, args: families[0] === 'replace' ? { card: hidden.hand[seat][0] } : {} }
}

export function preview(ask: Ask, seat: number, { id, kind, args }: SpaceAction): Rec {
  const { hidden } = ask
  const draws = kind === 'draw'
  const removal = kind === 'use' && `${args.ability}`.startsWith('remove_') ? ask.query('removal', seat, ABILITIES.indexOf(args.ability as never)) : null
  const after = removal?.after ?? (draws ? hidden : ask.tried(seat, id))
  const events = removal ? ask.happened(removal.events) : []
  const removed = events.filter((event) => event.kind === 'removed').map((event) => event.args)
  const ofSeat = (cards: number[][]) => cards[seat]!.map((card) => card || null)
  const [train, locks] = [ofSeat(after.train), ofSeat(after.lock)]
  const changed = train.map((wagon, i) => wagon !== (hidden.train[seat][i] || null) || locks[i] !== (hidden.lock[seat][i] || null))
  return {
    train,
    locks,
    changed: changed.flatMap((each, i) => (each ? [i + 1] : [])),
    row: after.row.filter((card: number) => card),
    discarded: after.discard.slice(hidden.discard_count, after.discard_count),
    removed,
    spared: events.filter((event) => event.kind === 'spared').map((event) => event.args.seat),
    draws: draws || removed.length > 0,
    wins: after.winner === seat,
  }
}
