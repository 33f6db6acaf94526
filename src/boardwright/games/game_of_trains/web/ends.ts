/** Trains at the end of the match: which wagons could have stayed, and how many had to be replaced. */
import type { BoardWords, EndSection } from '@shell/board/board'
import type { Frame } from '@shell/net/frame'
import { fittingWagons } from './fitting_wagons'
import type { View } from './scene'

export function ends(frame: Frame, words: BoardWords): EndSection[] {
  const { trains } = frame.view as View
  const seats = trains.map((train, seat) => {
    const numbers = train.map((wagon) => wagon?.card ?? null)
    const stays = fittingWagons(numbers)
    const misplaced = stays.filter((stay) => !stay).length
    const items = numbers.map((card, i) => ({ text: card === null ? '–' : String(card), mark: stays[i] ? ('good' as const) : ('bad' as const) }))
    return { seat, items, note: words.t('end-wrong', { count: misplaced }) }
  })
  return [{ title: words.t('end-trains'), seats }]
}
