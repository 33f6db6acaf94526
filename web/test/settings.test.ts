// @vitest-environment page
// Settings that were kept by hand, long ago or by a newer page: what is not to be had becomes what is usual.
import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())

/** The settings of a page that finds these. */
async function found(kept: object) {
  localStorage.setItem('boardwright.settings', JSON.stringify(kept))
  return import('../src/common/settings.svelte')
}

it.each([4000, -1, '4', null, 'never'])('a pause of %s is none that a match can have', async (pause) => {
  expect((await found({ pause })).settings.pause).toBe(4)
})
it.each([0, 1, 2, 4, 8, 'done'])('a pause of %s stays', async (pause) => {
  expect((await found({ pause })).settings.pause).toBe(pause)
})
it('what comes from another device is looked at in the same way', async () => {
  const { adopt, settings } = await found({ pause: 8, pace: 'slow' })
  adopt({ pause: 4000 as never, pace: 'instant' })
  expect([settings.pause, settings.pace]).toEqual([8, 'instant'])
})
