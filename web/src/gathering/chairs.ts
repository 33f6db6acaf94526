/** Who sits at a table before the match, and what it waits for. */
import { seatNames } from '../words/bot_names'
import type { ChairOut, ChairWish, TableOut } from '../net/table_calls'
import type { Words } from '../words/words'

type Chairs = Pick<TableOut, 'chairs'>

export const isFriend = (wish: { kind: string }): boolean => wish.kind === 'open' || wish.kind === 'invited'

/** Free chairs. */
export const emptyOf = ({ chairs }: Chairs): ChairOut[] => chairs.filter(isFriend)
export const mineOf = ({ chairs }: Chairs): ChairOut[] => chairs.filter((chair) => chair.yours && chair.kind === 'person')
/** People who have not confirmed that it may begin. */
export const unreadyOf = ({ chairs }: Chairs): ChairOut[] => chairs.filter((chair) => chair.kind === 'person' && !chair.ready)

/** Free chairs that are reserved by name. */
export const invitedOf = (table: Chairs): ChairOut[] => emptyOf(table).filter(({ kind, name }) => kind === 'invited' && name)

/** The names of people and bots; awaited players have the name of their invitation. */
export const chairNames = (chairs: readonly (ChairWish | ChairOut)[], words: Words): string[] =>
  seatNames(chairs.map((chair) => ({ kind: chair.kind === 'bot' ? 'bot' : 'person', name: ('name' in chair && chair.name) || '', level: 'level' in chair ? chair.level : null })), words)

/** What a table waits for, in words. */
export function awaited(table: Chairs, words: Words): string {
  const [empty, unready] = [emptyOf(table), unreadyOf(table)]
  const names = chairNames(table.chairs, words)
  const invited = invitedOf(table)
  if (empty.length > invited.length) return words.t('ui-room-waits', { count: empty.length - invited.length })
  if (invited.length) return words.t('ui-room-invited', { names: invited.map(({ seat }) => names[seat]).join(', ') })
  return unready.length ? words.t('ui-room-unready', { names: unready.map(({ seat }) => names[seat]).join(', ') }) : words.t('ui-room-starts')
}

/** Whose chairs bots would take, in words: free ones, those of invited players, or both. */
export function toFill(table: Chairs, words: Words): string {
  const invited = invitedOf(table)
  if (!invited.length) return words.t('ui-room-fill')
  const names = chairNames(table.chairs, words)
  const some = emptyOf(table).length > invited.length ? 'both' : 'invited'
  return words.t(`ui-room-fill-${some}`, { names: invited.map(({ seat }) => names[seat]).join(', ') })
}

/** The chairs that players from elsewhere have taken since. */
export const newcomers = (now: Chairs, before: Chairs): ChairOut[] =>
  now.chairs.filter((chair, i) => chair.kind === 'person' && !chair.yours && before.chairs[i]?.kind !== 'person')
