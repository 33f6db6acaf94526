/** Keeps matches in the browser's database (docs/decisions/85_matches_on_this_device.md). */
import { ApiError } from '../net/api'
import { randomHex } from '../common/bytes'
import type { FileDecision } from '../rules/match_file_types'
import type { SeatResult } from '../statistics/summary'
import { openDatabase, transact, type Stores } from './database'
import type { MatchChange, StoredHead, StoredMatch, MatchStore } from './store_types'

/** A stored head. `writer`: the page that may change the match. */
type Head = StoredHead & { writer: string }
type Row = FileDecision & { match: string; number: number }

export class DiskStore implements MatchStore {
  onTaken = (_id: string): void => {}
  private readonly writer = randomHex(8)
  private database: Promise<IDBDatabase> | null = null
  /** Tells other pages of this device which match has been opened or removed. */
  private readonly channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('boardwright-matches')

  constructor() {
    if (this.channel) this.channel.onmessage = ({ data }) => this.onTaken(data as string)
  }

  create(match: StoredMatch): Promise<void> {
    const { actions, ...file } = match.file
    return this.write(({ heads, decisions }) => {
      heads.add({ ...match, file, writer: this.writer } satisfies Head)
      for (const row of rowsOf(match.id, 0, actions)) decisions.add(row)
    })
  }

  async append(id: string, from: number, added: readonly FileDecision[], { end, ...changed }: MatchChange): Promise<void> {
    const written = this.write(({ heads, decisions }, stop) => {
      onResult<Head | undefined>(heads.get(id), (head) => {
        if (!head) return stop(new ApiError('no_such_match', {}, 404))
        if (head.writer !== this.writer) return stop(new ApiError('open_elsewhere'))
        decisions.delete(decisionsOf(id, from))
        for (const row of rowsOf(id, from, added)) decisions.add(row)
        heads.put({ ...head, ...changed, file: { ...head.file, end: end ?? head.file.end } } satisfies Head)
      })
    })
    await written.catch((error: unknown) => {
      if (error instanceof ApiError && error.id === 'open_elsewhere') this.onTaken(id) // for browsers without channels between pages
      throw error
    })
  }

  list(): Promise<StoredHead[]> {
    return this.ask('readonly', ({ heads }) => {
      const all = heads.getAll() as IDBRequest<Head[]>
      return () => all.result.map(({ writer: _, ...head }) => head)
    })
  }

  read(id: string): Promise<StoredMatch | null> {
    return this.ask('readonly', (at) => matchOf(at, id))
  }

  async open(id: string): Promise<StoredMatch | null> {
    const match = await this.ask('readwrite', (at) => {
      onResult<Head | undefined>(at.heads.get(id), (head) => head && at.heads.put({ ...head, writer: this.writer } satisfies Head))
      return matchOf(at, id)
    })
    this.channel?.postMessage(id)
    return match
  }

  noteResults(id: string, results: readonly SeatResult[]): Promise<void> {
    return this.write(({ heads }) => onResult<Head | undefined>(heads.get(id), (head) => void (head?.over && heads.put({ ...head, results } satisfies Head))))
  }

  async remove(id: string): Promise<void> {
    await this.write(({ heads, decisions }) => {
      heads.delete(id)
      decisions.delete(decisionsOf(id, 0))
    })
    this.channel?.postMessage(id)
  }

  private write(work: (at: Stores, stop: (error: ApiError) => void) => void): Promise<void> {
    return this.ask('readwrite', (at, stop) => {
      work(at, stop)
      return () => {}
    })
  }

  private async ask<T>(mode: IDBTransactionMode, work: (at: Stores, stop: (error: ApiError) => void) => () => T): Promise<T> {
    this.database ??= openDatabase(() => (this.database = null))
    this.database.catch(() => (this.database = null))
    return transact(await this.database, mode, work)
  }
}

/** Asks for a match with its decisions; the result is there at the end of the transaction. */
function matchOf({ heads, decisions }: Stores, id: string): () => StoredMatch | null {
  const head = heads.get(id) as IDBRequest<Head | undefined>
  const rows = decisions.getAll(decisionsOf(id, 0)) as IDBRequest<Row[]>
  return () => {
    if (!head.result) return null
    const { writer: _, ...match } = head.result
    return { ...match, file: { ...match.file, actions: rows.result.map(({ seat, action, link }) => ({ seat, action, link })) } }
  }
}

function onResult<T>(request: IDBRequest, then: (result: T) => void): void {
  request.onsuccess = () => then(request.result as T)
}

/** Keys of the decisions of a match from a number on. */
const decisionsOf = (id: string, from: number): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Infinity])

const rowsOf = (match: string, from: number, decisions: readonly FileDecision[]): Row[] =>
  decisions.map(({ seat, action, link }, i) => ({ match, number: from + i, seat, action, link }))
