/** Opens tables for others to join. */
import { timeZoneFor } from '../table/clocks'
import type { Frame } from '../net/frame'
import { storeInvitations } from '../common/secrets'
import { tableCalls, type ChairWish, type CreateTable } from '../net/table_calls'
import { address, navigate, unlessLeft } from '../common/route.svelte'
import { settings } from '../common/settings.svelte'
import { drawShare, storeDeal } from '../gathering/shares'

export type TableWish = Pick<CreateTable, 'game' | 'options' | 'seats' | 'order' | 'listed' | 'clock' | 'watching' | 'start' | 'stand_in' | 'hints' | 'rated' | 'group'>

/** Opens the table and navigates to it. The page pledges a share of the deal for each player here. */
export async function openTable(wish: TableWish): Promise<void> {
  const openAddress = unlessLeft(navigate)
  const shares: Record<string, string> = {}
  const seated = async (seat: ChairWish): Promise<ChairWish> => {
    if (seat.kind !== 'person' && seat.kind !== 'invited') return seat
    const named = { ...seat, name: seat.name?.trim() || null }
    if (named.kind !== 'person') return named
    const { share, pledge } = await drawShare()
    shares[pledge] = share
    return { ...named, pledge }
  }
  const seats = await Promise.all(wish.seats.map(seated))
  const { id, invitations } = await tableCalls.make({ ...wish, ...timeZoneFor(wish.clock), seats, pause: settings.pause, curtain: settings.curtain })
  storeInvitations(id, invitations)
  storeDeal(id, { shares })
  openAddress(address.room(id))
}

/** Returns whether a player at another device takes part. */
export const hasRemoteSeats = ({ seats }: Pick<Frame, 'seats'>): boolean => seats.some((seat) => seat.kind === 'person' && !seat.yours)

/** Opens one table with the same players and options, for all who want a rematch. */
export async function openRematchTable({ match, seats }: Frame): Promise<void> {
  const openAddress = unlessLeft(navigate)
  const drawn = await Promise.all(seats.map((seat) => (seat.kind === 'person' && seat.yours ? drawShare() : null)))
  const { id } = await tableCalls.again(match.id, drawn.map((added) => added?.pledge ?? null))
  storeDeal(id, { shares: Object.fromEntries(drawn.flatMap((added) => (added ? [[added.pledge, added.share]] : []))) })
  openAddress(address.room(id))
}
