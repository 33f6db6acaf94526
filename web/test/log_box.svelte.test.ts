// @vitest-environment happy-dom
/** The log where it is put away while it still scrolls. */
import { flushSync, mount, unmount } from 'svelte'
import { expect, it, vi } from 'vitest'
import type { Frame } from '../src/lib/frame'
import type { Words } from '../src/lib/words'
import Log from '../src/parts/Log.svelte'

vi.mock('../src/lib/shell.svelte', () => ({ shell: () => ({ t: (id: string) => id }) }))

it('does not mind what a browser says of its scrolling after it has gone', async () => {
  const frame = { events: [], since: null, viewer: 0 } as unknown as Frame
  const shown = mount(Log, { target: document.body, props: { frame, words: { t: String, name: String } as unknown as Words } })
  flushSync()
  const box = document.querySelector('.log')!
  const failed = vi.fn((event: Event) => event.preventDefault())
  window.addEventListener('error', failed)
  box.dispatchEvent(new Event('scroll'))
  await unmount(shown)
  box.dispatchEvent(new Event('scroll'))
  window.removeEventListener('error', failed)
  expect(failed).not.toHaveBeenCalled()
})
