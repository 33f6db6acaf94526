// @vitest-environment page
// The buttons that play a final scoring keep the keyboard focus.
import { flushSync, mount, unmount } from 'svelte'
import { expect, it } from 'vitest'
import StepButtons from '../src/board/StepButtons.svelte'
import { StepSequence } from '../src/story/step_sequence.svelte'

it('the buttons keep the focus at their limits and when their action changes', async () => {
  const sequence = new StepSequence()
  sequence.list = [{ ms: 9e6 }, { ms: 9e6 }, { ms: 0 }]
  void sequence.play()
  const component = mount(StepButtons, { target: document.body, props: { sequence, words: { t: (id: string) => id } as never, reduced: false } })
  flushSync()
  const [back, next, again] = [...document.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement, HTMLButtonElement]
  const press = (button: HTMLButtonElement) => {
    button.focus()
    button.click()
    flushSync()
    expect([button.isConnected, button.disabled, document.activeElement === button]).toEqual([true, false, true])
    return [sequence.at, sequence.running]
  }
  expect([press(next), press(back), press(back), press(back)]).toEqual([[1, true], [1, false], [0, false], [0, false]])
  expect(back.getAttribute('aria-disabled')).toBe('true')
  expect([press(next), press(next), press(next)]).toEqual([[1, false], [2, false], [2, false]])
  expect([next.getAttribute('aria-disabled'), again.textContent.trim()]).toEqual(['true', 'ui-telling-again'])
  expect([press(again), press(again)]).toEqual([[0, true], [2, false]])
  await unmount(component)
})
