// Statistics: figures of the stored examples, which Python is tested with, too; matches of server and device count once.
import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { ApiError } from '../src/net/api'
import type { Result } from '../src/net/frame'
import { asCsv, asJson } from '../src/statistics/document'
import { figures, uniqueMatches, seatsOf, type Levels } from '../src/statistics/figures'
import { gather } from '../src/statistics/gather'
import { entriesOf, firstName, namesOf } from '../src/statistics/players'
import { seatResults, typicalNumbers, type CountedMatch, type MatchSummary } from '../src/statistics/summary'
import { waitFor } from './wait_for'

interface Cases {
  levels: Record<string, Levels>
  matches: MatchSummary[]
  cases: { player: string | null; figures: unknown[] }[]
  csv: string
}
const cases = JSON.parse(readFileSync(new URL('../../tests/statistics/cases.json', import.meta.url), 'utf-8')) as Cases

it.each(cases.cases)('figures agree with the examples: $player', ({ player, figures: expected }) => {
  const entries = uniqueMatches(cases.matches).flatMap((match) => seatsOf(match, player).map((seat) => ({ match, seat })))
  expect(figures(entries, cases.levels)).toEqual(expected)
})

it('documents agree with the command line', () => {
  expect(asCsv(cases.matches)).toBe(cases.csv)
  expect(asJson([], [{ ...cases.matches[0]!, id: 'x', own: [0] } as MatchSummary])).toEqual({ format: 'boardwright-statistics', version: 1, figures: [], matches: [cases.matches[0]] })
})

it('a result contains places, points, sources and the numbers of the game', () => {
  const breakdown = [{ nuts: { points: 3, found: ['a', 'b'] } }, { nuts: { points: 5, found: [] }, trees: { points: 0 } }, {}]
  const result = { ranking: [[1], [0, 2]], scores: [3, 5, 3], reason: '', breakdown } as Result
  const results = seatResults(result, { found: 'nuts.found', turns: 'turns' }, [0, 0, 1, 0, 2, 2])
  expect(results.map(({ place, points }) => [place, points])).toEqual([[2, 3], [1, 5], [2, 3]])
  expect(results.map(({ sources }) => sources)).toEqual([{ nuts: 3 }, { nuts: 5, trees: 0 }, {}])
  expect(results.map(({ typical }) => typical)).toEqual([{ found: 2, turns: 2 }, { found: 0, turns: 1 }, { turns: 1 }])
  expect(typicalNumbers({ n: 'a.n', table: 'a.t', flag: 'a.flag', gone: 'b.n', deep: 'a.n.more' }, { a: { n: 3, t: { x: 1 }, flag: true } }, 0)).toEqual({ n: 3, table: 1 })
})

const match = (name: string, own: number[], names = ['Ana', 'Bo'], date = 1): CountedMatch => ({
  id: `${name} ${own}`, match: name, game: 'g', ruleset: '1', options: {}, date, own,
  seats: names.map((each, i) => ({ kind: 'person', name: each, level: null, place: i + 1, points: 9 - i, sources: {}, typical: {} })),
})

it('a match at the server and on this device counts once, with the seats that the server knows', async () => {
  const answers: Record<string, unknown> = {
    '/api/local/statistics': { matches: [match('both', [0, 1], ['Ana', 'Bo'], 5), match('here', [0], ['Ana', 'Bo'], 7)], untold: ['local-1', 'local-2'] },
    '/api/matches/local-1/result': match('old', [0], ['Ana', 'Bo'], 1),
    '/api/statistics': { matches: [match('both', [1], ['Ana', 'Bo'], 6)] },
  }
  const call = vi.fn(async (_: string, path: string) => answers[path] ?? Promise.reject(new ApiError('local_rules')))
  const onMore = vi.fn()
  const first = await gather({ call, owned: call } as never, true, onMore)
  expect(first.matches.map((each) => [each.match, each.own])).toEqual([['both', [1]], ['here', [0]]])
  await waitFor(() => expect(call).toHaveBeenCalledWith('GET', '/api/matches/local-2/result'))
  expect(onMore.mock.calls.map(([gathered]) => gathered.matches.map((each: CountedMatch) => each.match))).toEqual([['old', 'both', 'here']])
})

it('without the server the matches of this device are gathered', async () => {
  const call = async () => ({ matches: [match('here', [0])], untold: [] })
  const gathered = await gather({ call, owned: () => Promise.reject(new ApiError('unreachable')) } as never, true, () => {})
  expect([gathered.offline, gathered.matches.length]).toEqual([true, 1])
  await expect(gather({ call, owned: () => Promise.reject(new ApiError('server')) } as never, true, () => {})).rejects.toMatchObject({ id: 'server' })
  expect(await gather({ call, owned: () => Promise.reject(new Error('there is none')) } as never, false, () => {})).toMatchObject({ offline: false })
})

it('a single player has all names of a device, several have their own', () => {
  const mine = [match('a', [0], ['', 'Bo']), match('b', [0]), match('c', [0])]
  expect([firstName(mine), namesOf(mine)]).toEqual([null, ['Ana', '']])
  expect(figures(entriesOf(mine, null), {}).map((each) => [each.name, each.matches])).toEqual([['', 3]])
  const shared = [...mine, match('d', [0, 1])]
  expect(firstName(shared)).toBe('Ana')
  expect(figures(entriesOf(shared, 'Bo'), {}).map((each) => [each.name, each.matches, each.places])).toEqual([['Bo', 1, [0, 1]]])
})
