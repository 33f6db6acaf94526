/** How a space's price and the pieces on it are drawn: one slot for each piece that it costs. */
import type { PieceKind, Pieces, Space } from '../types'

export interface Piece { kind: PieceKind; seat: number }
/** What is wanted there, and what stands there. */
export interface Slot { wants: 'worker' | 'coin'; piece: Piece | null }
export interface Crowd extends Piece { count: number }

const KINDS: readonly PieceKind[] = ['worker', 'temporary', 'black', 'coin']

const single = (pieces: readonly Pieces[]): Piece[] =>
  pieces.flatMap((each) => KINDS.flatMap((kind) => Array.from({ length: each[kind] }, () => ({ kind, seat: each.seat }))))

/** Whether more stand there than it costs once: the space is never closed. */
export const unlimited = (place: string): boolean => place === 'black_or_grey'

/** Coins lie where coins are wanted first, then where workers could stand. */
export function slotsOf(space: Space): Slot[] {
  const pieces = single(space.pieces)
  const coins = pieces.filter((piece) => piece.kind === 'coin')
  const wanted = coins.splice(0, space.coins_needed)
  const others = [...pieces.filter((piece) => piece.kind !== 'coin'), ...coins]
  const workers = Math.max(0, space.cost - space.coins_needed)
  return [
    ...Array.from({ length: workers }, (_, i): Slot => ({ wants: 'worker', piece: others[i] ?? null })),
    ...Array.from({ length: space.coins_needed }, (_, i): Slot => ({ wants: 'coin', piece: wanted[i] ?? null })),
  ]
}

/** All workers on a space that is never closed. */
export const crowdOf = (space: Space): Crowd[] =>
  space.pieces.flatMap((each) => KINDS.filter((kind) => each[kind] > 0).map((kind) => ({ kind, seat: each.seat, count: each[kind] })))
