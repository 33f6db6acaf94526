/** The matches of this device, with what the page loads rules and bots from. */
import { api, loadGames } from '../common/shell.svelte'
import { loadPageRules } from '../rules/load'
import { OpenMatches } from './open_matches'
import { matchStore } from './store'

/** Returns the level that plays for people: the middle one of the game's, or the easier of two. */
async function usualLevel(game: string): Promise<string> {
  const levels = (await loadGames()).find(({ id }) => id === game)?.levels ?? []
  return levels[(levels.length - 1) >> 1] ?? 'random'
}

export const openMatches = new OpenMatches({
  store: matchStore,
  rules: (game) => loadPageRules(game, api),
  around: async (game) => ({ api, standIn: await usualLevel(game) }),
})
