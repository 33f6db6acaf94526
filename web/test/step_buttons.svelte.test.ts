// @vitest-environment page
// What plays a final scoring: no press takes the keyboard focus away.
import { flushSync, mount, unmount } from 'svelte'
import { expect, it } from 'vitest'
import StepButtons from '../src/board/StepButtons.svelte'
import { StepSequence } from '../src/story/step_sequence.svelte'

it('keeps the focus at its limits and where a button does something else next', async () => {
  const telling = new StepSequence()
  telling.list = [{ ms: 9e6 }, { ms: 9e6 }, { ms: 0 }]
  void telling.play()
  const shown = mount(StepButtons, { target: document.body, props: { sequence: telling, words: { t: (id: string) => id } as never, reduced: false } })
  flushSync()
  const [back, next, again] = [...document.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement, HTMLButtonElement]
  const press = (button: HTMLButtonElement) => {
    button.focus()
    button.click()
    flushSync()
    expect([button.isConnected, button.disabled, document.activeElement === button]).toEqual([true, false, true])
    return [telling.at, telling.running]
  }
  expect([press(next), press(back), press(back), press(back)]).toEqual([[1, true], [1, false], [0, false], [0, false]])
  expect(back.getAttribute('aria-disabled')).toBe('true')
  expect([press(next), press(next), press(next)]).toEqual([[1, false], [2, false], [2, false]])
  expect([next.getAttribute('aria-disabled'), again.textContent.trim()]).toEqual(['true', 'ui-telling-again'])
  expect([press(again), press(again)]).toEqual([[0, true], [2, false]])
  await unmount(shown)
})
