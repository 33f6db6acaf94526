/** Types of stored matches and of their store. */
import type { HintOut } from '../net/wire'
import type { FileDecision, MatchFile } from '../rules/match_file_types'
import type { SeatResult } from '../statistics/summary'

/** A match as lists show it: the seats that have to choose, the public progress, the final places, and the results by seat. */
export interface ListSummary {
  actors?: readonly number[]
  standing?: readonly number[]
  ranking?: readonly (readonly number[])[]
  /** Missing in matches that ended before results were stored. */
  results?: readonly SeatResult[]
}

/** A match of this device. `file`: its match file so far (header, decisions, hash chain). */
export interface StoredMatch extends ListSummary {
  id: string
  file: MatchFile
  /** Unix time in ms. */
  begun: number
  changed: number
  /** Seconds that bots wait for an undo; null: the usual time. */
  pause: number | 'done' | null
  curtain: string
  over: boolean
  /** By seat: the level of the bot that plays for a person who resigned. */
  standIns?: Record<number, string>
  /** Id of the error for which it is in memory only. */
  trouble?: string
  hinted?: readonly HintOut[]
  start?: StartHere
}

/** The position that a match starts from: its record, which the page cannot read from the file, and how many decisions were before it. */
export interface StartHere {
  record: Uint8Array<ArrayBuffer>
  k?: number
}

/** A match without its decisions. */
export type StoredHead = Omit<StoredMatch, 'file'> & { file: Omit<MatchFile, 'actions'> }

/** All methods reject with ApiError: `storage_full`, `storage_forbidden`, `storage_newer`, `not_kept`. */
export interface MatchStore {
  create(match: StoredMatch): Promise<void>
  /**
   * Replaces the decisions from number `from` on by these; resolves when they are durable. `end`: the end of the file then. Rejects with
   * `open_elsewhere` if another page has opened the match, and with `no_such_match`.
   */
  append(id: string, from: number, decisions: readonly FileDecision[], changed: MatchChange): Promise<void>
  list(): Promise<StoredHead[]>
  read(id: string): Promise<StoredMatch | null>
  /** Reads a match to play it: from now on only this page can change it. */
  open(id: string): Promise<StoredMatch | null>
  /** Adds the results of a finished match that has none yet; whose page it is does not matter. */
  noteResults(id: string, results: readonly SeatResult[]): Promise<void>
  remove(id: string): Promise<void>
  /** Called when another page has opened or removed a match. */
  onTaken: (id: string) => void
}

export type MatchChange = Pick<StoredMatch, 'over' | 'changed' | 'standIns' | 'hinted' | keyof ListSummary> & { end?: MatchFile['end'] }
