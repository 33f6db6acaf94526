import type { Colour } from '../types'

/** Number of sleepers by colour: better track has more, so rails can be told apart without colours. */
export const SLEEPERS: Record<Colour, number> = { black: 1, grey: 2, brown: 3, natural: 4, white: 5 }
