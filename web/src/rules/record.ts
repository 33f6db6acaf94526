/** Records of the rules as objects; counterpart of `np.record` in Python. */

/** Type of a cell (`i1`, `u4`, …) or a nested record. */
type Kind = string | Layout

/** Fields of a record: offset in bytes, type and shape by name. */
export interface Layout {
  size: number
  fields: Record<string, [offset: number, kind: Kind, shape: number[]]>
}

/** A record: a number, a list or a record by field. */
export type Rec = Record<string, any>
type Read = (bytes: DataView, at: number) => any

/** 8-byte numbers that a JavaScript number cannot hold exactly are bigints. */
const exact = (value: bigint): number | bigint => (BigInt.asIntN(54, value) === value ? Number(value) : value)

const CELLS: Record<string, Read> = {
  i1: (bytes, at) => bytes.getInt8(at),
  i2: (bytes, at) => bytes.getInt16(at, true),
  i4: (bytes, at) => bytes.getInt32(at, true),
  i8: (bytes, at) => exact(bytes.getBigInt64(at, true)),
  f8: (bytes, at) => bytes.getFloat64(at, true),
  u1: (bytes, at) => bytes.getUint8(at),
  u2: (bytes, at) => bytes.getUint16(at, true),
  u4: (bytes, at) => bytes.getUint32(at, true),
  u8: (bytes, at) => exact(bytes.getBigUint64(at, true)),
}

/** Returns the offset of a field in a record, in bytes; `path`: through nested records. */
export function offsetOf(layout: Layout, ...path: string[]): number {
  const [name, ...rest] = path
  const [offset, inside] = layout.fields[name!]!
  return rest.length && typeof inside !== 'string' ? offset + offsetOf(inside, ...rest) : offset
}

/** Returns a reader for records of this layout. Fields are decoded on demand; the bytes must not change. */
export function recordReader(layout: Layout): (bytes: DataView, at?: number) => Rec {
  const fields = Object.entries(layout.fields).map(([name, [offset, kind, shape]]) => [name, offset, fieldReader(kind, shape)] as const)
  class Found {
    constructor(
      readonly $bytes: DataView,
      readonly $at: number,
    ) {}
  }
  for (const [name, offset, read] of fields) {
    Object.defineProperty(Found.prototype, name, {
      get(this: Found) {
        const value = read(this.$bytes, this.$at + offset)
        Object.defineProperty(this, name, { value })
        return value
      },
    })
  }
  return (bytes, at = 0) => new Found(bytes, at)
}

function fieldReader(kind: Kind, shape: readonly number[]): Read {
  const [length, ...rest] = shape
  if (length === undefined) return typeof kind === 'string' ? CELLS[kind]! : recordReader(kind)
  const read = fieldReader(kind, rest)
  const size = rest.reduce((product, each) => product * each, typeof kind === 'string' ? Number(kind[1]) : kind.size)
  return (bytes, at) => Array.from({ length }, (_, i) => read(bytes, at + i * size))
}
