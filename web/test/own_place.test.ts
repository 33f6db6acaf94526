// The viewer's place at the end of a match: the distance, its sources, and the texts.
import { describe, expect, it } from 'vitest'
import { readFileSync } from 'node:fs'
import type { Result } from '../src/net/frame'
import { distanceText, ownPlace, ownPlaceText } from '../src/result/own_place'
import { messagesOf, Words, type Language } from '../src/words/words'
import { frame } from './fake_socket'

const over = (scores: (number | null)[], breakdown: Result['breakdown'] = [], ranking = [[1], [0]]) =>
  frame(9, { over: true, result: { ranking, scores, reason: null, breakdown } as Result })
const pointsBySource = (...points: number[]) => Object.fromEntries(points.map((each, i) => [`s${i}`, { points: each }]))
const end = over([20, 44], [pointsBySource(10, 0, 3, 5, 2), pointsBySource(11, 20, 4, 2, 7)])

describe('the distance of the viewer', () => {
  it('is measured to the first place, with up to three main sources, largest first', () =>
    expect(ownPlace(end, 0)).toEqual({ place: 2, distance: -24, sources: [{ id: 's1', points: -20 }, { id: 's4', points: -5 }, { id: 's0', points: -1 }] }))
  it('is measured to the second place for the winner', () =>
    expect(ownPlace(end, 1)).toEqual({ place: 1, distance: 24, sources: [{ id: 's1', points: 20 }, { id: 's4', points: 5 }, { id: 's0', points: 1 }] }))
  it('has no sources if they do not add up, or if the other place is shared', () => {
    expect(ownPlace(over([20, 44], [pointsBySource(20), pointsBySource(40)]), 0)?.sources).toEqual([])
    expect(ownPlace(over([20, 44, 44], [pointsBySource(20), pointsBySource(44), pointsBySource(44)], [[1, 2], [0]]), 0)).toEqual({ place: 3, distance: -24, sources: [] })
  })
  it('is null if the first place is shared, or without other players or scores', () => {
    expect(ownPlace(over([9, 9], [], [[0, 1]]), 0)).toBeNull()
    expect(ownPlace(over([9], [], [[0]]), 0)).toBeNull()
    expect(ownPlace(over([null, null]), 0)).toBeNull()
  })
})

const shell = (language: Language) => new Words(language, [messagesOf(language, [readFileSync(`../src/boardwright/words/${language}.ftl`, 'utf8')])])
const game = new Words('en', [messagesOf('en', ['source-s0 = Kiev\nsource-s1 = Most engineers\nsource-s4 = Passing'])])
const glory = new Words('cs', [messagesOf('cs', ['result-score = sláva { $score }'])])
const text = (result: typeof end, seat: number, language: Language = 'en', words = game) => ownPlaceText(result, seat, [], words, shell(language))

describe('the text of the viewer’s place', () => {
  it('tells place, distance and sources', () => {
    expect(text(end, 0)).toBe('You came second, 24 points behind: Most engineers\u00a0−20, Passing\u00a0−5, Kiev\u00a0−1')
    expect(text(end, 1)).toBe('You won, 24 points ahead: Most engineers\u00a0+20, Passing\u00a0+5, Kiev\u00a0+1')
    expect(text(over([9, 9]), 0)).toBe('You came second, tied with first place')
  })
  it('leaves out the place beside a shown place', () => {
    const distanceOnly = (result: typeof end, seat: number, language: Language = 'en') => distanceText(result, seat, [], game, shell(language))
    expect(distanceOnly(end, 0)).toBe('24 points behind: Most engineers\u00a0−20, Passing\u00a0−5, Kiev\u00a0−1')
    expect(distanceOnly(end, 1)).toBe('24 points ahead: Most engineers\u00a0+20, Passing\u00a0+5, Kiev\u00a0+1')
    expect(distanceOnly(over([9, 9]), 0)).toBe('tied with first place')
    expect(distanceOnly(over([9, 9], [], [[0, 1]]), 0)).toBeNull()
  })
  it.each([['cs', 1, 'Druhé místo, ztráta 1 bodu'], ['cs', 5, 'Druhé místo, ztráta 5 bodů'], ['hr', 22, 'Drugo mjesto, zaostatak od 22 boda'], ['is', 2, 'Þú ert í öðru sæti, 2 stigum á eftir']] as const)('declines points in %s for %i', (language, points, expected) =>
    expect(text(over([0, points]), 0, language)).toBe(expected))
  it('has the number alone if a game counts something else', () => expect(text(over([50, 44], [], [[0], [1]]), 0, 'cs', glory)).toBe('První místo, náskok 6'))
})

describe('the text in a game without points', () => {
  const sections = [{ title: '', seats: [0, 1].map((seat) => ({ seat, items: [], note: `${seat + 1} wagons` })) }]
  const noteFor = (ranking: number[][], scores: (number | null)[] = [null, null]) => ownPlaceText(over(scores, [], ranking), 0, sections, game, shell('en'))
  it('is the game’s note of that seat, unless it has won', () => {
    expect(noteFor([[1], [0]])).toBe('You: 1 wagons')
    expect(noteFor([[0, 1]])).toBe('You: 1 wagons')
    expect(noteFor([[0], [1]])).toBeNull()
    expect(distanceText(over([null, null], [], [[1], [0]]), 0, sections, game, shell('en'))).toBe('1 wagons')
  })
  it('is null if points are counted', () => expect(noteFor([[0, 1]], [3, 3])).toBeNull())
})
