// The link to a match: opening, losing and reopening it, and the frames that it passes on.
import { describe, expect, it, vi } from 'vitest'
import type { Frame } from '../src/net/frame'
import { event, frame } from './fake_socket'
import { errors, forgottenTokens, frames, lastSocket, links, live, openLink, settle, sockets, waitingStates, useLive } from './live_link'

useLive()

describe('a link', () => {
  it('continues as a spectator if the seat is no longer played here', async () => {
    await openLink()
    lastSocket().closeWith(1006)
    await vi.advanceTimersByTimeAsync(200)
    lastSocket().onopen?.({})
    lastSocket().closeWith(4403)
    await settle()
    lastSocket().onopen?.({})
    expect(lastSocket().sent[0]).toEqual({ type: 'hello', token: 'secret', seat: null })
    lastSocket().closeWith(4403)
    await settle()
    expect([live.link, sockets.length]).toEqual(['closed', 3])
  })
  it('says hello first, with the token and the seat', async () => {
    await openLink()
    expect(lastSocket().sent[0]).toEqual({ type: 'hello', token: 'secret', seat: 0 })
    expect(live.link).toBe('open')
  })

  it('reopens after growing pauses, which start again once it is open', async () => {
    await openLink()
    lastSocket().closeWith(1006)
    expect(live.link).toBe('lost')
    await vi.advanceTimersByTimeAsync(130)
    expect(sockets).toHaveLength(2)
    lastSocket().closeWith(1006)
    await vi.advanceTimersByTimeAsync(130)
    expect(sockets).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(130)
    expect(sockets).toHaveLength(3)
    lastSocket().onopen?.({})
    lastSocket().receive(frame(1))
    expect(live.link).toBe('open')
    lastSocket().closeWith(1006)
    await vi.advanceTimersByTimeAsync(130)
    expect(sockets).toHaveLength(4)
  })

  it('waits at most its longest pause', async () => {
    await openLink()
    for (let i = 0; i < 10; i += 1) {
      lastSocket().closeWith(1006)
      await vi.advanceTimersByTimeAsync(1300)
    }
    expect(sockets).toHaveLength(11)
  })

  it('gives up if the match does not exist', async () => {
    live.start(0)
    await settle()
    lastSocket().onopen?.({})
    lastSocket().receive({ type: 'error', id: 'no_such_match', args: {} })
    lastSocket().closeWith(4404)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets).toHaveLength(1)
    expect(live.link).toBe('closed')
    expect(errors).toEqual([{ id: 'no_such_match', args: {} }])
  })

  it('retries after a refusal only if the reader asks, and not after leaving', async () => {
    await openLink()
    lastSocket().receive({ type: 'error', id: 'barred', args: { why: 'rude' } })
    lastSocket().closeWith(4410)
    await vi.advanceTimersByTimeAsync(60_000)
    expect([live.link, sockets.length]).toEqual(['closed', 1])
    live.retry()
    await settle()
    lastSocket().onopen?.({})
    lastSocket().receive(frame(1))
    expect([live.link, sockets.length]).toEqual(['open', 2])
    live.stop()
    live.retry()
    await settle()
    expect([live.link, sockets.length]).toEqual(['closed', 2])
  })

  it('requests a new token if the server does not know the old one', async () => {
    live.start(0)
    await settle()
    lastSocket().closeWith(4401)
    await vi.advanceTimersByTimeAsync(200)
    expect(forgottenTokens).toBe(1)
    expect(sockets).toHaveLength(2)
  })

  it('reopens at once if the server asks for it', async () => {
    await openLink()
    lastSocket().closeWith(1012)
    await settle()
    expect(sockets).toHaveLength(2)
  })

  it('is lost after a long silence', async () => {
    await openLink()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(lastSocket().sent.at(-1)).toEqual({ type: 'ping' })
    lastSocket().receive({ type: 'pong' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(live.link).toBe('open')
    await vi.advanceTimersByTimeAsync(30_000)
    expect(links).toContain('lost')
  })

  it('does not reopen after it is stopped', async () => {
    await openLink()
    live.stop()
    expect(lastSocket().closed).toBe(true)
    lastSocket().closeWith(1006)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sockets).toHaveLength(1)
  })
})

