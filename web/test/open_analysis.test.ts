// Opening the analysis of a match, and the reasons why it cannot be opened.
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
const openWith = (loadReplay: () => Promise<unknown>) => openAnalysis({ replay: loadReplay as never }, frame)

it('returns the reason of a refusal', async () => {
  bots.mockResolvedValue(null)
  rules.mockResolvedValue(info)
  expect(await openWith(async () => null)).toBe('rules')
  expect(await openWith(async () => replay(false))).toBe('unfinished')
  for (const [id, reasons] of [['broken_record', 'broken'], ['unreachable', 'unreachable'], ['not_yours', 'file']]) expect(await openWith(() => Promise.reject(new ApiError(id!)))).toBe(reasons)
  bots.mockRejectedValue(new ApiError('unreachable'))
  expect(await openWith(async () => replay())).toBe('unreachable')
  await expect(openWith(() => Promise.reject(new Error('trap')))).rejects.toThrow('trap')
})

it('distinguishes a module that is being compiled from a missing one', async () => {
  bots.mockResolvedValue(null)
  rules.mockResolvedValue(null)
  const reasons = async () => [await openWith(async () => null), await openWith(async () => replay())]
  progressOf.mockReturnValue({ stage: 'bots', failed: false })
  expect(await reasons()).toEqual(['module', 'module'])
  progressOf.mockReturnValue({ stage: 'bots', failed: true })
  expect(await reasons()).toEqual(['missing', 'missing'])
  progressOf.mockReturnValue(undefined)
  expect(await reasons()).toEqual(['missing', 'missing'])
  expect(progressOf).toHaveBeenLastCalledWith('trains')
})

it('loads the module with bots of the same rules', async () => {
  bots.mockResolvedValue({ manifest: { digest: 'ab' } })
  rulesModule.mockResolvedValue('module')
  expect(await openWith(async () => replay())).toMatchObject({
    subject: { key: 'link ab', choices: [2, 1], scored: true, load: { content: 'module', expected: { game: 'trains', ruleset: '1', sources: 's' }, players: 2, played } },
  })
  expect(rulesModule).toHaveBeenCalledWith('trains', 'ab')
})
