/** A turn as one growing sentence: “Brown, two steps: Kiev 3, Transsiberian 5 …”. */
import type { BoardWords } from '@shell/board/board'
import type { Args, GameEvent } from '@shell/net/frame'
import type { Turn } from '@shell/story/history'
import { joinTexts } from '@shell/words/text'
import { SCORED } from './round_end'
import { givesText } from './parts/text'
import type { Colour, View } from './types'

/** Part of the sentence; rails have their colour. */
export interface TextPart { text: string; colour?: Colour; /** Whether it introduces what follows. */ leads?: boolean }

/** Texts of events other than steps. Claims and temporary workers are implied by the name of their space. */
const TEXTS: Record<string, (words: BoardWords, args: Args) => string> = Object.fromEntries(
  [
    'won_rails', 'won_worker', 'won_token', 'end_station', 'advanced', 'factory_works', 'took_locomotive', 'placed', 'retired', 'built', 'doubled',
    'got_points', 'got_coins', 'hired', 'used_token', 'took_card', 'took_bonus', 'repeats', 'once_more', 'gave_up', 'went_on',
  ].map((kind) => [kind, (words: BoardWords, args: Args) => words.t(`board-did-${kind}`, args)]),
)
TEXTS.took_bonus = (words, args) => (args.bonus == null ? words.t('board-did-took-bonus-hidden') : words.t('board-did-took-bonus', args))

/** Returns the start of a turn: the space or the start bonus. A pass stands alone. */
export function headOf(words: BoardWords, event: GameEvent, round = 0): string {
  const { kind, args } = event
  if (kind === 'scored') return round ? words.t('board-round-scored', { round }) : words.t('board-this-round')
  if (kind === 'chose_start') return words.t('board-did-chose-start', args)
  if (kind === 'passed') return words.t('board-did-passed', args)
  if (kind === 'stayed') return words.t('board-did-stayed')
  return words.t(kind === 'reused' ? 'board-did-reused' : 'board-did-occupied', args)
}

/** Returns the points of each line, and their sum. */
function roundParts(words: BoardWords, args: Args): TextPart[] {
  const paid = SCORED.map((line) => ({ line, points: Number(args[line]) }))
  const sum = paid.reduce((all, { points }) => all + points, 0)
  return [...paid.filter(({ points }) => points).map(({ line, points }) => ({ text: `${words.t(`source-${line}`)} +${points}` })), { text: `Σ +${sum}` }]
}

export function turnText(words: BoardWords, turn: Turn): { head: string; parts: TextPart[] } {
  if (turn.round !== undefined) return { head: headOf(words, turn.events[0]!, turn.round), parts: roundParts(words, turn.events[0]!.args) }
  const parts: TextPart[] = []
  let before: GameEvent = turn.events[0]!
  for (const event of turn.events.slice(1)) {
    const { kind, args } = event
    const lastPart = parts.at(-1)
    const isRepeated = before.kind === kind && before.args.marker === args.marker
    before = event
    if (kind === 'stepped') {
      const text = words.t('board-did-stepped', args)
      if (lastPart && lastPart.colour === args.colour) lastPart.text = joinTexts([lastPart.text, text])
      else parts.push({ text, colour: args.colour as Colour })
    } else if (kind === 'advanced' && isRepeated && lastPart) {
      lastPart.text = TEXTS.advanced!(words, args) // a marker that moves on is described by its destination
    } else if (kind === 'placed' && turn.events.some((event) => event.kind === 'took_locomotive' && event.args.number === args.number) && lastPart) {
      lastPart.text = words.t('board-did-placed-new', args) // taking and placing are one text
    } else if (TEXTS[kind]) parts.push({ text: TEXTS[kind](words, args), ...(kind === 'went_on' ? { leads: true } : {}) })
  }
  return { head: headOf(words, turn.events[0]!), parts }
}

/** Returns whether a turn is unfinished. */
export const isUnfinished = (view: Pick<View, 'agenda' | 'paying' | 'hand' | 'new_factory' | 'phase'>): boolean =>
  view.phase !== 'over' && (view.agenda.length > 0 || view.paying !== null || view.hand !== null || view.new_factory !== null)

/** Returns the text for the remainder of the current effect. */
export function remainderText(words: BoardWords, view: Pick<View, 'agenda' | 'current'>): string {
  const item = view.current === null ? undefined : view.agenda[view.current]
  const left = item ? givesText(words, item.left) : ''
  return left && words.t('board-left', { list: left })
}

/** Returns the pending effects after the current one: number for `next`, name, remainder. */
export function pendingEffects(words: BoardWords, view: Pick<View, 'agenda' | 'current'>): { item: number; name: string; left: string }[] {
  return view.agenda.flatMap(({ effect, left }, i) => (i === view.current ? [] : [{ item: i + 1, name: words.t(`effect-${effect}`), left: givesText(words, left) }]))
}
