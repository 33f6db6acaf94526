// The scene of Game of Trains: the position with the preview of a choice.
import { describe, expect, it } from 'vitest'
import { action, card, replacing, swapping, usingAbility, view } from './fixture'
import { scene } from './scene'

describe('the scene', () => {
  it('is the position without a choice', () => {
    const drawn = scene(view(), 0, null)
    expect(drawn.trains[0]!.map((p) => p.wagon!.card)).toEqual([5, 33, 21, 44, 40, 71, 64])
    expect(drawn.trains[0]!.map((p) => p.lock)).toEqual([null, null, null, 34, null, null, null])
    expect(drawn.row.protect).toEqual([{ ...card(2), state: 'here' }])
    expect(drawn.bench).toEqual({ cards: [], using: null, unknown: false })
  })

  it('shows the new place of the drawn wagon, and where the old one goes', () => {
    const v = view({ row: [], hands: [{ count: 1, cards: [card(38)] }, ...view().hands.slice(1)] })
    const drawn = scene(v, 0, action(3, 'replace', { position: 3 }, replacing(v, 0, 38, 3)))
    expect(drawn.trains[0]![2]).toMatchObject({ wagon: card(38), change: 'changed' })
    expect(drawn.bench.cards).toEqual([])
    expect(drawn.row.remove_middle).toEqual([{ ...card(21), state: 'coming' }])
    expect(drawn.paired).toEqual([])
  })

  it('shows a leaving pair and a lost lock', () => {
    const v = view({ hands: [{ count: 1, cards: [card(38)] }, ...view().hands.slice(1)] })
    const drawn = scene(v, 0, action(4, 'replace', { position: 4 }, replacing(v, 0, 38, 4)))
    expect(drawn.row.swap_adjacent.map((c) => [c.card, c.state])).toEqual([[4, 'going'], [44, 'going']])
    expect(drawn.row.protect.map((c) => c.card)).toEqual([2]) // the lost lock is discarded without lying in the row
    expect(drawn.paired).toEqual(['swap_adjacent'])
    expect(drawn.lostLocks).toEqual([4])
  })

  it('marks both wagons of a swap, and keeps the used card on the bench', () => {
    const v = view({ phase: 'target', using: card(4), row: view().row.slice(1) })
    const drawn = scene(v, 0, action(1, 'swap_adjacent', { position: 1 }, swapping(v, 0, 1, 2)))
    expect(drawn.trains[0]!.map((p) => p.change)).toEqual(['changed', 'changed', 'none', 'none', 'none', 'none', 'none'])
    expect(drawn.bench.using).toEqual(card(4))
  })

  it('shows the wagons that a removal takes, and those spared by a lock', () => {
    const v = view()
    const drawn = scene(v, 0, action(3, 'use', { ability: 'remove_left' }, usingAbility(v, 0, card(31))))
    expect(drawn.trains.map((t) => t[0]!.change)).toEqual(['taken', 'spared', 'taken', 'taken'])
    expect(drawn.trains[0]![0]!.wagon).toBeNull()
    expect(drawn.bench.using).toEqual(card(31))
    expect(drawn.row.remove_left).toEqual([])
  })

  it('contains only the hand of the viewer', () => {
    const v = view({ hands: [{ count: 0, cards: null }, { count: 1, cards: null }, ...view().hands.slice(2)] })
    expect(scene(v, 0, null).bench.cards).toEqual([])
    expect(scene(v, null, null).bench.cards).toEqual([])
  })
})
