/** Types of a match file and of the fair deal in it (boardwright.core.domain.record and .deal). */
import type { Value } from '../net/frame'

/** Player on a seat. */
export interface FileSeat {
  kind?: string | null
  name?: string | null
  level?: string | null
}

export interface FileDecision {
  seat: number
  /** Its text. */
  action: string
  link: string
}

/** What stands in a file before its decisions. */
export type FileHeader = Omit<MatchFile, 'links' | 'actions' | 'end'>

export interface MatchFile {
  format: string
  game: string
  ruleset: string
  data: unknown
  players: number
  options: Record<string, Value>
  seed: string
  position: unknown
  seats: FileSeat[] | null
  deal?: Deal
  links: Record<string, string>
  actions: FileDecision[]
  end: { actions: number; state: string; link: string }
}

export interface DealChair extends FileSeat {
  pledge: string | null
  share: string | null
}

export interface Deal {
  scheme: string
  commitment: string
  key: string
  nonce: string
  ruleset: string
  options: Record<string, unknown>
  order: 'listed' | 'drawn'
  chairs: DealChair[]
}
