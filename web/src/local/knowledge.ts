/** Whether one seat knows or sees something that another does not; counterpart of core/domain/knowledge.py. */
import type { PageMatch } from '../rules/page_match'
import { SPECTATOR } from '../table/hotseat'

/** Returns whether a seat knows nothing that another does not: no byte goes beyond what is public or known to the other. */
export function knowsNoMore(match: PageMatch, seat: number, other: number): boolean {
  const [seatBytes, otherBytes, publicBytes] = [seat, other, SPECTATOR].map((viewer) => match.knowledge(viewer, 'viewer', 'rng')) as [Uint8Array, Uint8Array, Uint8Array]
  return seatBytes.every((byte, i) => byte === otherBytes[i] || byte === publicBytes[i])
}

/** Returns whether a seat sees something that another viewer (null: a spectator) does not, so that it must be covered. */
export function seesMore(match: PageMatch, seat: number, other: number | null): boolean {
  const [view, otherView, publicView] = [seat, other ?? SPECTATOR, SPECTATOR].map((viewer) => match.viewWithoutMemory(viewer))
  return holdsMore(view, otherView, publicView)
}

function holdsMore(view: unknown, otherView: unknown, publicView: unknown): boolean {
  if (isEqual(view, otherView) || isEqual(view, publicView)) return false
  if (typeof view !== 'object' || view === null) return true
  return Object.entries(view).some(([name, value]) => holdsMore(value, valueAt(otherView, name), valueAt(publicView, name)))
}

const valueAt = (of: unknown, name: string): unknown => (typeof of === 'object' && of !== null ? ((of as Record<string, unknown>)[name] ?? null) : null)
const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
