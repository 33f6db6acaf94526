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
import type { KeptMatch } from './store_types'
import { newFile, WrittenFile } from './written_file'

/** Bytes of a seed. */
const SEED = 32

/**
 * Returns a new match, as a server makes it for the same wish; it is not kept yet. `rules`: serve no other match meanwhile; `from`: the
 * position that the wish names. Rejects with ApiError `bad_option` or `cannot_begin_here`, and RulesFailed.
 */
export async function newMatch(wish: NewMatch, rules: PageRules, from: ReplayPosition | null = null, now = Date.now(), seed = randomHex(SEED)): Promise<KeptMatch> {
  const ruleset = from?.ruleset ?? `${rules.info.manifest.ruleset}`
  const seats = wish.seats.map((seat) =>
    seat.kind === 'bot' ? { kind: 'bot', name: seat.name ?? seat.level, level: seat.level } : { kind: 'person', name: seat.name ?? '', level: null },
  )
  const head = { game: wish.game, ruleset, options: withDefaults(rules.info, from?.options ?? wish.options ?? {}, ruleset), players: seats.length }
  const position = from && positionAt(from, head, rules)
  const file = new WrittenFile(await newFile({ ...head, seed, seats, ...(position && { position }) }))
  const beginning = matchStartOf(file.content, rules.info, from?.record)
  if (!beginning) throw new ApiError('bad_option')
  const state = new MatchState(rules, beginning)
  await file.follow(state)
  const around = { pause: wish.pause ?? null, curtain: wish.curtain ?? 'needed', ...(from && { start: { record: from.record, k: from.k } }) }
  return { id: newLocalId(), file: file.content, begun: now, changed: now, ...around, over: false, ...state.listed }
}

/** Returns the position that a match begins with. Throws ApiError `cannot_begin_here` if it is of another game or table, or the match is over there. */
function positionAt(from: ReplayPosition, head: Parameters<typeof positionOf>[0], rules: PageRules): Record<string, unknown> {
  const match = new PageMatch(rules)
  match.record = from.record
  if (from.game !== head.game || from.players !== head.players || !match.actors.length) throw new ApiError('cannot_begin_here')
  return positionOf(head, match, rules)
}
