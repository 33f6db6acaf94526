/** A new match on this device. */
import { ApiError, type NewMatch } from '../net/api'
import { randomHex } from '../common/bytes'
import { matchStartOf, withDefaults } from '../rules/file_header'
import { positionOf } from '../rules/first_position'
import { PageMatch } from '../rules/page_match'
import type { ReplayPosition } from '../rules/page_replay'
import type { PageRules } from '../rules/page_rules'
import { newLocalId } from './ids'
import { MatchState } from './match_state'
import type { StoredMatch } from './store_types'
import { newFile, MatchFileWriter } from './match_file_writer'

/** Bytes of a seed. */
const SEED = 32

/**
 * Returns a new match, as a server makes it for the same request; it is not stored yet. `rules`: serve no other match meanwhile; `from`: the
 * position that the request names. Rejects with ApiError `bad_option` or `cannot_begin_here`, and RulesFailed.
 */
export async function newMatch(request: NewMatch, rules: PageRules, from: ReplayPosition | null = null, now = Date.now(), seed = randomHex(SEED)): Promise<StoredMatch> {
  const ruleset = from?.ruleset ?? `${rules.info.manifest.ruleset}`
  const seats = request.seats.map((seat) =>
    seat.kind === 'bot' ? { kind: 'bot', name: seat.name ?? seat.level, level: seat.level } : { kind: 'person', name: seat.name ?? '', level: null },
  )
  const head = { game: request.game, ruleset, options: withDefaults(rules.info, from?.options ?? request.options ?? {}, ruleset), players: seats.length }
  const position = from && positionAt(from, head, rules)
  const file = new MatchFileWriter(await newFile({ ...head, seed, seats, ...(position && { position }) }))
  const start = matchStartOf(file.content, rules.info, from?.record)
  if (!start) throw new ApiError('bad_option')
  const state = new MatchState(rules, start)
  await file.update(state)
  const settings = { pause: request.pause ?? null, curtain: request.curtain ?? 'needed', ...(from && { start: { record: from.record, k: from.k } }) }
  return { id: newLocalId(), file: file.content, begun: now, changed: now, ...settings, over: false, ...state.summary }
}

/** Returns the position that a match begins with. Throws ApiError `cannot_begin_here` if it is of another game or table, or the match is over there. */
function positionAt(from: ReplayPosition, head: Parameters<typeof positionOf>[0], rules: PageRules): Record<string, unknown> {
  const match = new PageMatch(rules)
  match.record = from.record
  if (from.game !== head.game || from.players !== head.players || !match.actors.length) throw new ApiError('cannot_begin_here')
  return positionOf(head, match, rules)
}
