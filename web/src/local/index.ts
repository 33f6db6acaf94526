/** Matches that are kept on this device: the page plays them without a server, over the same messages. */
export { isLocal, newLocalId } from './ids'
export { localFetch } from './local_api'
export { openLocalSocket } from './local_socket'
export type { KeptMatch, MatchStore } from './store_types'
