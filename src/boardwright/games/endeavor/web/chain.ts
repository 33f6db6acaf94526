/** A turn as one growing sentence: “Docks: London occupied · link London – Bombay · ship: India 3 …”. */
import type { BoardWords } from '@shell/board/board'
import type { GameEvent } from '@shell/net/frame'
import type { Turn } from '@shell/story/history'
import type { CardId, Token } from './types'

/** Part of the sentence; tokens and cards are drawn as pictures. */
export interface Bit { text: string; token?: Token; card?: CardId }

const PICTURES = new Set(['shipped', 'occupied', 'linked'])
const UNTOLD = new Set(['placed_governor', 'left_empty', 'ended'])

function bitOf(words: BoardWords, { kind, args }: GameEvent): Bit {
  const bit: Bit = { text: words.t(`board-did-${kind}`, args) }
  if (PICTURES.has(kind) && args.token) bit.token = args.token as Token
  if ((kind === 'drew' || kind === 'governs') && args.card) bit.card = args.card as CardId
  return bit
}

export function chainOf(words: BoardWords, turn: Turn): { head: string; bits: Bit[] } {
  const [first, ...rest] = turn.events
  const shown = rest.filter(({ kind }) => !UNTOLD.has(kind) || turn.events[0]!.kind === 'passed')
  return { head: words.t(`board-did-${first!.kind}`, first!.args), bits: shown.map((event) => bitOf(words, event)) }
}
