// Archives of match files: those of the server and of this device in one, and kept again as far as they can be.
import { expect, it, vi } from 'vitest'
import { unzipped, zipped, type Entry } from '../src/local/zip'
import { ApiError } from '../src/net/api'
import { keepAll, merged } from '../src/replay/archives'

const archive = (...entries: Entry[]) => new Blob([zipped(entries)])
const [one, other, note] = [{ name: 'a.json', text: '1' }, { name: 'b.json', text: '2' }, { name: 'left_out.txt', text: '3' }]

it('are merged', async () => {
  const whole = await merged([archive(one, note), archive(other)])
  expect(await unzipped(new Uint8Array(await whole.arrayBuffer()))).toEqual([one, note, other])
})

it('are kept, match by match', async () => {
  const keepFile = vi.fn(async () => ({ id: '', commitment: '' }))
  expect(await keepAll(archive(one, note, other), { keepFile })).toBe(2)
  expect(keepFile.mock.calls).toEqual([['1'], ['2']])
})

it('with a broken file keep the others, and name it', async () => {
  const keepFile = vi.fn(async (text: string) => (text === '1' ? Promise.reject(new ApiError('broken_record')) : { id: '', commitment: '' }))
  await expect(keepAll(archive(one, other), { keepFile })).rejects.toMatchObject({ id: 'broken_record' })
  expect(keepFile).toHaveBeenCalledTimes(2)
})
