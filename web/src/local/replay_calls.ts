/** Calls about replays of matches of this device, and about files that become matches here. */
import { ApiError } from '../net/api'
import type { Frame } from '../net/frame'
import type { CarriedSettings, ProgressOut, ReplayOut, StartPosition } from '../net/wire'
import { frameHeadOf, type FrameHead } from '../rules/file_header'
import { readMatchFile } from '../rules/match_file'
import { PageReplay, type ReplayPosition } from '../rules/page_replay'
import type { PageRules } from '../rules/page_rules'
import { isLocal } from './ids'
import { matchFromFile } from './match_from_file'
import { readStored, seatsHere } from './stored_calls'
import { rulesFor, type LocalSource } from './local_source'
import type { StoredMatch } from './store_types'

export class ReplayCalls {
  /** The match that is replayed. */
  private replayed: { id: string; replay: Promise<PageReplay> } | null = null

  constructor(private readonly source: LocalSource) {}

  /** Returns a position of a replay in this page. Rejects with ApiError `cannot_begin_here` if the page does not replay that match itself. */
  async positionOf({ replay: id, k }: StartPosition): Promise<ReplayPosition> {
    const replay = isLocal(id) ? await this.replay(id) : await this.source.replay(id)
    if (!replay || k > replay.decisions) throw new ApiError('cannot_begin_here')
    return replay.position(k)
  }

  /** Returns the match of a file, which is not stored yet; its id if it is here already. */
  async matchOf(text: string, settings: CarriedSettings): Promise<StoredMatch | string> {
    const file = await readMatchFile(text)
    if (!file) throw new ApiError('broken_record', { at: 'file', reason: 'other' })
    const stored = (await this.source.store().list()).find((head) => head.file.end.link === file.end.link)
    if (stored) return stored.id
    const record = file.position === null ? null : await this.source.firstRecord(text)
    return matchFromFile(file, await rulesFor(this.source, file.game), settings, record)
  }

  async progress(id: string): Promise<ProgressOut> {
    return { turns: (await this.replay(id)).progress() }
  }

  async about(id: string): Promise<ReplayOut> {
    const { decisions } = await this.replay(id)
    const match = await readStored(this.source.store(), id)
    return { id, game: match.file.game, decisions, seats: seatsHere(match) }
  }

  async frame(id: string, k: number, query: URLSearchParams): Promise<Frame> {
    const replay = await this.replay(id)
    if (k > replay.decisions) throw new ApiError('no_such_match', {}, 404)
    const seat = query.get('seat')
    return replay.frame(k, Number(query.get('since') ?? 0), seat === null ? null : Number(seat))
  }

  private replay(id: string): Promise<PageReplay> {
    if (this.replayed?.id === id) return this.replayed.replay
    const replay = this.openReplay(id)
    this.replayed = { id, replay }
    replay.catch(() => (this.replayed = null))
    return replay
  }

  private async openReplay(id: string): Promise<PageReplay> {
    const match = await readStored(this.source.store(), id)
    const rules = await rulesFor(this.source, match.file.game)
    const replay = await PageReplay.open(match.file, rules, storedFrameHead(match, rules), match.start?.record)
    if (!replay) throw new ApiError('log_does_not_fit', { at: 0 })
    return replay
  }
}

function storedFrameHead(match: StoredMatch, rules: PageRules): FrameHead {
  const { match: head } = frameHeadOf(match.file, rules.info)
  const start = match.start?.k === undefined ? {} : { start: match.start.k }
  return { match: { ...head, id: match.id, created: match.begun, status: match.over ? 'over' : 'running', ...start }, seats: seatsHere(match) }
}
