/** Numbers of statistics as text, and the scale of their pictures. */
import { pointsScale, type Scale } from '../analysis/graph'
import { withMinus } from '../words/text'
import { dateLocales, numberLocales, type Language } from '../words/words'

/** How many matches a picture shows. */
export const SHOWN = 60

/** Returns a mean with one decimal, digits as in `wholeText`; null: a dash. */
export const meanText = (value: number | null, language: Language): string =>
  value === null ? '–' : withMinus(new Intl.NumberFormat(numberLocales(language), { minimumFractionDigits: 1, maximumFractionDigits: 1, useGrouping: false }).format(value))

/** Returns a whole number; null: a dash. */
export const wholeText = (value: number | null): string => (value === null ? '–' : withMinus(String(value)))

/** Returns a day; nothing for an unknown date. */
export const dateText = (date: number | null, language: Language): string =>
  date === null ? '' : new Intl.DateTimeFormat(dateLocales(language), { dateStyle: 'medium' }).format(date)

/** Returns a scale with round numbers for these points. */
export function scaleOf(values: readonly number[]): Scale {
  const { low, high, lines } = pointsScale(values.map((value) => value * 100))
  return { low: low / 100, high: high / 100, lines: lines.map((line) => line / 100) }
}
