/** Keeps matches in memory: for tests, and where the browser keeps nothing. */
import { ApiError } from '../net/api'
import type { FileDecision } from '../rules/match_file_types'
import type { SeatResult } from '../statistics/summary'
import type { Changed, KeptMatch, MatchStore } from './store_types'

export class MemoryStore implements MatchStore {
  taken = (_id: string): void => {}
  private readonly kept = new Map<string, KeptMatch>()

  has(id: string): boolean {
    return this.kept.has(id)
  }

  async create(match: KeptMatch): Promise<void> {
    this.kept.set(match.id, structuredClone(match))
  }

  async append(id: string, from: number, decisions: readonly FileDecision[], changed: Changed): Promise<void> {
    const match = this.kept.get(id)
    if (!match) throw new ApiError('no_such_match', {}, 404)
    this.kept.set(id, structuredClone(appended(match, from, decisions, changed)))
  }

  async list(): Promise<KeptMatch[]> {
    return structuredClone([...this.kept.values()])
  }

  async read(id: string): Promise<KeptMatch | null> {
    return structuredClone(this.kept.get(id) ?? null)
  }

  open(id: string): Promise<KeptMatch | null> {
    return this.read(id)
  }

  async noteResults(id: string, results: readonly SeatResult[]): Promise<void> {
    const match = this.kept.get(id)
    if (match?.over) this.kept.set(id, { ...match, results })
  }

  async remove(id: string): Promise<void> {
    this.kept.delete(id)
  }
}

/** Returns a match after `append` (see `MatchStore`). */
export function appended(match: KeptMatch, from: number, decisions: readonly FileDecision[], { end, ...changed }: Changed): KeptMatch {
  const actions = [...match.file.actions.slice(0, from), ...decisions]
  return { ...match, ...changed, file: { ...match.file, actions, end: end ?? match.file.end } }
}
