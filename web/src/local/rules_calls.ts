/** Calls about matches of this device that need their rules. Those about files and replays are loaded on demand. */
import { ApiError, type NewMatch } from '../net/api'
import { loadPart } from '../net/load_part'
import type { CarriedSettings, MatchCreated } from '../net/wire'
import type { CountedMatch } from '../statistics/summary'
import type { Call, Calls } from './call_answers'
import { counted, readStored } from './stored_calls'
import { LocalMatch } from './local_match'
import { rulesFor, type LocalSource } from './local_source'
import { newMatch } from './new_match'
import type { ReplayCalls } from './replay_calls'
import type { StoredMatch } from './store_types'

/** Answers a call about replays. */
type Replays = (calls: ReplayCalls, call: Call) => Promise<unknown>

export class RulesCalls {
  private replays: Promise<ReplayCalls> | null = null

  constructor(private readonly source: LocalSource) {}

  readonly calls: Calls = {
    'POST /api/local/matches': ({ body }) => this.create(JSON.parse(body) as NewMatch),
    'POST /api/local/files': ({ body, query }) => this.keepFile(body, JSON.parse(query.get('settings') ?? '{}') as CarriedSettings),
    'GET /api/matches/*/result': ({ id }) => this.result(id),
    'GET /api/replays/*': this.onDemand((replays, { id }) => replays.about(id)),
    'GET /api/replays/*/first': async ({ id }) => (await readStored(this.source.store(), id)).start?.record,
    'GET /api/replays/*/progress': this.onDemand((replays, { id }) => replays.progress(id)),
    'GET /api/replays/*/#': this.onDemand((replays, { id, k, query }) => replays.frame(id, k, query)),
  }

  private onDemand(replays: Replays): (call: Call) => Promise<unknown> {
    return async (call) => replays(await this.replayCalls(), call)
  }

  /** Loads what replays matches and files. */
  private async replayCalls(): Promise<ReplayCalls> {
    this.replays ??= loadPart(() => import('./replay_calls')).then(({ ReplayCalls }) => new ReplayCalls(this.source))
    return this.replays
  }

  private async create(request: NewMatch): Promise<MatchCreated> {
    const from = request.start ? await (await this.replayCalls()).positionOf(request.start) : null
    return this.keep(await newMatch(request, await rulesFor(this.source, request.game), from))
  }

  private async keepFile(text: string, settings: CarriedSettings): Promise<MatchCreated> {
    const found = await (await this.replayCalls()).matchOf(text, settings)
    return typeof found === 'string' ? { id: found, commitment: '' } : this.keep(found)
  }

  /** There is no commitment: a promise to the only device would prove nothing. */
  private async keep(match: StoredMatch): Promise<MatchCreated> {
    await this.source.store().create(match)
    return { id: match.id, commitment: '' }
  }

  /** Replays a finished match for its results, which are kept from then on. */
  private async result(id: string): Promise<CountedMatch> {
    const match = await readStored(this.source.store(), id)
    const { state } = new LocalMatch(id, match.file, await rulesFor(this.source, match.file.game), match)
    const { results } = state.summary
    if (!results) throw new ApiError('not_over')
    await this.source.store().noteResults(id, results).catch(() => {}) // then it is replayed again
    return counted(match, results)
  }
}
