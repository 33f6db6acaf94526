// The tokens, cards and engineers in the rules have the values of the data tables.
import { expect, it } from 'vitest'
import cards from '../../data/cards.toml?raw'
import tiles from '../../data/tiles.toml?raw'
import { CARDS, ENGINEERS, TOKENS } from './gives'

/** Return the rows of the list of a table, by id. */
function tableRows(table: string, name: string): Record<string, Record<string, unknown>> {
  const list = table.slice(table.indexOf(`[${name}]`)).match(/list = \[\n([\s\S]*?)\n\]/)![1]!
  return Object.fromEntries(
    [...list.matchAll(/\{ (id = .*) \}/g)].map((match) => {
      const { id, ...gives } = JSON.parse(`{${match[1]!.replace(/(\w+) = /g, '"$1": ')}}`) as { id: string }
      return [id, gives]
    }),
  )
}

it('tokens in the rules are those of the table', () => expect(TOKENS).toEqual(tableRows(cards, 'tokens')))
it('cards in the rules are those of the table', () => expect(CARDS).toEqual(tableRows(cards, 'question_cards')))
it('engineers in the rules are those of the table', () => {
  for (const [id, { number, gives }] of Object.entries(ENGINEERS)) {
    const { stack: _stack, ...row } = tableRows(tiles, 'engineers')[id]!
    expect({ number, ...gives }).toEqual(row)
  }
})
