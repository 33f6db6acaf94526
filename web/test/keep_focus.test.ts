// @vitest-environment page
// A control that is disabled for a moment keeps the keyboard focus; what takes the place of a removed one gets it.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepFocus } from '../src/common/keep_focus'

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

/** A part of a page with a list of two, each with a button. */
function list(): { part: HTMLElement; rows: HTMLElement[] } {
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
const settled = () => new Promise((resolve) => setTimeout(resolve))

it('what takes the place of a removed control gets it, or what is around it', async () => {
  const { part, rows } = list()
  const [first, second] = rows as [HTMLElement, HTMLElement]
  first.querySelector('button')!.focus()
  const remove = document.createElement('button')
  first.firstElementChild!.replaceWith(remove)
  await settled()
  expect(document.activeElement).toBe(remove)
  remove.remove()
  await settled()
  expect(document.activeElement).toBe(first)
  first.remove()
  await settled()
  expect(document.activeElement).toBe(part)
  expect(part.tabIndex).toBe(-1)
  second.querySelector('button')!.focus()
  second.querySelector('button')!.blur()
  await settled()
  second.remove()
  await settled()
  expect(document.activeElement).toBe(document.body)
})

it('but not at a table, nor where something else has it', async () => {
  const { part, rows } = list()
  const [first, second] = rows as [HTMLElement, HTMLElement]
  first.querySelector('button')!.focus()
  const other = second.querySelector('button')!
  first.remove()
  other.focus()
  await settled()
  expect(document.activeElement).toBe(other)
  part.className = 'app full'
  second.remove()
  await settled()
  expect(document.activeElement).toBe(document.body)
})

it.each(['seats', 'asked'])('but at a table where players ask each other, too (%s)', async (kind) => {
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
  await settled()
  expect(document.activeElement).toBe(goOn)
  goOn.remove()
  await settled()
  expect(document.activeElement).toBe(question)
  question.remove()
  await settled()
  expect(document.activeElement).toBe(kind === 'asked' ? heading : document.body) // another tab comes instead of the seats
})

it('but no entry of a list for another: the part around both gets it', async () => {
  const { part, rows } = list()
  const [first, second] = rows as [HTMLElement, HTMLElement]
  const [other] = list().rows as [HTMLElement]
  document.body.replaceChildren(part)
  first.querySelector('button')!.focus()
  first.remove()
  second.after(other)
  await settled()
  expect(document.activeElement).toBe(part)
})

it('the heading of the screen, where there is nothing else around it', async () => {
  const [main, screen, heading] = [document.createElement('main'), document.createElement('div'), document.createElement('h1')]
  heading.tabIndex = -1
  screen.append(heading, button)
  main.append(screen)
  document.body.replaceChildren(main)
  await settled()
  button.focus()
  button.remove()
  await settled()
  expect(document.activeElement).toBe(heading)
})
