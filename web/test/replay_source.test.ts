// @vitest-environment page
// Where the frames of a replay come from: the page where it can, else the server.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../src/net/api'
import { openedFile, openInPage } from '../src/replay/opened_files'
import { ReplaySource } from '../src/replay/replay_source'
import { api, currentNotice, showNotice } from '../src/common/shell.svelte'
import { frame } from './fake_socket'

const { playFile, playMatch } = vi.hoisted(() => ({ playFile: vi.fn(), playMatch: vi.fn() }))
vi.mock('../src/rules/play_file', () => ({ playFile, playMatch }))

const here = (k: number) => frame(k, { view: 'from the page' })
const page = { decisions: 9, frame: here }

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
  it('is not sent to the server but for a match there that begins with one of its positions', async () => {
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
  it('comes from there at first, and from the page when that has played it', async () => {
    playMatch.mockResolvedValue(page)
    const source = new ReplaySource('m')
    expect(await source.length()).toBe(9)
    expect(await view(source, 0)).toBe('m from the server')
    await idle()
    expect(await view(source, 1)).toBe('from the page')
    expect(playMatch).toHaveBeenCalledOnce()
    expect([source.isFile, await source.address(3, null), await source.address(3, 1)]).toEqual([false, '#/replay/m/3', '#/replay/m/3/2'])
  })

  it.each([
    ['the page has no rules', () => playMatch.mockResolvedValue(null)],
    ['the viewer may not have the file', () => playMatch.mockRejectedValue(new ApiError('no_such_match'))],
  ])('goes on coming from there where %s', async (_, cannot) => {
    cannot()
    const source = new ReplaySource('m')
    await source.length()
    await source.frame(0, 0, null)
    await idle()
    expect(await view(source, 1)).toBe('m from the server')
    expect(currentNotice()).toBeNull()
  })
})

describe('a file', () => {
  beforeEach(() => playFile.mockImplementation((text: string) => Promise.resolve({ id: `file-${text}`, replay: page })))

  it('is played by the page, and outlives loading it again', async () => {
    await openInPage('one')
    const source = new ReplaySource('file-one')
    expect([await source.length(), await view(source, 4), source.isFile]).toEqual([9, 'from the page', true])
    expect(api.openReplay).not.toHaveBeenCalled()
    vi.resetModules()
    const loadedAgain = await import('../src/replay/opened_files')
    expect(loadedAgain.openedFile).not.toBe(openedFile)
    expect((await loadedAgain.openedFile('file-one'))?.replay).toBe(page)
    expect(await loadedAgain.openedFile('file-two')).toBeNull()
  })

  it('is replayed again after another one, because the page holds the replay of one file only', async () => {
    await openInPage('one')
    await openInPage('two')
    playFile.mockClear()
    expect((await openedFile('file-two'))?.text).toBe('two')
    expect(playFile).not.toHaveBeenCalled()
    expect(await openedFile('file-one')).toMatchObject({ text: 'one', replay: page })
    expect(playFile).toHaveBeenCalledExactlyOnceWith('one', api)
  })

  it('tells how it went, and so does the server where the page cannot', async () => {
    const course = [{ decisions: 9, seat: 0, values: [1, 2] }]
    playFile.mockResolvedValue({ id: 'file-one', replay: { ...page, progress: () => course } })
    vi.spyOn(api, 'progress').mockResolvedValue([])
    await openInPage('one')
    const source = new ReplaySource('file-one')
    const told = async (from: ReplaySource) => (await Promise.all([from.progress(), vi.advanceTimersByTimeAsync(100)]))[0]
    await source.length()
    expect(await told(source)).toEqual(course)
    expect(api.progress).not.toHaveBeenCalled()
    expect(await told(new ReplaySource('m'))).toEqual([])
    expect(api.progress).toHaveBeenCalledExactlyOnceWith('m')
  })

  it('is sent to the server for a link, once', async () => {
    await openInPage('one')
    const source = new ReplaySource('file-one')
    await source.length()
    expect([await source.address(3, null), await source.address(4, null)]).toEqual(['#/replay/sent/3', '#/replay/sent/4'])
    expect(api.openReplay).toHaveBeenCalledExactlyOnceWith('one')
  })

  it('is sent there, and why is told, where the rules fail over it', async () => {
    playFile.mockResolvedValue({ id: 'file-one', replay: { ...page, frame: () => { throw new Error('unreachable') } } })
    await openInPage('one')
    const source = new ReplaySource('file-one')
    await source.length()
    expect(await view(source, 4)).toBe('sent from the server')
    await vi.waitFor(() => expect(currentNotice()).not.toBeNull())
  })

  it('is left to the server where the rules cannot be loaded, but not where an action does not fit', async () => {
    playFile.mockRejectedValue(new ApiError('unreachable'))
    expect(await openInPage('one')).toBeNull()
    playFile.mockRejectedValue(new ApiError('broken_record', { at: 3, reason: 'link' }))
    await expect(openInPage('one')).rejects.toMatchObject({ id: 'broken_record', args: { at: 3 } })
  })
})
