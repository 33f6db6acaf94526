// @vitest-environment page
// A control that is disabled for a moment keeps the keyboard focus; the replacement of a removed control gets it.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepFocus } from '../src/common/keep_focus'

let stopKeepingFocus: () => void
let button: HTMLButtonElement
let input: HTMLInputElement
beforeEach(() => {
  stopKeepingFocus = keepFocus()
  button = document.createElement('button')
  input = document.createElement('input')
  document.body.replaceChildren(button, input)
})
afterEach(() => {
  stopKeepingFocus()
  document.body.replaceChildren()
})

/** Disable the button, from which browsers then take the focus, and enable it again; return whether it gets the focus. */
async function disableBriefly(meanwhile = () => {}): Promise<boolean> {
  button.disabled = true
  const active = vi.spyOn(document, 'activeElement', 'get').mockReturnValue(document.body)
  const focus = vi.spyOn(button, 'focus').mockImplementation(() => {})
  await new Promise((resolve) => setTimeout(resolve))
  meanwhile()
  button.disabled = false
  await new Promise((resolve) => setTimeout(resolve))
  const refocused = focus.mock.calls.length > 0
  active.mockRestore()
  focus.mockRestore()
  return refocused
}

it('a disabled control keeps its focus', async () => {
  button.focus()
  expect(await disableBriefly()).toBe(true)
})

it('a disabled control gets no focus that it did not have, or that the reader has moved on', async () => {
  expect(await disableBriefly()).toBe(false)
  button.focus()
  button.blur()
  expect(await disableBriefly()).toBe(false)
  button.focus()
  expect(await disableBriefly(() => input.focus())).toBe(false)
})

/** Show a part of a page with a list of two rows, each with a button. */
function showList(): { part: HTMLElement; rows: HTMLElement[] } {
  const [part, list] = [document.createElement('section'), document.createElement('ul')]
  const rows = [1, 2].map(() => {
    const [row, buttons] = [document.createElement('li'), document.createElement('span')]
    buttons.append(document.createElement('button'))
    row.append(buttons)
    return row
  })
  list.append(...rows)
  part.append(list)
  document.body.replaceChildren(part)
  return { part, rows }
}
const settle = () => new Promise((resolve) => setTimeout(resolve))

it('the replacement of a removed control gets the focus, or the part around it', async () => {
  const { part, rows } = showList()
  const [first, second] = rows as [HTMLElement, HTMLElement]
  first.querySelector('button')!.focus()
  const remove = document.createElement('button')
  first.firstElementChild!.replaceWith(remove)
  await settle()
  expect(document.activeElement).toBe(remove)
  remove.remove()
  await settle()
  expect(document.activeElement).toBe(first)
  first.remove()
  await settle()
  expect(document.activeElement).toBe(part)
  expect(part.tabIndex).toBe(-1)
  second.querySelector('button')!.focus()
  second.querySelector('button')!.blur()
  await settle()
  second.remove()
  await settle()
  expect(document.activeElement).toBe(document.body)
})

it('a removed control at a table passes on no focus, nor does one without it', async () => {
  const { part, rows } = showList()
  const [first, second] = rows as [HTMLElement, HTMLElement]
  first.querySelector('button')!.focus()
  const otherButton = second.querySelector('button')!
  first.remove()
  otherButton.focus()
  await settle()
  expect(document.activeElement).toBe(otherButton)
  part.className = 'app full'
  second.remove()
  await settle()
  expect(document.activeElement).toBe(document.body)
})

it.each(['seats', 'asked'])('a removed control in requests between players passes on its focus (%s)', async (kind) => {
  const [table, question, heading] = [document.createElement('main'), document.createElement('section'), document.createElement('h1')]
  const [pause, goOn] = [document.createElement('button'), document.createElement('button')]
  table.className = 'app full'
  question.className = kind
  heading.tabIndex = -1
  question.append(pause)
  table.append(heading, document.createElement('div'))
  table.lastElementChild!.append(question)
  document.body.replaceChildren(table)
  pause.focus()
  pause.replaceWith(goOn)
  await settle()
  expect(document.activeElement).toBe(goOn)
  goOn.remove()
  await settle()
  expect(document.activeElement).toBe(question)
  question.remove()
  await settle()
  expect(document.activeElement).toBe(kind === 'asked' ? heading : document.body) // another tab replaces the seats
})

it('the focus of a removed list entry goes to the part around the list, not to another entry', async () => {
  const { part, rows } = showList()
  const [first, second] = rows as [HTMLElement, HTMLElement]
  const [other] = showList().rows as [HTMLElement]
  document.body.replaceChildren(part)
  first.querySelector('button')!.focus()
  first.remove()
  second.after(other)
  await settle()
  expect(document.activeElement).toBe(part)
})

it('the heading of the screen gets the focus if there is no part around a removed control', async () => {
  const [main, screen, heading] = [document.createElement('main'), document.createElement('div'), document.createElement('h1')]
  heading.tabIndex = -1
  screen.append(heading, button)
  main.append(screen)
  document.body.replaceChildren(main)
  await settle()
  button.focus()
  button.remove()
  await settle()
  expect(document.activeElement).toBe(heading)
})
