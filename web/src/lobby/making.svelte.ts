/** Progress of the server in compiling the games' rules. Every game can be played meanwhile. */
import { api, shell } from '../common/shell.svelte'
import { isStatic } from '../common/site'
import type { CompileProgress } from '../net/wire'

const OFTEN = 700
const SOON = 2_000
const SELDOM = 30_000
/** Number of idle requests after which requests become rare. */
const CALM = 5

let all = $state.raw<CompileProgress[]>([])
let offered = $state(false)

/** Returns the unfinished games in the order of the queue. */
export const making = (): CompileProgress[] => all

/** Whether the server has accounts. */
export const offersAccounts = (): boolean => offered

/** Returns a game's progress; undefined: finished. */
export const makingOf = (game: string): CompileProgress | undefined => all.find((each) => each.game === game)

/** Returns whether the page can run a game's rules; only the bots for hints may still be missing. */
export const rulesMade = (game: string): boolean => (makingOf(game)?.stage ?? 'bots') === 'bots'

/** Whether a match on this device can start: its rules are made, and its bots if some play. */
export function isReadyHere(game: string, withBots: boolean): boolean {
  const making = makingOf(game)
  return !making || making.failed || (making.stage === 'bots' && !withBots)
}

/** Returns the progress of the bots for hints, if only they are missing. */
export function hintsMaking(game: string): CompileProgress | undefined {
  const making = makingOf(game)
  return making?.stage === 'bots' ? making : undefined
}

/** Text for a stage still queued. */
const WAITING = { rules: 'waiting', page: 'page', bots: 'later' }

/** Describes the progress. */
export function makingText({ stage, done, total, failed }: CompileProgress): string {
  if (failed) return shell().t('ui-making-failed', { stage })
  return shell().t('ui-making', { stage: total === 0 ? WAITING[stage] : stage, done, total })
}

/** Polls until the returned function is called. A static site is complete. */
export function watchMaking(): () => void {
  if (isStatic()) return () => {}
  let timer: ReturnType<typeof setTimeout>
  let stopped = false
  let calm = 0
  async function look() {
    all = await api.status().then(
      (status) => ((offered = status.accounts), status.making),
      () => [],
    )
    const busy = all.some((each) => !each.failed)
    calm = busy ? 0 : calm + 1
    if (!stopped) timer = setTimeout(look, busy ? OFTEN : calm < CALM ? SOON : SELDOM)
  }
  void look()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
