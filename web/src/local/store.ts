/** Where this device keeps its matches. */
import { MemoryStore } from './memory_store'
import type { MatchStore } from './store_types'

const store: MatchStore = new MemoryStore()

export const matchStore = (): MatchStore => store
