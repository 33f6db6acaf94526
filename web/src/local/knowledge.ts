/** Whether one seat knows or sees something that another does not; counterpart of core/domain/knowledge.py. */
import type { PageMatch } from '../rules/page_match'
import { SPECTATOR } from '../table/hotseat'

/** Returns whether a seat knows nothing that another does not: no byte goes beyond what is public or known to the other. */
export function knowsNoMore(match: PageMatch, seat: number, other: number): boolean {
  const [own, others, open] = [seat, other, SPECTATOR].map((viewer) => match.knowledge(viewer, 'viewer', 'rng')) as [Uint8Array, Uint8Array, Uint8Array]
  return own.every((byte, i) => byte === others[i] || byte === open[i])
}

/** Returns whether a seat sees something that another viewer (null: a spectator) does not, so that it must be covered. */
export function seesMore(match: PageMatch, seat: number, other: number | null): boolean {
  const [own, others, open] = [seat, other ?? SPECTATOR, SPECTATOR].map((viewer) => match.viewWithoutMemory(viewer))
  return holdsMore(own, others, open)
}

function holdsMore(own: unknown, other: unknown, open: unknown): boolean {
  if (isEqual(own, other) || isEqual(own, open)) return false
  if (typeof own !== 'object' || own === null) return true
  return Object.entries(own).some(([name, value]) => holdsMore(value, valueAt(other, name), valueAt(open, name)))
}

const valueAt = (of: unknown, name: string): unknown => (typeof of === 'object' && of !== null ? ((of as Record<string, unknown>)[name] ?? null) : null)
const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
