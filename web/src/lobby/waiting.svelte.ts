/** The matches that wait for a player here: every screen but the lobby shows how many. */
import type { MatchInfo } from '../net/api'
import { hasOthers, isMine } from './lobby'
import { api } from '../common/shell.svelte'

/** ms between looks */
const OFTEN = 30_000
/** ms until the first look: the screen itself comes first */
const FIRST = 4_000

let waiting = $state.raw<readonly string[]>([])
/** Whether others play at all: otherwise nothing changes by itself. */
let others = false
let looked = -Infinity

/** The current list of matches. */
export function hear(matches: readonly MatchInfo[]): void {
  looked = Date.now()
  const running = matches.filter((match) => match.status === 'running' && !match.error && hasOthers(match))
  others = running.length > 0
  waiting = running.filter(isMine).map(({ id }) => id)
}

/** How many there are beside this one. */
export const waitingBeside = (match: string | null): number => waiting.filter((id) => id !== match).length

let here: string | null = null

/** A match was opened, or left. Whether the one that was left still waits is known after the next look. */
export function come(match: string | null): void {
  const left = here
  here = match
  if (left !== match) waiting = waiting.filter((id) => id !== left)
}

/** A device without a token has no matches. */
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
