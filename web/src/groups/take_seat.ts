/** Takes the player's seat in a competition. */
import { drawShare, storeDeal } from '../gathering/shares'
import { groupCalls, type CompetitionOut } from '../net/group_calls'
import { timeZoneFor } from '../table/clocks'
import { address, navigate, unlessLeft } from '../common/route.svelte'

/** Takes the player's seat in the match that is due, and navigates to the table or the match. */
export async function takeSeat({ group, id, clock }: Pick<CompetitionOut, 'group' | 'id' | 'clock'>): Promise<void> {
  const openAddress = unlessLeft(navigate)
  const { share, pledge } = await drawShare()
  const table = await groupCalls.seat(group, id, { pledge, ...timeZoneFor(clock) })
  storeDeal(table.id, { shares: { [pledge]: share } })
  openAddress(table.status === 'started' ? address.table(table.id) : address.room(table.id))
}
