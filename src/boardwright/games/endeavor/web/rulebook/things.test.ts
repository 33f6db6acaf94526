// The buildings and cards in the rules have the values of the data tables.
import { expect, it } from 'vitest'
import buildings from '../../data/buildings.toml?raw'
import cards from '../../data/cards.toml?raw'
import { BUILDINGS, CARDS } from './things'

/** Return the rows of a table by id, with the fields that each row names. */
const tableRows = (table: string): Record<string, Record<string, unknown>> =>
  Object.fromEntries(
    [...table.matchAll(/^ {2}\{ (id = .*) \},$/gm)].map((match) => {
      const row = JSON.parse(`{${match[1]!.replace(/(\w+) = /g, '"$1": ')}}`) as { id: string }
      return [row.id, row]
    }),
  )

it.each([['buildings', tableRows(buildings), BUILDINGS], ['cards', tableRows(cards), CARDS]] as const)('the %s in the rules have the values of the data table', (_, table, shown) => {
  for (const [id, thing] of Object.entries(shown)) {
    const { id: _id, copies: _copies, ...row } = table[id]!
    expect(thing).toMatchObject(row)
    const extraFields = Object.entries(thing).filter(([name, value]) => !(name in row) && ![0, false, null].includes(value as never) && !(Array.isArray(value) && !value.length))
    expect(extraFields, id).toEqual([])
  }
})
