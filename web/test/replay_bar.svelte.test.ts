// @vitest-environment page
// The bar of a replay: its buttons at their limits, and the marks on its slider.
import { flushSync, mount, unmount } from 'svelte'
import { afterEach, describe, expect, it, vi } from 'vitest'
import ReplayBar from '../src/replay/ReplayBar.svelte'

vi.mock('../src/common/shell.svelte', () => ({ shell: () => ({ t: (id: string) => id }), showError: () => {} }))

let component: ReturnType<typeof mount> | null = null
afterEach(async () => {
  if (component) await unmount(component)
  component = null
})

it('buttons at their limit keep the keyboard focus and do nothing', () => {
  const rest = { marks: [], playing: false, speed: 1, names: ['Ana', 'Ivo'], eyes: null, onlook() {}, onplay() {}, onlink: async () => true, onfrom: null, onseek() {} }
  component = mount(ReplayBar, { target: document.body, props: { ...rest, at: 80, count: 80 } })
  flushSync()
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('.buttons .button, .from')]
  expect(buttons.map(({ disabled }) => disabled)).toEqual(Array(6).fill(false))
  expect(buttons.map((each) => each.getAttribute('aria-disabled'))).toEqual(['false', 'false', null, 'true', 'true', 'true'])
})

describe('the marks of a replay', () => {
  it('have the texts of their events and lead there; turning points have a flag', () => {
    const onseek = vi.fn()
    const marks = [{ at: 20, text: 'Round 2 begins.', main: false }, { at: 60, text: 'Takes the lead for good', main: true }]
    const rest = { at: 0, count: 80, playing: false, speed: 1, names: ['Ana', 'Ivo'], eyes: null, onlook() {}, onplay() {}, onlink: async () => true, onfrom: null }
    component = mount(ReplayBar, { target: document.body, props: { ...rest, marks, onseek } })
    flushSync()
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('.track .mark')]
    expect(buttons.map((each) => [each.title, each.ariaLabel ?? each.getAttribute('aria-label'), each.classList.contains('lesser'), each.style.getPropertyValue('--at')])).toEqual([
      ['Round 2 begins.', 'Round 2 begins.', true, '0.25'],
      ['Takes the lead for good', 'Takes the lead for good', false, '0.75'],
    ])
    buttons[0]!.click()
    expect(onseek).toHaveBeenCalledExactlyOnceWith(20)
  })

  it('may have the same text at several positions', () => {
    const marks = [20, 60].map((at) => ({ at, text: 'Ana rolls a six.', main: false }))
    const rest = { at: 0, count: 80, playing: false, speed: 1, names: ['Ana', 'Ivo'], eyes: null, onlook() {}, onplay() {}, onlink: async () => true, onfrom: null }
    component = mount(ReplayBar, { target: document.body, props: { ...rest, marks, onseek() {} } })
    flushSync()
    expect(document.querySelectorAll('.track .mark')).toHaveLength(2)
  })
})
