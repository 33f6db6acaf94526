// @vitest-environment page
// A replay: which position is shown, and what the address says about it.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Frame } from '../src/net/frame'
import { Player } from '../src/replay/replay.svelte'
import { address, route, updateAddress } from '../src/common/route.svelte'

const settled = () => new Promise((done) => setTimeout(done))

/** A match of ten decisions and two seats on a server that tells when it is asked to; `asked` are the positions that were wanted of it. */
function player(start: number | null, eyes: number | null = null) {
  const asked: number[] = []
  const errors: unknown[] = []
  let tell = () => {}
  const length = new Promise<number>((resolve) => (tell = () => resolve(10)))
  const fetch = (k: number, since: number, viewer: number | null) => {
    asked.push(k)
    if (viewer === 2) return Promise.reject(new Error('no such seat'))
    const events = Array.from({ length: k - since }, (_, i) => ({ n: since + i, kind: viewer === null ? 'open' : `seen by ${viewer}`, args: {} }))
    return Promise.resolve({ events, events_from: since, viewer } as unknown as Frame)
  }
  return { player: new Player(fetch, () => length, start, (error) => errors.push(error), eyes), asked, errors, tell: () => tell() }
}

describe('a replay', () => {
  it('begins where its address says, however often that is said while the server is asked how long it is', async () => {
    const { player: it, asked, tell } = player(6)
    void it.seek(6)
    await settled()
    expect([it.frame, asked]).toEqual([null, []])
    tell()
    await settled()
    expect(it.at).toBe(6)
    expect(asked).toEqual([6, 7]) // and what comes next, in advance
  })

  it('begins at the end where the address names no position', async () => {
    const { player: it, tell } = player(null)
    tell()
    await settled()
    expect(it.at).toBe(10)
  })

  it('goes where a key was pressed for before it had come', async () => {
    const { player: it, tell } = player(6)
    it.by(-2)
    tell()
    await settled()
    expect(it.at).toBe(4)
  })

  it('fails where its first position cannot be had, also with everything open', async () => {
    for (const eyes of [null, 1]) {
      const errors: unknown[] = []
      const it = new Player(() => Promise.reject(new Error('rules')), () => Promise.resolve(10), 3, (error) => errors.push(error), eyes)
      await settled()
      expect([it.failed, it.frame, errors.length]).toEqual([true, null, eyes === null ? 1 : 2])
    }
  })
})

describe('a replay that plays', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Begins at this position of a hundred; each position takes 300 ms. */
  async function opened(start: number): Promise<Player> {
    const fetch = (_: number, since: number, viewer: number | null) => new Promise<Frame>((resolve) => setTimeout(() => resolve({ events: [], events_from: since, viewer } as unknown as Frame), 300))
    const player = new Player(fetch, () => Promise.resolve(100), start, () => {})
    await vi.advanceTimersByTimeAsync(1000)
    return player
  }

  it('keeps its pace when it is paused and played again', async () => {
    const it = await opened(100)
    for (let press = 0; press < 3; press += 1) it.toggle() // while the first position is on its way
    await vi.advanceTimersByTimeAsync(10_400)
    expect(it.at).toBe(10)
    it.toggle()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(it.at).toBe(10)
  })
})

describe('the eyes that look at a replay', () => {
  const kinds = (frame: Frame | null) => [...new Set(frame!.events.map(({ kind }) => kind))]

  it('are those of its address, and can be changed where one is', async () => {
    const { player: it, tell } = player(6, 1)
    tell()
    await settled()
    expect([it.at, it.frame!.viewer, kinds(it.frame)]).toEqual([6, 1, ['seen by 1']])
    for (const eyes of [0, null, 1]) {
      it.look(eyes)
      await settled()
      expect([it.at, it.frame!.viewer, kinds(it.frame)]).toEqual([6, eyes, [eyes === null ? 'open' : `seen by ${eyes}`]])
    }
  })

  it('see nothing that was on its way to others', async () => {
    const { player: it, tell } = player(0)
    tell()
    await settled()
    void it.seek(7)
    it.look(1)
    void it.seek(8)
    await settled()
    void it.seek(9)
    await settled()
    expect([it.at, it.frame!.viewer, kinds(it.frame)]).toEqual([9, 1, ['seen by 1']])
  })

  it('stay as they were where there is no such seat', async () => {
    for (const eyes of [null, 1]) {
      const { player: it, errors, tell } = player(6, eyes)
      tell()
      await settled()
      it.look(2)
      await settled()
      expect([it.eyes, it.frame!.viewer, errors.length]).toEqual([eyes, eyes, 1])
    }
    const { player: it, errors, tell } = player(6, 2)
    tell()
    await settled()
    expect([it.at, it.frame!.viewer, errors.length]).toEqual([6, null, 1])
  })
})

describe('the address of a replay', () => {
  beforeEach(async () => {
    location.hash = '#/replay/x'
    await settled()
  })

  it('follows what is shown', () => {
    updateAddress('#/replay/x/7')
    expect(location.hash).toBe('#/replay/x/7')
    expect(route()).toEqual({ screen: 'replay', match: 'x', k: 7, eyes: null })
  })

  it('says whether the analysis is open', () => {
    updateAddress(address.analysis('x', 7, 1))
    expect(route()).toEqual({ screen: 'replay', match: 'x', k: 7, eyes: 1, analysis: true })
  })

  it('is left alone as soon as the reader has gone elsewhere, even before the page has heard of it', async () => {
    location.hash = '#/new/g'
    updateAddress('#/replay/x/7')
    await settled()
    expect(location.hash).toBe('#/new/g')
    expect(route()).toEqual({ screen: 'new', game: 'g' })
  })

  it('of another match is another place', () => {
    location.hash = '#/replay/y'
    updateAddress('#/replay/x/7')
    expect(location.hash).toBe('#/replay/y')
  })
})
