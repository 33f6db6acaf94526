// The lobby asks for the matches of this device: one without any loads nothing for that.
import { expect, it, vi } from 'vitest'
import { localFetch } from '../src/local/local_api'

const LIST = '/api/local/matches'
const loaded = vi.hoisted(() => ({ parts: 0 }))
vi.mock('../src/net/load_part', () => ({ loadPart: () => ((loaded.parts += 1), Promise.reject(new Error('no part'))) }))

it('lists nothing on a device that has kept no match, and looks once there may be some', async () => {
  expect([await (await localFetch(LIST)!).json(), loaded.parts]).toEqual([[], 0])
  await expect(localFetch(LIST, { method: 'POST' })).rejects.toThrow('no part')
  await expect(localFetch(LIST)).rejects.toThrow('no part')
})

it('takes no other calls', () => {
  expect(localFetch('/api/matches')).toBeNull()
})
