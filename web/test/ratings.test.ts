// Texts of ratings, and the scale of their chart.
import { expect, it } from 'vitest'
import { changeText, chartFrameOf, ratingText } from '../src/ratings/numbers'
import type { Words } from '../src/words/words'

const words = { t: (id: string, args: Record<string, unknown>) => `${id} ${Object.values(args).join(' ')}` } as unknown as Words
const rating = (value: number, spread = 50, matches = 9) => ({ value, spread, matches })

it('a rating is shown after five matches, with its uncertainty', () => {
  expect(ratingText(rating(1420, 90, 5), words)).toBe('ui-rating-number 1420 90')
  expect(ratingText(rating(1420, 90, 4), words)).toBe('ui-rating-new 4 5')
  expect(changeText(rating(1420), rating(1404), words)).toBe('ui-rating-change 1420 1404 (−16)')
})

it('the chart has room for every rating and its uncertainty, between round numbers', () => {
  for (const values of [[1500], [1500, 1501], [112, 2500], [-40, 90, 1300]]) {
    const { low, high, lines } = chartFrameOf(values.map((value) => ({ rating: rating(value, 60) })))
    expect(low).toBeLessThanOrEqual(Math.min(...values) - 60)
    expect(high).toBeGreaterThanOrEqual(Math.max(...values) + 60)
    expect(lines.length).toBeLessThanOrEqual(7)
    expect([lines[0], lines.at(-1)]).toEqual([low, high])
  }
})
