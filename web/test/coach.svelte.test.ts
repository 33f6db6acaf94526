// @vitest-environment page
// The coach of a course keeps the keyboard focus when a press leads to another step.
import { flushSync, mount, unmount } from 'svelte'
import { expect, it, vi } from 'vitest'
import Coach from '../src/course/Coach.svelte'

vi.mock('../src/table/Prompt.svelte', () => ({ default: () => ({}) }))
vi.mock('../src/common/shell.svelte', () => ({ shell: () => ({ t: (id: string) => id }), knownGames: () => [], loadGames: async () => [], showError() {} }))

it('moves the focus to the step that a button led to', async () => {
  const lesson = $state({ at: 1, count: 3, state: 'reached', step: { id: 'second' } as object | null, help() {}, begin: (at: number) => Object.assign(lesson, { at, state: 'going', step: at < 2 ? { id: `step ${at}` } : null }) })
  const frame = $state({ over: false, decisions: 1, match: { game: 'g' } })
  const component = mount(Coach, { target: document.body, props: { lesson, frame, words: { t: (id: string) => id }, ending: false } as never })
  flushSync()
  const press = (name: string) => {
    const button = [...document.querySelectorAll('button')].find((each) => each.textContent.trim() === name)!
    button.focus()
    button.click()
    flushSync()
    return [lesson.at, document.activeElement?.className]
  }
  const coachText = expect.stringContaining('says')
  expect(press('ui-learn-next')).toEqual([2, coachText])
  frame.over = true
  flushSync()
  expect(press('ui-learn-anew')).toEqual([0, coachText])
  frame.over = false
  flushSync()
  expect(press('ui-learn-again')).toEqual([0, coachText])
  lesson.state = 'reached'
  flushSync()
  press('ui-learn-next')
  expect(press('ui-learn-back')).toEqual([0, coachText])
  await unmount(component)
})
