/** Small solid signs beside numbers and choices, in a 24 × 24 box. */
export const GLYPHS = {
  cards: { fill: 'M3 7.500l9-3l5 14l-9 3zM14 4h7v15h-2.500z' },
  ticket: { fill: 'M2 6h20v4a2.500 2.500 0 0 0 0 5v4H2v-4a2.500 2.500 0 0 0 0-5z' },
  train: { fill: 'M2 6h20v10H2zM5 16h14v2H5zM7 22a2.500 2.500 0 1 1 .01-5a2.500 2.500 0 1 1-.01 5zM17 22a2.500 2.500 0 1 1 .01-5a2.500 2.500 0 1 1-.01 5z' },
  station: { fill: 'M12 2l9 7v13h-6v-7H9v7H3V9z' },
}
export type GlyphName = keyof typeof GLYPHS
