// @vitest-environment page
import { flushSync } from 'svelte'
import { expect, it, vi } from 'vitest'
import type { BoardProps } from '@shell/board/board'
import type { Frame } from '@shell/net/frame'
import { SCENES } from './fixture'
import { mount } from './index'

vi.setConfig({ testTimeout: 30_000 }) // two cores may be busy with other things

it('the end is told on the real map, which is moved to what is spoken of', async () => {
  vi.useFakeTimers()
  Element.prototype.animate = () => ({ cancel() {} }) as unknown as Animation
  const element = document.createElement('main')
  document.body.replaceChildren(element)
  const props = (frame: Frame): BoardProps => ({
    frame, act() {}, why: async () => null, reduced: false, theme: 'light', live: true, words: { t: (id) => id, name: String },
  })
  const board = mount(element, props(SCENES.waiting!()))
  flushSync()
  board.update(props({ ...SCENES.over!(), decisions: 24 }))
  flushSync()
  let done = false
  void board.ending!(new AbortController().signal).then(() => (done = true))
  for (let i = 0; i < 60 && !done; i += 1) {
    await vi.advanceTimersByTimeAsync(1000)
    flushSync() // throws where drawing and moving chase each other
  }
  expect(done).toBe(true)
  // The longest trail stays on the map, and the rest of it does not step back.
  expect(element.querySelectorAll('.map .light.trail').length).toBeGreaterThan(0)
  expect(element.querySelectorAll('.map .ending, .map.ending')).toHaveLength(0)
  // Of each ticket its own way alone is in front; of a missed one nothing but its cities.
  const back = () => element.querySelector<HTMLButtonElement>('[aria-label="ui-telling-back"]')!
  const ways: number[] = []
  while (back().getAttribute('aria-disabled') !== 'true') {
    back().click()
    flushSync()
    if (!element.querySelector('.told .ticket')) continue
    const shown = element.querySelectorAll('.map.ending .board > .track.shown').length
    expect(element.querySelectorAll('.map .light')).toHaveLength(shown)
    expect(element.querySelectorAll('.map.ending .lamp')).toHaveLength(2)
    ways.push(shown)
  }
  expect(ways).toEqual([0, 0, 0, 3])
  board.destroy()
  vi.useRealTimers()
})
