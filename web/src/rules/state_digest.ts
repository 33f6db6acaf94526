/** The digest of a state, which match files end with; counterpart of `state_digest` in core/domain/record.py. */
import { digestOfPlain } from '../common/bytes'
import type { MatchFile } from './match_file_types'
import type { PageMatch } from './page_match'
import type { PageRules } from './page_rules'

/** Returns the digest of the complete state of a match, under the names that its file uses. */
export async function stateDigest({ game, ruleset, players, options }: MatchFile, match: PageMatch, rules: PageRules): Promise<string> {
  return (await digestOfPlain({ game, ruleset, players, options, ...rules.digested(match.position()) })).slice(0, 32)
}
