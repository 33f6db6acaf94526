import { expect, it } from 'vitest'
import { spoken } from './hint_texts'

it('is heard as sentences, each with one full stop between it and the next', () => {
  expect(spoken({ title: 'Highest rails', lines: ['Up to 10 points.', 'Worth now: 10 points'] })).toBe('Highest rails. Up to 10 points. Worth now: 10 points')
  expect(spoken({ title: 'Coins' })).toBe('Coins')
})
