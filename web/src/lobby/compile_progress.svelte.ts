/** Progress of the server in compiling the games' rules. Every game can be played meanwhile. */
import { api, shell } from '../common/shell.svelte'
import { isStatic } from '../common/site'
import type { CompileProgress } from '../net/wire'

const OFTEN = 700
const SOON = 2_000
const SELDOM = 30_000
/** Number of idle requests after which requests become rare. */
const CALM = 5

let unfinished = $state.raw<CompileProgress[]>([])
let accountsOffered = $state(false)

/** Returns the unfinished games in the order of the queue. */
export const compilingGames = (): CompileProgress[] => unfinished

/** Whether the server has accounts. */
export const offersAccounts = (): boolean => accountsOffered

/** Returns a game's progress; undefined: finished. */
export const progressOf = (game: string): CompileProgress | undefined => unfinished.find((each) => each.game === game)

/** Returns whether the page can run a game's rules; only the bots for hints may still be missing. */
export const hasCompiledRules = (game: string): boolean => (progressOf(game)?.stage ?? 'bots') === 'bots'

/** Whether a match on this device can start: its rules are compiled, and its bots if some play. */
export function isReadyHere(game: string, withBots: boolean): boolean {
  const compilingGames = progressOf(game)
  return !compilingGames || compilingGames.failed || (compilingGames.stage === 'bots' && !withBots)
}

/** Returns the progress of the bots for hints, if only they are missing. */
export function hintBotProgress(game: string): CompileProgress | undefined {
  const compilingGames = progressOf(game)
  return compilingGames?.stage === 'bots' ? compilingGames : undefined
}

/** Text for a stage still queued. */
const WAITING = { rules: 'waiting', page: 'page', bots: 'later' }

/** Describes the progress. */
export function progressText({ stage, done, total, failed }: CompileProgress): string {
  if (failed) return shell().t('ui-making-failed', { stage })
  return shell().t('ui-making', { stage: total === 0 ? WAITING[stage] : stage, done, total })
}

/** Polls until the returned function is called. A static site is complete. */
export function pollCompileProgress(): () => void {
  if (isStatic()) return () => {}
  let timer: ReturnType<typeof setTimeout>
  let stopped = false
  let idlePolls = 0
  async function poll() {
    unfinished = await api.status().then(
      (status) => ((accountsOffered = status.accounts), status.making),
      () => [],
    )
    const busy = unfinished.some((each) => !each.failed)
    idlePolls = busy ? 0 : idlePolls + 1
    if (!stopped) timer = setTimeout(poll, busy ? OFTEN : idlePolls < CALM ? SOON : SELDOM)
  }
  void poll()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
