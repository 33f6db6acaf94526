import type { Colour } from '../types'

/** The better the track, the more sleepers: so rails are told apart without their colours. */
export const SLEEPERS: Record<Colour, number> = { black: 1, grey: 2, brown: 3, natural: 4, white: 5 }
