/** How far the server is with the games' fast rules. Every game can be played meanwhile. */
import { api, shell } from '../common/shell.svelte'
import type { Making } from '../net/wire'

const OFTEN = 700
const SOON = 2_000
const SELDOM = 30_000
/** After so many looks at which nothing is made, it is enough to look seldom. */
const CALM = 5

let all = $state.raw<Making[]>([])
let offered = $state(false)

/** The games that are not finished, first what is made first. */
export const making = (): Making[] => all

/** Whether the server has accounts. */
export const offersAccounts = (): boolean => offered

/** How far a game is; undefined: all of it is there. */
export const makingOf = (game: string): Making | undefined => all.find((each) => each.game === game)

/** Whether the page may run a game's rules: at most the bots for hints are still to be made. */
export const rulesMade = (game: string): boolean => (makingOf(game)?.stage ?? 'bots') === 'bots'

/** How far the bots for hints are, where only they are missing. */
export function hintsMaking(game: string): Making | undefined {
  const making = makingOf(game)
  return making?.stage === 'bots' ? making : undefined
}

/** What is said of a stage whose turn has not come. */
const WAITING = { rules: 'waiting', page: 'page', bots: 'later' }

/** How far something is, in words. */
export function makingText({ stage, done, total, failed }: Making): string {
  if (failed) return shell().t('ui-making-failed', { stage })
  return shell().t('ui-making', { stage: total === 0 ? WAITING[stage] : stage, done, total })
}

/** Looks until the function that it returns is called. */
export function watchMaking(): () => void {
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
