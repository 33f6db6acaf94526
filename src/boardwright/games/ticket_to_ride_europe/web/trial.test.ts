// @vitest-environment page
// On a trial board the view goes from player to player, and the end can be taken back, while the same board stays mounted.
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BoardHandle, BoardProps } from '@shell/board/board'
import type { Frame } from '@shell/net/frame'
import { FINAL, SCENES } from './fixture'
import { mount } from './index'
import type { View } from './types'

vi.mock('./map/Map.svelte', () => ({ default: () => ({ focusOn() {}, reset() {} }) }))
vi.setConfig({ testTimeout: 20_000 }) // two cores may be busy with other things

let element: HTMLElement
let board: BoardHandle
const props = (frame: Frame): BoardProps => ({
  frame, act() {}, why: async () => null, reduced: true, theme: 'light', live: true, words: { t: (id) => id, name: String },
})
function update(frame: Frame): void {
  board.update(props(frame))
  flushSync()
}
const all = (selector: string): HTMLElement[] => [...element.querySelectorAll<HTMLElement>(selector)]
beforeEach(() => {
  document.body.replaceChildren((element = document.createElement('main')))
  board = mount(element, props(SCENES.start!()))
  flushSync()
})
afterEach(() => board.destroy())

it('tickets that one player has picked are not picked for the next, nor are others that are dealt instead', () => {
  const others = (changes: Partial<Frame>): Frame => {
    const dealt = SCENES.start!()
    const view = dealt.view as View
    const offered = [...view.seats[0]!.offered!].reverse()
    return { ...dealt, view: { ...view, seats: view.seats.map((seat) => ({ ...seat, held: [], offered })) }, ...changes }
  }
  const pick = (): void => {
    all('.offer')[0]!.click()
    flushSync()
    expect(all('.offer.pressed')).toHaveLength(1)
  }
  pick()
  update(SCENES.start!())
  expect(all('.offer.pressed')).toHaveLength(1)
  update(others({ events_from: 3 }))
  expect(all('.offer.pressed')).toHaveLength(0)
  pick()
  update(others({ viewer: 1 }))
  expect(all('.offer.pressed')).toHaveLength(0)
})

it('the end that is reached after another one was taken back is told with its own points', () => {
  update(SCENES.over!())
  update(SCENES.turn!())
  const over = SCENES.over!()
  const final = FINAL.map((each) => ({ ...each, routes: { ...each.routes, points: each.routes.points + 50 } }))
  update({ ...over, view: { ...(over.view as View), final } })
  const totals = final.map(({ routes, tickets, stations, express }) => routes.points + tickets.points + stations.points + express.points)
  expect(all('tbody .total').map((each) => Number(each.textContent))).toEqual(totals)
})
