/** Order of cells that mean a set, such as a draw pile: play leaves them in any order, a position that is read has them in ascending order. */
import type { Cell } from './cells'
import type { Field } from './fields'
import type { Layout } from './record'

/** A list of cells: the field that has them, and the field that counts the used ones; `by`: the cells are in order only within its equal cells. */
export interface Pile {
  cells: string
  count: string
  by?: string
}

/** Returns the declared fields that are sets. */
export const pilesOf = (fields: readonly Field[]): Pile[] => fields.filter(({ set }) => set).map(({ name, axes }) => ({ cells: name, count: axes.at(-1)!.count }))

/** Sorts the used cells of each pile, as a position would be read. */
export function sortPiles(cell: Cell, layout: Layout, piles: readonly Pile[]): void {
  const record = cell.read()
  for (const { cells, count, by } of piles) {
    const [offset, kind, shape] = layout.fields[cells]!
    const length = shape.at(-1)!
    const write = writer(cell, String(kind))
    const sort = (values: any, used: any, within: any, first: number): void => {
      if (Array.isArray(values[0])) return values.forEach((row: any, i: number) => sort(row, at(used, i), at(within, i), first + i * sizeOf(row)))
      const order = (values as number[]).slice(0, used ?? length).map((value, i) => [within ? (within[i] as number) : 0, value] as const)
      order.sort(([a, x], [b, y]) => a - b || x - y).forEach(([, value], i) => write(offset, first + i, value))
    }
    sort(record[cells], count ? record[count] : null, by ? record[by] : null, 0)
  }
}

/** Returns an inner list, or the value that counts for all of them. */
const at = (value: any, i: number): any => (Array.isArray(value) ? value[i] : value)

/** Returns how many cells there are in a list of lists. */
const sizeOf = (values: any): number => (Array.isArray(values) ? values.reduce((sum: number, each: any) => sum + sizeOf(each), 0) : 1)

/** Returns a function that writes a number into one of the cells of a field. */
function writer(cell: Cell, kind: string): (offset: number, index: number, value: number) => void {
  const size = Number(kind[1])
  const view = new DataView(cell.bytes.buffer, cell.bytes.byteOffset, cell.bytes.length)
  const setters: Record<number, (where: number, value: number) => void> = {
    1: (where, value) => view.setInt8(where, value),
    2: (where, value) => view.setInt16(where, value, true),
    4: (where, value) => view.setInt32(where, value, true),
  }
  return (offset, index, value) => setters[size]!(offset + index * size, value)
}
