/** A match file as a match of this device. */
import { ApiError } from '../net/api'
import type { MatchFile } from '../rules/match_file_types'
import { PageReplay } from '../rules/page_replay'
import type { PageRules } from '../rules/page_rules'
import { newLocalId } from './ids'
import { LocalMatch } from './local_match'
import type { KeptMatch } from './store_types'

/**
 * Returns the match of a file with a valid header; it is not kept yet. `rules`: serve no other match meanwhile. Rejects with ApiError
 * `broken_record`, and `cannot_carry` if the page cannot play the file.
 */
export async function keptFrom(file: MatchFile, rules: PageRules, now = Date.now()): Promise<KeptMatch> {
  if (!(await PageReplay.open(file, rules))) throw new ApiError('cannot_carry')
  const around = { begun: now, changed: now, pause: null, curtain: 'needed' }
  const id = newLocalId()
  const { state } = new LocalMatch(id, file, rules, around)
  return { id, file, ...around, over: state.over, ...state.listed }
}
