/** Ways to pay, cheapest first, as pieces to draw. */
import type { LegalAction } from '@shell/net/frame'
import type { PieceKind, Preview } from './types'

export interface Payment { action: LegalAction; pieces: PieceKind[] }

/** Order in which pieces are spent: temporary workers go first because they are lost after the round, coins last. */
const ORDER: readonly PieceKind[] = ['temporary', 'worker', 'black', 'coin']

export function piecesOf({ workers = 0, temporary = 0, black = 0, coins = 0 }: Preview): PieceKind[] {
  const counts: Record<PieceKind, number> = { temporary, worker: workers, black: Number(black), coin: coins }
  return ORDER.flatMap((kind) => Array<PieceKind>(counts[kind]).fill(kind))
}

const price = ({ action }: Payment): number => 10 * Number(action.args.coins ?? 0) + (action.args.black === 'with_black' ? 1 : 0)

export function paymentsOf(legal: readonly LegalAction[]): Payment[] {
  return legal
    .filter((action) => action.kind === 'pay')
    .map((action) => ({ action, pieces: piecesOf((action.preview ?? {}) as Preview) }))
    .sort((a, b) => price(a) - price(b))
}
