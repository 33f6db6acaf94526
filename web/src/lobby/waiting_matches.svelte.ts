/** Matches that wait for a player here; every screen but the lobby shows their number. */
import type { MatchInfo } from '../net/api'
import { hasRemotePlayers, isMyTurn } from './lobby'
import { api } from '../common/shell.svelte'

/** ms between requests */
const OFTEN = 30_000
/** ms before the first request: the screen itself comes first */
const FIRST = 4_000

let waiting = $state.raw<readonly string[]>([])
/** Whether any match has players at other devices; otherwise nothing changes by itself. */
let hasRemote = false
let lastPoll = -Infinity

/** Takes over the current list of matches. */
export function updateWaiting(matches: readonly MatchInfo[]): void {
  lastPoll = Date.now()
  const running = matches.filter((match) => match.status === 'running' && !match.error && hasRemotePlayers(match))
  hasRemote = running.length > 0
  waiting = running.filter(isMyTurn).map(({ id }) => id)
}

/** Returns the number of waiting matches besides this one. */
export const countOtherWaiting = (match: string | null): number => waiting.filter((id) => id !== match).length

let openMatch: string | null = null

/** Sets the match that is open; null: none. The next request shows whether the former one still waits. */
export function setOpenMatch(match: string | null): void {
  const former = openMatch
  openMatch = match
  if (former !== match) waiting = waiting.filter((id) => id !== former)
}

/** Returns whether the device has a token; without one it has no matches. */
const isKnown = (): boolean => api.session() !== null || api.hasOwn()

async function poll(): Promise<void> {
  if (document.hidden || !isKnown() || Date.now() - lastPoll < OFTEN) return
  lastPoll = Date.now()
  await api.matches().then(updateWaiting, () => {})
}

/** Polls until the returned function is called. */
export function pollWaiting(): () => void {
  const first = setTimeout(poll, FIRST)
  const timer = setInterval(() => hasRemote && void poll(), OFTEN)
  const onVisible = () => void poll()
  document.addEventListener('visibilitychange', onVisible)
  return () => {
    clearTimeout(first)
    clearInterval(timer)
    document.removeEventListener('visibilitychange', onVisible)
  }
}
