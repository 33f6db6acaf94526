/** The calls that need no rules, as one download. */
export { answer, errorAnswer } from './call_answers'
export { storedCalls } from './stored_calls'
export { matchStore } from './store'
