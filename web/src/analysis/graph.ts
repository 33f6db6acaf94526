/** Lines of a graph over the positions of a match. */

/** Lowest and highest value shown, and the lines between them. */
export interface Scale {
  low: number
  high: number
  lines: readonly number[]
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200]
const MOST_LINES = 5

/** Returns the scale of chances in ten-thousandths. */
export const CHANCES: Scale = { low: 0, high: 10_000, lines: [0, 2500, 5000, 7500, 10_000] }

/** Returns a scale with round numbers for points in hundredths. */
export function pointsScale(values: readonly number[]): Scale {
  const [least, most] = [Math.min(0, ...values) / 100, Math.max(1, ...values) / 100]
  const step = STEPS.find((each) => (most - least) / each <= MOST_LINES - 1) ?? 500
  const [from, to] = [Math.floor(least / step), Math.ceil(most / step)]
  return { low: from * step * 100, high: to * step * 100, lines: Array.from({ length: to - from + 1 }, (_, i) => (from + i) * step * 100) }
}

/** Returns the path of a line. `x`, `y`: where a position and a value are. */
export const pathOf = (values: readonly number[], x: (at: number) => number, y: (value: number) => number): string =>
  values.map((value, at) => `${at ? 'L' : 'M'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`).join('')

/** Returns the position nearest to a place in pixels, of 0 to `last`. */
export const positionAt = (place: number, left: number, wide: number, last: number): number =>
  Math.max(0, Math.min(last, Math.round(((place - left) / Math.max(1, wide)) * last)))

/** Returns the position that a key moves to; null: the graph does not use this key. */
export function positionForKey(key: string, at: number, last: number): number | null {
  const page = Math.max(1, Math.round(last / 10))
  const to = { ArrowLeft: at - 1, ArrowDown: at - 1, ArrowRight: at + 1, ArrowUp: at + 1, PageDown: at - page, PageUp: at + page, Home: 0, End: last }[key]
  return to === undefined ? null : Math.max(0, Math.min(last, to))
}
