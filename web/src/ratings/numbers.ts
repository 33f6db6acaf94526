/** Ratings in words, and the scale of their picture. */
import { signed } from '../words/text'
import type { Words } from '../words/words'
import type { RatedMatchOut, RatingOut } from '../net/wire'

/** After so many rated matches a number means something. */
export const MATCHES_NEEDED = 5

/** Returns the number with its uncertainty, or how many matches are missing. */
export const ratingText = ({ value, spread, matches }: RatingOut, words: Words): string =>
  matches < MATCHES_NEEDED ? words.t('ui-rating-new', { matches, needed: MATCHES_NEEDED }) : words.t('ui-rating-number', { value: String(value), spread: String(spread) })

/** Returns what a match has changed, such as “1420 → 1436 (+16)”. */
export const changeText = (before: RatingOut, after: RatingOut, words: Words): string =>
  `${words.t('ui-rating-change', { before: String(before.value), after: String(after.value) })} (${signed(after.value - before.value)})`

/** Values of a picture's lower and upper edge, and the lines between them. */
export interface ChartFrame {
  low: number
  high: number
  lines: number[]
}

const STEPS = [50, 100, 200, 500, 1000]
const MOST = 6

/** Returns the frame for a history: round numbers around every value with its uncertainty. */
export function chartFrameOf(history: readonly Pick<RatedMatchOut, 'rating'>[]): ChartFrame {
  const [least, most] = [Math.min(...history.map(({ rating }) => rating.value - rating.spread)), Math.max(...history.map(({ rating }) => rating.value + rating.spread))]
  const step = STEPS.find((each) => (most - least) / each <= MOST - 1) ?? 2000
  const [from, to] = [Math.floor(least / step), Math.max(Math.ceil(most / step), Math.floor(least / step) + 1)]
  return { low: from * step, high: to * step, lines: Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step) }
}
