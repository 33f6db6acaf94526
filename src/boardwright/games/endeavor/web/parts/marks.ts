/** Patterns of the seats on discs, within a circle of radius 9.7 around (12, 12). */
import type { SeatSign } from '@shell/look/seats'

const R = 9.7
const reach = (off: number): number => Math.sqrt(R * R - off * off)
const level = (off: number): string => `M${(12 - reach(off)).toFixed(1)} ${12 + off}h${(2 * reach(off)).toFixed(1)}`
/** Returns a diagonal from lower left to upper right, offset from the centre. */
function slant(off: number): string {
  const [half, out] = [reach(off) / Math.SQRT2, off / Math.SQRT2]
  return `M${(12 + out - half).toFixed(1)} ${(12 + out + half).toFixed(1)}l${(2 * half).toFixed(1)} ${(-2 * half).toFixed(1)}`
}
const around = (r: number, n: number): string =>
  Array.from({ length: n }, (_, i) => `M${(12 + r * Math.cos((2 * Math.PI * i) / n)).toFixed(1)} ${(12 + r * Math.sin((2 * Math.PI * i) / n)).toFixed(1)}h.01`).join('')

export const MARKS: Record<SeatSign['pattern'], { d: string; width: number }> = {
  plain: { d: '', width: 0 },
  stripe: { d: [-7.5, -2.5, 2.5, 7.5].map(slant).join(''), width: 1.8 },
  dots: { d: around(8.2, 10), width: 2.2 },
  check: { d: [-6, 0, 6].map(level).join('') + [-6, 0, 6].map((x) => `M${12 + x} ${(12 - reach(x)).toFixed(1)}v${(2 * reach(x)).toFixed(1)}`).join(''), width: 1.3 },
  double: { d: 'M12 3.800a8.200 8.200 0 1 0 .01 0z', width: 1.6 },
}
