/** Chance from the browser. Not `randomUUID`: browsers keep that from pages that came over plain HTTP from another machine. */
import { hex } from './sha256'

/** So many random bytes as hexadecimal digits. */
export const randomHex = (bytes: number): string => hex(crypto.getRandomValues(new Uint8Array(bytes)))
