/** Makes a match of this device from a match file. */
import { ApiError } from '../net/api'
import type { CarriedSettings } from '../net/wire'
import type { MatchFile } from '../rules/match_file_types'
import { PageReplay } from '../rules/page_replay'
import type { PageRules } from '../rules/page_rules'
import { newLocalId } from './ids'
import { LocalMatch } from './local_match'
import type { StoredMatch, StartHere } from './store_types'

/**
 * Returns the match of a file with a valid header; it is not stored yet. `rules`: serve no other match meanwhile; `record`: of the position
 * that it starts from. Rejects with ApiError `broken_record`, and if the page cannot play the file `cannot_carry` or `position_unread`.
 */
export async function matchFromFile(file: MatchFile, rules: PageRules, settings: CarriedSettings = {}, record: StartHere['record'] | null = null, now = Date.now()): Promise<StoredMatch> {
  if (!(await PageReplay.open(file, rules, undefined, record ?? undefined))) throw file.position === null ? new ApiError('cannot_carry') : new ApiError('position_unread')
  const { pause = null, curtain = 'needed', stand_ins: levels = [], k } = settings
  const standIns = Object.fromEntries(levels.flatMap((level, seat) => (level === null ? [] : [[seat, level]])))
  const stored = { begun: now, changed: now, pause, curtain, standIns, ...(record && { start: { record, ...(k != null && { k }) } }) }
  const id = newLocalId()
  const { state } = new LocalMatch(id, file, rules, stored)
  return { id, file, ...stored, over: state.over, ...state.summary }
}
