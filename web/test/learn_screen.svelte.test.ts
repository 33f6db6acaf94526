// @vitest-environment page
/** The screen of a course ends what it has begun. */
import { flushSync, mount, unmount } from 'svelte'
import { expect, it, vi } from 'vitest'
import Learn from '../src/course/LearnScreen.svelte'

const shared = vi.hoisted(() => ({ lessons: [] as { open: (lesson: object) => void; fail: (error: unknown) => void }[], errors: [] as unknown[], asked: [] as string[] }))
vi.mock('../src/course/open_lesson', () => ({ openLesson: () => new Promise((open, fail) => void shared.lessons.push({ open, fail })) }))
vi.mock('../src/course/course_words', () => ({ courseWords: (game: string) => (shared.asked.push(game), new Promise(() => {})) }))
vi.mock('../src/board/boards', () => ({ loadBoard: async (game: string) => (shared.asked.push(game), null) }))
vi.mock('../src/common/shell.svelte', () => ({
  shell: () => ({ t: (id: string) => id }), api: {}, knownGames: () => [], loadGames: async () => [{ id: 'g' }], currentNotice: () => null,
  showError: (error: unknown) => shared.errors.push(error),
}))

async function openAndLeave() {
  const shown = mount(Learn, { target: document.createElement('div'), props: { game: 'g' } })
  flushSync()
  const lesson = await vi.waitUntil(() => shared.lessons.shift())
  void unmount(shown)
  return lesson
}

it('closes a lesson that comes after the learner has left, and does not tell of one that fails then', async () => {
  const close = vi.fn()
  ;(await openAndLeave()).open({ close })
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
  ;(await openAndLeave()).fail(Error('no course'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(shared.errors).toEqual([])
})

it('asks for no files of a game that is not here, and says so', async () => {
  shared.asked.length = 0
  const shown = mount(Learn, { target: document.createElement('div'), props: { game: 'chess' } })
  await vi.waitFor(() => expect(shared.errors).toEqual([expect.objectContaining({ id: 'no_such_game' })]))
  expect([shared.asked, shared.lessons]).toEqual([[], []])
  await unmount(shown)
})
