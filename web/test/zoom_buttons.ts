// A check of the zoom buttons of a map, for the boards with one.
import { flushSync } from 'svelte'
import { expect } from 'vitest'

/** Expect that the buttons keep the focus at their limits, where they do nothing: they are never `disabled`. */
export function expectLimitedZoomButtons(): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.tools button')]
  const [closer, , whole] = buttons as [HTMLButtonElement, HTMLButtonElement, HTMLButtonElement]
  const buttonStates = () => buttons.map((button) => [button.disabled, button.getAttribute('aria-disabled')])
  const stateAt = (limit: boolean) => [false, `${limit}`]
  expect(buttonStates()).toEqual([stateAt(false), stateAt(true), stateAt(true)])
  for (let press = 0; press < 9; press += 1) closer.click()
  flushSync()
  expect(buttonStates()).toEqual([stateAt(true), stateAt(false), stateAt(false)])
  whole.click()
  flushSync()
  expect(buttonStates()).toEqual([stateAt(false), stateAt(true), stateAt(true)])
}
