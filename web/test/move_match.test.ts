// @vitest-environment page
// A match moves between the server and this device, and always stays on one of them.
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../src/net/api'
import { api } from '../src/common/shell.svelte'
import { moveToDevice, moveToServer } from '../src/table/move_match'
import { downloadFile } from '../src/replay/files'

vi.mock('../src/rules/load', () => ({ loadPageRules: async (game: string) => (game === 'g' ? {} : null) }))
vi.mock('../src/replay/files', () => ({ downloadFile: vi.fn() }))

beforeEach(() => {
  vi.restoreAllMocks()
  vi.mocked(downloadFile).mockClear()
  vi.spyOn(api, 'matchFile').mockResolvedValue('file')
  vi.spyOn(api, 'carryAway').mockResolvedValue('file')
  vi.spyOn(api, 'carryToServer').mockResolvedValue({ id: 'there', commitment: '' })
  vi.spyOn(api, 'keepFile').mockResolvedValue({ id: 'local-1', commitment: '' })
  vi.spyOn(api, 'carriedSettings').mockImplementation(async (id) => ({ curtain: 'always', stand_ins: [id] }))
  vi.spyOn(api, 'removeMatch').mockResolvedValue(null)
})

it('a match is removed from its former place after it has arrived', async () => {
  expect(await moveToServer('local-1')).toBe('there')
  expect(await moveToDevice('there', 'g')).toBe('local-1')
  expect(vi.mocked(api.removeMatch).mock.calls).toEqual([[{ id: 'local-1' }], [{ id: 'there' }]])
  expect(api.carryToServer).toHaveBeenCalledWith('file', { curtain: 'always', stand_ins: ['local-1'] })
  expect(api.keepFile).toHaveBeenCalledWith('file', { curtain: 'always', stand_ins: ['there'] })
})

it('a match stays on this device if the server does not take it', async () => {
  vi.mocked(api.carryToServer).mockRejectedValue(new ApiError('unreachable'))
  await expect(moveToServer('local-1')).rejects.toMatchObject({ id: 'unreachable' })
  expect(api.removeMatch).not.toHaveBeenCalled()
})

it('a match stays on the server if the page cannot play it, and is downloaded if not stored', async () => {
  await expect(moveToDevice('there', 'other')).rejects.toMatchObject({ id: 'local_rules' })
  expect(api.carryAway).not.toHaveBeenCalled()
  vi.mocked(api.keepFile).mockRejectedValue(new ApiError('broken_record'))
  await expect(moveToDevice('there', 'g')).rejects.toMatchObject({ id: 'broken_record' })
  expect(downloadFile).toHaveBeenCalledOnce()
  expect(api.removeMatch).not.toHaveBeenCalled()
})
