// @vitest-environment page
// A control that is disabled for a moment keeps the keyboard focus.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepFocus } from '../src/common/kept_focus'

let end: () => void
let button: HTMLButtonElement
let input: HTMLInputElement
beforeEach(() => {
  end = keepFocus()
  button = document.createElement('button')
  input = document.createElement('input')
  document.body.replaceChildren(button, input)
})
afterEach(() => {
  end()
  document.body.replaceChildren()
})

/** Disables the button, from which browsers take the focus then, and enables it again; returns whether it gets the focus. */
async function disable(meanwhile = () => {}): Promise<boolean> {
  button.disabled = true
  const active = vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body)
  const focus = vi.spyOn(button, 'focus').mockImplementation(() => {})
  await new Promise((resolve) => setTimeout(resolve))
  meanwhile()
  button.disabled = false
  await new Promise((resolve) => setTimeout(resolve))
  const given = focus.mock.calls.length > 0
  active.mockRestore()
  focus.mockRestore()
  return given
}

it('that it had', async () => {
  button.focus()
  expect(await disable()).toBe(true)
})

it('but gets none that it had not, or that the reader has moved on', async () => {
  expect(await disable()).toBe(false)
  button.focus()
  button.blur()
  expect(await disable()).toBe(false)
  button.focus()
  expect(await disable(() => input.focus())).toBe(false)
})
