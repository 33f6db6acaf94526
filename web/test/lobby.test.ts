// What the lobby shows first.
import { describe, expect, it } from 'vitest'
import type { GameInfo, MatchInfo } from '../src/net/api'
import { sortGames, keepOrder, isMyTurn, mayChange, lastPlayed, waitingFirst } from '../src/lobby/lobby'

const game = (id: string, minutes: number | null) => ({ id, minutes }) as GameInfo
const match = (id: string, updated: number, actors: number[], mine = [0]) =>
  ({ id, game: 'trains', updated, actors, seats: [0, 1].map((seat) => ({ seat, kind: mine.includes(seat) ? 'person' : 'bot', yours: mine.includes(seat) })) }) as MatchInfo
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

describe('the games', () => {
  const games = [game('long', 100), game('short', 20), game('endless', null)]
  it('begin with the shortest where nothing was played', () => expect(ids(sortGames(games, {}))).toEqual(['short', 'long', 'endless']))
  it('begin with the one that was played last', () => expect(ids(sortGames(games, { endless: 5, long: 9 }))).toEqual(['long', 'endless', 'short']))
  it('know what was played last from the matches, too', () => expect(lastPlayed({ trains: 3, other: 1 }, [match('a', 7, []), match('b', 5, [])])).toEqual({ trains: 7, other: 1 }))
})

describe('running matches', () => {
  it('wait for a player here, or for others', () => {
    expect([isMyTurn(match('a', 1, [0])), isMyTurn(match('a', 1, [1])), isMyTurn(match('a', 1, [1], [0, 1])), isMyTurn(match('a', 1, [0], []))]).toEqual([true, false, true, false])
  })
  it('stand in this order: those that wait here, then the latest', () => {
    expect(ids(waitingFirst([match('a', 1, [1]), match('b', 2, [0]), match('c', 9, [1]), match('d', 5, [0])]))).toEqual(['d', 'b', 'c', 'a'])
  })
  it('stay where they are while one looks; what is new comes last', () => {
    const later = [match('b', 2, [1]), match('n', 20, [0]), match('c', 9, [0]), match('d', 5, [1])]
    expect(ids(keepOrder(later, ['d', 'gone', 'b', 'c']))).toEqual(['d', 'b', 'c', 'n'])
    expect(ids(keepOrder(later, []))).toEqual(ids(waitingFirst(later)))
  })
  it('change by themselves while they wait for a player elsewhere, or a clock runs that is soon up', () => {
    const friends = (actor: number, more: Partial<MatchInfo> = {}) => {
      const { seats, ...rest } = match('f', 1, [actor])
      return { ...rest, ...more, seats: seats.map((seat) => ({ ...seat, kind: 'person' })) } as MatchInfo
    }
    const clock = (slow: boolean) => friends(0, { clock: { slow, paused: false, asked: [] } })
    expect([friends(1), friends(0), match('a', 1, [1]), clock(false), clock(true)].map(mayChange)).toEqual([true, false, false, true, false])
  })
})
