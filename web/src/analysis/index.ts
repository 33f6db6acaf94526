/** Analysis of a match as one download. */
export { default as Analysis } from './Analysis.svelte'
export { default as FindMove } from './FindMove.svelte'
export { Desk } from './desk.svelte'
export { openAnalysis } from './open'
