// @vitest-environment page
/** The log as a component: late scroll events, search, and pointing at lines. */
import { flushSync, mount, unmount } from 'svelte'
import { expect, it, vi } from 'vitest'
import type { Frame } from '../src/net/frame'
import type { Words } from '../src/words/words'
import Log from '../src/story/Log.svelte'

vi.mock('../src/common/shell.svelte', () => ({ shell: () => ({ t: (id: string) => id }) }))

it('ignores scroll events after it is removed', async () => {
  const frame = { events: [], since: null, viewer: 0 } as unknown as Frame
  const component = mount(Log, { target: document.body, props: { frame, words: { t: String, name: String } as unknown as Words } })
  flushSync()
  const box = document.querySelector('.log')!
  const failed = vi.fn((event: Event) => event.preventDefault())
  window.addEventListener('error', failed)
  box.dispatchEvent(new Event('scroll'))
  await unmount(component)
  box.dispatchEvent(new Event('scroll'))
  window.removeEventListener('error', failed)
  expect(failed).not.toHaveBeenCalled()
})

it('shows matching lines with marks, and a text if none matches', async () => {
  const events = ['drew', 'paid'].map((kind, n) => ({ n, kind, args: { seat: 1 } }))
  const frame = { events, since: null, viewer: 0 } as unknown as Frame
  const words = { t: String, name: () => 'Grace', event: ({ kind }: { kind: string }) => kind } as unknown as Words
  const component = mount(Log, { target: document.body, props: { frame, words } })
  flushSync()
  const field = document.querySelector<HTMLInputElement>('[aria-label=ui-log-find]')!
  const find = (text: string) => {
    field.value = text
    field.dispatchEvent(new Event('input', { bubbles: true }))
    flushSync()
    return [...document.querySelectorAll('.log p:not(.who), mark')].map(({ textContent }) => textContent)
  }
  const lines = () => [...document.querySelectorAll('.line')].length
  expect(lines()).toBe(2)
  expect(find('rew')).toEqual(['drew', 'rew'])
  expect(find('nothing')).toEqual(['ui-log-none'])
  expect(find('').length).toBe(2)
  await unmount(component)
})

it('ends pointing when it is closed while a line is pointed at', async () => {
  const frame = { events: [{ n: 0, kind: 'drew', args: { seat: 1 } }], since: null, viewer: 0 } as unknown as Frame
  const words = { t: String, name: () => 'Grace', event: ({ kind }: { kind: string }) => kind } as unknown as Words
  const onpoint = vi.fn()
  const component = mount(Log, { target: document.body, props: { frame, words, onpoint, story: { places: () => ['deck'] } } })
  flushSync()
  document.querySelector('.line')!.dispatchEvent(new PointerEvent('pointerenter'))
  expect(onpoint.mock.calls).toEqual([[['deck']]])
  await unmount(component)
  expect(onpoint).toHaveBeenLastCalledWith([])
})
