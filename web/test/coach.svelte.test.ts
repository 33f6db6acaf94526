// @vitest-environment page
// The instructions of a course: a press that goes to another step keeps the keyboard focus there.
import { flushSync, mount, unmount } from 'svelte'
import { expect, it, vi } from 'vitest'
import Coach from '../src/course/Coach.svelte'

vi.mock('../src/table/Prompt.svelte', () => ({ default: () => ({}) }))
vi.mock('../src/common/shell.svelte', () => ({ shell: () => ({ t: (id: string) => id }), knownGames: () => [], loadGames: async () => [], showError() {} }))

it('has the focus at the step that a button led to', async () => {
  const lesson = $state({ at: 1, count: 3, state: 'reached', step: { id: 'second' } as object | null, help() {}, begin: (at: number) => Object.assign(lesson, { at, state: 'going', step: at < 2 ? { id: `step ${at}` } : null }) })
  const frame = $state({ over: false, decisions: 1, match: { game: 'g' } })
  const shown = mount(Coach, { target: document.body, props: { lesson, frame, words: { t: (id: string) => id }, ending: false } as never })
  flushSync()
  const press = (name: string) => {
    const button = [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === name)!
    button.focus()
    button.click()
    flushSync()
    return [lesson.at, document.activeElement?.className]
  }
  const told = expect.stringContaining('says')
  expect(press('ui-learn-next')).toEqual([2, told])
  frame.over = true
  flushSync()
  expect(press('ui-learn-anew')).toEqual([0, told])
  frame.over = false
  flushSync()
  expect(press('ui-learn-again')).toEqual([0, told])
  lesson.state = 'reached'
  flushSync()
  press('ui-learn-next')
  expect(press('ui-learn-back')).toEqual([0, told])
  await unmount(shown)
})
