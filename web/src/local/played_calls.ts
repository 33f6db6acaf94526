/** Calls about matches of this device that need their rules: new ones, those of files, and replays. */
import { ApiError, type NewMatch } from '../net/api'
import type { Frame } from '../net/frame'
import type { CarriedSettings, MatchCreated, ProgressOut, ReplayOut, StartPosition } from '../net/wire'
import { aboutFile, type About } from '../rules/file_header'
import { readMatchFile } from '../rules/match_file'
import { PageReplay, type ReplayPosition } from '../rules/page_replay'
import type { PageRules } from '../rules/page_rules'
import type { CountedMatch } from '../statistics/summary'
import type { Calls } from './call_answers'
import { isLocal } from './ids'
import { keptFrom } from './kept_file'
import { counted, keptMatch, seatsHere } from './kept_calls'
import { LocalMatch } from './local_match'
import { newMatch } from './new_match'
import type { KeptMatch, MatchStore } from './store_types'

export interface LocalSource {
  store(): MatchStore
  /** Returns rules that serve no other match; null: the page cannot run them. */
  rules(game: string): Promise<PageRules | null>
  /** Returns the page's replay of another match than those of this device; null: the page does not replay it itself. */
  replay(id: string): Promise<PageReplay | null>
  /** Returns the record of the position that a match file starts from; null: nobody is there who could read it. */
  firstRecord(file: string): Promise<Uint8Array<ArrayBuffer> | null>
}

export class PlayedCalls {
  /** The match that is replayed. */
  private replayed: { id: string; replay: Promise<PageReplay> } | null = null

  constructor(private readonly source: LocalSource) {}

  readonly calls: Calls = {
    'POST /api/local/matches': ({ body }) => this.create(JSON.parse(body) as NewMatch),
    'POST /api/local/files': ({ body, query }) => this.keepFile(body, JSON.parse(query.get('settings') ?? '{}') as CarriedSettings),
    'GET /api/matches/*/result': ({ id }) => this.result(id),
    'GET /api/replays/*': ({ id }) => this.aboutReplay(id),
    'GET /api/replays/*/first': async ({ id }) => (await keptMatch(this.source.store(), id)).start?.record,
    'GET /api/replays/*/progress': async ({ id }) => ({ turns: (await this.replay(id)).progress() }) satisfies ProgressOut,
    'GET /api/replays/*/#': ({ id, k, query }) => this.frame(id, k, query),
  }

  private async rules(game: string): Promise<PageRules> {
    const rules = await this.source.rules(game)
    if (!rules) throw new ApiError('local_rules')
    return rules
  }

  private async create(wish: NewMatch): Promise<MatchCreated> {
    const from = wish.start ? await this.positionOf(wish.start) : null
    return this.keep(await newMatch(wish, await this.rules(wish.game), from))
  }

  /** Returns a position of a replay in this page. Rejects with ApiError `cannot_begin_here` if the page does not replay that match itself. */
  private async positionOf({ replay: id, k }: StartPosition): Promise<ReplayPosition> {
    const replay = isLocal(id) ? await this.replay(id) : await this.source.replay(id)
    if (!replay || k > replay.decisions) throw new ApiError('cannot_begin_here')
    return replay.position(k)
  }

  /** Keeps the match of a file, unless it is here already. */
  private async keepFile(text: string, settings: CarriedSettings): Promise<MatchCreated> {
    const file = await readMatchFile(text)
    if (!file) throw new ApiError('broken_record', { at: 'file', reason: 'other' })
    const known = (await this.source.store().list()).find((head) => head.file.end.link === file.end.link)
    if (known) return { id: known.id, commitment: '' }
    const record = file.position === null ? null : await this.source.firstRecord(text)
    return this.keep(await keptFrom(file, await this.rules(file.game), settings, record))
  }

  /** There is no commitment: a promise to the only device would prove nothing. */
  private async keep(match: KeptMatch): Promise<MatchCreated> {
    await this.source.store().create(match)
    return { id: match.id, commitment: '' }
  }

  /** Replays a finished match for its results, which are kept from then on. */
  private async result(id: string): Promise<CountedMatch> {
    const match = await keptMatch(this.source.store(), id)
    const { state } = new LocalMatch(id, match.file, await this.rules(match.file.game), match)
    const { results } = state.listed
    if (!results) throw new ApiError('not_over')
    await this.source.store().noteResults(id, results).catch(() => {}) // then it is replayed again
    return counted(match, results)
  }

  private replay(id: string): Promise<PageReplay> {
    if (this.replayed?.id === id) return this.replayed.replay
    const replay = this.openReplay(id)
    this.replayed = { id, replay }
    replay.catch(() => (this.replayed = null))
    return replay
  }

  private async openReplay(id: string): Promise<PageReplay> {
    const match = await keptMatch(this.source.store(), id)
    const rules = await this.rules(match.file.game)
    const replay = await PageReplay.open(match.file, rules, aboutKept(match, rules), match.start?.record)
    if (!replay) throw new ApiError('log_does_not_fit', { at: 0 })
    return replay
  }

  private async aboutReplay(id: string): Promise<ReplayOut> {
    const { decisions } = await this.replay(id)
    const match = await keptMatch(this.source.store(), id)
    return { id, game: match.file.game, decisions, seats: seatsHere(match) }
  }

  private async frame(id: string, k: number, query: URLSearchParams): Promise<Frame> {
    const replay = await this.replay(id)
    if (k > replay.decisions) throw new ApiError('no_such_match', {}, 404)
    const seat = query.get('seat')
    return replay.frame(k, Number(query.get('since') ?? 0), seat === null ? null : Number(seat))
  }
}

function aboutKept(match: KeptMatch, rules: PageRules): About {
  const { match: head } = aboutFile(match.file, rules.told)
  const start = match.start?.k === undefined ? {} : { start: match.start.k }
  return { match: { ...head, id: match.id, created: match.begun, status: match.over ? 'over' : 'running', ...start }, seats: seatsHere(match) }
}
