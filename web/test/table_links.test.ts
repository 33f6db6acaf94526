// @vitest-environment page
/** Links to tables, the chairs of a table, and opening a table. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { freeChairs, newlySeated, unreadyChairs } from '../src/gathering/chairs'
import type { Frame } from '../src/net/frame'
import { readInvitations, readSecret } from '../src/common/secrets'
import { copyText, isLocalhost, absoluteLink, mayShare, shareLink } from '../src/gathering/links'
import { openRematchTable, openTable, hasRemoteSeats } from '../src/lobby/open_table'
import { tableCalls, type ChairOut, type TableOut } from '../src/net/table_calls'
import { address, parseRoute } from '../src/common/route.svelte'
import { readDeal } from '../src/gathering/shares'
import { encode } from 'uqr'

afterEach(() => {
  vi.restoreAllMocks()
  vi.resetModules()
  sessionStorage.clear()
})

const chair = (kind: ChairOut['kind'], changes: Partial<ChairOut> = {}) => ({ seat: 0, kind, name: '', level: null, ready: false, yours: false, host: false, ...changes }) as ChairOut

describe('a link', () => {
  it('leads to a table by its address alone', () => {
    expect(parseRoute('#/room/abc')).toEqual({ screen: 'room', match: 'abc' })
    expect(parseRoute('#/seat/abc')).toEqual({ screen: 'seat', match: 'abc' })
    expect(absoluteLink(address.join('abc', 's3'))).toBe(`${location.origin}/#/join/abc/s3`)
  })

  it.each([['join', 'room'], ['seat', 'seat'], ['watch', 'watch']] as const)('of %s does not leave its secret in the address or the history', async (screen, becomes) => {
    location.hash = `#/${screen}/abc/s3cret`
    const { route } = await import('../src/common/route.svelte')
    const { readSecret: storedSecret } = await import('../src/common/secrets')
    expect([location.hash, route(), storedSecret(screen, 'abc')]).toEqual([`#/${becomes}/abc`, { screen: becomes, match: 'abc' }, 's3cret'])
    location.hash = ''
  })

  it('is local if its host name means the device itself', () => {
    for (const host of ['localhost', 'boardwright.localhost', '127.0.0.1', '127.8.0.1', '[::1]']) expect(isLocalhost(host), host).toBe(true)
    for (const host of ['192.168.1.7', 'nas.local', 'boardwright.example', '10.127.0.1', 'localhost.example']) expect(isLocalhost(host), host).toBe(false)
  })

  it('is passed to the share sheet if there is one, and cancelling is no error', async () => {
    expect(mayShare()).toBe(false)
    const sheet = vi.fn().mockRejectedValue(new DOMException('changed their mind', 'AbortError'))
    vi.stubGlobal('navigator', { share: sheet })
    expect(mayShare()).toBe(true)
    await shareLink('Endeavor', 'https://games.example/#/room/abc')
    expect(sheet).toHaveBeenCalledWith({ title: 'Endeavor', url: 'https://games.example/#/room/abc' })
    vi.unstubAllGlobals()
  })

  it('can be copied without the clipboard API', async () => {
    const field = { select: vi.fn() } as unknown as HTMLInputElement
    document.execCommand = vi.fn().mockReturnValue(true)
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never)
    expect(await copyText('x', field)).toBe(true)
    expect(field.select).toHaveBeenCalled()
    expect(document.execCommand).toHaveBeenCalledWith('copy')
  })

  it('has a quiet zone of four modules as a QR code', () => {
    const { data, size } = encode(`${location.origin}/${address.join('a'.repeat(32), 'b'.repeat(43))}`, { ecc: 'M', border: 4 })
    expect(data).toHaveLength(size)
    expect(data.slice(0, 4).flat().some(Boolean)).toBe(false)
    expect(data[4]!.slice(4, 11)).toEqual(Array(7).fill(true))
  })
})

describe('chairs', () => {
  const before = { chairs: [chair('person', { yours: true, ready: true }), chair('open'), chair('invited'), chair('bot', { ready: true })] }
  const now = { chairs: [before.chairs[0]!, chair('person', { name: 'Ivo' }), before.chairs[2]!, before.chairs[3]!] }
  it('are counted as free or not ready', () => {
    expect([freeChairs(before).length, unreadyChairs(before).length, freeChairs(now).length, unreadyChairs(now).length]).toEqual([2, 0, 1, 1])
  })
  it('are compared to find newly seated players', () => {
    expect(newlySeated(now, before).map(({ name }) => name)).toEqual(['Ivo'])
    expect(newlySeated(now, now)).toEqual([])
  })
})

describe('a new table', () => {
  it('is opened with its invitations and shares stored', async () => {
    const make = vi.spyOn(tableCalls, 'make').mockResolvedValue({ id: 'new', invitations: { 1: 's3' } })
    await openTable({ game: 'g', options: {}, seats: [{ kind: 'person', name: ' Ana ' }, { kind: 'invited', name: '' }, { kind: 'open' }], order: 'drawn', listed: true })
    expect(make).toHaveBeenCalledWith(expect.objectContaining({ seats: [{ kind: 'person', name: 'Ana', pledge: expect.any(String) }, { kind: 'invited', name: null }, { kind: 'open' }], order: 'drawn', listed: true }))
    const [[{ seats }]] = make.mock.calls as unknown as [[{ seats: { pledge: string }[] }]]
    expect(Object.keys(readDeal('new').shares)).toEqual([seats[0]!.pledge])
    expect([location.hash, readInvitations('new'), readSecret('join', 'new')]).toEqual(['#/room/new', { 1: 's3' }, null])
    location.hash = ''
  })

  it('after a match is requested for all of its people', async () => {
    const rematch = vi.spyOn(tableCalls, 'again').mockResolvedValue({ id: 'next' } as TableOut)
    const seats = [
      { seat: 0, kind: 'person', name: 'Ana', level: null, yours: true },
      { seat: 1, kind: 'person', name: 'Ivo', level: null, yours: false },
      { seat: 2, kind: 'bot', name: 'greedy', level: 'greedy', yours: false },
    ] as Frame['seats']
    expect([hasRemoteSeats({ seats }), hasRemoteSeats({ seats: [seats[0]!, seats[2]!] })]).toEqual([true, false])
    await openRematchTable({ match: { id: 'old' }, seats } as unknown as Frame)
    expect(rematch).toHaveBeenCalledWith('old', [expect.any(String), null, null])
    expect(Object.keys(readDeal('next').shares)).toEqual([rematch.mock.calls[0]![1][0]])
    expect(location.hash).toBe('#/room/next')
    location.hash = ''
  })
})
