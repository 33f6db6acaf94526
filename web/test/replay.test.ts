// @vitest-environment page
// A replay: the shown position, its viewer, and its address.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Frame } from '../src/net/frame'
import { Player } from '../src/replay/replay.svelte'
import { address, route, updateAddress } from '../src/common/route.svelte'

const settle = () => new Promise((done) => setTimeout(done))

/** Return a player of ten decisions and two seats. `tell` lets the server answer with the length; `requested` are the positions. */
function makePlayer(start: number | null, eyes: number | null = null) {
  const requested: number[] = []
  const errors: unknown[] = []
  let tell = () => {}
  const length = new Promise<number>((resolve) => (tell = () => resolve(10)))
  const fetch = (k: number, since: number, viewer: number | null) => {
    requested.push(k)
    if (viewer === 2) return Promise.reject(new Error('no such seat'))
    const events = Array.from({ length: k - since }, (_, i) => ({ n: since + i, kind: viewer === null ? 'open' : `seen by ${viewer}`, args: {} }))
    return Promise.resolve({ events, events_from: since, viewer } as unknown as Frame)
  }
  return { player: new Player(fetch, () => length, start, (error) => errors.push(error), eyes), requested, errors, tell: () => tell() }
}

describe('a replay', () => {
  it('begins at the position of its address once the server has told its length', async () => {
    const { player, requested, tell } = makePlayer(6)
    void player.seek(6)
    await settle()
    expect([player.frame, requested]).toEqual([null, []])
    tell()
    await settle()
    expect(player.at).toBe(6)
    expect(requested).toEqual([6, 7]) // and the next one in advance
  })

  it('begins at the end if the address has no position', async () => {
    const { player, tell } = makePlayer(null)
    tell()
    await settle()
    expect(player.at).toBe(10)
  })

  it('goes to a position that was requested before it was loaded', async () => {
    const { player, tell } = makePlayer(6)
    player.by(-2)
    tell()
    await settle()
    expect(player.at).toBe(4)
  })

  it('fails if its first position cannot be loaded, for a seat or with everything open', async () => {
    for (const eyes of [null, 1]) {
      const errors: unknown[] = []
      const player = new Player(() => Promise.reject(new Error('rules')), () => Promise.resolve(10), 3, (error) => errors.push(error), eyes)
      await settle()
      expect([player.failed, player.frame, errors.length]).toEqual([true, null, eyes === null ? 1 : 2])
    }
  })
})

describe('a playing replay', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Open a replay of a hundred positions that take 300 ms each. */
  async function openReplay(start: number): Promise<Player> {
    const fetch = (_: number, since: number, viewer: number | null) => new Promise<Frame>((resolve) => setTimeout(() => resolve({ events: [], events_from: since, viewer } as unknown as Frame), 300))
    const player = new Player(fetch, () => Promise.resolve(100), start, () => {})
    await vi.advanceTimersByTimeAsync(1000)
    return player
  }

  it('keeps its pace after it is paused and played again', async () => {
    const player = await openReplay(100)
    for (let press = 0; press < 3; press += 1) player.toggle() // while the first position is loading
    await vi.advanceTimersByTimeAsync(10_400)
    expect(player.at).toBe(10)
    player.toggle()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(player.at).toBe(10)
  })

  it('goes on from a position that the reader jumps to, however long it takes to load', async () => {
    const player = await openReplay(0)
    player.toggle()
    await vi.advanceTimersByTimeAsync(900)
    void player.seek(60) // the next step is due before it is here
    await vi.advanceTimersByTimeAsync(500)
    expect(player.at).toBe(60)
    await vi.advanceTimersByTimeAsync(2_600)
    expect(player.at).toBe(62)
  })
})

describe('the viewer of a replay', () => {
  const kinds = (frame: Frame | null) => [...new Set(frame!.events.map(({ kind }) => kind))]

  it('is that of its address, and can be changed at the same position', async () => {
    const { player, tell } = makePlayer(6, 1)
    tell()
    await settle()
    expect([player.at, player.frame!.viewer, kinds(player.frame)]).toEqual([6, 1, ['seen by 1']])
    for (const eyes of [0, null, 1]) {
      player.look(eyes)
      await settle()
      expect([player.at, player.frame!.viewer, kinds(player.frame)]).toEqual([6, eyes, [eyes === null ? 'open' : `seen by ${eyes}`]])
    }
  })

  it('does not get positions that were loading for another viewer', async () => {
    const { player, tell } = makePlayer(0)
    tell()
    await settle()
    void player.seek(7)
    player.look(1)
    void player.seek(8)
    await settle()
    void player.seek(9)
    await settle()
    expect([player.at, player.frame!.viewer, kinds(player.frame)]).toEqual([9, 1, ['seen by 1']])
  })

  it('stays the same if the seat does not exist', async () => {
    for (const eyes of [null, 1]) {
      const { player, errors, tell } = makePlayer(6, eyes)
      tell()
      await settle()
      player.look(2)
      await settle()
      expect([player.eyes, player.frame!.viewer, errors.length]).toEqual([eyes, eyes, 1])
    }
    const { player, errors, tell } = makePlayer(6, 2)
    tell()
    await settle()
    expect([player.at, player.frame!.viewer, errors.length]).toEqual([6, null, 1])
  })
})

describe('the address of a replay', () => {
  beforeEach(async () => {
    location.hash = '#/replay/x'
    await settle()
  })

  it('follows the shown position', () => {
    updateAddress('#/replay/x/7')
    expect(location.hash).toBe('#/replay/x/7')
    expect(route()).toEqual({ screen: 'replay', match: 'x', k: 7, eyes: null })
  })

  it('tells that the analysis is open', () => {
    updateAddress(address.analysis('x', 7, 1))
    expect(route()).toEqual({ screen: 'replay', match: 'x', k: 7, eyes: 1, analysis: true })
  })

  it('is not changed after the reader has navigated elsewhere, even before the page reacts', async () => {
    location.hash = '#/new/g'
    updateAddress('#/replay/x/7')
    await settle()
    expect(location.hash).toBe('#/new/g')
    expect(route()).toEqual({ screen: 'new', game: 'g' })
  })

  it('is not changed if it belongs to another match', () => {
    location.hash = '#/replay/y'
    updateAddress('#/replay/x/7')
    expect(location.hash).toBe('#/replay/y')
  })
})
