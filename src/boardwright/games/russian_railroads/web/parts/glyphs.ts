/**
 * Solid signs in a 24 × 24 box, for parts without a piece of their own and for pieces in lists of choices. `line` is drawn with a stroke of
 * 2.
 */
import type { IconDrawing } from '@shell/look/icons'

const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`
/** Returns a gear wheel. */
const gear = (x: number, y: number, inner: number, outer: number, teeth: number): string => {
  const point = (r: number, turn: number) => `${(x + r * Math.sin(2 * Math.PI * turn)).toFixed(2)} ${(y - r * Math.cos(2 * Math.PI * turn)).toFixed(2)}`
  const corners = Array.from({ length: teeth }, (_, i) => {
    const at = (by: number) => (i + by) / teeth
    return [point(inner, at(-0.3)), point(outer, at(-0.18)), point(outer, at(0.18)), point(inner, at(0.3))]
  }).flat()
  return `M${corners.join('L')}z`
}

const QUESTION = 'M9 9.500a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 18h.01'
/** Bust and cap of a worker. */
export const WORKER = { body: 'M2.500 23c0-6.500 3-9.500 9.500-9.500s9.500 3 9.500 9.500z', cap: 'M6.500 7.500c0-7 11-7 11 0l2.500 .8v1.200H6.500z' }

export const GLYPHS = {
  industry: { fill: gear(12, 12, 7.6, 11, 8) + 'M12 16a4 4 0 1 1 .01-8a4 4 0 1 1-.01 8z' },
  repeat: { line: 'M19.500 12a7.500 7.500 0 1 1-2.600-5.700M17.500 1.500v5h-5' },
  once_more: { line: 'M19.500 12a7.500 7.500 0 1 1-2.600-5.700M17.500 1.500v5h-5M12 8.500v7M8.500 12h7' },
  card: { fill: 'M5 1.500h14a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2z' },
  bonus: { fill: 'M5 1.500h14a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2zM12 5l2.100 4.700l5 .5l-3.800 3.400l1.100 5L12 16l-4.400 2.600l1.100-5l-3.800-3.400l5-.5z' },
  marker: { fill: 'M8 3h8l2.500 14h-13zM4 18.500h16v4H4z' },
  revalue: { line: 'M12 21V6M5.500 12L12 5l6.500 7' },
  medal: { fill: 'M6 1h4.500l1.500 5l1.500-5H18l-3 8H9z' + disc(12, 15.5, 7) + 'M12 11.500l1.200 2.700l2.900.3l-2.200 1.900l.7 2.800l-2.600-1.500l-2.600 1.500l.7-2.800l-2.200-1.900l2.900-.3z' },
  engineer: { fill: 'M5 8.500C5 .5 19 .5 19 8.500l2 1v1.700H5zM7.500 12.500h9c0 6-2 7-4.500 7s-4.500-1-4.500-7zM2.500 23c1-4 4-3.500 6-3.500c1.800 2 5.200 2 7 0c2 0 5-.5 6 3.500z' },
  hand: { line: 'M4 12h13M11.500 5.500L18 12l-6.500 6.500M21.500 4v16' },
  // pieces
  worker: { fill: WORKER.body + WORKER.cap + 'M7.700 10.500h8.600a4.300 4.300 0 0 1-8.600 0z' },
  coin: { line: 'M12 22a10 10 0 1 0 0-20a10 10 0 1 0 0 20M12 7v10M7.700 9.500l8.600 5M16.300 9.500l-8.600 5' },
  rail: { line: 'M1.500 5H17l5.500 7l-5.500 7H1.500zM5.500 9v6M9.500 9v6M13.500 9v6' },
  locomotive: { fill: 'M2 3.500h9V6h-1v3h6V5.500h-1V3h5.500v2.500h-1V9c2 .5 3 2 3 4.500V17H2V9h1V6H2zM5 8v3.500h3V8z' + disc(6, 19, 3) + disc(12.5, 19, 3) + disc(19, 19, 3) },
  factory: { fill: 'M2.500 1.500h4l.8 9l4.700-3v3.500l5-3v3.500l5.500-3.500V22h-21v-11zM5 14v3.500h3V14zM10.500 14v3.500h3V14zM16 14v3.500h3V14z' },
  token: { line: 'M7 2h10a5 5 0 0 1 5 5v10a5 5 0 0 1-5 5H7a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5z' + QUESTION },
  question: { line: 'M6 1.500h12a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2z' + QUESTION },
  points: { fill: gear(12, 12, 9.4, 11.6, 14) },
} satisfies Record<string, IconDrawing>
export type GlyphName = keyof typeof GLYPHS
