// @vitest-environment page
// A row of choices that scrolls if it is longer than its room.
import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import ScrollRow from '../src/board/ScrollRow.svelte'

let notifyResize: () => void
let component: object
const row = () => document.querySelector<HTMLElement>('.row')!
const arrows = () => [...document.querySelectorAll('.arrow')].map(({ classList }) => classList[1])
const size = (name: string, value: number) => Object.defineProperty(row(), name, { configurable: true, value })

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', class { constructor(callback: () => void) { notifyResize = callback } observe() {} disconnect() {} })
  const children = createRawSnippet(() => ({ render: () => '<button>North America</button>' }))
  component = mount(ScrollRow, { target: document.body, props: { label: 'Choices', children } })
  flushSync()
})
afterEach(() => {
  void unmount(component)
  vi.unstubAllGlobals()
})
function setSizes(sizes: Record<string, number>): void {
  for (const [name, value] of Object.entries(sizes)) size(name, value)
  notifyResize()
  flushSync()
}

it('the row has no arrows if all of it fits', () => {
  setSizes({ clientWidth: 300, scrollWidth: 300, scrollLeft: 0 })
  expect(arrows()).toEqual([])
})

it('the row has an arrow at each edge with hidden choices, which scrolls to them', () => {
  setSizes({ clientWidth: 200, scrollWidth: 500, scrollLeft: 0 })
  expect(arrows()).toEqual(['on'])
  const scrollBy = vi.fn()
  row().scrollBy = scrollBy as never
  document.querySelector<HTMLElement>('.on')!.click()
  expect(scrollBy).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ left: 160 }))
  size('scrollLeft', 160)
  row().dispatchEvent(new Event('scroll'))
  flushSync()
  expect(arrows()).toEqual(['back', 'on'])
  size('scrollLeft', 300)
  row().dispatchEvent(new Event('scroll'))
  flushSync()
  expect(arrows()).toEqual(['back'])
})

it('the row is one group for keys, and its arrows are no Tab stops', () => {
  setSizes({ clientWidth: 200, scrollWidth: 500, scrollLeft: 160 })
  expect([row().getAttribute('aria-label'), row().dataset.keys]).toEqual(['Choices', ''])
  expect([...document.querySelectorAll('.arrow')].every((each) => each.getAttribute('tabindex') === '-1' && !row().contains(each))).toBe(true)
})

it('the row scrolls to a button that gets the focus by a key, not by a press', () => {
  const button = row().querySelector('button')!
  const scrollIntoView = vi.fn()
  button.scrollIntoView = scrollIntoView
  const byKey = vi.spyOn(button, 'matches').mockReturnValue(false)
  button.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  expect(scrollIntoView).not.toHaveBeenCalled()
  byKey.mockReturnValue(true)
  button.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  expect(scrollIntoView).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', inline: 'nearest' })
})
