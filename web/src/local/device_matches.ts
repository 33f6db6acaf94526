/** The open matches of this device, and the calls about them, with the sources of rules and bots. */
import { Api } from '../net/api'
import { siteFetch } from '../net/site_fetch'
import { loadPageRules } from '../rules/load'
import { loadPart } from '../net/load_part'
import { readText } from '../replay/opened_texts'
import type { PageReplay } from '../rules/page_replay'
import type { PageRules } from '../rules/page_rules'
import { OpenMatches } from './open_matches'
import { RulesCalls } from './rules_calls'
import { matchStore } from './store'

const api = new Api('', siteFetch)

/** Returns rules that serve no other match; null: the page cannot run them. */
const rulesOf = (game: string): Promise<PageRules | null> => loadPageRules(game, api)

/** Returns the level that plays for people: the middle one of the game's, or the easier of two. */
async function usualLevel(game: string): Promise<string> {
  const levels = (await api.games()).find(({ id }) => id === game)?.levels ?? []
  return levels[(levels.length - 1) >> 1] ?? 'random'
}

export const openMatches = new OpenMatches({
  store: matchStore,
  rules: rulesOf,
  options: async (game) => ({ api, standIn: await usualLevel(game) }),
})

/** Returns the page's replay of a file that was opened here, or of a match of the server. */
async function replayOf(id: string): Promise<PageReplay | null> {
  const { playFile } = await loadPart(() => import('../rules/play_file'))
  return (await playFile(readText(id) ?? (await api.matchFile(id)), api))?.replay ?? null
}

const firstRecord = async (file: string): Promise<Uint8Array<ArrayBuffer> | null> => (await loadPart(() => import('../rules/play_file'))).firstRecord(file, api)

export const rulesCalls = new RulesCalls({ store: matchStore, rules: rulesOf, replay: replayOf, firstRecord }).calls
