/** Opens an analysis: the replay, and the module that compares moves. */
import { api } from '../common/shell.svelte'
import { progressOf } from '../lobby/compile_progress.svelte'
import { ApiError } from '../net/api'
import type { Frame } from '../net/frame'
import type { ReplaySource } from '../replay/replay_source'
import type { OpenedAnalysis } from './analysis_model.svelte'
import type { StudyRefusal } from './study.svelte'

type Source = Pick<ReplaySource, 'replay'>

/** Opens an analysis; a refusal if the match cannot be analysed. `frame`: of the match. Rejects with BadModule or RulesFailed. */
export async function openAnalysis(source: Source, frame: Frame): Promise<OpenedAnalysis | StudyRefusal> {
  try {
    return await openReplay(source, frame)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.id === 'broken_record') return 'broken'
    return error.id === 'unreachable' ? 'unreachable' : 'file'
  }
}

async function openReplay(source: Source, { match, seats }: Frame): Promise<OpenedAnalysis | StudyRefusal> {
  const replay = await source.replay({ match, seats })
  if (!replay) return (await api.rules(match.game)) ? 'rules' : lacking(match.game)
  if (!replay.over) return 'unfinished'
  const { rules, course } = replay
  const found = await api.bots(match.game)
  if (!found) return lacking(match.game)
  const manifest: Record<string, any> = { ...rules.info.manifest, ...found.manifest } // as in worker_bot.ts
  const { ruleset, sources } = rules.info.manifest as Record<string, unknown>
  const content = await api.rulesModule(match.game, `${manifest.digest}`)
  const { records, tables } = rules.info
  const load = { content, manifest, expected: { game: match.game, ruleset, sources }, tables, records, players: seats.length, ...course }
  const choices = course.played.map((_, at) => replay.choices(at))
  return { replay, subject: { key: `${replay.end} ${manifest.digest}`, load, choices, scored: rules.info.scored, dealt: replay.dealt } }
}

/** Why the server has no module of a game: it still makes it, or it makes none. */
function lacking(game: string): StudyRefusal {
  const making = progressOf(game)
  return making && !making.failed ? 'module' : 'missing'
}
