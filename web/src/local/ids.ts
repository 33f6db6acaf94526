/** Ids of matches on this device. */
import { randomHex } from '../common/bytes'

const PREFIX = 'local-'

export const isLocal = (id: string): boolean => id.startsWith(PREFIX)
export const newLocalId = (): string => `${PREFIX}${randomHex(8)}`
