// @vitest-environment page
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../src/net/api'
import { deviceName } from '../src/net/account_calls'
import { syncSettings } from '../src/account/account_settings.svelte'
import { settings } from '../src/common/settings.svelte'
import { api } from '../src/common/shell.svelte'

let told: unknown[]
let kept: object | null
let unreachable = false

beforeEach(() => {
  vi.useFakeTimers()
  told = []
  api.signIn('session')
  vi.spyOn(api, 'call').mockImplementation(async (method, _path, body) => {
    if (method === 'GET' && unreachable) throw new ApiError('unreachable')
    if (method === 'GET') return { settings: kept }
    told.push(JSON.parse(body!).settings)
    return null
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  api.signOut()
})

it('takes over what was chosen elsewhere, and tells what is chosen here', async () => {
  settings.finished = ['here']
  kept = { theme: 'dark', textSize: 'huge', finished: ['elsewhere'], running: 7 }
  await syncSettings()
  expect([settings.theme, settings.textSize, settings.running]).toEqual(['dark', 'normal', 0])
  expect(settings.finished).toEqual(['here', 'elsewhere'])
  settings.theme = 'light'
  settings.running = 3 // belongs to the device
  await vi.advanceTimersByTimeAsync(1100)
  expect(told.at(-1)).toMatchObject({ theme: 'light', finished: ['here', 'elsewhere'] })
  expect(told.at(-1)).not.toHaveProperty('running')
  const before = told.length
  api.signOut()
  settings.theme = 'auto'
  await vi.advanceTimersByTimeAsync(1100)
  expect(told).toHaveLength(before)
})

it('keeps what another device has chosen since, and what both have', async () => {
  api.signIn('a session of its own')
  kept = { theme: 'dark', pace: 'normal', finished: [] }
  await syncSettings()
  kept = { theme: 'light', pace: 'normal', finished: ['elsewhere'] }
  settings.pace = 'slow'
  settings.finished = ['here']
  await vi.advanceTimersByTimeAsync(1100)
  expect(told.at(-1)).toMatchObject({ theme: 'light', pace: 'slow' })
  expect([settings.theme, [...settings.finished].sort()]).toEqual(['light', ['elsewhere', 'here']])
  kept = told.at(-1) as object
  await vi.advanceTimersByTimeAsync(1100)
  const before = told.length
  await vi.advanceTimersByTimeAsync(10_000)
  expect(told).toHaveLength(before)
})

it('reads the settings of another account before it changes them', async () => {
  kept = { theme: 'dark', name: 'Anna' }
  await syncSettings()
  await vi.advanceTimersByTimeAsync(1100)
  const before = told.length
  api.signOut()
  api.signIn('another')
  kept = { theme: 'light', name: 'Bela' }
  unreachable = true
  await syncSettings()
  settings.sounds = !settings.sounds
  await vi.advanceTimersByTimeAsync(1100)
  expect(told).toHaveLength(before)
  unreachable = false
  settings.sounds = !settings.sounds
  await vi.advanceTimersByTimeAsync(1100)
  expect(settings.name).toBe('Bela')
  expect(told.slice(before).map((each) => (each as { name: string }).name)).not.toContain('Anna')
})

it('names devices shortly', () => {
  expect(deviceName('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('Firefox · Linux')
  expect(deviceName('Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36')).toBe('Chrome · Android')
  expect(deviceName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1')).toBe('Safari · iPhone')
  expect(deviceName('curl')).toBe('')
})
