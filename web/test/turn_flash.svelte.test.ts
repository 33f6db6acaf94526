// @vitest-environment page
/** Another person at the same screen is to move: the bar shows it in their colour, for a moment. */
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, expect, it } from 'vitest'
import source from '../src/table/TurnFlash.svelte?raw'
import TurnFlash from '../src/table/TurnFlash.svelte'

let leave = () => {}
afterEach(() => leave())

function show(viewer: number | null) {
  const props = $state({ viewer })
  const target = document.createElement('div')
  const shown = mount(TurnFlash, { target, props })
  leave = () => void unmount(shown)
  flushSync()
  const wash = () => target.querySelector<HTMLElement>('.wash')
  const see = (seat: number | null) => {
    props.viewer = seat
    flushSync()
    return wash()?.style.getPropertyValue('--seat') ?? null
  }
  return { wash, see }
}

it('washes over the bar in the colour of the seat that comes, and is gone afterwards', () => {
  const { wash, see } = show(0)
  expect(wash()).toBe(null)
  expect([see(0), see(1)]).toEqual([null, 'var(--seat-1)'])
  wash()!.dispatchEvent(new Event('animationend'))
  flushSync()
  expect(wash()).toBe(null)
  expect([see(0), see(2)]).toEqual(['var(--seat-0)', 'var(--seat-2)'])
})

it('does nothing where a player takes or leaves the screen', () => {
  const { see } = show(null)
  expect([see(1), see(null)]).toEqual([null, null])
})

it('takes less than a second, can be pressed through, and is not there with reduced motion', () => {
  const [, seconds] = /animation: wash ([\d.]+)s/.exec(source)!
  expect(Number(seconds)).toBeLessThan(1)
  expect(source).toContain('pointer-events: none')
  expect(source).toMatch(/data-motion='reduced'\]\) \.wash \{ display: none; \}/)
})
