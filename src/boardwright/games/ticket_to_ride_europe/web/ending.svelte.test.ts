// @vitest-environment page
// The final scoring of Ticket to Ride: Europe on the real map.
import { flushSync } from 'svelte'
import { expect, it, vi } from 'vitest'
import type { BoardProps } from '@shell/board/board'
import type { Frame } from '@shell/net/frame'
import { SCENES } from './fixture'
import { mount } from './index'

vi.setConfig({ testTimeout: 30_000 }) // for a busy machine

it('the final scoring moves the map to each route and ticket, and highlights it', async () => {
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
  let finished = false
  void board.ending!(new AbortController().signal).then(() => (finished = true))
  for (let i = 0; i < 60 && !finished; i += 1) {
    await vi.advanceTimersByTimeAsync(1000)
    flushSync() // throws if drawing and moving trigger each other endlessly
  }
  expect(finished).toBe(true)
  // The longest trail stays on the map, and the rest of the map is no longer dimmed.
  expect(element.querySelectorAll('.map .light.trail').length).toBeGreaterThan(0)
  expect(element.querySelectorAll('.map .ending, .map.ending')).toHaveLength(0)
  // Each ticket highlights only its own path, and a missed one only its cities.
  const backButton = () => element.querySelector<HTMLButtonElement>('[aria-label="ui-telling-back"]')!
  const pathLengths: number[] = []
  while (backButton().getAttribute('aria-disabled') !== 'true') {
    backButton().click()
    flushSync()
    if (!element.querySelector('.told .ticket')) continue
    const shown = element.querySelectorAll('.map.ending .board > .track.shown').length
    expect(element.querySelectorAll('.map .light')).toHaveLength(shown)
    expect(element.querySelectorAll('.map.ending .lamp')).toHaveLength(2)
    pathLengths.push(shown)
  }
  expect(pathLengths).toEqual([0, 0, 0, 3])
  board.destroy()
  vi.useRealTimers()
})
