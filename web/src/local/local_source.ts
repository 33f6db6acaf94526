/** The sources of the calls about matches of this device. */
import { ApiError } from '../net/api'
import type { PageReplay } from '../rules/page_replay'
import type { PageRules } from '../rules/page_rules'
import type { MatchStore } from './store_types'

export interface LocalSource {
  store(): MatchStore
  /** Returns rules that serve no other match; null: the page cannot run them. */
  rules(game: string): Promise<PageRules | null>
  /** Returns the replay of a match that is not of this device; null: the page cannot replay it. */
  replay(id: string): Promise<PageReplay | null>
  /** Returns the record of the position that a match file starts from; null: no server can be reached that reads it. */
  firstRecord(file: string): Promise<Uint8Array<ArrayBuffer> | null>
}

/** Returns rules for one match. Rejects with ApiError `local_rules`. */
export async function rulesFor(source: Pick<LocalSource, 'rules'>, game: string): Promise<PageRules> {
  const rules = await source.rules(game)
  if (!rules) throw new ApiError('local_rules')
  return rules
}
