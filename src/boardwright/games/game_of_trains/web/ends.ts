/** Trains at the end of the match: which wagons could have stayed, and how many had to be replaced. */
import type { BoardWords, EndSection } from '@shell/board/board'
import type { Frame } from '@shell/net/frame'
import type { View } from './scene'

const CARDS = 84

/**
 * Returns which wagons of a train can stay: a longest ascending choice that leaves room for the numbers between. Same as `count_to_replace`
 * of the rules.
 */
export function keepableWagons(train: readonly (number | null)[]): boolean[] {
  const best = train.map(() => ({ length: 0, before: -1 }))
  train.forEach((card, j) => {
    if (card === null || card <= j || card > CARDS - (train.length - 1 - j)) return
    best[j] = { length: 1, before: -1 }
    for (let i = 0; i < j; i += 1) {
      if (best[i]!.length > 0 && card - train[i]! >= j - i && best[i]!.length + 1 > best[j]!.length) best[j] = { length: best[i]!.length + 1, before: i }
    }
  })
  const longest = Math.max(...best.map(({ length }) => length))
  const stays = train.map(() => false)
  if (longest > 0) for (let at = best.findIndex(({ length }) => length === longest); at >= 0; at = best[at]!.before) stays[at] = true
  return stays
}

export function ends(frame: Frame, words: BoardWords): EndSection[] {
  const { trains } = frame.view as View
  const seats = trains.map((train, seat) => {
    const numbers = train.map((wagon) => wagon?.card ?? null)
    const stays = keepableWagons(numbers)
    const misplaced = stays.filter((stay) => !stay).length
    const items = numbers.map((card, i) => ({ text: card === null ? '–' : String(card), mark: stays[i] ? ('good' as const) : ('bad' as const) }))
    return { seat, items, note: words.t('end-wrong', { count: misplaced }) }
  })
  return [{ title: words.t('end-trains'), seats }]
}
