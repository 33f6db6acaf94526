// @vitest-environment page
// The action space of a frame, and the addresses of screens.
import { describe, expect, it } from 'vitest'
import type { Family } from '../src/net/frame'
import { parseRoute } from '../src/common/route.svelte'
import { actionId, actionsOf } from '../src/board/space'

const SPACE: Family[] = [
  { kind: 'draw', args: [], first: 0 },
  { kind: 'swap', args: [['position', [1, 2, 3]], ['side', ['left', 'right']]], first: 1 },
]

describe('the action space', () => {
  it('numbers arguments with the last one fastest', () => {
    expect(actionId(SPACE, 'draw', {})).toBe(0)
    expect(actionId(SPACE, 'swap', { position: 1, side: 'left' })).toBe(1)
    expect(actionId(SPACE, 'swap', { position: 1, side: 'right' })).toBe(2)
    expect(actionId(SPACE, 'swap', { position: 3, side: 'right' })).toBe(6)
  })
  it('has no id for unknown actions', () => {
    expect(actionId(SPACE, 'fly', {})).toBeNull()
    expect(actionId(SPACE, 'swap', { position: 4, side: 'left' })).toBeNull()
  })
  it('lists every action with its id', () => {
    const actions = [...actionsOf(SPACE, ['draw', 'swap'])]
    expect(actions.map((a) => a.id)).toEqual([0, 1, 2, 3, 4, 5, 6])
    for (const action of actions) expect(actionId(SPACE, action.kind, action.args)).toBe(action.id)
    expect(Object.keys(actions[1]!.args)).toEqual(['position', 'side'])
  })
})

describe('the route of an address', () => {
  it.each([
    ['', { screen: 'lobby' }],
    ['#/nowhere/x', { screen: 'lobby' }],
    ['#/new/game_of_trains', { screen: 'new', game: 'game_of_trains' }],
    ['#/table/a%2Fb', { screen: 'table', match: 'a/b' }],
    ['#/table/%E0%A4%A', { screen: 'lobby' }],
    ['#/replay/x', { screen: 'replay', match: 'x', k: null, eyes: null }],
    ['#/replay/x/17', { screen: 'replay', match: 'x', k: 17, eyes: null }],
    ['#/replay/x/17/2', { screen: 'replay', match: 'x', k: 17, eyes: 1 }],
    ['#/replay/x/17/0', { screen: 'replay', match: 'x', k: 17, eyes: null }],
    ['#/replay/x/-1', { screen: 'replay', match: 'x', k: null, eyes: null }],
  ])('is parsed: %s', (hash, expected) => expect(parseRoute(hash)).toEqual(expected))
})
