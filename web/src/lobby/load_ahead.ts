/** Requests what the table of a new match needs while the match is being made, all at once instead of one after the other. */
import { loadBoard } from '../board/boards'
import { settings } from '../common/settings.svelte'
import { api, gameWords } from '../common/shell.svelte'
import { part } from '../net/late_parts'

/** `here`: the match is kept on this device, so the page also needs its rules and what plays matches. Failures are reported by the table. */
export function loadAhead(game: string, here: boolean): void {
  const needed: Promise<unknown>[] = []
  if (here) needed.push(loadRules(game), part(() => import('../local/device_matches')), part(() => import('../local/stored')))
  needed.push(loadBoard(game), gameWords(game, settings.language))
  for (const each of needed) each.catch(() => {})
}

/** Requests the rules, so that the browser has them when they are loaded. */
async function loadRules(game: string): Promise<void> {
  const told = await api.rules(game)
  if (told) await api.rulesModule(game, told.manifest.digest)
}
