// @vitest-environment page
import { mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { BoardWords } from '@shell/board/board'
import type { Place, View } from '../types'
import { AREAS, openPlaces, SIDINGS } from './areas'
import { spaceLabel } from './label'
import MainBoard from './MainBoard.svelte'
import { nextOrder } from './next_order'
import { CARD_GIVES, pieces, row, spaces, supply } from './scenes'
import { crowdOf, slotsOf } from './slots'

const words: BoardWords = { t: (id, args = {}) => `${id}${Object.keys(args).length ? JSON.stringify(args) : ''}`, name: (seat) => ['Ana', 'Jiří', 'Ivo', 'Bot'][seat]! }

describe('the order of the next round (fact sheet 5.9, R19)', () => {
  it.each([
    ['no player claims', [2, 0, 1], [null, null], [2, 0, 1]],
    ['first place', [2, 0, 1, 3], [3, null], [3, 2, 0, 1]],
    ['both places', [0, 1, 2, 3], [3, 2], [3, 2, 0, 1]],
    ['the first one takes the second place behind a claimant', [0, 1, 2], [2, 0], [2, 0, 1]],
    ['the first one alone on the second place: nothing changes', [0, 1, 2], [null, 0], [0, 1, 2]],
    ['another one alone on the second place (R19)', [0, 1, 2], [null, 2], [0, 2, 1]],
    ['with two players the first one may claim the first place', [1, 0], [1, null], [1, 0]],
  ])('%s', (_, order, claims, next) => expect(nextOrder(order, claims)).toEqual(next))
})

describe('slots of a space', () => {
  const one = (place: string, ...on: ReturnType<typeof pieces>[]) => slotsOf(spaces(4, { [place]: on })[place]!)
  it('shows what is to be paid', () => expect(one('any_2')).toEqual([{ wants: 'worker', piece: null }, { wants: 'coin', piece: null }]))
  it('puts a coin where a coin is wanted, then where a worker could stand (p. 13)', () => {
    expect(one('any_2', pieces(2, { coin: 2 })).map((slot) => slot.piece?.kind)).toEqual(['coin', 'coin'])
    expect(one('any_2', pieces(2, { coin: 1, black: 1 })).map((slot) => slot.piece?.kind)).toEqual(['black', 'coin'])
    expect(one('hire', pieces(1, { coin: 1 }))).toEqual([{ wants: 'coin', piece: { kind: 'coin', seat: 1 } }])
  })
  it('shows workers before coins that stand in for them', () =>
    expect(one('locomotive_3', pieces(0, { worker: 1, temporary: 1, coin: 1 })).map((slot) => slot.piece?.kind)).toEqual(['worker', 'temporary', 'coin']))
  it('counts all players where any number may stand', () => {
    const crowd = crowdOf(spaces(4, { black_or_grey: [pieces(0, { worker: 2 }), pieces(3, { coin: 1, black: 1 })] }).black_or_grey!)
    expect(crowd).toEqual([{ kind: 'worker', seat: 0, count: 2 }, { kind: 'black', seat: 3, count: 1 }, { kind: 'coin', seat: 3, count: 1 }])
  })
})

const view = (players: number, last = false): View =>
  ({
    phase: 'turn', round: last ? 6 : 2, rounds: 6, active: 0, order: [0, 1, 2, 3].slice(0, players), passed: [false, true, false, false], claims: [null, null],
    spaces: spaces(players, { brown_2: [pieces(1, { worker: 1, coin: 1 })] }, last), row: row(players, 1), supply: supply(players), cards: CARD_GIVES, factories: { 2: { grey: 1, points: 5 } },
  }) as unknown as View

describe('the main board', () => {
  let stop: (() => void) | null = null
  afterEach(() => stop?.())
  function show(v: View, legal: Place[]) {
    const [onplace, onhover] = [vi.fn(), vi.fn()]
    const board = mount(MainBoard, { target: document.body, props: { view: v, legal: new Set(legal), onplace, onhover, words, reduced: true } })
    stop = () => void unmount(board)
    return { onplace, onhover, places: () => [...document.querySelectorAll<HTMLElement>('[data-place]')].map((each) => each.dataset.place!), button: (place: string) => document.querySelector<HTMLElement>(`[data-place="${place}"]`)! }
  }

  it('shows every space that exists, and no other (fact sheet 3)', () => {
    for (const [players, count] of [[2, 19], [3, 26], [4, 26]] as const) {
      const { places } = show(view(players), [])
      const there = places().filter((place) => place in view(players).spaces)
      expect(new Set(there).size, `${players} players`).toBe(count)
      expect(there).toHaveLength(count)
      stop!()
    }
    stop = null
  })
  it('has the space of the last round in place of the claims', () => {
    const { places } = show(view(3, true), [])
    expect(places()).toContain('last_round')
    expect(places()).not.toContain('first')
  })
  it('gives away what can be taken, and explains the rest', () => {
    const { onplace, onhover, button } = show(view(4), ['white_1'])
    button('white_1').click()
    expect(onplace).toHaveBeenCalledExactlyOnceWith('white_1', undefined)
    button('brown_2').click()
    expect(onplace).toHaveBeenCalledOnce()
    expect(onhover).toHaveBeenLastCalledWith('brown_2', undefined)
    expect(button('brown_2').getAttribute('aria-disabled')).toBe('true')
    expect(button('white_1').getAttribute('aria-disabled')).toBeNull()
  })
  it('has one stop of the Tab key: first what can be taken', () => {
    show(view(4), ['doubler', 'coins'])
    expect([...document.querySelectorAll<HTMLElement>('[data-place][tabindex="0"]')].map((each) => each.dataset.place)).toEqual(['doubler'])
  })
  it('tells who lies further along the row as an engineer', () => {
    const { onhover, button } = show(view(4), [])
    button('engineer_grey_brown').click()
    expect(onhover).toHaveBeenLastCalledWith('engineer_grey_brown', undefined)
  })
  it('says in words what a space costs, who stands there and whether it can be taken', () => {
    const v = view(4)
    expect(spaceLabel(words, v, 'brown_2', false)).toBe('place-brown-2. noun-workers{"workers":2}. Jiří: noun-workers{"workers":1}, Jiří: noun-coins{"coins":1}. board-space-taken')
    expect(spaceLabel(words, v, 'engineer_inner', true)).toContain('engineer-doubler-points (9)')
    expect(spaceLabel(words, v, 'engineer_inner', true)).toContain('board-space-can')
  })
})

it('knows an area for every space of the board', () => {
  const v = view(4)
  const known = [...SIDINGS.flatMap((siding) => siding.places), ...Object.values(AREAS).flat(), 'hire', 'engineer_inner', 'engineer_outer']
  expect(new Set(known)).toEqual(new Set(Object.keys(v.spaces)))
  expect(openPlaces(view(2), AREAS.industry)).toEqual(['industry_1', 'industry_2'])
})
