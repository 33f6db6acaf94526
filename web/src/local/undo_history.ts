/** Decisions that can still be undone, each with the state before it; counterpart of `UndoHistory` in Python. */
import type { Refusal } from '../net/frame'

/** The most decisions that can be undone; same as in core/domain/undo.py. */
const MAX_UNDO_DEPTH = 64

export interface UndoEntry {
  seat: number
  action: number
  /** Before the decision: the seats that had to decide, the state, and the number of events. */
  actors: readonly number[]
  before: Uint8Array<ArrayBuffer>
  events: number
}

export const refusalFor = (id: string, args: Refusal['args'] = {}): Refusal => ({ id, args, section: null })

export class UndoHistory {
  /** Oldest first. */
  entries: UndoEntry[] = []
  private closedBy: Refusal = refusalFor('undo_nothing')

  /** The reason why there are no entries. */
  get closed(): Refusal {
    return this.closedBy
  }

  add(entry: UndoEntry): void {
    this.entries.push(entry)
    if (this.entries.length > MAX_UNDO_DEPTH) this.entries.shift()
  }

  /** Closes undo for everything so far, because something was drawn or revealed. `event`: number of the revealing event. */
  close(why: 'drawn' | 'revealed', event: number | null): void {
    this.entries = []
    this.closedBy = refusalFor(`undo_${why}`, { event })
  }

  lastOf(seat: number): UndoEntry | null {
    return this.entries.filter((entry) => entry.seat === seat).at(-1) ?? null
  }

  since(entry: UndoEntry): UndoEntry[] {
    return this.entries.slice(this.entries.indexOf(entry) + 1)
  }

  /** Returns how many decisions its seat had made in a row, this one included. */
  inARow(entry: UndoEntry): number {
    const at = this.entries.indexOf(entry)
    const before = this.entries.slice(0, at).reverse()
    const other = before.findIndex((each) => each.seat !== entry.seat)
    return 1 + (other < 0 ? at : other)
  }

  /** Removes a decision and those after it, which are returned. */
  cut(entry: UndoEntry): UndoEntry[] {
    const later = this.since(entry)
    this.entries.splice(this.entries.indexOf(entry))
    return later
  }
}
