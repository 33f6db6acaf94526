/** Where a replay's frames come from: the page replays the match itself if it can, otherwise the server does. */
import type { PageReplay } from '../rules/page_replay'
import type { PageRules } from '../rules/page_rules'
import { ApiError } from '../net/api'
import type { Frame } from '../net/frame'
import { part } from '../net/late_parts'
import type { Turn } from '../result/progress'
import { openedFile, type OpenedFile } from './opened_files'
import { pause, whenIdle } from '../common/idle'
import { address } from '../common/route.svelte'
import { rulesFailed } from '../rules/rules_failed'
import { api, sayError } from '../common/shell.svelte'

/** ms by which background requests yield to what is visible */
const SEEN = 50

export class ReplaySource {
  /** Null: the server has the match. */
  private file: OpenedFile | null = null
  /** Null: the server answers. */
  private page: PageReplay | null = null
  /** The server's id for a file, once it was sent there. */
  private sent: string | null = null
  private asked = false
  /** How it went, once it was asked for. */
  private turns: Promise<Turn[]> | null = null

  constructor(private readonly id: string) {}

  /** The number of decisions; to be asked first. */
  length = async (): Promise<number> => {
    this.file = await openedFile(this.id)
    this.page = this.file?.replay ?? null
    return this.page?.decisions ?? api.replayLength(await this.serverId())
  }

  /** The frame after k decisions with the events from number `since` on. `eyes`: the seat whose view is shown; null: everything is open. */
  frame = async (k: number, since: number, eyes: number | null): Promise<Frame> => {
    const own = this.fromPage((page) => page.frame(k, since, eyes))
    if (own) return own
    const frame = await api.replayFrame(await this.serverId(), k, since, eyes)
    if (!this.asked && !this.isFile) whenIdle(() => void this.playMatch(frame))
    this.asked = true
    return frame
  }

  /** Everything after k decisions, with matching rules, for a trial; null: the page does not play this replay itself (any more). */
  position = (k: number): { rules: PageRules; record: Uint8Array } | null => this.fromPage((page) => ({ rules: page.rules, record: page.record(k) }))

  /** The course of the match, turn by turn. */
  progress = (): Promise<Turn[]> => {
    this.turns ??= this.count()
    this.turns.catch(() => (this.turns = null))
    return this.turns
  }

  private async count(): Promise<Turn[]> {
    await pause(SEEN) // the page replays it all in one go
    return this.fromPage((page) => page.progress()) ?? api.progress(await this.serverId())
  }

  /** Whether it is an uploaded file: there is no other to save. */
  get isFile(): boolean {
    return this.file !== null || api.isUpload(this.id)
  }

  /** The match file; not of a file that only the server has: it does not return it. */
  get matchFile(): (() => Promise<string>) | undefined {
    const { file, id } = this
    if (file) return () => Promise.resolve(file.text)
    return api.isUpload(id) ? undefined : () => api.matchFile(id)
  }

  /** Where others find it after k decisions: the server gets a file that only this page has. */
  address = async (k: number, eyes: number | null): Promise<string> => address.replay(await this.serverId(), k, eyes)

  /** Where a match can start after k decisions. */
  beginning = async (k: number, eyes: number | null): Promise<string> => address.from(await this.serverId(), k, eyes)

  private async serverId(): Promise<string> {
    if (this.file) this.sent ??= (await api.openReplay(this.file.text)).id
    return this.sent ?? this.id
  }

  /** Null: the page cannot tell (any more). */
  private fromPage<T>(told: (page: PageReplay) => T): T | null {
    try {
      return this.page && told(this.page)
    } catch (error) {
      if (error instanceof ApiError) throw error
      this.fail(error)
      return null
    }
  }

  /** The first frame came from the server; the others are computed here, if the viewer may have the match file. */
  private async playMatch({ match, seats }: Frame): Promise<void> {
    try {
      const { playMatch } = await part(() => import('../rules/play_file'))
      this.page = await playMatch({ match, seats }, api)
    } catch (error) {
      this.fail(error)
    }
  }

  private fail(error: unknown): void {
    this.page = null
    const failed = rulesFailed(error)
    if (failed) sayError(failed)
  }
}
