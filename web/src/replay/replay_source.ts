/** Source of a replay's frames: the page replays the match if it can, otherwise the server does. */
import type { FrameHead } from '../rules/file_header'
import type { PageReplay } from '../rules/page_replay'
import type { PageRules } from '../rules/page_rules'
import { ApiError } from '../net/api'
import type { Frame } from '../net/frame'
import { loadPart } from '../net/load_part'
import type { Turn } from '../result/progress'
import { isLocal } from '../local/ids'
import { openedFile, type OpenedFile } from './opened_files'
import { delay, whenIdle } from '../common/idle'
import { address } from '../common/route.svelte'
import { rulesFailed } from '../rules/rules_failed'
import { api, showError } from '../common/shell.svelte'

/** ms by which background requests yield to visible ones */
const SEEN = 50

export class ReplaySource {
  /** Null: the server has the match. */
  private file: OpenedFile | null = null
  /** Null: the server answers. */
  private page: PageReplay | null = null
  /** Id at the server, once the file was sent there. */
  private sent: string | null = null
  private asked = false
  /** Course of the match, once requested. */
  private turns: Promise<Turn[]> | null = null

  constructor(private readonly id: string) {}

  /** Returns the number of decisions; to be called first. */
  length = async (): Promise<number> => {
    this.file = await openedFile(this.id)
    this.page = this.file?.replay ?? null
    return this.page?.decisions ?? api.replayLength(await this.askedId())
  }

  /**
   * Returns the frame after k decisions with the events from number `since` on. `eyes`: seat whose view is shown; null: everything is open.
   */
  frame = async (k: number, since: number, eyes: number | null): Promise<Frame> => {
    const own = this.fromPage((page) => page.frame(k, since, eyes))
    if (own) return own
    const frame = await api.replayFrame(await this.askedId(), k, since, eyes)
    if (!this.asked && !this.isFile) whenIdle(() => void this.playMatch(frame))
    this.asked = true
    return frame
  }

  /** Returns the complete position after k decisions with separate rules, for a trial; null: the page does not play this replay itself. */
  position = (k: number): { rules: PageRules; record: Uint8Array } | null => this.fromPage((page) => ({ rules: page.rules, record: page.record(k) }))

  /**
   * Returns the page's own replay; null: only the server can replay this match. Rejects with ApiError if the reader may not have its file,
   * with BadModule or RulesFailed.
   */
  replay = async (head: FrameHead): Promise<PageReplay | null> => {
    if (this.page || this.isFile) return this.page
    const { playMatch } = await loadPart(() => import('../rules/play_file'))
    return (this.page = await playMatch(head, api))
  }

  /** Returns the course of the match, turn by turn. */
  progress = (): Promise<Turn[]> => {
    this.turns ??= this.count()
    this.turns.catch(() => (this.turns = null))
    return this.turns
  }

  private async count(): Promise<Turn[]> {
    await delay(SEEN) // the page replays the whole match at once
    return this.fromPage((page) => page.progress()) ?? api.progress(await this.askedId())
  }

  /** Whether it is an uploaded file, which cannot be saved again. */
  get isFile(): boolean {
    return this.file !== null || api.isUpload(this.id)
  }

  /** Returns the match file; undefined for a file that only the server has, since it does not return it. */
  get matchFile(): (() => Promise<string>) | undefined {
    return !this.file && api.isUpload(this.id) ? undefined : this.text
  }

  /**
   * Returns the address for others after k decisions. A match that only this device has is in the link itself; a longer file is sent to the
   * server. Rejects with ApiError `link_too_long` for a match of this device.
   */
  address = async (k: number, eyes: number | null): Promise<string> => {
    const { encodeMatchLink } = await loadPart(() => import('./match_link'))
    const text = this.isOwn ? await encodeMatchLink(await this.text()) : null
    if (text) return address.shared(text, k, eyes)
    if (isLocal(this.id)) throw new ApiError('link_too_long')
    return address.replay(await this.serverId(), k, eyes)
  }

  /** Returns the address for starting a match after k decisions. */
  beginning = async (k: number, eyes: number | null): Promise<string> => address.from(this.page || isLocal(this.id) ? this.id : await this.serverId(), k, eyes)

  /** Whether the server does not have the match. */
  private get isOwn(): boolean {
    return this.file !== null || isLocal(this.id)
  }

  private text = (): Promise<string> => (this.file ? Promise.resolve(this.file.text) : api.matchFile(this.id))

  /** Id by which calls are answered: by the page for a match of this device. */
  private async askedId(): Promise<string> {
    return isLocal(this.id) ? this.id : this.serverId()
  }

  /** Returns the id of the replay at the server; a match that it does not have is sent there. */
  async serverId(): Promise<string> {
    if (this.isOwn) this.sent ??= (await api.openReplay(await this.text())).id
    return this.sent ?? this.id
  }

  /** Calls the replay in the page; null: the page cannot answer. */
  private fromPage<T>(told: (page: PageReplay) => T): T | null {
    try {
      return this.page && told(this.page)
    } catch (error) {
      if (error instanceof ApiError) throw error
      this.fail(error)
      return null
    }
  }

  /** Replays the match in the page, if the viewer may have the match file; the first frame came from the server. */
  private async playMatch({ match, seats }: Frame): Promise<void> {
    try {
      await this.replay({ match, seats })
    } catch (error) {
      this.fail(error)
    }
  }

  private fail(error: unknown): void {
    this.page = null
    const failed = rulesFailed(error)
    if (failed) showError(failed)
  }
}
