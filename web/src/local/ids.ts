/** Ids of matches on this device. */
import { randomHex } from '../common/bytes'

const PREFIX = 'local-'

export const isLocal = (id: string): boolean => id.startsWith(PREFIX)
export const newLocalId = (): string => `${PREFIX}${randomHex(8)}`

const CALLS = /^\/api\/(local\/|(matches|replays)\/local-)/

/** Whether a call is about matches of this device, so that it needs no server and no token. */
export const isLocalCall = (path: string): boolean => CALLS.test(path)
