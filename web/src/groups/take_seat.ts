/** The way to the own table of a competition. */
import { drawShare, keepDeal } from '../gathering/shares'
import { groupCalls, type CompetitionOut } from '../net/group_calls'
import { address, go } from '../common/route.svelte'

/** Takes the own seat in the match that is due, and goes to the table or the match. */
export async function takeSeat({ group, id }: Pick<CompetitionOut, 'group' | 'id'>): Promise<void> {
  const { share, pledge } = await drawShare()
  const table = await groupCalls.seat(group, id, { pledge, zone: Intl.DateTimeFormat().resolvedOptions().timeZone })
  keepDeal(table.id, { shares: { [pledge]: share } })
  go(table.status === 'started' ? address.table(table.id) : address.room(table.id))
}
