/** Declared fields of a state as plain data; same as `write_fields` of `boardwright.core.text.position_fields`. */
import type { Rec } from './record'

type Name = string | number

/** Meaning of an array's cells (`boardwright.core.machine.schema.Axis`). */
export interface Axis {
  names: Name[]
  size: number
  count: string
  seats: boolean
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

/** Returns all declared fields of a record by the first key of their path. */
export function writeFields(fields: readonly Field[], record: Rec): Record<string, any> {
  const groups = new Map<string, Field[]>()
  for (const field of fields) {
    if (field.path === null) continue
    const key = field.path.split('.')[0]!
    groups.set(key, [...(groups.get(key) ?? []), field])
  }
  const writer = new Writer(fields, record)
  return Object.fromEntries([...groups].map(([key, group]) => [key, writer.write(key, group)]))
}

/** Returns the axes by which a group's tables are listed; null if the key is a field of its own. */
function groupAxes(key: string, fields: readonly Field[]): Axis[] | null {
  const [first, ...others] = fields
  if (first!.path === key) return null
  const common = others.reduce((axes, field) => axes.filter((axis, i) => axis === field.axes[i]), first!.axes)
  return common.filter((axis) => !axis.names.length)
}

const at = (value: any, index: readonly number[]): any => index.reduce((inner, i) => inner[i], value)

class Writer {
  constructor(
    private readonly fields: readonly Field[],
    private readonly record: Rec,
  ) {}

  write(key: string, group: readonly Field[]): any {
    const axes = groupAxes(key, group)
    return axes === null ? this.cells(group[0]!, group[0]!.axes, [], this.record[group[0]!.name]) : this.tables(group, axes, [])
  }

  /** Returns how many cells of an axis are used. */
  private used(axis: Axis, index: readonly number[]): number {
    if (axis.seats) return this.record.players
    if (!axis.count) return axis.size
    const counted = this.fields.find((field) => field.name === axis.count)!
    return at(this.record[axis.count], index.slice(0, counted.axes.length))
  }

  /** Returns tables with these fields, null where the first one is null. */
  private tables(group: readonly Field[], axes: readonly Axis[], index: readonly number[]): any {
    if (axes.length) {
      const [axis, ...rest] = axes
      return Array.from({ length: this.used(axis!, index) }, (_, i) => this.tables(group, rest, [...index, i]))
    }
    const first = group[0]!
    const mayBeNull = first.none !== null && first.axes.length === index.length && !first.axes.some((axis) => axis.seats)
    if (mayBeNull && at(this.record[first.name], index) === first.none) return null
    const found: Record<string, any> = {}
    for (const field of group) {
      const keys = field.path!.split('.').slice(1)
      const last = keys.pop()!
      const inner = keys.reduce((table, key) => (table[key] ??= {}), found)
      inner[last] = this.cells(field, field.axes.slice(index.length), index, at(this.record[field.name], index))
    }
    return found
  }

  /** Returns the cells of a field at `index`, holding `value`, along the remaining axes. */
  private cells(field: Field, axes: readonly Axis[], index: readonly number[], value: any): any {
    const [axis, ...rest] = axes
    if (!axis) return plain(field, value)
    const inner = (each: any, i: number): any => this.cells(field, rest, [...index, i], each)
    if (axis.names.length) {
      const named = axis.names.map((name, i) => [name, i] as const).filter(([, i]) => !isBlank(field, value[i]))
      return Object.fromEntries(named.map(([name, i]) => [name, inner(value[i], i)]))
    }
    let used = value.slice(0, this.used(axis, index))
    if (field.set && !rest.length) used = used.sort((a: number, b: number) => a - b)
    if (!field.null && !rest.length) used = used.filter((each: number) => each !== field.none)
    return used.map(inner)
  }
}

/** Returns whether cells hold what a position leaves out. */
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
