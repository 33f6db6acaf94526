// @vitest-environment page
// The help of a table closes its dialog before it is removed, which returns the keyboard focus.
import { flushSync, mount, unmount } from 'svelte'
import { expect, it, vi } from 'vitest'
import Help from '../src/rulebook/Help.svelte'

const words = vi.hoisted(() => ({ t: (id: string) => id, help: () => [] }))
vi.mock('../src/common/shell.svelte', () => ({ shell: () => words }))

it('closes by its button, and by a press outside its text', () => {
  const close = vi.spyOn(HTMLDialogElement.prototype, 'close')
  const onclose = vi.fn()
  const target = document.body.appendChild(document.createElement('div'))
  const component = mount(Help, { target, props: { words: words as never, game: null, section: null, onclose } })
  flushSync()
  target.querySelector<HTMLButtonElement>('header button')!.click()
  expect([close.mock.calls.length, onclose.mock.calls.length]).toEqual([1, 1])
  target.querySelector('dialog')!.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(close).toHaveBeenCalledTimes(2)
  void unmount(component)
})
