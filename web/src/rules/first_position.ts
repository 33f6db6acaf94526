/** The position that a match starts from, as match files have it. Pages write it and compare it; only the server reads it. */
import { canonical } from '../common/bytes'
import { withDefaults } from './file_header'
import type { FileHeader, MatchFile } from './match_file_types'
import type { PageMatch } from './page_match'
import type { PageRules } from './page_rules'
import type { Rec } from './record'

/** Returns the position of a match, with its head. `file`: of any match with these rules, players and options. */
export function positionOf({ game, ruleset, players, options }: Pick<FileHeader, 'game' | 'ruleset' | 'players' | 'options'>, match: PageMatch, { info }: PageRules): Rec {
  return { game, ruleset: info.rulesets[ruleset], players, options: withDefaults(info, options, ruleset), ...match.position() }
}

/** Whether a match stands where its file starts. */
export function startsAs(file: MatchFile, match: PageMatch, rules: PageRules): boolean {
  if (file.position === null) return true
  const start = file.position as Rec
  const head = { ruleset: rules.info.rulesets[start.ruleset], options: withDefaults(rules.info, start.options ?? {}, file.ruleset) }
  const digested = (position: Rec) => canonical(rules.digested(position))
  return digested({ ...start, ...head }) === digested(positionOf(file, match, rules))
}
