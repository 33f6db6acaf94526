// The buildings and cards that the rules show are those of the tables.
import { expect, it } from 'vitest'
import buildings from '../../data/buildings.toml?raw'
import cards from '../../data/cards.toml?raw'
import { BUILDINGS, CARDS } from './things'

/** A row of a table as an object; what it leaves out is left out. */
const rows = (table: string): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    [...table.matchAll(/^ {2}\{ (id = .*) \},$/gm)].map((match) => {
      const row = JSON.parse(`{${match[1]!.replace(/(\w+) = /g, '"$1": ')}}`) as { id: string }
      return [row.id, row]
    }),
  )

it.each([['buildings', rows(buildings), BUILDINGS], ['cards', rows(cards), CARDS]] as const)('%s', (_, table, shown) => {
  for (const [id, thing] of Object.entries(shown)) {
    const { id: _id, copies: _copies, ...row } = table[id]!
    expect(thing).toMatchObject(row)
    const more = Object.entries(thing).filter(([name, value]) => !(name in row) && ![0, false, null].includes(value as never) && !(Array.isArray(value) && !value.length))
    expect(more, id).toEqual([])
  }
})
