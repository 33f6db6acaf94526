// @vitest-environment page
// The breakdown of points by source, and the table that shows it.
import { afterEach, describe, expect, it } from 'vitest'
import { mount, unmount } from 'svelte'
import { addsUp, columnText, sourcesOf } from '../src/result/breakdown'
import type { Result } from '../src/net/frame'
import { messagesOf, Words } from '../src/words/words'
import Breakdown from '../src/result/Breakdown.svelte'

const result = (breakdown: Result['breakdown'], scores: (number | null)[]): Result => ({ ranking: [[1], [0]], scores, reason: 'done', breakdown })
const TWO = [
  { routes: { points: 21, list: ['a'] }, tickets: { points: -8 }, tie: { made: 3 } },
  { routes: { points: 40, list: [] }, stations: { points: 12 }, tie: { made: 2 } },
]
const words = new Words('en', [messagesOf('en', ['source-routes = Lines'])], ['Ana', 'Ben'])

describe('the sources of points', () => {
  it('are the ones with points, in the order of the game', () =>
    expect(sourcesOf(result(TWO, [13, 52]))).toEqual([
      { id: 'routes', points: [21, 40] },
      { id: 'tickets', points: [-8, null] },
      { id: 'stations', points: [null, 12] },
    ]))
  it('are empty in a game without a breakdown', () => {
    for (const none of [[], [{}, {}]]) expect(sourcesOf(result(none, [null, null]))).toEqual([])
  })
  it('are compared with the scores', () => {
    const sources = sourcesOf(result(TWO, []))
    expect(addsUp(result(TWO, [13, 52]), sources)).toBe(true)
    expect(addsUp(result(TWO, [13, 51]), sources)).toBe(false)
    expect(addsUp(result(TWO, [13, null]), sources)).toBe(false)
  })
})

describe('the table', () => {
  afterEach(() => document.body.replaceChildren())
  const tableRows = (scored: Result) => {
    const component = mount(Breakdown, { target: document.body, props: { result: scored, seats: [1, 0], words } })
    const rows = [...document.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent!.trim()))
    void unmount(component)
    return rows
  }
  it('has a column per player in the order of places, a row per source, and the sum', () =>
    expect(tableRows(result(TWO, [13, 52]))).toEqual([
      ['', 'Ben', 'Ana'],
      ['Lines', '40', '21'],
      ['tickets', '', '−8'],
      ['stations', '12', ''],
      ['ui-total', '52', '13'],
    ]))
  it('calls the last row the score where the sources do not add up', () => expect(tableRows(result(TWO, [14, 52])).at(-1)).toEqual(['ui-score', '52', '14']))
  it('is missing without sources', () => expect(tableRows(result([], [null, null]))).toEqual([]))
  it('shows minus signs, zero and empty cells', () => expect([columnText(-8), columnText(0), columnText(null)]).toEqual(['−8', '0', '']))
})