describe('frames', () => {
  it('contain all events: new ones are appended to the old ones', async () => {
    await openLink(frame(1, { events: [event(0), event(1)] }))
    lastSocket().receive(frame(2, { events: [event(2)], events_from: 2 }))
    expect(frames.at(-1)!.events.map((e) => e.n)).toEqual([0, 1, 2])
    expect(frames.at(-1)!.events_from).toBe(0)
  })

  it('lose events after an undo', async () => {
    await openLink(frame(1, { events: [event(0), event(1), event(2)] }))
    lastSocket().receive(frame(2, { events: [], events_from: 1 }))
    expect(frames.at(-1)!.events.map((e) => e.n)).toEqual([0])
  })

  it('are dropped if they are older than the shown one', async () => {
    await openLink(frame(5))
    lastSocket().receive(frame(4))
    expect(frames.map((f) => f.version)).toEqual([5])
  })

  it('are accepted after a reconnect even if the server went back', async () => {
    await openLink(frame(5, { events: [event(0), event(1)] }))
    lastSocket().closeWith(1006)
    await vi.advanceTimersByTimeAsync(130)
    lastSocket().onopen?.({})
    lastSocket().receive(frame(3, { events: [event(0)] }))
    expect(frames.at(-1)).toMatchObject({ version: 3, events: [event(0)] })
  })

  it('with a gap before their events make the link reopen', async () => {
    await openLink(frame(1, { events: [event(0)] }))
    lastSocket().receive(frame(3, { events: [event(5)], events_from: 5 }))
    await settle()
    expect(frames).toHaveLength(1)
    expect(sockets).toHaveLength(2)
    expect(sockets[0]!.closed).toBe(true)
  })

  it('keep an action space that was sent once', async () => {
    const space = [{ kind: 'draw', args: [], first: 0 }] as Frame['space']
    await openLink(frame(1, { space }))
    lastSocket().receive(frame(2, { space: undefined as never }))
    expect(frames.at(-1)!.space).toEqual(space)
  })
})

describe('another seat', () => {
  it('sees no frame of the former one', async () => {
    await openLink(frame(1, { events: [event(0)] }))
    live.setViewer(null)
    expect(lastSocket().sent.at(-1)).toEqual({ type: 'look', seat: null })
    lastSocket().receive(frame(2, { viewer: 0 }))
    expect(frames).toHaveLength(1)
    lastSocket().receive(frame(2, { viewer: null }))
    expect(frames.at(-1)).toMatchObject({ viewer: null, events: [] })
  })

  it('is remembered over a lost link', async () => {
    await openLink()
    live.setViewer(2)
    lastSocket().closeWith(1006)
    await vi.advanceTimersByTimeAsync(130)
    lastSocket().onopen?.({})
    expect(lastSocket().sent[0]).toEqual({ type: 'hello', token: 'secret', seat: 2 })
  })
})

describe('a “why not” question', () => {
  it('gets its own answer', async () => {
    await openLink()
    const first = live.whyNot(0, 3)
    const second = live.whyNot(0, 4)
    const [a, b] = lastSocket().sent.slice(-2)
    lastSocket().receive({ type: 'reason', ask: b.ask, refusal: null })
    lastSocket().receive({ type: 'reason', ask: a.ask, refusal: { id: 'not_in_row', args: {}, section: null } })
    expect(await second).toBeNull()
    expect(await first).toMatchObject({ id: 'not_in_row' })
  })

  it('is answered with null when the link is lost', async () => {
    await openLink()
    const answer = live.whyNot(0, 3)
    lastSocket().closeWith(1006)
    expect(await answer).toBeNull()
  })
})
