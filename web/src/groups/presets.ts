/** Saved tables of a group. */
import type { TableWish } from '../lobby/open_table'
import type { PresetOut } from '../net/group_calls'

/** Returns the table of a preset, with the name of the one who opens it in the first seat here. */
export function tableOfPreset({ table }: Pick<PresetOut, 'table'>, group: string, name: string): TableWish {
  const first = table.seats.findIndex(({ kind }) => kind === 'person')
  const seats = table.seats.map((seat, i) => (seat.kind === 'person' ? { kind: seat.kind, name: i === first ? name : null } : seat))
  return { ...table, seats, group }
}
