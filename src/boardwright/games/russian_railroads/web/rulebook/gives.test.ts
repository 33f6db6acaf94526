// What the rules show is what the tables say.
import { expect, it } from 'vitest'
import cards from '../../data/cards.toml?raw'
import tiles from '../../data/tiles.toml?raw'
import { CARDS, ENGINEERS, TOKENS } from './gives'

/** The rows of a table whose list begins behind its name. */
function rows(table: string, name: string): Record<string, Record<string, unknown>> {
  const list = table.slice(table.indexOf(`[${name}]`)).match(/list = \[\n([\s\S]*?)\n\]/)![1]!
  return Object.fromEntries(
    [...list.matchAll(/\{ (id = .*) \}/g)].map((match) => {
      const { id, ...gives } = JSON.parse(`{${match[1]!.replace(/(\w+) = /g, '"$1": ')}}`) as { id: string }
      return [id, gives]
    }),
  )
}

it('tokens', () => expect(TOKENS).toEqual(rows(cards, 'tokens')))
it('cards', () => expect(CARDS).toEqual(rows(cards, 'question_cards')))
it('engineers', () => {
  for (const [id, { number, gives }] of Object.entries(ENGINEERS)) {
    const { stack: _stack, ...row } = rows(tiles, 'engineers')[id]!
    expect({ number, ...gives }).toEqual(row)
  }
})
