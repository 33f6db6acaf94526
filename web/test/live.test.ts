// The link to a match: how it begins, is lost, and comes back; what frames it passes on.
import { describe, expect, it, vi } from 'vitest'
import type { Frame } from '../src/net/frame'
import { event, frame } from './fake_socket'
import { errors, forgotten, frames, last, links, live, opened, settle, sockets, waits, useLive } from './live_link'

useLive()

describe('a link', () => {
  it('goes on as a spectator where the seat is no longer played here', async () => {
    await opened()
    last().end(1006)
    await vi.advanceTimersByTimeAsync(200)
    last().onopen?.({})
    last().end(4403)
    await settle()
    last().onopen?.({})
    expect(last().sent[0]).toEqual({ type: 'hello', token: 'secret', seat: null })
    last().end(4403)
    await settle()
    expect([live.link, sockets.length]).toEqual(['closed', 3])
  })
  it('says hello first, with the token and the seat', async () => {
    await opened()
    expect(last().sent[0]).toEqual({ type: 'hello', token: 'secret', seat: 0 })
    expect(live.link).toBe('open')
  })

  it('comes back with growing pauses and starts anew once it is open', async () => {
    await opened()
    last().end(1006)
    expect(live.link).toBe('lost')
    await vi.advanceTimersByTimeAsync(130)
    expect(sockets).toHaveLength(2)
    last().end(1006)
    await vi.advanceTimersByTimeAsync(130)
    expect(sockets).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(130)
    expect(sockets).toHaveLength(3)
    last().onopen?.({})
    last().say(frame(1))
    expect(live.link).toBe('open')
    last().end(1006)
    await vi.advanceTimersByTimeAsync(130)
    expect(sockets).toHaveLength(4)
  })

  it('never waits longer than its longest pause', async () => {
    await opened()
    for (let i = 0; i < 10; i += 1) {
      last().end(1006)
      await vi.advanceTimersByTimeAsync(1300)
    }
    expect(sockets).toHaveLength(11)
  })

  it('gives up where trying again would change nothing', async () => {
    live.start(0)
    await settle()
    last().onopen?.({})
    last().say({ type: 'error', id: 'no_such_match', args: {} })
    last().end(4404)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets).toHaveLength(1)
    expect(live.link).toBe('closed')
    expect(errors).toEqual([{ id: 'no_such_match', args: {} }])
  })

  it('tries again after a refusal only if the reader asks, and not once it is left', async () => {
    await opened()
    last().say({ type: 'error', id: 'barred', args: { why: 'rude' } })
    last().end(4410)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([live.link, sockets.length]).toEqual(['closed', 1])
    live.retry()
    await settle()
    last().onopen?.({})
    last().say(frame(1))
    expect([live.link, sockets.length]).toEqual(['open', 2])
    live.stop()
    live.retry()
    await settle()
    expect([live.link, sockets.length]).toEqual(['closed', 2])
  })

  it('asks for a new token where the server does not know the old one', async () => {
    live.start(0)
    await settle()
    last().end(4401)
    await vi.advanceTimersByTimeAsync(200)
    expect(forgotten).toBe(1)
    expect(sockets).toHaveLength(2)
  })

  it('comes again at once where it is asked to', async () => {
    await opened()
    last().end(1012)
    await settle()
    expect(sockets).toHaveLength(2)
  })

  it('notices silence', async () => {
    await opened()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(last().sent.at(-1)).toEqual({ type: 'ping' })
    last().say({ type: 'pong' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(live.link).toBe('open')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(links).toContain('lost')
  })

  it('does nothing any more once it is stopped', async () => {
    await opened()
    live.stop()
    expect(last().closed).toBe(true)
    last().end(1006)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets).toHaveLength(1)
  })
})

describe('frames', () => {
  it('are whole for their viewer: new events are put behind the old ones', async () => {
    await opened(frame(1, { events: [event(0), event(1)] }))
    last().say(frame(2, { events: [event(2)], events_from: 2 }))
    expect(frames.at(-1)!.events.map((e) => e.n)).toEqual([0, 1, 2])
    expect(frames.at(-1)!.events_from).toBe(0)
  })

  it('after an undo have fewer events', async () => {
    await opened(frame(1, { events: [event(0), event(1), event(2)] }))
    last().say(frame(2, { events: [], events_from: 1 }))
    expect(frames.at(-1)!.events.map((e) => e.n)).toEqual([0])
  })

  it('that are older than what is shown are dropped', async () => {
    await opened(frame(5))
    last().say(frame(4))
    expect(frames.map((f) => f.version)).toEqual([5])
  })

  it('count after a reconnect even where the server went back', async () => {
    await opened(frame(5, { events: [event(0), event(1)] }))
    last().end(1006)
    await vi.advanceTimersByTimeAsync(130)
    last().onopen?.({})
    last().say(frame(3, { events: [event(0)] }))
    expect(frames.at(-1)).toMatchObject({ version: 3, events: [event(0)] })
  })

  it('with a gap before them make a new beginning', async () => {
    await opened(frame(1, { events: [event(0)] }))
    last().say(frame(3, { events: [event(5)], events_from: 5 }))
    await settle()
    expect(frames).toHaveLength(1)
    expect(sockets).toHaveLength(2)
    expect(sockets[0]!.closed).toBe(true)
  })

  it('keep the action space that was sent once', async () => {
    const space = [{ kind: 'draw', args: [], first: 0 }] as Frame['space']
    await opened(frame(1, { space }))
    last().say(frame(2, { space: undefined as never }))
    expect(frames.at(-1)!.space).toEqual(space)
  })
})

describe('another seat', () => {
  it('sees nothing that was meant for the former one', async () => {
    await opened(frame(1, { events: [event(0)] }))
    live.setViewer(null)
    expect(last().sent.at(-1)).toEqual({ type: 'look', seat: null })
    last().say(frame(2, { viewer: 0 }))
    expect(frames).toHaveLength(1)
    last().say(frame(2, { viewer: null }))
    expect(frames.at(-1)).toMatchObject({ viewer: null, events: [] })
  })

  it('is remembered over a lost link', async () => {
    await opened()
    live.setViewer(2)
    last().end(1006)
    await vi.advanceTimersByTimeAsync(130)
    last().onopen?.({})
    expect(last().sent[0]).toEqual({ type: 'hello', token: 'secret', seat: 2 })
  })
})

describe('why not', () => {
  it('is answered by its own answer', async () => {
    await opened()
    const first = live.whyNot(0, 3)
    const second = live.whyNot(0, 4)
    const [a, b] = last().sent.slice(-2)
    last().say({ type: 'reason', ask: b.ask, refusal: null })
    last().say({ type: 'reason', ask: a.ask, refusal: { id: 'not_in_row', args: {}, section: null } })
    expect(await second).toBeNull()
    expect(await first).toMatchObject({ id: 'not_in_row' })
  })

  it('does not wait for ever where the link is lost', async () => {
    await opened()
    const asked = live.whyNot(0, 3)
    last().end(1006)
    expect(await asked).toBeNull()
  })
})
