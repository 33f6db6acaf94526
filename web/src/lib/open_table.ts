/** Opening a table to which others come. */
import type { Frame } from './frame'
import { keepInvitations } from './invitations'
import { roomCalls, type ChairWish, type CreateTable } from './room_calls'
import { address, go } from './route.svelte'
import { settings } from './settings.svelte'

export type TableWish = Pick<CreateTable, 'game' | 'options' | 'seats' | 'order' | 'listed'>

/** Opens the table and goes there. */
export async function openTable(wish: TableWish): Promise<void> {
  const seats = wish.seats.map((seat): ChairWish => (seat.kind === 'person' || seat.kind === 'invited' ? { ...seat, name: seat.name?.trim() || null } : seat))
  const { id, invitations } = await roomCalls.make({ ...wish, seats, pause: settings.pause, curtain: settings.curtain })
  keepInvitations(id, invitations)
  go(address.room(id))
}

/** Whether somebody at another device plays, too. */
export const playedElsewhere = ({ seats }: Pick<Frame, 'seats'>): boolean => seats.some((seat) => seat.kind === 'person' && !seat.yours)

/** The same people and options once more: those at other devices are invited again. */
export const gatherAgain = ({ match, seats }: Frame): Promise<void> =>
  openTable({
    game: match.game,
    options: match.options as TableWish['options'],
    seats: seats.map((seat) => {
      if (seat.kind === 'bot') return { kind: 'bot', level: seat.level ?? 'random' }
      return { kind: seat.yours ? 'person' : 'invited', name: seat.name }
    }),
    order: 'listed',
    listed: false,
  })
