// The zoom buttons of a map, by which the boards with one are tested.
import { flushSync } from 'svelte'
import { expect } from 'vitest'

/** Expects that the buttons keep the focus at their limits, where they do nothing: they are never `disabled`. */
export function expectLimitedZoomButtons(): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.tools button')]
  const [closer, , whole] = buttons as [HTMLButtonElement, HTMLButtonElement, HTMLButtonElement]
  const limited = () => buttons.map((button) => [button.disabled, button.getAttribute('aria-disabled')])
  const at = (limit: boolean) => [false, `${limit}`]
  expect(limited()).toEqual([at(false), at(true), at(true)])
  for (let press = 0; press < 9; press += 1) closer.click()
  flushSync()
  expect(limited()).toEqual([at(true), at(false), at(false)])
  whole.click()
  flushSync()
  expect(limited()).toEqual([at(false), at(true), at(true)])
}
