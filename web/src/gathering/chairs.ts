/** Players at a table before the match, and what it waits for. */
import { seatNames } from '../words/bot_names'
import type { ChairOut, ChairWish, TableOut } from '../net/table_calls'
import type { Words } from '../words/words'

type Chairs = Pick<TableOut, 'chairs'>

export const isFriend = (wish: { kind: string }): boolean => wish.kind === 'open' || wish.kind === 'invited'

/** Free chairs. */
export const emptyOf = ({ chairs }: Chairs): ChairOut[] => chairs.filter(isFriend)
export const mineOf = ({ chairs }: Chairs): ChairOut[] => chairs.filter((chair) => chair.yours && chair.kind === 'person')
/** Chairs of a rematch that are kept for players here. */
export const keptOf = ({ chairs }: Chairs): ChairOut[] => chairs.filter(({ kept }) => kept)
/** Returns the players who have not confirmed the start. */
export const unreadyOf = ({ chairs }: Chairs): ChairOut[] => chairs.filter((chair) => chair.kind === 'person' && !chair.ready)

/** Returns free chairs reserved by name. */
export const invitedOf = (table: Chairs): ChairOut[] => emptyOf(table).filter(({ kind, name }) => kind === 'invited' && name)

/** Returns the names of players and bots; awaited players have the name of their invitation. */
export const chairNames = (chairs: readonly (ChairWish | ChairOut)[], words: Words): string[] =>
  seatNames(chairs.map((chair) => ({ kind: chair.kind === 'bot' ? 'bot' : 'person', name: ('name' in chair && chair.name) || '', level: 'level' in chair ? chair.level : null })), words)

/** Describes what a table waits for. */
export function awaited(table: Chairs, words: Words): string {
  const [empty, unready] = [emptyOf(table), unreadyOf(table)]
  const names = chairNames(table.chairs, words)
  const invited = invitedOf(table)
  if (empty.length > invited.length) return words.t('ui-room-waits', { count: empty.length - invited.length })
  if (invited.length) return words.t('ui-room-invited', { names: invited.map(({ seat }) => names[seat]).join(', ') })
  return unready.length ? words.t('ui-room-unready', { names: unready.map(({ seat }) => names[seat]).join(', ') }) : words.t('ui-room-starts')
}

/** Describes which chairs bots would take: free ones, those of invited players, or both. */
export function toFill(table: Chairs, words: Words): string {
  const invited = invitedOf(table)
  if (!invited.length) return words.t('ui-room-fill')
  const names = chairNames(table.chairs, words)
  const some = emptyOf(table).length > invited.length ? 'both' : 'invited'
  return words.t(`ui-room-fill-${some}`, { names: invited.map(({ seat }) => names[seat]).join(', ') })
}

/** Returns the chairs taken by players from elsewhere since. */
export const newcomers = (now: Chairs, before: Chairs): ChairOut[] =>
  now.chairs.filter((chair, i) => chair.kind === 'person' && !chair.yours && before.chairs[i]?.kind !== 'person')
