/** Lists and files of the matches of this device, as one download. */
export { answer, errorAnswer } from './call_answers'
export { keptCalls } from './kept_calls'
export { matchStore } from './store'
