/**
 * What this page adds to the chance of a deal (docs/fair_deals.md): drawn here, pledged when somebody sits down, and given when the table
 * deals and everybody has pledged. It is kept, so that the page can tell afterwards whether it was counted.
 */
import { digest } from './digest'
import { randomHex } from './random'
import type { TableOut } from './room_calls'

/** What was promised when this page gave its shares. */
export interface Promised {
  commitment: string
  order: string
  /** By chair. */
  pledges: (string | null)[]
}

export interface KeptDeal {
  /** By pledge. */
  shares: Record<string, string>
  promised?: Promised
}

const KEPT = 'boardwright.deals'
/** So many of the last tables and matches. */
const MOST = 100

export async function drawShare(): Promise<{ share: string; pledge: string }> {
  const share = randomHex(32)
  return { share, pledge: await pledgeOf(share) }
}

export const pledgeOf = (share: string): Promise<string> => digest('boardwright share 1', share)

/** What this page knows of the deal of a table or match. */
export const keptDeal = (id: string): KeptDeal => all()[id] ?? { shares: {} }

export const allKeptDeals = (): KeptDeal[] => Object.values(all())

/** Adds to it. */
export function keepDeal(id: string, { shares = {}, promised }: Partial<KeptDeal>): void {
  const { [id]: known = { shares: {} }, ...others } = all()
  const kept = { shares: { ...known.shares, ...shares }, promised: promised ?? known.promised }
  const newest = [...Object.entries(others), [id, kept]].slice(-MOST)
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(newest)))
  } catch {
    // Where nothing can be kept, the check afterwards does not know what this page gave.
  }
}

/**
 * The shares to give now, by chair. None where the table shows something else than it did when the first one was given: then somebody tries
 * to see shares before pledging.
 */
export function sharesToGive(table: TableOut): { seat: number; share: string }[] {
  if (table.status !== 'dealing' || table.commitment === null) return []
  const { shares, promised } = keptDeal(table.id)
  const found = table.chairs.flatMap(({ seat, yours, pledge }) => (yours && pledge && shares[pledge] ? [{ seat, share: shares[pledge] }] : []))
  const now: Promised = { commitment: table.commitment, order: table.order, pledges: table.chairs.map(({ pledge }) => pledge) }
  if (!found.length || (promised && JSON.stringify(promised) !== JSON.stringify(now))) return []
  keepDeal(table.id, { promised: now })
  return found
}

function all(): Record<string, KeptDeal> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, KeptDeal>
  } catch {
    return {}
  }
}
