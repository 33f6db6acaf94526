// The spoken text of a hint.
import { expect, it } from 'vitest'
import { spoken } from './hint_texts'

it('a hint is spoken as sentences with one full stop between them', () => {
  expect(spoken({ title: 'Highest rails', lines: ['Up to 10 points.', 'Worth now: 10 points'] })).toBe('Highest rails. Up to 10 points. Worth now: 10 points')
  expect(spoken({ title: 'Coins' })).toBe('Coins')
})
