/** Order of games and matches in the lobby. */
import { tick } from 'svelte'
import type { IconName } from '../look/icons'
import type { GameInfo, MatchInfo } from '../net/api'

/** Sorts games by when they were last played; those never played come after them, the shortest first. */
export const sortGames = (games: readonly GameInfo[], played: Record<string, number>): GameInfo[] =>
  [...games].sort((a, b) => (played[b.id] ?? 0) - (played[a.id] ?? 0) || (a.minutes ?? Infinity) - (b.minutes ?? Infinity))

/** Returns whether the players have paused a match. */
export const isPaused = ({ clock }: MatchInfo): boolean => clock?.paused ?? false

/** Returns whether a player at this device is to move; while a match is paused, no player is. */
export const isMyTurn = (match: MatchInfo): boolean =>
  !isPaused(match) && (match.actors?.some((seat) => match.seats[seat]?.yours && match.seats[seat].kind === 'person' && !match.seats[seat].stand_in) ?? false)

/** Returns whether bots play for all players at this device. */
export function botPlaysForMe({ seats }: MatchInfo): boolean {
  const here = seats.filter(({ kind, yours }) => kind === 'person' && yours)
  return here.length > 0 && here.every(({ stand_in }) => stand_in)
}

/** Returns whether there is a player at another device. */
export const hasRemotePlayers = ({ seats }: MatchInfo): boolean => seats.some(({ kind, yours, stand_in }) => kind === 'person' && !yours && !stand_in)

/** Returns whether the turn of a player here may begin or end without their doing. */
export const mayChange = (match: MatchInfo): boolean =>
  !match.error && hasRemotePlayers(match) && (!isMyTurn(match) || match.clock?.slow === false)

const DAY = 24 * 60 * 60 * 1000
/** Returns whether players at other devices may want a rematch: in the first day after the end. */
export const mayWantRematch = ({ seats, updated }: MatchInfo): boolean => Date.now() - updated < DAY && seats.some(({ kind, yours }) => kind === 'person' && !yours)

/** Sorts matches: those that wait for a player here first, then the latest. */
export const waitingFirst = (matches: readonly MatchInfo[]): MatchInfo[] =>
  [...matches].sort((a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)) || b.updated - a.updated)

/** Keeps the former order, given by the ids `before`; new matches come last. So nothing moves while the reader looks. */
export function keepOrder(matches: readonly MatchInfo[], before: readonly string[]): MatchInfo[] {
  const place = new Map(before.map((id, n) => [id, n]))
  return waitingFirst(matches).sort((a, b) => (place.get(a.id) ?? before.length) - (place.get(b.id) ?? before.length))
}

/** Returns when each game was last played, according to `known` and to these matches. */
export function lastPlayed(known: Record<string, number>, matches: readonly MatchInfo[]): Record<string, number> {
  const last = { ...known }
  for (const { game, updated } of matches) last[game] = Math.max(last[game] ?? 0, updated)
  return last
}

/** Texts of the button that removes a match: its owner removes it for all players, a guest only from the list here. */
export interface RemovalTexts {
  what: string
  of: string
  sure: string
  yes: string
  icon: IconName
}

const FOR_ALL: RemovalTexts = { what: 'ui-remove', of: 'ui-remove-of', sure: 'ui-remove-sure', yes: 'ui-remove-yes', icon: 'trash' }
const HERE: RemovalTexts = { what: 'ui-forget', of: 'ui-forget-of', sure: 'ui-forget-sure', yes: 'ui-forget-yes', icon: 'close' }

export const removalTexts = ({ guest }: Pick<MatchInfo, 'guest'>): RemovalTexts => (guest ? HERE : FOR_ALL)

/** Moves the focus from a removed match to the heading of its list; if it was the last one, to that of the page. */
export async function focusList(heading: string): Promise<void> {
  await tick()
  ;(document.getElementById(heading) ?? document.querySelector<HTMLElement>('h1'))?.focus()
}
