// @vitest-environment page
/** The screen of a course: lessons that arrive late, and games that are missing. */
import { flushSync, mount, unmount } from 'svelte'
import { expect, it, vi } from 'vitest'
import Learn from '../src/course/LearnScreen.svelte'
import { waitFor } from './wait_for'

const loads = vi.hoisted(() => ({ lessons: [] as { open: (lesson: object) => void; fail: (error: unknown) => void }[], errors: [] as unknown[], requests: [] as string[] }))
vi.mock('../src/course/open_lesson', () => ({ openLesson: () => new Promise((open, fail) => void loads.lessons.push({ open, fail })) }))
vi.mock('../src/course/course_words', () => ({ courseWords: (game: string) => (loads.requests.push(game), new Promise(() => {})) }))
vi.mock('../src/board/boards', () => ({ loadBoard: async (game: string) => (loads.requests.push(game), null) }))
vi.mock('../src/common/shell.svelte', () => ({
  shell: () => ({ t: (id: string) => id }), api: {}, knownGames: () => [], loadGames: async () => [{ id: 'g' }], currentNotice: () => null,
  showError: (error: unknown) => loads.errors.push(error),
}))

async function openAndLeave() {
  const component = mount(Learn, { target: document.createElement('div'), props: { game: 'g' } })
  flushSync()
  const lesson = await vi.waitUntil(() => loads.lessons.shift())
  void unmount(component)
  return lesson
}

it('closes a lesson that arrives after leaving, and does not report one that fails then', async () => {
  const close = vi.fn()
  ;(await openAndLeave()).open({ close })
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  ;(await openAndLeave()).fail(Error('no course'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(loads.errors).toEqual([])
})

it('requests no files of an unknown game, and reports it', async () => {
  loads.requests.length = 0
  const component = mount(Learn, { target: document.createElement('div'), props: { game: 'chess' } })
  await waitFor(() => expect(loads.errors).toEqual([expect.objectContaining({ id: 'no_such_game' })]))
  expect([loads.requests, loads.lessons]).toEqual([[], []])
  await unmount(component)
})
