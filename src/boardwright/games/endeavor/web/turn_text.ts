/** A turn as one growing sentence: “Docks: London occupied · link London – Bombay · ship: India 3 …”. */
import type { BoardWords } from '@shell/board/board'
import type { GameEvent } from '@shell/net/frame'
import type { Turn } from '@shell/story/history'
import type { CardId, Token } from './types'

/** Part of the sentence; tokens and cards are drawn as pictures. */
export interface TextPart { text: string; token?: Token; card?: CardId }

const WITH_TOKEN = new Set(['shipped', 'occupied', 'linked'])
const OMITTED = new Set(['placed_governor', 'left_empty', 'ended'])

function textPartOf(words: BoardWords, { kind, args }: GameEvent): TextPart {
  const part: TextPart = { text: words.t(`board-did-${kind}`, args) }
  if (WITH_TOKEN.has(kind) && args.token) part.token = args.token as Token
  if ((kind === 'drew' || kind === 'governs') && args.card) part.card = args.card as CardId
  return part
}

export function turnText(words: BoardWords, turn: Turn): { head: string; parts: TextPart[] } {
  const [first, ...rest] = turn.events
  const events = rest.filter(({ kind }) => !OMITTED.has(kind) || turn.events[0]!.kind === 'passed')
  return { head: words.t(`board-did-${first!.kind}`, first!.args), parts: events.map((event) => textPartOf(words, event)) }
}
