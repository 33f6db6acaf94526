// @vitest-environment page
// The board of Endeavor with frames as the shell passes them on: from an effect, and drawn at once.
import { flushSync, untrack } from 'svelte'
import { expect, it } from 'vitest'
import type { Frame } from '@shell/net/frame'
import { event, SCENES } from './fixture'
import { mount } from './index'

const words = { t: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(' '), name: (seat: number) => `player ${seat}` }
const propsOf = (frame: Frame) => ({ frame, act: () => {}, why: async () => null, reduced: true, theme: 'light' as const, live: true, words })

/** Show `frames` one after the other; return the text of `selector` after each. */
function textsAfter(frames: readonly Frame[], selector: string): string[] {
  const board = mount(document.body, propsOf(frames[0]!))
  let frame = $state.raw(frames[0]!)
  const stopEffects = $effect.root(() => {
    $effect(() => {
      const next = propsOf(frame)
      untrack(() => flushSync(() => board.update(next)))
    })
  })
  const texts = frames.map((next) => {
    frame = next
    flushSync()
    return document.querySelector(selector)?.textContent ?? ''
  })
  stopEffects()
  board.destroy()
  return texts
}

it('the notice of a new round replaces that of a region', () => {
  const [, opened, begun] = textsAfter([SCENES.waiting!(), SCENES.opened!(), { ...SCENES.waiting!(), events_from: 15, events: [event(15, 'began_round', { number: 5, seat: 2 })] }], '.notices')
  expect(opened).toContain('board-did-governs 0 india_governor')
  expect(begun).toContain('board-round 5 7')
})

it('the abolition of slavery removes cards from the mat, and an undo returns them', () => {
  expect(textsAfter([SCENES.discard!(), SCENES.abolished!(), SCENES.discard!()], '.mat .hand').map((text) => text.includes('slavery_1'))).toEqual([true, false, true])
})

it('an undone turn is replaced by another one', () => {
  const drew = { ...SCENES.second!(), events: [...SCENES.second!().events.slice(0, -2), event(12, 'drew', { seat: 0, card: 'europe_2' }), event(13, 'linked', { seat: 0, link: 'london-bombay', token: 'finance' })] }
  const texts = textsAfter([drew, SCENES.second!(), drew], '.chain')
  expect(texts.map((text) => text.includes('board-did-drew'))).toEqual([true, false, true])
})
