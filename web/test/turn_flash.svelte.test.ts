// @vitest-environment page
/** The bar flashes in the colour of the next player at the same screen. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it } from 'vitest'
import source from '../src/table/TurnFlash.svelte?raw'
import TurnFlash from '../src/table/TurnFlash.svelte'

let unmountFlash = () => {}
afterEach(() => unmountFlash())

function showFlash(viewer: number | null) {
  const props = $state({ viewer })
  const target = document.createElement('div')
  const component = mount(TurnFlash, { target, props })
  unmountFlash = () => void unmount(component)
  flushSync()
  const wash = () => target.querySelector<HTMLElement>('.wash')
  const colourFor = (seat: number | null) => {
    props.viewer = seat
    flushSync()
    return wash()?.style.getPropertyValue('--seat') ?? null
  }
  return { wash, colourFor }
}

it('flashes in the colour of the next seat, and disappears afterwards', () => {
  const { wash, colourFor } = showFlash(0)
  expect(wash()).toBe(null)
  expect([colourFor(0), colourFor(1)]).toEqual([null, 'var(--seat-1)'])
  wash()!.dispatchEvent(new Event('animationend'))
  flushSync()
  expect(wash()).toBe(null)
  expect([colourFor(0), colourFor(2)]).toEqual(['var(--seat-0)', 'var(--seat-2)'])
})

it('does not flash when a player takes or leaves the screen', () => {
  const { colourFor } = showFlash(null)
  expect([colourFor(1), colourFor(null)]).toEqual([null, null])
})

it('lasts less than a second, does not block presses, and is hidden with reduced motion', () => {
  const [, seconds] = /animation: wash ([\d.]+)s/.exec(source)!
  expect(Number(seconds)).toBeLessThan(1)
  expect(source).toContain('pointer-events: none')
  expect(source).toMatch(/data-motion='reduced'\]\) \.wash \{ display: none; \}/)
})
