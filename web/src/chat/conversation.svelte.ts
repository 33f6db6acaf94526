/** State of a match's chat: pending lines, the reader's notes. */
import { untrack } from 'svelte'
import type { Link } from '../net/connection'
import { randomHex } from '../common/bytes'
import type { ReadState } from './read_state.svelte'
import type { ChatLineOut, ReportLine, ReportPlayer, SendLine } from '../net/wire'

export type Phrase = NonNullable<SendLine['phrase']>
export const PHRASES: readonly Phrase[] = ['hello', 'good_luck', 'well_played', 'thanks', 'one_moment', 'your_turn', 'oops', 'again']
/** Maximum characters of a line, and of notes. */
export const LONGEST_LINE = 300
export const LONGEST_NOTES = 5_000
const NOTES = 'boardwright.notes'
/** Number of seats whose notes are kept; the oldest are dropped first. */
const MOST_NOTES = 50

/** The part of the table that the chat uses. */
export interface ChatTable {
  readonly chatLines: readonly ChatLineOut[]
  /** The reader's last rejected line. */
  readonly rejectedLine: string | null
  readonly link: Link
  send(message: SendLine | ReportLine | ReportPlayer): boolean
}

export class Conversation {
  /** Sent but not confirmed; sent again after a reconnect. */
  pending = $state.raw<readonly SendLine[]>([])

  /** Text in the field, not sent yet. */
  draft = $state('')

  /** Stops following the table. */
  readonly close: () => void

  constructor(
    private readonly table: ChatTable,
    readonly readState: ReadState,
    private readonly newId: () => string = () => randomHex(16),
  ) {
    this.close = $effect.root(() => {
      $effect(() => this.removeArrived(table.chatLines))
      $effect(() => void (table.rejectedLine !== null && this.handleRejection(table.rejectedLine)))
      $effect(() => void (table.link === 'open' && untrack(() => this.sendAgain())))
    })
  }

  send(seat: number | null, what: Pick<SendLine, 'text' | 'phrase' | 'name' | 'reaction' | 'to'>): void {
    const message: SendLine = { type: 'say', say_id: this.newId(), seat, ...what }
    this.pending = [...this.pending, message]
    this.table.send(message)
  }

  /** Sends pending lines again over a new link. */
  private sendAgain(): void {
    for (const message of this.pending) this.table.send(message)
  }

  /** Removes pending lines that have arrived. */
  private removeArrived(lines: readonly ChatLineOut[]): void {
    const arrived = new Set(lines.map(({ say_id }) => say_id))
    untrack(() => (this.pending = this.pending.filter(({ say_id }) => !arrived.has(say_id))))
  }

  /** Handles the rejection of a line: its text goes back to the field. */
  private handleRejection(id: string): void {
    untrack(() => {
      const text = this.pending.find(({ say_id }) => say_id === id)?.text
      if (text) this.draft = this.draft ? `${this.draft} ${text}` : text
      this.pending = this.pending.filter(({ say_id }) => say_id !== id)
    })
  }

  /** Reports a line to the hosts of the server. */
  report({ channel, n }: ChatLineOut, why: string): boolean {
    return this.table.send({ type: 'report', channel, n, why })
  }
  reportPlayer(seat: number, why: string): boolean {
    return this.table.send({ type: 'report_player', seat, why })
  }
}

function readAllNotes(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(NOTES) ?? '{}') as Record<string, string>
  } catch {
    return {}
  }
}

const notesKey = (match: string, seat: number): string => `${match} ${seat}`

export const readNotes = (match: string, seat: number): string => readAllNotes()[notesKey(match, seat)] ?? ''

export function storeNotes(match: string, seat: number, text: string): void {
  const { [notesKey(match, seat)]: _, ...others } = readAllNotes()
  const storedNotes = Object.entries(others).slice(1 - MOST_NOTES)
  const all = text ? [...storedNotes, [notesKey(match, seat), text.slice(0, LONGEST_NOTES)]] : Object.entries(others)
  try {
    localStorage.setItem(NOTES, JSON.stringify(Object.fromEntries(all)))
  } catch {
    // a browser without storage
  }
}
