/** Match files as text: one decision a line, as the command line writes them. */
import type { MatchFile } from '../rules/match_file_types'

export function textOfFile({ actions, end, ...header }: MatchFile): string {
  const head = JSON.stringify(header, null, 1).slice(0, -2)
  return `${head},\n "actions": [\n${actions.map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n ],\n "end": ${JSON.stringify(end)}\n}\n`
}
