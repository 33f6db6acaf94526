/** Where matches are kept on this device. */
import type { FileDecision, MatchFile } from '../rules/match_file_types'

/** A match that is kept on this device. `file`: its match file so far (header, decisions, hash chain). */
export interface KeptMatch {
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
}

export interface MatchStore {
  create(match: KeptMatch): Promise<void>
  /** Replaces the decisions from number `from` on by these; resolves when they are durable. `end`: the end of the file then. */
  append(id: string, from: number, decisions: readonly FileDecision[], changed: Changed): Promise<void>
  list(): Promise<KeptMatch[]>
  read(id: string): Promise<KeptMatch | null>
  remove(id: string): Promise<void>
}

export interface Changed {
  over: boolean
  changed: number
  end?: MatchFile['end']
  standIns?: Record<number, string>
}
