/** The match file of a match in progress: its header, its decisions and their links; counterpart of core/domain/record.py. */
import { actionText } from '../board/space'
import { FORMAT, headerLinks, lastOfHeader, linkOf } from '../rules/match_file'
import type { FileDecision, FileSeat, MatchFile } from '../rules/match_file_types'
import { stateDigest } from '../rules/state_digest'
import type { Value } from '../net/frame'
import type { Decision, MatchState } from './match_state'

/** What a new match begins with. `options`: all of them, by name; `seed`: 64 hexadecimal digits; `position`: the one that it starts from. */
export interface Start {
  game: string
  ruleset: string
  options: Record<string, Value>
  seed: string
  players: number
  seats: FileSeat[]
  position?: Record<string, unknown>
}

/** Returns the file of a match without decisions. Its end is written with the first change. */
export async function newFile({ seats, ...start }: Start): Promise<MatchFile> {
  const header = { format: FORMAT, data: null, position: null, ...start, seats }
  return { ...header, links: await headerLinks(header), actions: [], end: { actions: 0, state: '', link: '' } }
}

export class MatchFileWriter {
  constructor(private file: MatchFile) {}

  get content(): MatchFile {
    return this.file
  }

  /** Updates the file to the decisions of the match. Returns the number of the first decision that has changed. */
  async update(state: MatchState): Promise<number> {
    const texts = state.decisions.map((each) => ({ seat: each.seat, action: textOf(state, each) }))
    const { actions } = this.file
    const differs = texts.findIndex(({ seat, action }, i) => actions[i]?.seat !== seat || actions[i]?.action !== action)
    const from = differs < 0 ? texts.length : differs
    const kept: FileDecision[] = actions.slice(0, from)
    let link = kept.at(-1)?.link ?? lastOfHeader(this.file)
    for (const { seat, action } of texts.slice(from)) {
      link = await linkOf(link, 'action', [seat, action])
      kept.push({ seat, action, link })
    }
    const end = { actions: kept.length, state: await stateDigest(this.file, state.match, state.rules) }
    this.file = { ...this.file, actions: kept, end: { ...end, link: await linkOf(link, 'end', end) } }
    return from
  }
}

const textOf = ({ rules }: MatchState, { action }: Decision): string => actionText(rules.actions[action]!)
