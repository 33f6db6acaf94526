// @vitest-environment page
// The board of Ticket to Ride: Europe in a trial: it stays mounted while the viewer changes, and the end can be undone.
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BoardHandle, BoardProps } from '@shell/board/board'
import type { Frame } from '@shell/net/frame'
import { FINAL, SCENES } from './fixture'
import { mount } from './index'
import type { View } from './types'

vi.mock('./map/Map.svelte', () => ({ default: () => ({ focusOn() {}, reset() {} }) }))
vi.setConfig({ testTimeout: 20_000 }) // for a busy machine

let element: HTMLElement
let board: BoardHandle
const props = (frame: Frame): BoardProps => ({
  frame, act() {}, why: async () => null, reduced: true, theme: 'light', live: true, words: { t: (id) => id, name: String },
})
function updateBoard(frame: Frame): void {
  board.update(props(frame))
  flushSync()
}
const queryAll = (selector: string): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(selector)]
beforeEach(() => {
  document.body.replaceChildren((element = document.createElement('main')))
  board = mount(element, props(SCENES.start!()))
  flushSync()
})
afterEach(() => board.destroy())

it('picked tickets are not picked for the next player, nor after another deal', () => {
  const otherOffer = (changes: Partial<Frame>): Frame => {
    const dealt = SCENES.start!()
    const view = dealt.view as View
    const offered = [...view.seats[0]!.offered!].reverse()
    return { ...dealt, view: { ...view, seats: view.seats.map((seat) => ({ ...seat, held: [], offered })) }, ...changes }
  }
  const pick = (): void => {
    queryAll('.offer')[0]!.click()
    flushSync()
    expect(queryAll('.offer.pressed')).toHaveLength(1)
  }
  pick()
  updateBoard(SCENES.start!())
  expect(queryAll('.offer.pressed')).toHaveLength(1)
  updateBoard(otherOffer({ events_from: 3 }))
  expect(queryAll('.offer.pressed')).toHaveLength(0)
  pick()
  updateBoard(otherOffer({ viewer: 1 }))
  expect(queryAll('.offer.pressed')).toHaveLength(0)
})

it('the final scoring after an undone one has its own points', () => {
  updateBoard(SCENES.over!())
  updateBoard(SCENES.turn!())
  const over = SCENES.over!()
  const final = FINAL.map((each) => ({ ...each, routes: { ...each.routes, points: each.routes.points + 50 } }))
  updateBoard({ ...over, view: { ...(over.view as View), final } })
  const totals = final.map(({ routes, tickets, stations, express }) => routes.points + tickets.points + stations.points + express.points)
  expect(queryAll('tbody .total').map((each) => Number(each.textContent))).toEqual(totals)
})
