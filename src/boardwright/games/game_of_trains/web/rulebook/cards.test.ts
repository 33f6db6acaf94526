// The cards in the rules have the abilities of data/cards.toml.
import { expect, it } from 'vitest'
import table from '../../data/cards.toml?raw'
import { CARD_WITH, CARDS } from './cards'

it('the abilities of cards in the rules are those of the table', () => {
  const abilities = [...table.matchAll(/^(\w+) = \[([\d, ]+)\]$/gm)]
  expect(abilities.map((match) => match[1]).sort()).toEqual(Object.keys(CARD_WITH).sort())
  for (const [, ability, numbers] of abilities)
    for (const [card, shown] of Object.entries(CARDS)) expect(shown === ability, card).toBe(numbers!.split(', ').includes(card))
})
