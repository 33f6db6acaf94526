/** Declared fields of a state or an answer as plain data; same as `write_fields` of `boardwright.core.text.position_fields`. */
import type { Rec } from './record'

type Name = string | number

/** Meaning of an array's cells (`boardwright.core.machine.schema.Axis`). */
export interface Axis {
  names: Name[]
  size: number
  count: string
  seats: boolean
  /** Of an answer: every cell is written, and fields that share the axis become a table per cell. */
  full: boolean
}

/** Declared field (`boardwright.core.machine.schema.Field`). */
export interface Declared {
  name: string
  /** Path in a position, keys joined by dots; null: it follows from the other fields. */
  path: string | null
  kind: string
  axes: number[]
  first: number
  /** Value that means null. */
  none: number | null
  start: number
  /** Whether null is written; otherwise it is left out. */
  null: boolean
  names: Name[]
  /** Whether the used cells are a set. */
  set: boolean
}

export type Field = Omit<Declared, 'axes'> & { axes: Axis[] }

/** Returns the fields of a game with their axes. */
export const declaredFields = (fields: readonly Declared[], axes: readonly Axis[]): Field[] =>
  fields.map((field) => ({ ...field, axes: field.axes.map((index) => axes[index]!) }))

/** The value of a key: the cells of one field, or tables of several, one for each cell of the axes that they share. */
interface Entry {
  key: string
  first: Field
  /** Axes of the tables, after those of the enclosing entry; null: a single field. */
  axes: readonly Axis[] | null
  /** Whether a table is null where its first field is none. */
  nullable: boolean
  /** Whether a single field in a table of an answer is left out where it is none. */
  leftOut: boolean
  entries: Entry[]
}

/** Writes all declared fields of a record as plain data. */
export function fieldWriter(fields: readonly Field[]): (record: Rec) => Record<string, any> {
  const entries = entriesOf(fields.filter((field) => field.path !== null), 0, 0)
  return (record) => {
    const writer = new Writer(fields, record)
    return Object.fromEntries(entries.map((entry) => [entry.key, writer.write(entry, [])]))
  }
}

/** Groups fields that share `depth` keys and `used` axes. */
function entriesOf(fields: readonly Field[], depth: number, used: number): Entry[] {
  const groups = new Map<string, Field[]>()
  for (const field of fields) {
    const key = field.path!.split('.')[depth]!
    groups.set(key, [...(groups.get(key) ?? []), field])
  }
  return [...groups].map(([key, group]) => entryOf(key, group, depth + 1, used))
}

function entryOf(key: string, group: readonly Field[], depth: number, used: number): Entry {
  const [first, ...others] = group as [Field, ...Field[]]
  if (first.path!.split('.').length === depth) {
    const leftOut = first.none !== null && !first.null && first.axes.length === used && first.axes.some((axis) => axis.full)
    return { key, first, axes: null, nullable: false, leftOut, entries: [] }
  }
  const common = others.reduce((axes, field) => axes.filter((axis, i) => axis === field.axes[used + i]), first.axes.slice(used))
  const axes = common.filter((axis) => axis.full || (depth === 1 && !axis.names.length))
  const inside = used + axes.length
  const plain = depth === 1 && !first.axes.some((axis) => axis.full)
  const nullable = first.none !== null && first.axes.length === inside && !first.axes.some((axis) => axis.seats) && (plain || !first.null)
  return { key, first, axes, nullable, leftOut: false, entries: entriesOf(group, depth, inside) }
}

const at = (value: any, index: readonly number[]): any => index.reduce((inner, i) => inner[i], value)

class Writer {
  constructor(
    private readonly fields: readonly Field[],
    private readonly record: Rec,
  ) {}

  write(entry: Entry, index: readonly number[]): any {
    const { first, axes } = entry
    if (axes === null) return this.cells(first, first.axes.slice(index.length), index, at(this.record[first.name], index))
    return this.tables(entry, axes, index)
  }

  /** Returns how many cells of an axis are used. */
  private used(axis: Axis, index: readonly number[]): number {
    if (axis.seats) return this.record.players
    if (!axis.count) return axis.size
    const counted = this.fields.find((field) => field.name === axis.count)!
    return at(this.record[axis.count], index.slice(0, counted.axes.length))
  }

  private tables(entry: Entry, axes: readonly Axis[], index: readonly number[]): any {
    const [axis, ...rest] = axes
    if (axis) {
      const tables = Array.from({ length: this.used(axis, index) }, (_, i) => this.tables(entry, rest, [...index, i]))
      return axis.names.length ? Object.fromEntries(axis.names.map((name, i) => [name, tables[i]])) : tables
    }
    const { first, nullable } = entry
    if (nullable && at(this.record[first.name], index) === first.none) return null
    const shown = entry.entries.filter((each) => !each.leftOut || (nullable && each.first === first) || at(this.record[each.first.name], index) !== each.first.none)
    return Object.fromEntries(shown.map((each) => [each.key, this.write(each, index)]))
  }

  /** Returns the cells of a field at `index`, holding `value`, along the remaining axes. */
  private cells(field: Field, axes: readonly Axis[], index: readonly number[], value: any): any {
    const [axis, ...rest] = axes
    if (!axis) return plain(field, value)
    const inner = (each: any, i: number): any => this.cells(field, rest, [...index, i], each)
    if (axis.names.length) {
      const named = axis.names.map((name, i) => [name, i] as const).filter(([, i]) => axis.full || !isBlank(field, value[i]))
      return Object.fromEntries(named.map(([name, i]) => [name, inner(value[i], i)]))
    }
    let used = value.slice(0, this.used(axis, index))
    if (field.set && !rest.length) used = used.sort((a: number, b: number) => a - b)
    if (!field.null && !rest.length) used = used.filter((each: number) => each !== field.none)
    return used.map(inner)
  }
}

/** Whether cells have their start value, so that a position leaves them out. */
const isBlank = (field: Field, value: any): boolean =>
  Array.isArray(value) ? value.every((each) => isBlank(field, each)) : value === field.start

function plain(field: Field, value: number | bigint): any {
  if (field.kind === 'flag') return value !== 0
  if (value === field.none) return null
  if (field.kind === 'name') return field.names[Number(value) - field.first]
  if (field.kind === 'bits') return namesIn(field.names, BigInt(value))
  return value
}

/** Returns the names of a mask's bits, or their numbers. */
function namesIn(names: readonly Name[], mask: bigint): Name[] {
  const bits = Array.from({ length: mask.toString(2).length }, (_, bit) => bit).filter((bit) => (mask >> BigInt(bit)) & 1n)
  return bits.map((bit) => names[bit] ?? bit)
}
