// @vitest-environment page
// Animations of the board of Game of Trains.
import { flushSync } from 'svelte'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { BoardHandle, BoardProps } from '@shell/board/board'
import type { Frame } from '@shell/net/frame'
import { card, frame, train, view } from './fixture'
import { mount } from './index'

let board: BoardHandle
let animated: string[] = []
const props = (frame: Frame): BoardProps => ({
  frame, act() {}, why: async () => null, reduced: false, theme: 'light', live: true, words: { t: (id) => id, name: String },
})
const startFrame = (): Frame => frame(view({ active: 1 }), [], { id: 'wait', args: { seat: 1 } })
const nextFrame = (from: number): Frame => {
  const trains = [...view().trains]
  trains[1] = train([12, 19, 8, 36, 57, 60, 82], { 1: 10, 7: 26 })
  const v = view({ active: 1, trains, row: [...view().row.filter((c) => c.card !== 2), card(50)] })
  return frame(v, [], { id: 'wait', args: { seat: 1 } }, { events: [{ n: from, kind: 'placed', args: { seat: 1, position: 6, card: 60, replaced: 50 } }], events_from: from })
}

beforeEach(() => {
  animated = []
  Element.prototype.animate = function (this: HTMLElement) {
    animated.push(this.dataset.flip ?? 'gone')
    return { cancel() {} } as unknown as Animation
  }
  const element = document.createElement('main')
  document.body.replaceChildren(element)
  board = mount(element, props(startFrame()))
  flushSync()
})
afterEach(() => board.destroy())

it('new and removed wagons are animated, also in an update from an effect of the shell', () => {
  const stop = $effect.root(() => {
    $effect(() => board.update(props(nextFrame(0))))
  })
  flushSync()
  stop()
  expect(animated).toContain('c60')
  expect(animated).toContain('gone')
})

it('nothing is animated in a jump', () => {
  board.update(props(nextFrame(7)))
  flushSync()
  expect(animated).toEqual([])
})
