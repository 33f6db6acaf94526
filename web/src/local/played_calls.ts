/** Calls about matches of this device that need their rules: new ones, and results. Those about files and replays come when they are asked. */
import { ApiError, type NewMatch } from '../net/api'
import { part } from '../net/late_parts'
import type { CarriedSettings, MatchCreated } from '../net/wire'
import type { CountedMatch } from '../statistics/summary'
import type { Call, Calls } from './call_answers'
import { counted, keptMatch } from './kept_calls'
import { LocalMatch } from './local_match'
import { rulesFor, type LocalSource } from './local_source'
import { newMatch } from './new_match'
import type { ReplayedCalls } from './replayed_calls'
import type { KeptMatch } from './store_types'

/** What answers calls about replays, as a call of `ReplayedCalls`. */
type Replays = (calls: ReplayedCalls, call: Call) => Promise<unknown>

export class PlayedCalls {
  private replays: Promise<ReplayedCalls> | null = null

  constructor(private readonly source: LocalSource) {}

  readonly calls: Calls = {
    'POST /api/local/matches': ({ body }) => this.create(JSON.parse(body) as NewMatch),
    'POST /api/local/files': ({ body, query }) => this.keepFile(body, JSON.parse(query.get('settings') ?? '{}') as CarriedSettings),
    'GET /api/matches/*/result': ({ id }) => this.result(id),
    'GET /api/replays/*': this.late((replays, { id }) => replays.about(id)),
    'GET /api/replays/*/first': async ({ id }) => (await keptMatch(this.source.store(), id)).start?.record,
    'GET /api/replays/*/progress': this.late((replays, { id }) => replays.progress(id)),
    'GET /api/replays/*/#': this.late((replays, { id, k, query }) => replays.frame(id, k, query)),
  }

  private late(replays: Replays): (call: Call) => Promise<unknown> {
    return async (call) => replays(await this.replayed(), call)
  }

  /** Loads what replays matches and files. */
  private async replayed(): Promise<ReplayedCalls> {
    this.replays ??= part(() => import('./replayed_calls')).then(({ ReplayedCalls }) => new ReplayedCalls(this.source))
    return this.replays
  }

  private async create(wish: NewMatch): Promise<MatchCreated> {
    const from = wish.start ? await (await this.replayed()).positionOf(wish.start) : null
    return this.keep(await newMatch(wish, await rulesFor(this.source, wish.game), from))
  }

  private async keepFile(text: string, settings: CarriedSettings): Promise<MatchCreated> {
    const found = await (await this.replayed()).matchOf(text, settings)
    return typeof found === 'string' ? { id: found, commitment: '' } : this.keep(found)
  }

  /** There is no commitment: a promise to the only device would prove nothing. */
  private async keep(match: KeptMatch): Promise<MatchCreated> {
    await this.source.store().create(match)
    return { id: match.id, commitment: '' }
  }

  /** Replays a finished match for its results, which are kept from then on. */
  private async result(id: string): Promise<CountedMatch> {
    const match = await keptMatch(this.source.store(), id)
    const { state } = new LocalMatch(id, match.file, await rulesFor(this.source, match.file.game), match)
    const { results } = state.listed
    if (!results) throw new ApiError('not_over')
    await this.source.store().noteResults(id, results).catch(() => {}) // then it is replayed again
    return counted(match, results)
  }
}
