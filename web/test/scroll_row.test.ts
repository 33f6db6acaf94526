// @vitest-environment page
// A row of choices that may be longer than its room.
import { createRawSnippet, flushSync, mount, unmount } from 'svelte'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import ScrollRow from '../src/board/ScrollRow.svelte'

let sized: () => void
let shown: object
const row = () => document.querySelector<HTMLElement>('.row')!
const arrows = () => [...document.querySelectorAll('.arrow')].map(({ classList }) => classList[1])
const size = (name: string, value: number) => Object.defineProperty(row(), name, { configurable: true, value })

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', class { constructor(look: () => void) { sized = look } observe() {} disconnect() {} })
  const children = createRawSnippet(() => ({ render: () => '<button>North America</button>' }))
  shown = mount(ScrollRow, { target: document.body, props: { label: 'Choices', children } })
  flushSync()
})
afterEach(() => {
  void unmount(shown)
  vi.unstubAllGlobals()
})
function measured(sizes: Record<string, number>): void {
  for (const [name, value] of Object.entries(sizes)) size(name, value)
  sized()
  flushSync()
}

it('has no arrow where all of it has room', () => {
  measured({ clientWidth: 300, scrollWidth: 300, scrollLeft: 0 })
  expect(arrows()).toEqual([])
})

it('has an arrow at each edge beyond which something lies, which brings it into sight', () => {
  measured({ clientWidth: 200, scrollWidth: 500, scrollLeft: 0 })
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

it('is one group for keys, and its arrows are none of theirs', () => {
  measured({ clientWidth: 200, scrollWidth: 500, scrollLeft: 160 })
  expect([row().getAttribute('aria-label'), row().dataset.keys]).toEqual(['Choices', ''])
  expect([...document.querySelectorAll('.arrow')].every((each) => each.getAttribute('tabindex') === '-1' && !row().contains(each))).toBe(true)
})

it('brings what a key leads to into sight as a whole, and leaves a press where it is', () => {
  const button = row().querySelector('button')!
  const brought = vi.fn()
  button.scrollIntoView = brought
  const byKey = vi.spyOn(button, 'matches').mockReturnValue(false)
  button.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  expect(brought).not.toHaveBeenCalled()
  byKey.mockReturnValue(true)
  button.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  expect(brought).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', inline: 'nearest' })
})
