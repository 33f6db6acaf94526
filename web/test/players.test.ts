// @vitest-environment page
// The number of players that options allow, and the default opponents.
import { describe, expect, it } from 'vitest'
import type { GameInfo } from '../src/net/api'
import { playersWith } from '../src/lobby/players'
import { defaultSeats, neighbourLevel, defaultOpponent } from '../src/lobby/start_match'
import { settings } from '../src/common/settings.svelte'

const option = (values: (string | boolean)[], players: Record<string, [number, number]>) => ({ default: values[0]!, values, players })
const game: GameInfo = {
  id: 'made_up',
  ruleset: '1',
  players: [2, 3, 4, 5],
  minutes: 5,
  options: { map: option(['large', 'small'], { small: [2, 3], large: [3, 5] }), guests: option([false, true], { true: [4, 5] }) },
  levels: ['easy', 'hard'],
  wins: { hard: 80 },
  ratings: { hard: 1400 },
  styles: ['random'],
  sections: [],
  rulebook: false,
  prompts: {},
  native: false,
  course: false,
}

describe('the number of players', () => {
  it('is limited by all chosen options', () => {
    expect(playersWith(game, {})).toEqual([3, 4, 5])
    expect(playersWith(game, { map: 'small' })).toEqual([2, 3])
    expect(playersWith(game, { guests: true })).toEqual([4, 5])
    expect(playersWith(game, { map: 'small', guests: true })).toEqual([])
  })
  it('is respected by the seats of a first match', () => {
    expect(defaultSeats(game)).toHaveLength(3)
  })
})

describe('the default opponent', () => {
  it('is the easiest, or the last chosen one if it exists', () => {
    expect(defaultOpponent(game)).toBe('easy')
    settings.opponents.made_up = 'random'
    expect(defaultOpponent(game)).toBe('random')
    settings.opponents.made_up = 'gone'
    expect(defaultOpponent(game)).toBe('easy')
  })
})

describe('an easier or harder opponent', () => {
  it('is the neighbouring level; a bot without a level counts as just below the hardest', () => {
    const ladder = { ...game, levels: ['a', 'b', 'c', 'd'] }
    expect([neighbourLevel(ladder, 'b', -1), neighbourLevel(ladder, 'b', 1)]).toEqual(['a', 'c'])
    expect([neighbourLevel(ladder, 'a', -1), neighbourLevel(ladder, 'd', 1)]).toEqual([null, null])
    expect([neighbourLevel(ladder, 'random', -1), neighbourLevel(ladder, 'random', 1)]).toEqual(['c', 'd'])
  })
})
