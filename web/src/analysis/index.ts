/** Analysis of a match as one download. */
export { default as Analysis } from './Analysis.svelte'
export { default as FindMove } from './FindMove.svelte'
export { AnalysisModel } from './analysis_model.svelte'
export { openAnalysis } from './open'
