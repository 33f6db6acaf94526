// Archives of match files: merging those of server and device, and storing their matches.
import { expect, it, vi } from 'vitest'
import { joinBytes, unzipFiles, zipFiles, type Entry } from '../src/local/zip'
import { ApiError } from '../src/net/api'
import { storeAll, mergeArchives } from '../src/replay/archives'

const archive = (...entries: Entry[]) => new Blob([zipFiles(entries)])
const [one, other, note] = [{ name: 'a.json', text: '1' }, { name: 'b.json', text: '2' }, { name: 'left_out.txt', text: '3' }]

it('merges archives', async () => {
  const whole = await mergeArchives([archive(one, note), archive(other)])
  expect(await unzipFiles(new Uint8Array(await whole.arrayBuffer()))).toEqual([one, note, other])
})

it('stores an archive match by match', async () => {
  const keepFile = vi.fn(async () => ({ id: '', commitment: '' }))
  expect(await storeAll(archive(one, note, other), { keepFile })).toBe(2)
  expect(keepFile.mock.calls).toEqual([['1'], ['2']])
})

it('stores the other matches of an archive with a broken file, and names its error', async () => {
  const keepFile = vi.fn(async (text: string) => (text === '1' ? Promise.reject(new ApiError('broken_record')) : { id: '', commitment: '' }))
  await expect(storeAll(archive(one, other), { keepFile })).rejects.toMatchObject({ id: 'broken_record' })
  expect(keepFile).toHaveBeenCalledTimes(2)
})

/** Return an archive whose central directory names one stored file `times` times. */
function repeatEntry(entry: Entry, times: number): Uint8Array<ArrayBuffer> {
  const once = zipFiles([entry])
  const end = once.length - 22
  const [size, from] = [12, 16].map((at) => new DataView(once.buffer).getUint32(end + at, true)) as [number, number]
  const tail = new DataView(once.slice(end).buffer)
  for (const at of [8, 10]) tail.setUint16(at, times, true)
  const listed = Array<Uint8Array<ArrayBuffer>>(times).fill(once.slice(from, from + size))
  return joinBytes([once.slice(0, from), ...listed, new Uint8Array(tail.buffer)])
}

it('refuses archives above 64 MiB in all, also where entries share the same bytes', async () => {
  const entry = { name: 'a.json', text: 'x'.repeat(1 << 20) }
  expect(await unzipFiles(repeatEntry(entry, 2))).toEqual([entry, entry])
  await expect(unzipFiles(repeatEntry(entry, 65))).rejects.toMatchObject({ id: 'broken_archive' })
})
