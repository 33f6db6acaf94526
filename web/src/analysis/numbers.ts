/** Chances and points as text in the reader's language. */
import { withMinus } from '../words/text'
import { numberLocales, type Language } from '../words/words'
import type { Parts } from './report'

const HUNDREDTHS = 100

/** Returns a chance in ten-thousandths as per cent. */
export const percent = (chance: number, language: Language): string =>
  wholeNumber(chance / HUNDREDTHS, language) + percentSign(language)

/** Returns a difference of chances as per cent, with its sign. */
export const signedPercent = (chance: number, language: Language): string =>
  wholeNumber(chance / HUNDREDTHS, language, 'exceptZero') + percentSign(language)

/** Returns points in hundredths as a number. */
export const pointsText = (points: number, language: Language): string =>
  wholeNumber(points / HUNDREDTHS, language)

function wholeNumber(number: number, language: Language, signDisplay: 'auto' | 'exceptZero' = 'auto'): string {
  return withMinus(new Intl.NumberFormat(numberLocales(language), { maximumFractionDigits: 0, signDisplay }).format(number))
}

/** Returns what follows a number of per cent, as reports and `ui-percent` have it; some browsers leave out the space in some languages. */
const percentSign = (language: Language): string => (language === 'en' ? '%' : '\u00a0%')

/** Returns chances in whole per cent (as ten-thousandths) that add up, as they do before: the largest rests are rounded up. */
export function roundedChances(chances: readonly number[]): number[] {
  const rest = (chance: number): number => chance % HUNDREDTHS
  const missing = chances.reduce((sum, chance) => sum + rest(chance), 0) / HUNDREDTHS
  const up = chances.map((_, seat) => seat).sort((a, b) => rest(chances[b]!) - rest(chances[a]!)).slice(0, Math.round(missing))
  return chances.map((chance, seat) => chance - rest(chance) + (up.includes(seat) ? HUNDREDTHS : 0))
}

/** Returns parts in whole per cent (as ten-thousandths) that add up, as they do before they are rounded. */
export function roundedParts({ from, own, others, chance }: Parts): Parts {
  const sums = [0, from, from + own, from + own + others, from + own + others + chance].map((sum) => Math.round(sum / HUNDREDTHS) * HUNDREDTHS)
  const [first, second, third, fourth] = sums.slice(1).map((sum, i) => sum - sums[i]!) as [number, number, number, number]
  return { from: first, own: second, others: third, chance: fourth, to: sums[4]! }
}
