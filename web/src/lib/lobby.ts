/** What the lobby shows first. */
import type { GameInfo, MatchInfo } from './api'

/** Games in the order in which they were played last; those that never were: the shortest first. */
export const inOrder = (games: readonly GameInfo[], played: Record<string, number>): GameInfo[] =>
  [...games].sort((a, b) => (played[b.id] ?? 0) - (played[a.id] ?? 0) || (a.minutes ?? Infinity) - (b.minutes ?? Infinity))

/** Whether somebody at this device is to move. */
export const isMine = ({ actors, seats }: MatchInfo): boolean => actors?.some((seat) => seats[seat]?.yours && seats[seat].kind === 'person' && !seats[seat].stand_in) ?? false

/** Matches that wait for somebody here first, then the latest. */
export const waitingFirst = (matches: readonly MatchInfo[]): MatchInfo[] =>
  [...matches].sort((a, b) => Number(isMine(b)) - Number(isMine(a)) || b.updated - a.updated)

/** When each game was played last, by what is known and by these matches. */
export function playedLast(known: Record<string, number>, matches: readonly MatchInfo[]): Record<string, number> {
  const last = { ...known }
  for (const { game, updated } of matches) last[game] = Math.max(last[game] ?? 0, updated)
  return last
}
