/** A new match on this device. */
import { ApiError, type NewMatch } from '../net/api'
import { randomHex } from '../common/bytes'
import { beginningOf, withDefaults } from '../rules/file_header'
import type { PageRules } from '../rules/page_rules'
import { newLocalId } from './ids'
import { MatchState } from './match_state'
import type { KeptMatch } from './store_types'
import { newFile, WrittenFile } from './written_file'

/** Bytes of a seed. */
const SEED = 32

/**
 * Returns a new match, as a server makes it for the same wish; it is not kept yet. `rules`: serve no other match meanwhile. Rejects with
 * ApiError `bad_option` or, for a match from a position, `cannot_begin_here`, and RulesFailed.
 */
export async function newMatch(wish: NewMatch, rules: PageRules, now = Date.now(), seed = randomHex(SEED)): Promise<KeptMatch> {
  if (wish.start) throw new ApiError('cannot_begin_here')
  const { ruleset } = rules.told.manifest
  const seats = wish.seats.map((seat) =>
    seat.kind === 'bot' ? { kind: 'bot', name: seat.name ?? seat.level, level: seat.level } : { kind: 'person', name: seat.name ?? '', level: null },
  )
  const options = withDefaults(rules.told, wish.options ?? {}, `${ruleset}`)
  const file = new WrittenFile(await newFile({ game: wish.game, ruleset: `${ruleset}`, options, seed, seats }))
  const beginning = beginningOf(file.content, rules.told)
  if (!beginning) throw new ApiError('bad_option')
  const state = new MatchState(rules, beginning)
  await file.follow(state)
  return { id: newLocalId(), file: file.content, begun: now, changed: now, pause: wish.pause ?? null, curtain: wish.curtain ?? 'needed', over: false, ...state.listed }
}
