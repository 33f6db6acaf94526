/** Stores the matches of this device in the browser's database, or in memory while that fails. */
import type { ApiError } from '../net/api'
import type { FileDecision } from '../rules/match_file_types'
import type { SeatResult } from '../statistics/summary'
import { DiskStore } from './disk_store'
import { appended, MemoryStore } from './memory_store'
import type { MatchChange, StoredHead, StoredMatch, MatchStore } from './store_types'

export class DeviceStore implements MatchStore {
  /** Matches that could not be stored: they last as long as this page. */
  private readonly memory = new MemoryStore()
  /** Matches with changes that could not be written, so that files include them; the next change writes all decisions. */
  private readonly unwritten = new Map<string, StoredMatch>()

  constructor(private readonly disk: MatchStore = new DiskStore()) {
    this.onTaken = () => {}
  }

  /** Unwritten changes of a match that another tab has opened are dropped, because that tab never saw them. */
  set onTaken(onTaken: (id: string) => void) {
    this.disk.onTaken = (id) => {
      this.unwritten.delete(id)
      onTaken(id)
    }
  }

  /** Creates a match. If it cannot be stored it can still be played and downloaded; `trouble` says why it is only in memory. */
  async create(match: StoredMatch): Promise<void> {
    askToStay().catch(() => {})
    try {
      await this.disk.create(match)
    } catch (error) {
      await this.memory.create({ ...match, trouble: (error as ApiError).id })
    }
  }

  async append(id: string, from: number, decisions: readonly FileDecision[], changed: MatchChange): Promise<void> {
    if (this.memory.has(id)) return this.memory.append(id, from, decisions, changed)
    const unwritten = this.unwritten.get(id)
    const complete = unwritten && appended(unwritten, from, decisions, changed)
    try {
      await (complete ? this.disk.append(id, 0, complete.file.actions, changed) : this.disk.append(id, from, decisions, changed))
      this.unwritten.delete(id)
    } catch (error) {
      await this.keepUnwritten(id, error as ApiError, (match) => complete ?? appended(match, from, decisions, changed))
      throw error
    }
  }

  /** Remembers what could not be written, unless the match goes on elsewhere or is gone. */
  private async keepUnwritten(id: string, { id: reason }: ApiError, withChange: (match: StoredMatch) => StoredMatch): Promise<void> {
    const stored = reason === 'open_elsewhere' ? null : await this.disk.read(id).catch(() => null)
    if (stored) this.unwritten.set(id, withChange(stored))
    else this.unwritten.delete(id)
  }

  /** Returns what can be listed; rejects only if there is nothing else. */
  async list(): Promise<StoredHead[]> {
    const inMemory = await this.memory.list()
    const onDisk = await this.disk.list().catch((error: unknown) => {
      if (!inMemory.length) throw error
      return []
    })
    return [...inMemory, ...onDisk]
  }

  async read(id: string): Promise<StoredMatch | null> {
    return this.unwritten.get(id) ?? this.of(id).read(id)
  }

  async open(id: string): Promise<StoredMatch | null> {
    const match = await this.of(id).open(id)
    return match && (this.unwritten.get(id) ?? match)
  }

  noteResults(id: string, results: readonly SeatResult[]): Promise<void> {
    return this.of(id).noteResults(id, results)
  }

  remove(id: string): Promise<void> {
    this.unwritten.delete(id)
    return this.of(id).remove(id)
  }

  private of(id: string): MatchStore {
    return this.memory.has(id) ? this.memory : this.disk
  }
}

/** Asks the browser not to clear this page's storage when space gets scarce. */
async function askToStay(): Promise<void> {
  const storage = globalThis.navigator?.storage
  if (storage?.persist && !(await storage.persisted())) await storage.persist()
}

let store: DeviceStore | null = null

export const matchStore = (): DeviceStore => (store ??= new DeviceStore())
