/** Calls about stored matches of this device that need no rules: lists and files. */
import { ApiError } from '../net/api'
import type { Seat } from '../net/frame'
import { loadPart } from '../net/load_part'
import type { CarriedSettings, MatchOut, StandingOut } from '../net/wire'
import { seatsOf } from '../rules/file_header'
import type { MatchFile } from '../rules/match_file_types'
import type { StatisticsHere } from '../statistics/gather'
import type { CountedMatch, SeatResult } from '../statistics/summary'
import { cleanName } from '../words/clean_name'
import type { Calls } from './call_answers'
import type { StoredHead, StoredMatch, MatchStore } from './store_types'
import type { Entry } from './zip'

export const storedCalls = (store: () => MatchStore): Calls => ({
  'GET /api/local/matches': async () => (await store().list()).map(listed),
  'GET /api/local/files': () => files(store()),
  'GET /api/local/statistics': async () => statistics(await store().list()),
  'DELETE /api/matches/*': ({ id }) => store().remove(id),
  'GET /api/matches/*/file': async ({ id }) => textOfFile((await readStored(store(), id)).file),
  'GET /api/matches/*/carry': async ({ id }) => settingsOf(await readStored(store(), id)),
  'GET /api/matches/*/standing': async ({ id }) => ({ values: [...((await readStored(store(), id)).standing ?? [])] }) satisfies StandingOut,
})

/** Returns a match. Rejects with ApiError `no_such_match`. */
export async function readStored(store: MatchStore, id: string): Promise<StoredMatch> {
  const match = await store.read(id)
  if (!match) throw new ApiError('no_such_match', {}, 404)
  return match
}

/** Returns the seats of a match; all people are at this device. */
export const seatsHere = ({ file, standIns = {} }: Pick<StoredHead, 'file' | 'standIns'>): Seat[] =>
  seatsOf(file).map((seat) => ({ ...seat, yours: seat.kind === 'person', ...(standIns[seat.seat] !== undefined && { stand_in: standIns[seat.seat] }) }))

/** Returns the settings of a match for a server where it goes on. */
const settingsOf = ({ file, pause, curtain, standIns = {}, start }: StoredMatch): CarriedSettings => ({
  pause,
  curtain: curtain as CarriedSettings['curtain'],
  stand_ins: Array.from({ length: file.players }, (_, seat) => standIns[seat] ?? null),
  k: start?.k ?? null,
})

/** Returns a match in a list, in the form of a server's. */
function listed(match: StoredHead): MatchOut {
  const { id, file, begun, changed, over, actors = [], ranking = [], results = [] } = match
  const points = results.flatMap((seat) => seat.points ?? [])
  const entry = { id, game: file.game, seats: seatsHere(match), created: begun, updated: changed, decisions: file.end.actions }
  if (!over) return { ...entry, status: 'running', actors: [...actors] }
  return { ...entry, status: 'over', ranking: ranking.map((place) => [...place]), ...(points.length && { points }) }
}

/** The finished matches, and those that have to be replayed for their results. */
function statistics(heads: readonly StoredHead[]): StatisticsHere {
  const over = heads.filter((head) => head.over)
  const withResults = over.filter(({ results }) => results)
  return { matches: withResults.map((head) => counted(head, head.results!)), untold: over.filter(({ results }) => !results).map(({ id }) => id) }
}

/** A finished match with its results, as statistics count it. A seat for which a bot plays at the end is not a person's. */
export function counted({ id, file, changed, standIns = {} }: StoredHead, results: readonly SeatResult[]): CountedMatch {
  const { game, ruleset, options, end } = file
  const all = results.map((result, seat) => ({ kind: null, name: null, level: null, ...file.seats?.[seat], ...result }))
  const seats = all.map(({ kind, name, level, place, points, sources, typical }) => ({ kind, name: cleaned(name), level: cleaned(level), place, points, sources, typical }))
  const own = [...seats.keys()].filter((seat) => seats[seat]!.kind !== 'bot' && standIns[seat] === undefined)
  return { id, match: end.link, game, ruleset, options, date: changed, seats, own }
}

/** A name from a file; null if nothing visible is left. */
const cleaned = (name: string | null): string | null => (name && cleanName(name)) || null

/** Packs the files of all matches. */
async function files(store: MatchStore): Promise<Uint8Array> {
  const { zipFiles } = await loadPart(() => import('./zip'))
  const entries: Entry[] = []
  for (const { id } of await store.list()) {
    const { file } = await readStored(store, id)
    entries.push({ name: `${file.game}-${id.replace('local-', '')}.json`, text: textOfFile(file) })
  }
  return zipFiles(entries)
}

/** Returns a match file as text: one decision a line, as the command line writes it. */
function textOfFile({ actions, end, ...header }: MatchFile): string {
  const head = JSON.stringify(header, null, 1).slice(0, -2)
  return `${head},\n "actions": [\n${actions.map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n ],\n "end": ${JSON.stringify(end)}\n}\n`
}
