// What the end of a match says of one's own place.
import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import type { Result } from '../src/net/frame'
import { distanceText, ownPlace, ownPlaceText } from '../src/result/own_place'
import { messagesOf, Words, type Language } from '../src/words/words'
import { frame } from './fake_socket'

const over = (scores: (number | null)[], breakdown: Result['breakdown'] = [], ranking = [[1], [0]]) =>
  frame(9, { over: true, result: { ranking, scores, reason: null, breakdown } as Result })
const of = (...points: number[]) => Object.fromEntries(points.map((each, i) => [`s${i}`, { points: each }]))
const end = over([20, 44], [of(10, 0, 3, 5, 2), of(11, 20, 4, 2, 7)])

describe('the distance', () => {
  it('is to the first place, with what made most of it, largest first, at most three', () =>
    expect(ownPlace(end, 0)).toEqual({ place: 2, distance: -24, sources: [{ id: 's1', points: -20 }, { id: 's4', points: -5 }, { id: 's0', points: -1 }] }))
  it('of the winner is to the second place', () =>
    expect(ownPlace(end, 1)).toEqual({ place: 1, distance: 24, sources: [{ id: 's1', points: 20 }, { id: 's4', points: 5 }, { id: 's0', points: 1 }] }))
  it('has no sources where they do not make up the scores, or where the other place is shared', () => {
    expect(ownPlace(over([20, 44], [of(20), of(40)]), 0)?.sources).toEqual([])
    expect(ownPlace(over([20, 44, 44], [of(20), of(44), of(44)], [[1, 2], [0]]), 0)).toEqual({ place: 3, distance: -24, sources: [] })
  })
  it('is nothing where the first place is shared, there is no other player or nothing is counted', () => {
    expect(ownPlace(over([9, 9], [], [[0, 1]]), 0)).toBeNull()
    expect(ownPlace(over([9], [], [[0]]), 0)).toBeNull()
    expect(ownPlace(over([null, null]), 0)).toBeNull()
  })
})

const shell = (language: Language) => new Words(language, [messagesOf(language, [readFileSync(`../src/boardwright/words/${language}.ftl`, 'utf8')])])
const game = new Words('en', [messagesOf('en', ['source-s0 = Kiev\nsource-s1 = Most engineers\nsource-s4 = Passing'])])
const glory = new Words('cs', [messagesOf('cs', ['result-score = sláva { $score }'])])
const text = (result: typeof end, seat: number, language: Language = 'en', words = game) => ownPlaceText(result, seat, [], words, shell(language))

describe('the line', () => {
  it('says place, distance and sources', () => {
    expect(text(end, 0)).toBe('You came second, 24 points behind: Most engineers\u00a0−20, Passing\u00a0−5, Kiev\u00a0−1')
    expect(text(end, 1)).toBe('You won, 24 points ahead: Most engineers\u00a0+20, Passing\u00a0+5, Kiev\u00a0+1')
    expect(text(over([9, 9]), 0)).toBe('You came second, tied with first place')
  })
  it('beside a place that is told has no place', () => {
    const beside = (result: typeof end, seat: number, language: Language = 'en') => distanceText(result, seat, [], game, shell(language))
    expect(beside(end, 0)).toBe('24 points behind: Most engineers\u00a0−20, Passing\u00a0−5, Kiev\u00a0−1')
    expect(beside(end, 1)).toBe('24 points ahead: Most engineers\u00a0+20, Passing\u00a0+5, Kiev\u00a0+1')
    expect(beside(over([9, 9]), 0)).toBe('tied with first place')
    expect(beside(over([9, 9], [], [[0, 1]]), 0)).toBeNull()
  })
  it.each([['cs', 1, 'Druhé místo, ztráta 1 bodu'], ['cs', 5, 'Druhé místo, ztráta 5 bodů'], ['hr', 22, 'Drugo mjesto, zaostatak od 22 boda'], ['is', 2, 'Þú ert í öðru sæti, 2 stigum á eftir']] as const)('counts in %s to %i', (language, points, said) =>
    expect(text(over([0, points]), 0, language)).toBe(said))
  it('has the number alone where a game counts something else', () => expect(text(over([50, 44], [], [[0], [1]]), 0, 'cs', glory)).toBe('První místo, náskok 6'))
})

describe('where no points are counted', () => {
  const sections = [{ title: '', seats: [0, 1].map((seat) => ({ seat, items: [], note: `${seat + 1} wagons` })) }]
  const noted = (ranking: number[][], scores: (number | null)[] = [null, null]) => ownPlaceText(over(scores, [], ranking), 0, sections, game, shell('en'))
  it('is what the game notes of that seat, unless it has won', () => {
    expect(noted([[1], [0]])).toBe('You: 1 wagons')
    expect(noted([[0, 1]])).toBe('You: 1 wagons')
    expect(noted([[0], [1]])).toBeNull()
    expect(distanceText(over([null, null], [], [[1], [0]]), 0, sections, game, shell('en'))).toBe('1 wagons')
  })
  it('and nowhere else', () => expect(noted([[0, 1]], [3, 3])).toBeNull())
})
