/**
 * This page's shares of a fair deal (docs/fair_deals.md): drawn here, pledged when a player sits down, and given when the table deals and all
 * players have pledged. They are stored, so that the page can check later whether they were used.
 */
import { randomHex } from '../common/bytes'
import type { ChairOut, TableOut } from '../net/table_calls'
import { pledgeOf } from '../rules/pledge'

/** What the table showed when it started to deal, before this page gave its shares. */
export interface DealPromise {
  commitment: string
  order: string
  /** By chair. */
  pledges: (string | null)[]
  /** Player on each chair, as in a match file; older versions of the page did not store it. */
  who?: (string | null)[][]
}

export interface StoredDeal {
  /** By pledge. */
  shares: Record<string, string>
  promised?: DealPromise
}

const KEPT = 'boardwright.deals'
/** Number of tables and matches whose deals are kept. */
const MOST = 100

export async function drawShare(): Promise<{ share: string; pledge: string }> {
  const share = randomHex(32)
  return { share, pledge: await pledgeOf(share) }
}

/** Returns what this page has stored about the deal of a table or match. */
export const readDeal = (id: string): StoredDeal => readStored()[id] ?? { shares: {} }

export const readAllDeals = (): StoredDeal[] => Object.values(readStored())

/** Adds to the stored deal of a table or match. */
export function storeDeal(id: string, { shares = {}, promised }: Partial<StoredDeal>): void {
  const { [id]: known = { shares: {} }, ...others } = readStored()
  const kept = { shares: { ...known.shares, ...shares }, promised: promised ?? known.promised }
  const newest = [...Object.entries(others), [id, kept]].slice(-MOST)
  try {
    localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(newest)))
  } catch {
    // Without storage, the later check does not know this page's shares.
  }
}

/** Returns the promise that a table shows now. A bot without a name is called by its level. */
export const promiseOf = ({ commitment, order, chairs }: TableOut): DealPromise => ({
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
 * Returns the shares to give now, by chair; none if the table's promise has changed since the first one was given, or a share could still be
 * chosen later.
 */
export function sharesToGive(table: TableOut): { seat: number; share: string }[] {
  if (table.status !== 'dealing' || table.commitment === null || !table.chairs.some(({ yours }) => yours)) return []
  const { shares, promised } = readDeal(table.id)
  const found = table.chairs.flatMap(({ seat, yours, pledge }) => (yours && pledge && shares[pledge] ? [{ seat, share: shares[pledge] }] : []))
  const now = promiseOf(table)
  if (promised && !isSamePromise(promised, now)) return []
  storeDeal(table.id, { promised: now })
  return isFixed(table) ? found : []
}

/** Returns the players here whose pledges the server does not show. */
export function hiddenPledges({ id, chairs }: Pick<TableOut, 'id' | 'chairs'>): ChairOut[] {
  const { shares } = readDeal(id)
  if (!Object.keys(shares).length) return []
  return chairs.filter(({ kind, yours, pledge }) => kind === 'person' && yours && !(pledge && shares[pledge]))
}

/** Returns whether two promises agree, as far as both were stored. */
export const isSamePromise = (one: DealPromise, other: DealPromise): boolean =>
  JSON.stringify([one.commitment, one.order, one.pledges]) === JSON.stringify([other.commitment, other.order, other.pledges]) &&
  (!one.who || !other.who || JSON.stringify(one.who) === JSON.stringify(other.who))

function readStored(): Record<string, StoredDeal> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? '{}') as Record<string, StoredDeal>
  } catch {
    return {}
  }
}
