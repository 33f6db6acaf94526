/**
 * This page's contribution to the chance of a deal (docs/fair_deals.md): drawn here, pledged when a player sits down, and given when the
 * table deals and all players have pledged. It is kept, so that the page can check afterwards whether it was counted.
 */
import { randomHex } from '../common/bytes'
import type { ChairOut, TableOut } from '../net/table_calls'
import { pledgeOf } from '../rules/pledge'

/** What the table showed when it started to deal, before this page gave anything. */
export interface Promised {
  commitment: string
  order: string
  /** By chair. */
  pledges: (string | null)[]
  /** Player on each chair, as in a match file; older versions of the page did not keep it. */
  who?: (string | null)[][]
}

export interface KeptDeal {
  /** By pledge. */
  shares: Record<string, string>
  promised?: Promised
}

const KEPT = 'boardwright.deals'
/** Number of tables and matches whose deals are kept. */
const MOST = 100

export async function drawShare(): Promise<{ share: string; pledge: string }> {
  const share = randomHex(32)
  return { share, pledge: await pledgeOf(share) }
}

/** Returns what this page knows of the deal of a table or match. */
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
    // Without storage, the later check does not know this page's shares.
  }
}

/** Returns what a table shows of its promise now. A bot without a name is called by its level. */
export const shownBy = ({ commitment, order, chairs }: TableOut): Promised => ({
  commitment: commitment ?? '',
  order,
  pledges: chairs.map(({ pledge }) => pledge),
  who: chairs.map(({ kind, name, level }) => [kind, name || level || '', level]),
})

/** Returns whether every share that can still come is fixed: bots pledge nothing, and no two chairs pledge the same. */
const isFixed = ({ chairs }: TableOut): boolean => {
  const pledges = chairs.flatMap(({ kind, pledge }) => (pledge === null ? [] : [kind === 'person' ? pledge : '']))
  return !pledges.includes('') && new Set(pledges).size === pledges.length
}

/**
 * Returns the shares to give now, by chair. None if the table shows something else than when the first one was given, or leaves room for a
 * share chosen later.
 */
export function sharesToGive(table: TableOut): { seat: number; share: string }[] {
  if (table.status !== 'dealing' || table.commitment === null || !table.chairs.some(({ yours }) => yours)) return []
  const { shares, promised } = keptDeal(table.id)
  const found = table.chairs.flatMap(({ seat, yours, pledge }) => (yours && pledge && shares[pledge] ? [{ seat, share: shares[pledge] }] : []))
  const now = shownBy(table)
  if (promised && !isSame(promised, now)) return []
  keepDeal(table.id, { promised: now })
  return isFixed(table) ? found : []
}

/** Returns the players here whose pledges the server does not show. */
export function hiddenPledges({ id, chairs }: Pick<TableOut, 'id' | 'chairs'>): ChairOut[] {
  const { shares } = keptDeal(id)
  if (!Object.keys(shares).length) return []
  return chairs.filter(({ kind, yours, pledge }) => kind === 'person' && yours && !(pledge && shares[pledge]))
}

/** Returns whether two promises agree, as far as both were kept. */
export const isSame = (one: Promised, other: Promised): boolean =>
  JSON.stringify([one.commitment, one.order, one.pledges]) === JSON.stringify([other.commitment, other.order, other.pledges]) &&
  (!one.who || !other.who || JSON.stringify(one.who) === JSON.stringify(other.who))

function all(): Record<string, KeptDeal> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, KeptDeal>
  } catch {
    return {}
  }
}
