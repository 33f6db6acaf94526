/** Calls about matches as they are kept on this device: lists and files, without their rules. */
import { ApiError } from '../net/api'
import type { Seat } from '../net/frame'
import type { MatchOut, StandingOut } from '../net/wire'
import { seatsOf } from '../rules/file_header'
import type { Calls } from './call_answers'
import { textOfFile } from './file_text'
import type { KeptHead, KeptMatch, MatchStore } from './store_types'
import { zipped, type Entry } from './zip'

export const keptCalls = (store: () => MatchStore): Calls => ({
  'GET /api/local/matches': async () => (await store().list()).map(listed),
  'GET /api/local/files': () => files(store()),
  'DELETE /api/matches/*': ({ id }) => store().remove(id),
  'GET /api/matches/*/file': async ({ id }) => textOfFile((await keptMatch(store(), id)).file),
  'GET /api/matches/*/standing': async ({ id }) => ({ values: [...((await keptMatch(store(), id)).standing ?? [])] }) satisfies StandingOut,
})

/** Returns a match. Rejects with ApiError `no_such_match`. */
export async function keptMatch(store: MatchStore, id: string): Promise<KeptMatch> {
  const match = await store.read(id)
  if (!match) throw new ApiError('no_such_match', {}, 404)
  return match
}

/** All people of a match sit at this device. */
export const seatsHere = ({ file, standIns = {} }: Pick<KeptHead, 'file' | 'standIns'>): Seat[] =>
  seatsOf(file).map((seat) => ({ ...seat, yours: seat.kind === 'person', ...(standIns[seat.seat] !== undefined && { stand_in: standIns[seat.seat] }) }))

/** A match in a list, as a server's. */
function listed(match: KeptHead): MatchOut {
  const { id, file, begun, changed, over, actors = [], ranking = [] } = match
  const about = { id, game: file.game, seats: seatsHere(match), created: begun, updated: changed, decisions: file.end.actions }
  return over ? { ...about, status: 'over', ranking: ranking.map((place) => [...place]) } : { ...about, status: 'running', actors: [...actors] }
}

/** Packs the files of all matches. */
async function files(store: MatchStore): Promise<Uint8Array> {
  const entries: Entry[] = []
  for (const { id } of await store.list()) {
    const { file } = await keptMatch(store, id)
    entries.push({ name: `${file.game}-${id.replace('local-', '')}.json`, text: textOfFile(file) })
  }
  return zipped(entries)
}
