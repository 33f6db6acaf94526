// A replay: which position is shown, and what the address says about it.
import { beforeEach, describe, expect, it } from 'vitest'
import type { Frame } from '../src/lib/frame'
import { Player } from '../src/lib/replay.svelte'
import { route, stay } from '../src/lib/route.svelte'

const settled = () => new Promise((done) => setTimeout(done))

/** A match of ten decisions on a server that tells when it is asked to; `asked` are the positions that were wanted of it. */
function player(start: number | null) {
  const asked: number[] = []
  let tell = () => {}
  const length = new Promise<number>((resolve) => (tell = () => resolve(10)))
  const fetch = (k: number) => {
    asked.push(k)
    return Promise.resolve({ events: [], events_from: 0 } as unknown as Frame)
  }
  return { player: new Player(fetch, () => length, start, (error) => { throw error }), asked, tell: () => tell() }
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
})

describe('the address of a replay', () => {
  beforeEach(async () => {
    location.hash = '#/replay/x'
    await settled()
  })

  it('follows what is shown', () => {
    stay('#/replay/x/7')
    expect(location.hash).toBe('#/replay/x/7')
    expect(route()).toEqual({ screen: 'replay', match: 'x', k: 7 })
  })

  it('is left alone as soon as somebody has gone elsewhere, even before the page has heard of it', async () => {
    location.hash = '#/new/g'
    stay('#/replay/x/7')
    await settled()
    expect(location.hash).toBe('#/new/g')
    expect(route()).toEqual({ screen: 'new', game: 'g' })
  })

  it('of another match is another place', () => {
    location.hash = '#/replay/y'
    stay('#/replay/x/7')
    expect(location.hash).toBe('#/replay/y')
  })
})
