/** Where this device keeps its matches: in the browser's database, or in memory while the browser keeps nothing. */
import type { ApiError } from '../net/api'
import type { FileDecision } from '../rules/match_file_types'
import type { SeatResult } from '../statistics/summary'
import { DiskStore } from './disk_store'
import { appended, MemoryStore } from './memory_store'
import type { Changed, KeptHead, KeptMatch, MatchStore } from './store_types'

export class DeviceStore implements MatchStore {
  /** Matches that the browser would not keep: they last as long as this page. */
  private readonly memory = new MemoryStore()
  /** Matches with changes that the browser would not write, for their files; the next change writes all of it. */
  private readonly unwritten = new Map<string, KeptMatch>()

  constructor(private readonly disk: MatchStore = new DiskStore()) {
    this.taken = () => {}
  }

  /** What could not be written of a match that another tab has opened is gone: the other tab never saw it. */
  set taken(taken: (id: string) => void) {
    this.disk.taken = (id) => {
      this.unwritten.delete(id)
      taken(id)
    }
  }

  /** A match that the browser does not keep can be played and downloaded nevertheless; it says so with its `trouble`. */
  async create(match: KeptMatch): Promise<void> {
    askToStay().catch(() => {})
    try {
      await this.disk.create(match)
    } catch (error) {
      await this.memory.create({ ...match, trouble: (error as ApiError).id })
    }
  }

  async append(id: string, from: number, decisions: readonly FileDecision[], changed: Changed): Promise<void> {
    if (this.memory.has(id)) return this.memory.append(id, from, decisions, changed)
    const behind = this.unwritten.get(id)
    const whole = behind && appended(behind, from, decisions, changed)
    try {
      await (whole ? this.disk.append(id, 0, whole.file.actions, changed) : this.disk.append(id, from, decisions, changed))
      this.unwritten.delete(id)
    } catch (error) {
      await this.note(id, error as ApiError, (match) => whole ?? appended(match, from, decisions, changed))
      throw error
    }
  }

  /** Remembers what could not be written, unless the match goes on elsewhere or is gone. */
  private async note(id: string, { id: why }: ApiError, now: (match: KeptMatch) => KeptMatch): Promise<void> {
    const kept = why === 'open_elsewhere' ? null : await this.disk.read(id).catch(() => null)
    if (kept) this.unwritten.set(id, now(kept))
    else this.unwritten.delete(id)
  }

  /** Returns what can be listed; rejects only if there is nothing else. */
  async list(): Promise<KeptHead[]> {
    const inMemory = await this.memory.list()
    const onDisk = await this.disk.list().catch((error: unknown) => {
      if (!inMemory.length) throw error
      return []
    })
    return [...inMemory, ...onDisk]
  }

  async read(id: string): Promise<KeptMatch | null> {
    return this.unwritten.get(id) ?? this.of(id).read(id)
  }

  async open(id: string): Promise<KeptMatch | null> {
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

/** Asks the browser not to clear what this page keeps when space gets scarce. It decides; where pages may not ask, it may clear. */
async function askToStay(): Promise<void> {
  const storage = globalThis.navigator?.storage
  if (storage?.persist && !(await storage.persisted())) await storage.persist()
}

let store: DeviceStore | null = null

export const matchStore = (): DeviceStore => (store ??= new DeviceStore())
