/** Digests of plain data, as match files and fair deals have them: SHA-256 of JSON without spaces, names sorted. */
import { sha256 } from './sha256'

/** 64 hexadecimal digits. */
export const digest = (...content: unknown[]): Promise<string> =>
  sha256(new TextEncoder().encode(JSON.stringify(content, (_, inner) => (isTable(inner) ? sorted(inner) : inner))))

const isTable = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const sorted = (table: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(table).sort(([a], [b]) => (a < b ? -1 : 1)))
