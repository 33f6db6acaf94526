/** Keeps matches in memory: for tests, and where the browser keeps nothing. */
import { ApiError } from '../net/api'
import type { FileDecision } from '../rules/match_file_types'
import type { SeatResult } from '../statistics/summary'
import type { MatchChange, StoredMatch, MatchStore } from './store_types'

export class MemoryStore implements MatchStore {
  onTaken = (_id: string): void => {}
  private readonly matches = new Map<string, StoredMatch>()

  has(id: string): boolean {
    return this.matches.has(id)
  }

  async create(match: StoredMatch): Promise<void> {
    this.matches.set(match.id, structuredClone(match))
  }

  async append(id: string, from: number, decisions: readonly FileDecision[], changed: MatchChange): Promise<void> {
    const match = this.matches.get(id)
    if (!match) throw new ApiError('no_such_match', {}, 404)
    this.matches.set(id, structuredClone(appended(match, from, decisions, changed)))
  }

  async list(): Promise<StoredMatch[]> {
    return structuredClone([...this.matches.values()])
  }

  async read(id: string): Promise<StoredMatch | null> {
    return structuredClone(this.matches.get(id) ?? null)
  }

  open(id: string): Promise<StoredMatch | null> {
    return this.read(id)
  }

  async noteResults(id: string, results: readonly SeatResult[]): Promise<void> {
    const match = this.matches.get(id)
    if (match?.over) this.matches.set(id, { ...match, results })
  }

  async remove(id: string): Promise<void> {
    this.matches.delete(id)
  }
}

/** Returns a match after `append` (see `MatchStore`). */
export function appended(match: StoredMatch, from: number, decisions: readonly FileDecision[], { end, ...changed }: MatchChange): StoredMatch {
  const actions = [...match.file.actions.slice(0, from), ...decisions]
  return { ...match, ...changed, file: { ...match.file, actions, end: end ?? match.file.end } }
}
