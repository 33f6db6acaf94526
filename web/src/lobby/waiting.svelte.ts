/** Matches that wait for a player here; every screen but the lobby shows their number. */
import type { MatchInfo } from '../net/api'
import { hasOthers, isMine } from './lobby'
import { api } from '../common/shell.svelte'

/** ms between requests */
const OFTEN = 30_000
/** ms before the first request: the screen itself comes first */
const FIRST = 4_000

let waiting = $state.raw<readonly string[]>([])
/** Whether other players take part at all; otherwise nothing changes by itself. */
let others = false
let looked = -Infinity

/** Takes over the current list of matches. */
export function hear(matches: readonly MatchInfo[]): void {
  looked = Date.now()
  const running = matches.filter((match) => match.status === 'running' && !match.error && hasOthers(match))
  others = running.length > 0
  waiting = running.filter(isMine).map(({ id }) => id)
}

/** Returns how many there are besides this one. */
export const waitingBeside = (match: string | null): number => waiting.filter((id) => id !== match).length

let here: string | null = null

/** Notes that a match was opened or left. Whether the former one still waits is known after the next request. */
export function come(match: string | null): void {
  const left = here
  here = match
  if (left !== match) waiting = waiting.filter((id) => id !== left)
}

/** Returns whether the device has a token; without one it has no matches. */
const isKnown = (): boolean => api.session() !== null || api.hasOwn()

async function look(): Promise<void> {
  if (document.hidden || !isKnown() || Date.now() - looked < OFTEN) return
  looked = Date.now()
  await api.matches().then(hear, () => {})
}

/** Polls until the returned function is called. */
export function watchWaiting(): () => void {
  const first = setTimeout(look, FIRST)
  const timer = setInterval(() => others && void look(), OFTEN)
  const seen = () => void look()
  document.addEventListener('visibilitychange', seen)
  return () => {
    clearTimeout(first)
    clearInterval(timer)
    document.removeEventListener('visibilitychange', seen)
  }
}
