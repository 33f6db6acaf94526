/** SHA-256 of bytes, as hexadecimal digits. */
import { part } from '../net/late_parts'

export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(await digestOf(bytes))
}

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Browsers keep Web Crypto from pages that came over plain HTTP from another machine, as in many homes. */
async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (globalThis.crypto?.subtle) return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return (await part(async () => (await import('@noble/hashes/sha2.js')).sha256))(bytes)
}
