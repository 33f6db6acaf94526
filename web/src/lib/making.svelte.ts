/** How far the server is with the games' fast rules. Every game can be played meanwhile. */
import { api } from './shell.svelte'
import type { Making } from './wire'

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
