/** Match files and matches of the server that the page replays itself. */
import { ApiError, type Api } from '../net/api'
import { loadPart } from '../net/load_part'
import { fileId, type FrameHead } from './file_header'
import { readMatchFile } from './match_file'
import { PageReplay } from './page_replay'

type Server = Pick<Api, 'rules' | 'rulesModule' | 'matchFile' | 'openReplay' | 'firstRecord'>

/** Returns the rules of a game, if the page has any; loaded separately, because a table needs them without the rest. */
const rulesOf = async (game: string, server: Server) => (await loadPart(() => import('./load'))).loadPageRules(game, server)

/** Replays a file opened by the reader; null: the server has to. Rejects with ApiError, BadModule or RulesFailed. */
export async function playFile(text: string, server: Server): Promise<{ id: string; replay: PageReplay } | null> {
  const file = await readMatchFile(text)
  const rules = file && (await rulesOf(file.game, server))
  const first = rules && file.position !== null ? await firstRecord(text, server) : undefined
  const replay = rules && (await PageReplay.open(file, rules, undefined, first ?? undefined))
  return replay && { id: fileId(file), replay }
}

/**
 * Returns the record of the position that a file starts from, which only a server can read; null: there is none. Rejects with ApiError for a
 * file that the server refuses.
 */
export async function firstRecord(text: string, server: Pick<Server, 'openReplay' | 'firstRecord'>): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return await server.firstRecord((await server.openReplay(text)).id)
  } catch (error) {
    if (error instanceof ApiError && UNAVAILABLE.includes(error.id)) return null
    throw error
  }
}

/** Ids of errors without a server. */
const UNAVAILABLE = ['no_server', 'unreachable']

/**
 * Replays a finished match of the server; null: the server has to. Rejects as above, and with ApiError if the viewer may not have the file.
 */
export async function playMatch(head: FrameHead, server: Server): Promise<PageReplay | null> {
  const rules = await rulesOf(head.match.game, server)
  const file = rules && (await readMatchFile(await server.matchFile(head.match.id)))
  const first = file && file.position !== null ? await server.firstRecord(head.match.id) : undefined
  return file && PageReplay.open(file, rules, head, first)
}
