// The lobby lists the matches of this device, and loads no code for that on a device without any.
import { expect, it, vi } from 'vitest'
import { localFetch } from '../src/local/local_api'

const LIST = '/api/local/matches'
const loaded = vi.hoisted(() => ({ parts: 0 }))
vi.mock('../src/net/load_part', () => ({ loadPart: () => ((loaded.parts += 1), Promise.reject(new Error('no part'))) }))

it('lists no matches without loading code, until a match is created', async () => {
  expect([await (await localFetch(LIST)!).json(), loaded.parts]).toEqual([[], 0])
  await expect(localFetch(LIST, { method: 'POST' })).rejects.toThrow('no part')
  await expect(localFetch(LIST)).rejects.toThrow('no part')
})

it('ignores other calls', () => {
  expect(localFetch('/api/matches')).toBeNull()
})
