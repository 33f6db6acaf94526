/** Requests what the table of a new match needs while the match is being created, all at once. */
import { loadBoard } from '../board/boards'
import { settings } from '../common/settings.svelte'
import { api, gameWords } from '../common/shell.svelte'
import { loadPart } from '../net/load_part'

/** `here`: the match is kept on this device, so the page also needs the rules and the code of local matches. The table reports failures. */
export function preloadTable(game: string, here: boolean): void {
  const needed: Promise<unknown>[] = []
  if (here) needed.push(loadRules(game), loadPart(() => import('../local/device_matches')), loadPart(() => import('../local/stored')))
  needed.push(loadBoard(game), gameWords(game, settings.language))
  for (const each of needed) each.catch(() => {})
}

/** Requests the rules, so that the browser has them in its cache when they are loaded. */
async function loadRules(game: string): Promise<void> {
  const found = await api.rules(game)
  if (found) await api.rulesModule(game, found.manifest.digest)
}
