/**
 * Symbols of the card colours, on cards and on spaces of routes, so that colour is never the only distinction. None resembles a player's
 * shape. Grey routes have none: any colour pays for them.
 */
import type { IconDrawing } from '@shell/look/icons'
import type { Card } from './names'

export type { Card }
export type Colour = Exclude<Card, 'locomotive'>

const rays = (count: number, from: number, to: number): string =>
  Array.from({ length: count }, (_, i) => {
    const [x, y] = [Math.cos((2 * Math.PI * i) / count), Math.sin((2 * Math.PI * i) / count)]
    return `M${(12 + from * x).toFixed(2)} ${(12 + from * y).toFixed(2)}L${(12 + to * x).toFixed(2)} ${(12 + to * y).toFixed(2)}`
  }).join('')
const disc = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`

/** Drawings in a 24 × 24 box; lines are 3 wide, to be legible at 10 px. */
export const SYMBOLS: Record<Card, IconDrawing> = {
  purple: { fill: 'M2 6l5.5 5L12 3l4.5 8L22 6l-2.5 14h-15z' }, // a crown
  blue: { fill: 'M12 1.5c3 5 7 8.5 7 13a7 7 0 0 1-14 0c0-4.5 4-8 7-13z' }, // a drop
  orange: { fill: 'M14.5 1L4 14h6.500L8.5 23L20 9.5h-7z' }, // a flash
  white: { fill: 'M12 1.3L14.9 8.8L22.9 9.2L16.8 14.3L18.8 22.1L12 17.8L5.2 22.1L7.2 14.3L1.1 9.2L9.1 8.8z' }, // a star
  green: { fill: disc(12, 7, 4.6) + disc(6.8, 13.5, 4.6) + disc(17.2, 13.5, 4.6), line: 'M12 12v10' }, // a clover
  yellow: { fill: disc(12, 12, 5), line: rays(8, 8.8, 10.3) }, // a sun
  black: { line: 'M5 21.5L18 6M14.5 2.5l7 7M19 21.5L6 6M9.5 2.5l-7 7' }, // crossed hammers
  red: { fill: 'M12 21.500C5 16 1.5 12.5 1.5 8.300a5.3 5.3 0 0 1 10.5-1.300a5.3 5.3 0 0 1 10.5 1.300C22.5 12.5 19 16 12 21.500z' }, // a heart
  locomotive: { // side view: chimney, boiler, cab, two wheels
    fill: 'M3 5h3.500v4H12V4H10.500V1.500h12V4H21v12H2V9h1z' + disc(7, 19, 3.5) + disc(17, 19, 3.5),
  },
}

export const COLOURS = (Object.keys(SYMBOLS) as Card[]).filter((card) => card !== 'locomotive')
