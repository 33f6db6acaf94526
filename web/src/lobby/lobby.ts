/** Order of games and matches in the lobby. */
import { tick } from 'svelte'
import type { IconName } from '../look/icons'
import type { GameInfo, MatchInfo } from '../net/api'

/** Sorts games by when they were last played; those never played come after them, the shortest first. */
export const inOrder = (games: readonly GameInfo[], played: Record<string, number>): GameInfo[] =>
  [...games].sort((a, b) => (played[b.id] ?? 0) - (played[a.id] ?? 0) || (a.minutes ?? Infinity) - (b.minutes ?? Infinity))

/** Returns whether a player at this device is to move. */
export const isMine = ({ actors, seats }: MatchInfo): boolean => actors?.some((seat) => seats[seat]?.yours && seats[seat].kind === 'person' && !seats[seat].stand_in) ?? false

/** Returns whether there is a player at another device. */
export const hasOthers = ({ seats }: MatchInfo): boolean => seats.some(({ kind, yours, stand_in }) => kind === 'person' && !yours && !stand_in)

/** Returns whether a player here may become or stop being to move without doing anything. */
export const mayChange = (match: MatchInfo): boolean => !match.error && hasOthers(match) && (!isMine(match) || match.clock?.slow === false)

const DAY = 24 * 60 * 60 * 1000
/** Returns whether players elsewhere may want a rematch: in the day after the end. */
export const mayRepeat = ({ seats, updated }: MatchInfo): boolean => Date.now() - updated < DAY && seats.some(({ kind, yours }) => kind === 'person' && !yours)

/** Sorts matches: those that wait for a player here first, then the latest. */
export const waitingFirst = (matches: readonly MatchInfo[]): MatchInfo[] =>
  [...matches].sort((a, b) => Number(isMine(b)) - Number(isMine(a)) || b.updated - a.updated)

/** Keeps the former order, given by the ids `before`; new matches come last. Nothing changes places while the reader looks. */
export function inPlace(matches: readonly MatchInfo[], before: readonly string[]): MatchInfo[] {
  const place = new Map(before.map((id, n) => [id, n]))
  return waitingFirst(matches).sort((a, b) => (place.get(a.id) ?? before.length) - (place.get(b.id) ?? before.length))
}

/** Returns when each game was last played, by what is stored and by these matches. */
export function playedLast(known: Record<string, number>, matches: readonly MatchInfo[]): Record<string, number> {
  const last = { ...known }
  for (const { game, updated } of matches) last[game] = Math.max(last[game] ?? 0, updated)
  return last
}

/** Texts of the button that removes a match: its owner removes it for all players, a guest only from the list here. */
export interface Removing {
  what: string
  of: string
  sure: string
  yes: string
  icon: IconName
}

const FOR_ALL: Removing = { what: 'ui-remove', of: 'ui-remove-of', sure: 'ui-remove-sure', yes: 'ui-remove-yes', icon: 'trash' }
const HERE: Removing = { what: 'ui-forget', of: 'ui-forget-of', sure: 'ui-forget-sure', yes: 'ui-forget-yes', icon: 'close' }

export const removing = ({ guest }: Pick<MatchInfo, 'guest'>): Removing => (guest ? HERE : FOR_ALL)

/** Moves the focus from a removed match to the heading of its list; if it was the last one, to that of the page. */
export async function focusList(heading: string): Promise<void> {
  await tick()
  ;(document.getElementById(heading) ?? document.querySelector<HTMLElement>('h1'))?.focus()
}
