/** Match files and matches of the server that the page replays itself. */
import type { Api } from '../net/api'
import { part } from '../net/late_parts'
import { fileId, type About } from './file_header'
import { readMatchFile } from './match_file'
import { PageReplay } from './page_replay'

type Server = Pick<Api, 'rules' | 'rulesModule' | 'matchFile'>

/** Returns the rules of a game, if the page has any; loaded separately, because a table needs them without the rest. */
const rulesOf = async (game: string, server: Server) => (await part(() => import('./load'))).loadPageRules(game, server)

/** Replays a file opened by the reader; null: the server has to. Rejects with ApiError, BadModule or RulesFailed. */
export async function playFile(text: string, server: Server): Promise<{ id: string; replay: PageReplay } | null> {
  const file = await readMatchFile(text)
  const rules = file && (await rulesOf(file.game, server))
  const replay = rules && (await PageReplay.open(file, rules))
  return replay && { id: fileId(file), replay }
}

/**
 * Replays a finished match of the server; null: the server has to. Rejects as above, and with ApiError if the viewer may not have the file.
 */
export async function playMatch(about: About, server: Server): Promise<PageReplay | null> {
  const rules = await rulesOf(about.match.game, server)
  const file = rules && (await readMatchFile(await server.matchFile(about.match.id)))
  return file && PageReplay.open(file, rules, about)
}
