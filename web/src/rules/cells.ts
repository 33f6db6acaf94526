/** Records in the memory of a module. */
import { RulesFailed } from './failures'
import { recordReader, type Layout, type Rec } from './record'
import type { Rules } from './rules.js'

/** A module, or its test double. */
export type Module = Pick<Rules, 'functions' | 'room' | 'bytes'>

/** One record: functions of the module get its address. */
export class Cell {
  readonly address: number
  private readonly reader: (bytes: DataView) => Rec

  constructor(
    private readonly module: Module,
    private readonly layout: Layout,
  ) {
    this.address = module.room(layout.size)
    this.reader = recordReader(layout)
  }

  /** The record's own bytes. */
  get bytes(): Uint8Array<ArrayBuffer> {
    return this.module.bytes(this.address, this.layout.size)
  }

  /** Returns a copy of the current record. */
  read(): Rec {
    return this.reader(new DataView(this.bytes.slice().buffer))
  }

  /** Copies a received record into the cell. Throws RulesFailed if it is of another kind. */
  write(sent: Uint8Array): void {
    if (sent.length !== this.layout.size) {
      throw new RulesFailed('record', `a record of ${sent.length} bytes, expected ${this.layout.size}`)
    }
    this.bytes.set(sent)
  }
}

/** Returns a record for each layout. */
export const cellsOf = (module: Module, layouts: Record<string, Layout>): Record<string, Cell> =>
  Object.fromEntries(Object.entries(layouts).map(([name, layout]) => [name, new Cell(module, layout)]))
