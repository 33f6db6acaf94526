/** Silhouettes of the buildings, 48 × 20, standing on the lower edge. Own drawings. */
import type { Building } from '../types'

const box = (x: number, y: number, w: number): string => `M${x} 20V${y}h${w}v${20 - y}z`
const roof = (x: number, y: number, w: number, h: number): string => `M${x} ${y}l${w / 2}-${h}l${w / 2} ${h}z`
const row = (x: number, y: number, w: number, h: number, step: number, n: number): string => Array.from({ length: n }, (_, i) => `M${x + i * step} ${y}h${w}v${h}h-${w}z`).join('')
const dome = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`

export const FACADES: Record<Building, string> = {
  colonial_house: box(10, 9, 28) + roof(8, 9, 32, 7) + row(13, 12, 3, 8, 6, 4),
  market: 'M4 20V9h2v11zM42 20V9h2v11zM2 9l4-5h36l4 5l-4 3l-4-3l-4 3l-4-3l-4 3l-4-3l-4 3l-4-3l-4 3l-4-3z' + box(12, 15, 8) + box(26, 14, 10),
  shipyard: 'M4 13h36l4-3c0 6-3 9-6 10H10c-4-1-6-4-6-7z' + box(13, 1, 1.5) + box(22, 0, 1.5) + box(31, 3, 1.5),
  workshop: box(8, 10, 32) + 'M8 10l8-5v5l8-5v5l8-5v5l8-5v5z' + box(38, 2, 4) + row(12, 13, 4, 4, 8, 4),
  bank: box(6, 17, 36) + roof(5, 8, 38, 7) + row(8, 9, 4, 8, 7, 5),
  barracks: box(4, 9, 40) + roof(2, 9, 44, 4) + row(8, 12, 3, 4, 6, 6) + box(23, 1, 1),
  guild_hall: box(12, 9, 24) + 'M12 9h3V7h3V5h3V3h6v2h3v2h3v2h3v1H12z' + row(15, 12, 3, 8, 5, 4),
  docks: box(2, 17, 44) + 'M8 17V4l14-3v2l-11 3v11zM21 3h1v7h-1zM18 10h7v4h-7z' + box(32, 10, 11) + roof(31, 10, 13, 4),
  fortress: 'M4 20V7h3v2h3V7h3v5h4v-2h3v2h3v-2h3v2h3v-2h3v2h3V7h3v2h3V7h3v13H28v-5a4 4 0 0 0-8 0v5z',
  theatre: box(6, 18, 36) + roof(10, 7, 28, 6) + row(11, 8, 3, 10, 6.8, 4) + dome(24, 1.5, 2),
  cartographer: box(12, 10, 24) + dome(24, 10, 9) + box(23, 0, 2) + row(15, 13, 3, 7, 5, 4),
  trade_office: box(8, 6, 12) + roof(7, 6, 14, 5) + box(20, 10, 20) + roof(19, 10, 22, 4) + row(23, 13, 3, 4, 5, 3),
  university: box(4, 11, 40) + dome(24, 8, 6) + box(18, 8, 12) + row(7, 13, 2.5, 5, 4.6, 8) + box(23.3, 0, 1.4),
  exchange: box(5, 12, 38) + row(8, 5, 3, 7, 5.8, 6) + 'M5 3h38v2H5z' + box(20, 1, 8),
  museum: box(4, 18, 40) + roof(14, 7, 20, 5) + row(15, 8, 2.5, 10, 5, 4) + box(4, 10, 9) + box(35, 10, 9),
  parliament: box(6, 10, 36) + box(34, 3, 5) + roof(33, 3, 7, 3) + row(9, 12, 2, 8, 4, 6) + roof(6, 10, 8, 3) + roof(18, 10, 8, 3),
}
