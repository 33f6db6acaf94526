/**
 * Side views of wagons, one per card colour, in a 72 × 34 box standing on y = 30. `body` is solid, `cut` is drawn on it in the card's
 * colour.
 */
import type { Card } from './symbols'

const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h-${w}z`
const wheel = (x: number): string => `M${x - 4} 30a4 4 0 1 0 8 0a4 4 0 1 0-8 0z`
const wheels = wheel(14) + wheel(24) + wheel(48) + wheel(58)

export const WAGONS: Record<Card, { body: string; cut?: string }> = {
  purple: { body: `M4 26V10q0-4 5-5h54q5 1 5 5v16z${wheels}`, cut: [10, 21, 32, 43, 54].map((x) => box(x, 11, 7, 7)).join('') }, // a coach
  blue: { body: `M4 26V8l6-4h52l6 4v18z${wheels}`, cut: box(27, 8, 1.5, 18) + box(43.5, 8, 1.5, 18) + box(27, 8, 18, 1.5) + box(34, 16, 4, 1.5) }, // a van
  orange: { body: `M10 22a8 8 0 0 1 0-16h22V2h8v4h22a8 8 0 0 1 0 16zM4 24h64v3H4z${wheels}`, cut: box(22, 6, 1.5, 16) + box(48, 6, 1.5, 16) }, // a tank
  white: { body: `M4 26V9q32-11 64 0v17z${wheels}`, cut: box(4, 11, 64, 1.5) + box(30, 13, 1.5, 13) + box(36, 13, 1.5, 13) + box(42, 13, 1.5, 13) }, // a refrigerator van
  green: { body: `M6 26V10H2V7h22V1h24v6h22v3h-4v16z${wheels}`, cut: [12, 27, 39, 53].map((x) => box(x, 13, 7, 6)).join('') + box(28, 3, 6, 4) + box(38, 3, 6, 4) }, // a guard's van
  yellow: { body: `M2 6h68l-8 11H50l-3 8H25l-3-8H10zM4 24h64v3H4z${wheels}`, cut: box(24, 6, 1.5, 12) + box(35, 6, 1.5, 12) + box(46, 6, 1.5, 12) }, // a hopper
  black: { body: `M4 26V12h64v14zM6 11q4-7 10-5q6-6 12 0q7-6 13 0q6-5 11 0q8-3 13 5z${wheels}`, cut: [14, 26, 38, 50].map((x) => box(x, 13, 1.5, 13)).join('') }, // coal
  red: { body: `M3 22h66v4H3zM6 8h3v14H6zM63 8h3v14h-3zM12 16a3 3 0 0 1 0-6h48a3 3 0 0 1 0 6zM12 22a3 3 0 0 1 0-6h48a3 3 0 0 1 0 6zM20 10a3 3 0 0 1 0-6h34a3 3 0 0 1 0 6z${wheels}` }, // logs
  locomotive: { body: `M6 2h18v5h-3v5h23V5h-2V1h10v4h-2v7h8q6 3 6 8v6h6v3H2V7h4z${wheel(16)}${wheel(30)}${wheel(44)}${wheel(58)}`, cut: box(10, 7, 7, 7) },
}
