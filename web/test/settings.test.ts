// @vitest-environment page
// Stored settings: unknown values become the defaults, and changes of other pages and devices are adopted.
import { beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => vi.resetModules())

/** Load the settings module with `stored` settings. */
async function loadSettings(stored: object) {
  localStorage.setItem('boardwright.settings', JSON.stringify(stored))
  return import('../src/common/settings.svelte')
}

it.each([4000, -1, '4', null, 'never'])('an invalid pause of %s becomes the default', async (pause) => {
  expect((await loadSettings({ pause })).settings.pause).toBe(4)
})
it.each([0, 1, 2, 4, 8, 'done'])('a valid pause of %s is kept', async (pause) => {
  expect((await loadSettings({ pause })).settings.pause).toBe(pause)
})
it('settings of another device are checked in the same way', async () => {
  const { adoptSettings, settings } = await loadSettings({ pause: 8, pace: 'slow' })
  adoptSettings({ pause: 4000 as never, pace: 'instant' })
  expect([settings.pause, settings.pace]).toEqual([8, 'instant'])
})

it('settings stored by another page of this device are adopted', async () => {
  const { settings } = await loadSettings({ pace: 'slow', opponents: { g: 'greedy' } })
  const { opponents } = settings
  const storeElsewhere = (changes: object) => {
    localStorage.setItem('boardwright.settings', JSON.stringify({ ...settings, ...changes }))
    dispatchEvent(Object.assign(new Event('storage'), { key: 'boardwright.settings' }))
  }
  storeElsewhere({ textSize: 'largest', pause: 4000, later: 1 })
  expect(settings).toMatchObject({ textSize: 'largest', pause: 4, pace: 'slow', later: 1 })
  const opponentsBefore = settings.opponents
  storeElsewhere({})
  expect(settings.opponents).toBe(opponentsBefore) // pages do not answer each other endlessly
  storeElsewhere({ opponents: {} })
  expect([settings.opponents, opponents]).toEqual([{}, { g: 'greedy' }])
})

it.each([[false, ['normal', 'large', 'largest'], 'largest'], [true, ['normal', 'large'], 'large']])('each text size is offered once; on a phone: %s', async (phone, offered, shown) => {
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => Object.assign(new EventTarget(), { matches: phone && query.includes('30rem') }) as MediaQueryList)
  const { settings, textSize, textSizes } = await loadSettings({ textSize: 'largest' })
  expect([textSizes(), textSize(), settings.textSize]).toEqual([offered, shown, 'largest'])
  vi.restoreAllMocks()
})
