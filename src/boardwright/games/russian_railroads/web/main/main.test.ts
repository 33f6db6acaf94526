// @vitest-environment page
// The main board of Russian Railroads: the next order, slots of spaces, choices and labels.
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

describe('the slots of a space', () => {
  const slotsAfter = (place: string, ...on: ReturnType<typeof pieces>[]) => slotsOf(spaces(4, { [place]: on })[place]!)
  it('showBoard the price', () => expect(slotsAfter('any_2')).toEqual([{ wants: 'worker', piece: null }, { wants: 'coin', piece: null }]))
  it('put a coin where a coin is wanted, then where a worker could stand (p. 13)', () => {
    expect(slotsAfter('any_2', pieces(2, { coin: 2 })).map((slot) => slot.piece?.kind)).toEqual(['coin', 'coin'])
    expect(slotsAfter('any_2', pieces(2, { coin: 1, black: 1 })).map((slot) => slot.piece?.kind)).toEqual(['black', 'coin'])
    expect(slotsAfter('hire', pieces(1, { coin: 1 }))).toEqual([{ wants: 'coin', piece: { kind: 'coin', seat: 1 } }])
  })
  it('showBoard workers before the coins that replace workers', () =>
    expect(slotsAfter('locomotive_3', pieces(0, { worker: 1, temporary: 1, coin: 1 })).map((slot) => slot.piece?.kind)).toEqual(['worker', 'temporary', 'coin']))
  it('count the pieces of all players where any number may stand', () => {
    const crowd = crowdOf(spaces(4, { black_or_grey: [pieces(0, { worker: 2 }), pieces(3, { coin: 1, black: 1 })] }).black_or_grey!)
    expect(crowd).toEqual([{ kind: 'worker', seat: 0, count: 2 }, { kind: 'black', seat: 3, count: 1 }, { kind: 'coin', seat: 3, count: 1 }])
  })
})

const view = (players: number, lastRound = false): View =>
  ({
    phase: 'turn', round: lastRound ? 6 : 2, rounds: 6, active: 0, order: [0, 1, 2, 3].slice(0, players), passed: [false, true, false, false], claims: [null, null],
    spaces: spaces(players, { brown_2: [pieces(1, { worker: 1, coin: 1 })] }, lastRound), row: row(players, 1), supply: supply(players), cards: CARD_GIVES, factories: { 2: { grey: 1, points: 5 } },
  }) as unknown as View

describe('the main board', () => {
  let unmountBoard: (() => void) | null = null
  afterEach(() => unmountBoard?.())
  function showBoard(v: View, legal: Place[]) {
    const [onplace, onhover] = [vi.fn(), vi.fn()]
    const board = mount(MainBoard, { target: document.body, props: { view: v, legal: new Set(legal), onplace, onhover, words, reduced: true } })
    unmountBoard = () => void unmount(board)
    return { onplace, onhover, places: () => [...document.querySelectorAll<HTMLElement>('[data-place]')].map((each) => each.dataset.place!), button: (place: string) => document.querySelector<HTMLElement>(`[data-place="${place}"]`)! }
  }

  it('shows exactly the spaces of the number of players (fact sheet 3)', () => {
    for (const [players, count] of [[2, 19], [3, 26], [4, 26]] as const) {
      const { places } = showBoard(view(players), [])
      const shown = places().filter((place) => place in view(players).spaces)
      expect(new Set(shown).size, `${players} players`).toBe(count)
      expect(shown).toHaveLength(count)
      unmountBoard!()
    }
    unmountBoard = null
  })
  it('shows the space of the last round instead of the claims', () => {
    const { places } = showBoard(view(3, true), [])
    expect(places()).toContain('last_round')
    expect(places()).not.toContain('first')
  })
  it('passes on presses on legal spaces, and explains the others', () => {
    const { onplace, onhover, button } = showBoard(view(4), ['white_1'])
    button('white_1').click()
    expect(onplace).toHaveBeenCalledExactlyOnceWith('white_1', undefined)
    button('brown_2').click()
    expect(onplace).toHaveBeenCalledOnce()
    expect(onhover).toHaveBeenLastCalledWith('brown_2', undefined)
    expect(button('brown_2').getAttribute('aria-disabled')).toBe('true')
    expect(button('white_1').getAttribute('aria-disabled')).toBeNull()
  })
  it('has one Tab stop: the first legal space', () => {
    showBoard(view(4), ['doubler', 'coins'])
    expect([...document.querySelectorAll<HTMLElement>('[data-place][tabindex="0"]')].map((each) => each.dataset.place)).toEqual(['doubler'])
  })
  it('explains an engineer further along the row', () => {
    const { onhover, button } = showBoard(view(4), [])
    button('engineer_grey_brown').click()
    expect(onhover).toHaveBeenLastCalledWith('engineer_grey_brown', undefined)
  })
  it('labels a space with its price, the pieces on it and whether it can be taken', () => {
    const v = view(4)
    expect(spaceLabel(words, v, 'brown_2', false)).toBe('place-brown-2. noun-workers{"workers":2}. Jiří: noun-workers{"workers":1}, Jiří: noun-coins{"coins":1}. board-space-taken')
    expect(spaceLabel(words, v, 'engineer_inner', true)).toContain('engineer-doubler-points (9)')
    expect(spaceLabel(words, v, 'engineer_inner', true)).toContain('board-space-can')
  })
})

it('every space of the board belongs to an area', () => {
  const v = view(4)
  const areaSpaces = [...SIDINGS.flatMap((siding) => siding.places), ...Object.values(AREAS).flat(), 'hire', 'engineer_inner', 'engineer_outer']
  expect(new Set(areaSpaces)).toEqual(new Set(Object.keys(v.spaces)))
  expect(openPlaces(view(2), AREAS.industry)).toEqual(['industry_1', 'industry_2'])
})
