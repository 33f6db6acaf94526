// @vitest-environment page
// The source of a replay's frames: the page if it can, else the server.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../src/net/api'
import { openedFile, openInPage } from '../src/replay/opened_files'
import { ReplaySource } from '../src/replay/replay_source'
import { api, currentNotice, showNotice } from '../src/common/shell.svelte'
import { frame } from './fake_socket'
import { waitFor } from './wait_for'

const { playFile, playMatch } = vi.hoisted(() => ({ playFile: vi.fn(), playMatch: vi.fn() }))
vi.mock('../src/rules/play_file', () => ({ playFile, playMatch }))

const pageFrame = (k: number) => frame(k, { view: 'from the page' })
const pageReplay = { decisions: 9, frame: pageFrame }

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
  vi.spyOn(api, 'replayLength').mockResolvedValue(9)
  vi.spyOn(api, 'replayFrame').mockImplementation((id, k) => Promise.resolve(frame(k, { view: `${id} from the server` })))
  vi.spyOn(api, 'openReplay').mockResolvedValue({ id: 'sent', game: 'g', decisions: 9, seats: [] })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  showNotice(null)
  playFile.mockReset()
  playMatch.mockReset()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const view = async (source: ReplaySource, k: number) => (await source.frame(k, 0, null)).view
const idle = () => vi.advanceTimersByTimeAsync(3000)

describe('a match of this device', () => {
  it('is sent to the server only for a match there that begins at one of its positions', async () => {
    playMatch.mockResolvedValue(null)
    vi.spyOn(api, 'matchFile').mockResolvedValue('{}')
    vi.spyOn(api, 'progress').mockResolvedValue([])
    const source = new ReplaySource('local-1')
    expect([await source.length(), await view(source, 3)]).toEqual([9, 'local-1 from the server'])
    await idle()
    const progress = source.progress()
    await idle()
    await progress
    await expect(source.address(3, null)).rejects.toMatchObject({ id: 'link_too_long' })
    expect(api.openReplay).not.toHaveBeenCalled()
    expect(await source.beginning(3, null)).toBe('#/from/local-1/3')
    expect(api.openReplay).not.toHaveBeenCalled()
    expect(await source.serverId()).toBe('sent')
  })
})

describe('a match of the server', () => {
  it('comes from the server first, and from the page when that has replayed it', async () => {
    playMatch.mockResolvedValue(pageReplay)
    const source = new ReplaySource('m')
    expect(await source.length()).toBe(9)
    expect(await view(source, 0)).toBe('m from the server')
    await idle()
    expect(await view(source, 1)).toBe('from the page')
    expect(playMatch).toHaveBeenCalledOnce()
    expect([source.isFile, await source.address(3, null), await source.address(3, 1)]).toEqual([false, '#/replay/m/3', '#/replay/m/3/2'])
  })

  it.each([
    ['if the page has no rules', () => playMatch.mockResolvedValue(null)],
    ['if the viewer may not have the file', () => playMatch.mockRejectedValue(new ApiError('no_such_match'))],
  ])('keeps coming from the server %s', async (_, failPlaying) => {
    failPlaying()
    const source = new ReplaySource('m')
    await source.length()
    await source.frame(0, 0, null)
    await idle()
    expect(await view(source, 1)).toBe('m from the server')
    expect(currentNotice()).toBeNull()
  })
})

describe('a file', () => {
  beforeEach(() => playFile.mockImplementation((text: string) => Promise.resolve({ id: `file-${text}`, replay: pageReplay })))

  it('is replayed by the page, also after a reload', async () => {
    await openInPage('one')
    const source = new ReplaySource('file-one')
    expect([await source.length(), await view(source, 4), source.isFile]).toEqual([9, 'from the page', true])
    expect(api.openReplay).not.toHaveBeenCalled()
    vi.resetModules()
    const reloaded = await import('../src/replay/opened_files')
    expect(reloaded.openedFile).not.toBe(openedFile)
    expect((await reloaded.openedFile('file-one'))?.replay).toBe(pageReplay)
    expect(await reloaded.openedFile('file-two')).toBeNull()
  })

  it('is replayed again after another one, since the page holds one replay', async () => {
    await openInPage('one')
    await openInPage('two')
    playFile.mockClear()
    expect((await openedFile('file-two'))?.text).toBe('two')
    expect(playFile).not.toHaveBeenCalled()
    expect(await openedFile('file-one')).toMatchObject({ text: 'one', replay: pageReplay })
    expect(playFile).toHaveBeenCalledExactlyOnceWith('one', api)
  })

  it('gets its progress from the page, or from the server if the page cannot replay it', async () => {
    const course = [{ decisions: 9, seat: 0, values: [1, 2] }]
    playFile.mockResolvedValue({ id: 'file-one', replay: { ...pageReplay, progress: () => course } })
    vi.spyOn(api, 'progress').mockResolvedValue([])
    await openInPage('one')
    const source = new ReplaySource('file-one')
    const progressOf = async (from: ReplaySource) => (await Promise.all([from.progress(), vi.advanceTimersByTimeAsync(100)]))[0]
    await source.length()
    expect(await progressOf(source)).toEqual(course)
    expect(api.progress).not.toHaveBeenCalled()
    expect(await progressOf(new ReplaySource('m'))).toEqual([])
    expect(api.progress).toHaveBeenCalledExactlyOnceWith('m')
  })

  it('is sent to the server once for a link', async () => {
    await openInPage('one')
    const source = new ReplaySource('file-one')
    await source.length()
    expect([await source.address(3, null), await source.address(4, null)]).toEqual(['#/replay/sent/3', '#/replay/sent/4'])
    expect(api.openReplay).toHaveBeenCalledExactlyOnceWith('one')
  })

  it('is sent to the server with a notice if the rules fail', async () => {
    playFile.mockResolvedValue({ id: 'file-one', replay: { ...pageReplay, frame: () => { throw new Error('unreachable') } } })
    await openInPage('one')
    const source = new ReplaySource('file-one')
    await source.length()
    expect(await view(source, 4)).toBe('sent from the server')
    await waitFor(() => expect(currentNotice()).not.toBeNull())
  })

  it('is left to the server if the rules cannot be loaded, but not if it is broken', async () => {
    playFile.mockRejectedValue(new ApiError('unreachable'))
    expect(await openInPage('one')).toBeNull()
    playFile.mockRejectedValue(new ApiError('broken_record', { at: 3, reason: 'link' }))
    await expect(openInPage('one')).rejects.toMatchObject({ id: 'broken_record', args: { at: 3 } })
  })
})
