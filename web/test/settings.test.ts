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
  const { adoptSettings, settings } = await found({ pause: 8, pace: 'slow' })
  adoptSettings({ pause: 4000 as never, pace: 'instant' })
  expect([settings.pause, settings.pace]).toEqual([8, 'instant'])
})

it('what another page of this device keeps comes here, too, so that it stays', async () => {
  const { settings } = await found({ pace: 'slow', opponents: { g: 'greedy' } })
  const { opponents } = settings
  const keep = (more: object) => {
    localStorage.setItem('boardwright.settings', JSON.stringify({ ...settings, ...more }))
    dispatchEvent(Object.assign(new Event('storage'), { key: 'boardwright.settings' }))
  }
  keep({ textSize: 'largest', pause: 4000, later: 1 })
  expect(settings).toMatchObject({ textSize: 'largest', pause: 4, pace: 'slow', later: 1 })
  const same = settings.opponents
  keep({})
  expect(settings.opponents).toBe(same) // pages do not answer each other for ever
  keep({ opponents: {} })
  expect([settings.opponents, opponents]).toEqual([{}, { g: 'greedy' }])
})

it.each([[false, ['normal', 'large', 'largest'], 'largest'], [true, ['normal', 'large'], 'large']])('offers each size of text once; a phone: %s', async (phone, offered, shown) => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => Object.assign(new EventTarget(), { matches: phone && query.includes('30rem') }) as MediaQueryList)
  const { settings, textSize, textSizes } = await found({ textSize: 'largest' })
  expect([textSizes(), textSize(), settings.textSize]).toEqual([offered, shown, 'largest'])
  vi.restoreAllMocks()
})
