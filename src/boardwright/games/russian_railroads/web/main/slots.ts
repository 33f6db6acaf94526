/** Slots of a space: one for each piece of its price, with the pieces on it. */
import type { PieceKind, Pieces, Space } from '../types'

export interface Piece { kind: PieceKind; seat: number }
/** Piece required, and piece present. */
export interface Slot { wants: 'worker' | 'coin'; piece: Piece | null }
export interface Crowd extends Piece { count: number }

const KINDS: readonly PieceKind[] = ['worker', 'temporary', 'black', 'coin']

const single = (pieces: readonly Pieces[]): Piece[] =>
  pieces.flatMap((each) => KINDS.flatMap((kind) => Array.from({ length: each[kind] }, () => ({ kind, seat: each.seat }))))

/** Returns whether more pieces fit than the price: the space never closes. */
export const unlimited = (place: string): boolean => place === 'black_or_grey'

/** Puts coins where coins are required first, then where workers could be. */
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

/** Returns all workers on a space that never closes. */
export const crowdOf = (space: Space): Crowd[] =>
  space.pieces.flatMap((each) => KINDS.filter((kind) => each[kind] > 0).map((kind) => ({ kind, seat: each.seat, count: each[kind] })))
