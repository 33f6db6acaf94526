// @vitest-environment page
// New frames as the shell brings them: handed over by an effect, and drawn at once.
import { flushSync, untrack } from 'svelte'
import { expect, it } from 'vitest'
import type { Frame } from '@shell/net/frame'
import { event, SCENES } from './fixture'
import { mount } from './index'

const words = { t: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(' '), name: (seat: number) => `player ${seat}` }
const given = (frame: Frame) => ({ frame, act: () => {}, why: async () => null, reduced: true, theme: 'light' as const, live: true, words })

/** Shows these frames one after the other; what stands there after each. */
function told(frames: readonly Frame[], selector: string): string[] {
  const board = mount(document.body, given(frames[0]!))
  let frame = $state.raw(frames[0]!)
  const end = $effect.root(() => {
    $effect(() => {
      const next = given(frame)
      untrack(() => flushSync(() => board.update(next)))
    })
  })
  const texts = frames.map((next) => {
    frame = next
    flushSync()
    return document.querySelector(selector)?.textContent ?? ''
  })
  end()
  board.destroy()
  return texts
}

it('a round begins after a region was opened: the notice of one kind makes room for the other', () => {
  const [, opened, begun] = told([SCENES.waiting!(), SCENES.opened!(), { ...SCENES.waiting!(), events_from: 15, events: [event(15, 'began_round', { number: 5, seat: 2 })] }], '.notices')
  expect(opened).toContain('board-did-governs 0 india_governor')
  expect(begun).toContain('board-round 5 7')
})

it('slavery is abolished: cards leave their places, a deck the map', () => {
  expect(told([SCENES.discard!(), SCENES.abolished!(), SCENES.discard!()], '.mat .hand').map((text) => text.includes('slavery_1'))).toEqual([true, false, true])
})

it('a turn is taken back and goes another way', () => {
  const drew = { ...SCENES.second!(), events: [...SCENES.second!().events.slice(0, -2), event(12, 'drew', { seat: 0, card: 'europe_2' }), event(13, 'linked', { seat: 0, link: 'london-bombay', token: 'finance' })] }
  const texts = told([drew, SCENES.second!(), drew], '.chain')
  expect(texts.map((text) => text.includes('board-did-drew'))).toEqual([true, false, true])
})
