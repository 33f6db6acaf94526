/** A player's sign besides the colour `--seat-n`: a shape (an SVG path in a 24 × 24 box) and a pattern. */
export interface SeatSign {
  shape: string
  path: string
  pattern: 'plain' | 'stripe' | 'dots' | 'check' | 'double'
}

export const SEAT_SIGNS: readonly SeatSign[] = [
  { shape: 'circle', path: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z', pattern: 'plain' },
  { shape: 'square', path: 'M4 4h16v16H4z', pattern: 'stripe' },
  { shape: 'triangle', path: 'M12 2.5L22 20.5H2z', pattern: 'dots' },
  { shape: 'diamond', path: 'M12 1.5L22 12L12 22.5L2 12z', pattern: 'check' },
  { shape: 'hexagon', path: 'M12 2l9 5v10l-9 5l-9-5V7z', pattern: 'double' },
]

export const seatSign = (seat: number): SeatSign => SEAT_SIGNS[seat % SEAT_SIGNS.length]!

/** Dash patterns of lines in charts, by seat. */
const DASHES = ['', '11 3', '6 3', '16 3 3 3', '3 3']
export const seatDash = (seat: number): string => DASHES[seat % DASHES.length]!
