/** Players at a table before the match, and what it waits for. */
import { seatNames } from '../words/bot_names'
import type { ChairOut, ChairWish, TableOut } from '../net/table_calls'
import type { Words } from '../words/words'

type Chairs = Pick<TableOut, 'chairs'>

export const isForFriend = (wish: { kind: string }): boolean => wish.kind === 'open' || wish.kind === 'invited'

/** Returns the free chairs. */
export const freeChairs = ({ chairs }: Chairs): ChairOut[] => chairs.filter(isForFriend)
export const ownChairs = ({ chairs }: Chairs): ChairOut[] => chairs.filter((chair) => chair.yours && chair.kind === 'person')
/** Returns the chairs of a rematch that are reserved for players here. */
export const reservedChairs = ({ chairs }: Chairs): ChairOut[] => chairs.filter(({ kept }) => kept)
/** Returns the players who have not confirmed the start. */
export const unreadyChairs = ({ chairs }: Chairs): ChairOut[] => chairs.filter((chair) => chair.kind === 'person' && !chair.ready)

/** Returns free chairs reserved by name. */
export const invitedChairs = (table: Chairs): ChairOut[] => freeChairs(table).filter(({ kind, name }) => kind === 'invited' && name)

/** Returns the names of players and bots; invited players have the name in their invitation. */
export const chairNames = (chairs: readonly (ChairWish | ChairOut)[], words: Words): string[] =>
  seatNames(chairs.map((chair) => ({ kind: chair.kind === 'bot' ? 'bot' : 'person', name: ('name' in chair && chair.name) || '', level: 'level' in chair ? chair.level : null })), words)

/** Describes what a table waits for. */
export function waitingText(table: Chairs, words: Words): string {
  const [empty, unready] = [freeChairs(table), unreadyChairs(table)]
  const names = chairNames(table.chairs, words)
  const invited = invitedChairs(table)
  if (empty.length > invited.length) return words.t('ui-room-waits', { count: empty.length - invited.length })
  if (invited.length) return words.t('ui-room-invited', { names: invited.map(({ seat }) => names[seat]).join(', ') })
  return unready.length ? words.t('ui-room-unready', { names: unready.map(({ seat }) => names[seat]).join(', ') }) : words.t('ui-room-starts')
}

/** Describes which chairs bots would take: free ones, those of invited players, or both. */
export function fillText(table: Chairs, words: Words): string {
  const invited = invitedChairs(table)
  if (!invited.length) return words.t('ui-room-fill')
  const names = chairNames(table.chairs, words)
  const some = freeChairs(table).length > invited.length ? 'both' : 'invited'
  return words.t(`ui-room-fill-${some}`, { names: invited.map(({ seat }) => names[seat]).join(', ') })
}

/** Returns the chairs that players at other devices have taken since. */
export const newlySeated = (now: Chairs, before: Chairs): ChairOut[] =>
  now.chairs.filter((chair, i) => chair.kind === 'person' && !chair.yours && before.chairs[i]?.kind !== 'person')
