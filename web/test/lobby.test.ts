// The order of games and running matches in the lobby.
import { describe, expect, it } from 'vitest'
import type { GameInfo, MatchInfo } from '../src/net/api'
import { botPlaysForMe, sortGames, keepOrder, isMyTurn, mayChange, lastPlayed, waitingFirst } from '../src/lobby/lobby'

const game = (id: string, minutes: number | null) => ({ id, minutes }) as GameInfo
const match = (id: string, updated: number, actors: number[], mine = [0]) =>
  ({ id, game: 'trains', updated, actors, seats: [0, 1].map((seat) => ({ seat, kind: mine.includes(seat) ? 'person' : 'bot', yours: mine.includes(seat) })) }) as MatchInfo
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

describe('the games', () => {
  const games = [game('long', 100), game('short', 20), game('endless', null)]
  it('begin with the shortest if none was played', () => expect(ids(sortGames(games, {}))).toEqual(['short', 'long', 'endless']))
  it('begin with the last played one', () => expect(ids(sortGames(games, { endless: 5, long: 9 }))).toEqual(['long', 'endless', 'short']))
  it('have the time of their last match, too', () => expect(lastPlayed({ trains: 3, other: 1 }, [match('a', 7, []), match('b', 5, [])])).toEqual({ trains: 7, other: 1 }))
})

describe('running matches', () => {
  it('are the viewer’s turn only if a seat here is to move', () => {
    expect([isMyTurn(match('a', 1, [0])), isMyTurn(match('a', 1, [1])), isMyTurn(match('a', 1, [1], [0, 1])), isMyTurn(match('a', 1, [0], []))]).toEqual([true, false, true, false])
  })
  it('are played by bots if none of the players here plays', () => {
    const resting = (seats: number[], mine = [0]) => {
      const found = match('a', 1, [0], mine)
      return { ...found, seats: found.seats.map((seat) => (seats.includes(seat.seat) ? { ...seat, stand_in: 'expert' } : seat)) } as MatchInfo
    }
    expect([resting([]), resting([0]), resting([0], [0, 1]), resting([0, 1], [0, 1]), resting([], [])].map(botPlaysForMe)).toEqual([false, true, false, true, false])
    expect(isMyTurn(resting([0]))).toBe(false)
  })
  it('are sorted: those that wait for this player, then the latest', () => {
    expect(ids(waitingFirst([match('a', 1, [1]), match('b', 2, [0]), match('c', 9, [1]), match('d', 5, [0])]))).toEqual(['d', 'b', 'c', 'a'])
  })
  it('keep their order during refreshes, with new ones at the end', () => {
    const later = [match('b', 2, [1]), match('n', 20, [0]), match('c', 9, [0]), match('d', 5, [1])]
    expect(ids(keepOrder(later, ['d', 'gone', 'b', 'c']))).toEqual(['d', 'b', 'c', 'n'])
    expect(ids(keepOrder(later, []))).toEqual(ids(waitingFirst(later)))
  })
  it('may change by themselves while they wait for a remote player, are paused, or a fast clock runs', () => {
    const friends = (actor: number, changes: Partial<MatchInfo> = {}) => {
      const { seats, ...rest } = match('f', 1, [actor])
      return { ...rest, ...changes, seats: seats.map((seat) => ({ ...seat, kind: 'person' })) } as MatchInfo
    }
    const clock = (slow: boolean, paused = false) => friends(0, { clock: { slow, paused, asked: [] } })
    expect([friends(1), friends(0), match('a', 1, [1]), clock(false), clock(true), clock(true, true)].map(mayChange)).toEqual([true, false, false, true, false, true])
  })
})
