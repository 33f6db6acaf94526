// @vitest-environment page
/** Settings of an account are merged between devices, and devices get short names. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../src/net/api'
import { deviceName } from '../src/net/account_calls'
import { syncSettings } from '../src/account/account_settings.svelte'
import { settings } from '../src/common/settings.svelte'
import { api } from '../src/common/shell.svelte'

let sentSettings: unknown[]
let serverSettings: object | null
let unreachable = false

beforeEach(() => {
  vi.useFakeTimers()
  sentSettings = []
  api.signIn('session')
  vi.spyOn(api, 'call').mockImplementation(async (method, _path, body) => {
    if (method === 'GET' && unreachable) throw new ApiError('unreachable')
    if (method === 'GET') return { settings: serverSettings }
    sentSettings.push(JSON.parse(body!).settings)
    return null
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  api.signOut()
})

it('reads the settings of the account, and sends changes made here', async () => {
  settings.finished = ['here']
  serverSettings = { theme: 'dark', textSize: 'huge', finished: ['elsewhere'], running: 7 }
  await syncSettings()
  expect([settings.theme, settings.textSize, settings.running]).toEqual(['dark', 'normal', 0])
  expect(settings.finished).toEqual(['here', 'elsewhere'])
  settings.theme = 'light'
  settings.running = 3 // belongs to the device
  await vi.advanceTimersByTimeAsync(1100)
  expect(sentSettings.at(-1)).toMatchObject({ theme: 'light', finished: ['here', 'elsewhere'] })
  expect(sentSettings.at(-1)).not.toHaveProperty('running')
  const before = sentSettings.length
  api.signOut()
  settings.theme = 'auto'
  await vi.advanceTimersByTimeAsync(1100)
  expect(sentSettings).toHaveLength(before)
})

it('merges changes of another device with its own', async () => {
  api.signIn('a session of its own')
  serverSettings = { theme: 'dark', pace: 'normal', finished: [] }
  await syncSettings()
  serverSettings = { theme: 'light', pace: 'normal', finished: ['elsewhere'] }
  settings.pace = 'slow'
  settings.finished = ['here']
  await vi.advanceTimersByTimeAsync(1100)
  expect(sentSettings.at(-1)).toMatchObject({ theme: 'light', pace: 'slow' })
  expect([settings.theme, [...settings.finished].sort()]).toEqual(['light', ['elsewhere', 'here']])
  serverSettings = sentSettings.at(-1) as object
  await vi.advanceTimersByTimeAsync(1100)
  const before = sentSettings.length
  await vi.advanceTimersByTimeAsync(10_000)
  expect(sentSettings).toHaveLength(before)
})

it('sends no settings to another account before reading it', async () => {
  serverSettings = { theme: 'dark', name: 'Anna' }
  await syncSettings()
  await vi.advanceTimersByTimeAsync(1100)
  const before = sentSettings.length
  api.signOut()
  api.signIn('another')
  serverSettings = { theme: 'light', name: 'Bela' }
  unreachable = true
  await syncSettings()
  settings.sounds = !settings.sounds
  await vi.advanceTimersByTimeAsync(1100)
  expect(sentSettings).toHaveLength(before)
  unreachable = false
  settings.sounds = !settings.sounds
  await vi.advanceTimersByTimeAsync(1100)
  expect(settings.name).toBe('Bela')
  expect(sentSettings.slice(before).map((each) => (each as { name: string }).name)).not.toContain('Anna')
})

it('gives devices short names', () => {
  expect(deviceName('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('Firefox · Linux')
  expect(deviceName('Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36')).toBe('Chrome · Android')
  expect(deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1')).toBe('Safari · iPhone')
  expect(deviceName('curl')).toBe('')
})
