/** The matches that wait for a player here: every screen but the lobby shows how many. */
import type { MatchInfo } from '../net/api'
import { hasOthers, isMine } from './lobby'
import { api } from '../common/shell.svelte'

/** ms until it is looked again. */
const OFTEN = 30_000
/** ms until it is looked first: what one has come for comes before it. */
const FIRST = 4_000

let waiting = $state.raw<readonly string[]>([])
/** Whether others play at all: else nothing changes by itself. */
let others = false
let looked = -Infinity

/** The list of matches, as it is now. */
export function hear(matches: readonly MatchInfo[]): void {
  looked = Date.now()
  const running = matches.filter((match) => match.status === 'running' && !match.error && hasOthers(match))
  others = running.length > 0
  waiting = running.filter(isMine).map(({ id }) => id)
}

/** How many there are beside this one. */
export const waitingBeside = (match: string | null): number => waiting.filter((id) => id !== match).length

let here: string | null = null

/** One has come to a match, or to none. Whether the one that was left still waits is known when it is looked again. */
export function come(match: string | null): void {
  const left = here
  here = match
  if (left !== match) waiting = waiting.filter((id) => id !== left)
}

/** Who has no token has no matches. */
const isKnown = (): boolean => api.session() !== null || api.hasOwn()

async function look(): Promise<void> {
  if (document.hidden || !isKnown() || Date.now() - looked < OFTEN) return
  looked = Date.now()
  await api.matches().then(hear, () => {})
}

/** Looks until the function that it returns is called. */
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
