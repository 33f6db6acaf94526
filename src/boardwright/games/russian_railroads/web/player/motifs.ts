/** Silhouettes in a 40 × 40 box, standing on its lower edge, and where they appear along the lines. */
import type { IconDrawing } from '@shell/look/icons'
import type { Line } from '../types'

const fir = (x: number, y: number, s: number): string =>
  `M${x} ${y}l${5 * s} ${9 * s}h${-2.2 * s}l${4.2 * s} ${8 * s}h${-2.500 * s}l${4.500 * s} ${9 * s}h${-7.500 * s}v${4 * s}h${-3 * s}v${-4 * s}h${-7.500 * s}l${4.500 * s} ${-9 * s}h${-2.500 * s}l${4.200 * s} ${-8 * s}h${-2.200 * s}z`
/** Returns an onion dome with its cross; `y`: upper edge of the drum below it. */
const dome = (x: number, y: number, s: number): string =>
  `M${x - 3 * s} ${y}c${-5 * s} ${-5 * s} ${1.500 * s} ${-8 * s} ${3 * s} ${-13 * s}c${1.500 * s} ${5 * s} ${8 * s} ${8 * s} ${3 * s} ${13 * s}z`
const waves = (y: number): string => `M2 ${y}q4.500 -5 9 0t9 0t9 0t9 0`

export const MOTIFS = {
  domes: { fill: dome(20, 19, 1.15) + 'M16 19h8v5h8v14H8V24h8z' + dome(10.5, 24, .62) + dome(29.5, 24, .62) + 'M18 38v-7a2 2 0 0 1 4 0v7z' },
  firs: { fill: fir(12, 10, .93) + fir(28, 4, 1.13) },
  wood: { fill: fir(8, 16, .73) + fir(21, 8, 1) + fir(33, 14, .8) },
  hut: { fill: 'M4 25L19 12l4 3.400V11h4v8l8 6h-4v13H8V25zM13 28v6h5v-6zM22 28v6h5v-6z' },
  hills: { fill: 'M0 38L11 20l5 7L26 9l14 29zM26 15l-4.500 8l4 -1.500l2.500 3l2.500 -1z' },
  lake: { line: waves(18) + waves(26) + waves(34) },
  ship: { fill: 'M4 28h32l-5 9H9zM21 6l12 19H21zM18 10v15H8z' },
  birches: { fill: 'M11 8c8 4 7 17 0 18c-7 -1 -8 -14 0 -18zM29 3c9 5 8 20 0 21c-8 -1 -9 -16 0 -21z', line: 'M11 18v20M29 16v22M11 22l3 -3M29 20l-3 -3' },
  spire: { fill: 'M20 0l2.500 16h2v7h9v15H6V23h9.500v-7h2zM10 28v5h4v-5zM26 28v5h4v-5z' },
  bridge: { fill: 'M0 20h40v4H36c-7 0 -9 6 -9 14h-3c0 -8 -3 -14 -8 -14s-8 6 -8 14H5c0 -8 -1 -14 -5 -14z' },
  wheat: { line: 'M9 38V16M20 38V10M31 38V16M9 22l-4 -4M9 22l4 -4M9 28l-4 -4M9 28l4 -4M20 16l-4 -4M20 16l4 -4M20 22l-4 -4M20 22l4 -4M20 28l-4 -4M20 28l4 -4M31 22l-4 -4M31 22l4 -4M31 28l-4 -4M31 28l4 -4' },
} satisfies Record<string, IconDrawing>
export type Motif = keyof typeof MOTIFS

/** From Moscow: through forest and over the Urals to the lake and the ocean; past birches and rivers to the spire; through fields. */
export const WAYSIDE: Record<Line, [space: number, motif: Motif][]> = {
  transsiberian: [[1, 'domes'], [4, 'firs'], [5, 'hut'], [7, 'hills'], [8, 'hills'], [9, 'wood'], [11, 'lake'], [12, 'lake'], [14, 'ship']],
  petersburg: [[1, 'domes'], [2, 'birches'], [3, 'hut'], [5, 'bridge'], [8, 'spire']],
  kiev: [[6, 'wheat']],
}
