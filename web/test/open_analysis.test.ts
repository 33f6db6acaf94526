// Why a match is not analysed in the page.
import { expect, it, vi } from 'vitest'
import { openAnalysis } from '../src/analysis/open'
import { ApiError } from '../src/net/api'
import type { Frame } from '../src/net/frame'

const { bots, rules, rulesModule, progressOf } = vi.hoisted(() => ({ bots: vi.fn(), rules: vi.fn(), rulesModule: vi.fn(), progressOf: vi.fn() }))
vi.mock('../src/common/shell.svelte', () => ({ api: { bots, rules, rulesModule } }))
vi.mock('../src/lobby/compile_progress.svelte', () => ({ progressOf }))

const frame = { match: { id: 'x', game: 'trains' }, seats: [{}, {}] } as unknown as Frame
const played = [{ seat: 0, action: 3 }, { seat: 1, action: 4 }]
const info = { manifest: { ruleset: '1', sources: 's' }, records: {}, tables: 't', scored: true }
const replay = (over = true) => ({ over, end: 'link', course: { beginning: new Uint8Array(), played }, choices: (at: number) => 2 - at, rules: { info } })
const opened = (found: () => Promise<unknown>) => openAnalysis({ replay: found as never }, frame)

it('says why', async () => {
  bots.mockResolvedValue(null)
  rules.mockResolvedValue(info)
  expect(await opened(async () => null)).toBe('rules')
  expect(await opened(async () => replay(false))).toBe('unfinished')
  for (const [id, why] of [['broken_record', 'broken'], ['unreachable', 'unreachable'], ['not_yours', 'file']]) expect(await opened(() => Promise.reject(new ApiError(id!)))).toBe(why)
  bots.mockRejectedValue(new ApiError('unreachable'))
  expect(await opened(async () => replay())).toBe('unreachable')
  await expect(opened(() => Promise.reject(new Error('trap')))).rejects.toThrow('trap')
})

it('says whether the module is being made, or will not be there', async () => {
  bots.mockResolvedValue(null)
  rules.mockResolvedValue(null)
  const why = async () => [await opened(async () => null), await opened(async () => replay())]
  progressOf.mockReturnValue({ stage: 'bots', failed: false })
  expect(await why()).toEqual(['module', 'module'])
  progressOf.mockReturnValue({ stage: 'bots', failed: true })
  expect(await why()).toEqual(['missing', 'missing'])
  progressOf.mockReturnValue(undefined)
  expect(await why()).toEqual(['missing', 'missing'])
  expect(progressOf).toHaveBeenLastCalledWith('trains')
})

it('otherwise loads the module with bots of the same rules', async () => {
  bots.mockResolvedValue({ manifest: { digest: 'ab' } })
  rulesModule.mockResolvedValue('module')
  expect(await opened(async () => replay())).toMatchObject({
    subject: { key: 'link ab', choices: [2, 1], scored: true, load: { content: 'module', expected: { game: 'trains', ruleset: '1', sources: 's' }, players: 2, played } },
  })
  expect(rulesModule).toHaveBeenCalledWith('trains', 'ab')
})
