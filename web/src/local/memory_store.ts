/** Keeps matches in memory: for tests, and where the browser keeps nothing. */
import type { FileDecision } from '../rules/match_file_types'
import type { Changed, KeptMatch, MatchStore } from './store_types'

export class MemoryStore implements MatchStore {
  private readonly kept = new Map<string, KeptMatch>()

  async create(match: KeptMatch): Promise<void> {
    this.kept.set(match.id, structuredClone(match))
  }

  async append(id: string, from: number, decisions: readonly FileDecision[], { end, ...changed }: Changed): Promise<void> {
    const match = this.kept.get(id)
    if (!match) throw new Error(`there is no match ${id}`)
    const actions = [...match.file.actions.slice(0, from), ...decisions]
    this.kept.set(id, structuredClone({ ...match, ...changed, file: { ...match.file, actions, end: end ?? match.file.end } }))
  }

  async list(): Promise<KeptMatch[]> {
    return structuredClone([...this.kept.values()])
  }

  async read(id: string): Promise<KeptMatch | null> {
    return structuredClone(this.kept.get(id) ?? null)
  }

  async remove(id: string): Promise<void> {
    this.kept.delete(id)
  }
}
