// Groups and competitions on the page: links, presets, pairings and scores.
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { storeSecret, readSecret } from '../src/common/secrets'
import { Group } from '../src/groups/group.svelte'
import { tieBreakText, byeText, mayDropOut, scoreText, pairingState } from '../src/groups/competition'
import { tableOfPreset } from '../src/groups/presets'
import { ApiError } from '../src/net/api'
import type { GroupCalls, GroupOut } from '../src/net/group_calls'

const GROUP: GroupOut = {
  id: 'g', version: 3, name: 'Club', you: 'member', host: true, invited: false,
  members: [{ n: 1, name: 'Ada', host: true, yours: true, asks: false, since: 0 }],
  presets: [], tables: [], running: [], results: [], competitions: [],
}

function makeGroup(calls: Partial<GroupCalls>) {
  const failed = vi.fn()
  return { club: new Group('g', { group: async () => GROUP, ...calls } as GroupCalls, failed), failed }
}

describe("a group's page", () => {
  beforeEach(() => {
    for (const kind of ['group', 'group-link'] as const) storeSecret(kind, 'g', null)
  })

  it('shows the group of a link, and uses the link up', async () => {
    storeSecret('group', 'g', 'secret')
    const ask = vi.fn(async (_id: string, _secret: string, name: string | null) => ({ name: 'Club', you: name === null ? ('stranger' as const) : ('asks' as const) }))
    const { club, failed } = makeGroup({ ask, group: async () => ({ ...GROUP, you: 'asks' }) })
    await club.load()
    expect([club.invited?.name, club.group]).toEqual(['Club', null])
    expect(await club.ask('Bo')).toBe(true)
    expect([club.invited, club.group?.you, readSecret('group', 'g')]).toEqual([null, 'asks', null])
    expect(failed).not.toHaveBeenCalled()
  })

  it('reports a missing group or an invalid link, and deletes the link', async () => {
    for (const id of ['no_such_group', 'bad_group_link']) {
      storeSecret('group', 'g', 'secret')
      const { club } = makeGroup({ ask: async () => Promise.reject(new ApiError(id)) })
      await club.load()
      expect([club.gone, readSecret('group', 'g')]).toEqual([true, null])
    }
  })

  it('keeps a link while the server is unreachable, and ignores an older state', async () => {
    storeSecret('group', 'g', 'secret')
    const unreachable = makeGroup({ ask: async () => Promise.reject(new ApiError('unreachable')) })
    await unreachable.club.load()
    expect([unreachable.club.gone, readSecret('group', 'g')]).toEqual([false, 'secret'])
    storeSecret('group', 'g', null)
    const answers = [GROUP, { ...GROUP, version: 2, name: 'Old' }]
    const { club } = makeGroup({ group: async () => answers.shift()! })
    await club.load()
    await club.load(true)
    expect([club.group?.name, club.me?.name]).toEqual(['Club', 'Ada'])
  })

  it('does not load the group again after leaving it', async () => {
    const group = vi.fn(async () => GROUP)
    const { club } = makeGroup({ group, remove: async () => null })
    await club.load()
    expect(await club.remove(1)).toBe(true)
    expect(group).toHaveBeenCalledTimes(1)
  })
})

it('a table of a preset has the name of the player who opens it', () => {
  const table = { game: 'hens', seats: [{ kind: 'person' as const, name: null }, { kind: 'open' as const }, { kind: 'person' as const, name: null }], hints: false }
  expect(tableOfPreset({ table }, 'g', 'Bo')).toEqual({ ...table, group: 'g', seats: [{ kind: 'person', name: 'Bo' }, { kind: 'open' }, { kind: 'person', name: null }] })
})

describe('a competition', () => {
  const pairing = (entrants: number[], places: number[] | null, played: boolean, status: 'none' | 'waiting' | 'running' | 'over') => pairingState({ entrants, places, played, status })

  it('tells the state of each pairing', () => {
    expect([pairing([0], [1], false, 'none'), pairing([0, 1], null, false, 'none'), pairing([0, 1], null, false, 'waiting')]).toEqual(['bye', 'none', 'waiting'])
    expect([pairing([0, 1], [1, 2], true, 'over'), pairing([0, 1], [1, 2], false, 'none'), pairing([0, 1], [], false, 'running')]).toEqual(['over', 'free', 'unplayed'])
  })

  it('lets only entrants with games left drop out', () => {
    const entrants = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'].map((name, n) => ({ n: n + 1, name, yours: false, out: name === 'Ed' }))
    const played = (entrants: number[], places: number[] | null) => ({ entrants, places, played: true, status: 'over' as const })
    const names = (kind: 'knockout' | 'swiss', ...pairings: ReturnType<typeof played>[]) => mayDropOut({ kind, entrants, pairings: [pairings] }).map(({ name }) => name)
    expect(names('swiss', played([0, 1], [2, 1]), played([2, 3], null))).toEqual(['Ada', 'Bo', 'Cy', 'Di'])
    expect(names('knockout', played([0, 1], [2, 1]), played([2, 3], null), played([4], [1]))).toEqual(['Bo', 'Cy', 'Di'])
    expect(names('knockout', played([2, 3], [1, 1]))).toEqual(['Di'])
  })

  it('shows scores as fractions of a first place', () => {
    expect([scoreText(24, 'en'), scoreText(36, 'cs'), scoreText(16, 'en'), tieBreakText(48, 'en')]).toEqual(['1', '1,5', '0.67', '1'])
  })
  it('shows the score of a bye once there is one: half a win in a league', () => {
    const round = [{ entrants: [0, 1], places: [1, 2], played: true, status: 'over' as const }]
    const bye = [...round, { entrants: [2], places: [1], played: false, status: 'none' as const }]
    const byeScore = (kind: 'league' | 'swiss', ...pairings: typeof bye[]) => byeText({ kind, pairings }, 'cs')
    expect([byeScore('league', round), byeScore('league', bye, round), byeScore('swiss', round, bye)]).toEqual([null, '0,5', '1'])
  })
})
