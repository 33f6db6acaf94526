/** Bytes as text: hexadecimal, base64, random, SHA-256, digests of plain data. */
import { loadPart } from '../net/load_part'

/** Decodes base64, with or without the URL-safe alphabet. */
export const decodeBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))

/** Random bytes as hexadecimal digits. Not `randomUUID`: browsers offer it only to pages served over HTTPS or from this machine. */
export const randomHex = (bytes: number): string => hex(crypto.getRandomValues(new Uint8Array(bytes)))

/** SHA-256 as hexadecimal digits. */
export async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(await digestOf(bytes))
}

export const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Browsers offer Web Crypto only to pages served over HTTPS or from this machine; in a home network that is often not so. */
async function digestOf(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  if (globalThis.crypto?.subtle) return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return (await loadPart(async () => (await import('./sha256')).sha256))(bytes)
}

/** The digest of a list of plain data, as in match files and fair deals. */
export const digest = (...content: unknown[]): Promise<string> => digestOfPlain(content)

/** The digest of plain data: SHA-256 of its canonical text. */
export const digestOfPlain = (content: unknown): Promise<string> => sha256(new TextEncoder().encode(canonical(content)))

/** Plain data as JSON without spaces, keys sorted. */
export const canonical = (content: unknown): string => JSON.stringify(content, (_, inner) => (isTable(inner) ? sorted(inner) : inner))

const isTable = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const sorted = (table: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)))
