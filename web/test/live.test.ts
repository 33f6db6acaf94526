import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Frame } from '../src/net/frame'
import { Live, type Link, type Pending } from '../src/net/live'
import { event, FakeSocket, frame } from './fake_socket'

let sockets: FakeSocket[]
let frames: Frame[]
let links: Link[]
let refusals: unknown[]
let errors: { id: string }[]
let waits: boolean[]
let owes: boolean[]
let forgotten: number
let live: Live
let unsent: readonly Pending[]
let again: () => Live

const last = () => sockets.at(-1)!
const settle = () => vi.advanceTimersByTimeAsync(0)

/** A connection on which the first frame has come. */
async function opened(first = frame(1)) {
  live.start(0)
  await settle()
  last().onopen?.({})
  last().say(first)
}

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  frames = []
  links = []
  refusals = []
  errors = []
  waits = []
  owes = []
  forgotten = 0
  unsent = []
  let ids = 0
  again = () => new Live(
    {
      frame: (f) => frames.push(f),
      link: (l) => links.push(l),
      refused: (r) => refusals.push(r),
      error: (e) => errors.push(e),
      waiting: (w) => waits.push(w),
      unanswered: (some) => owes.push(some),
    },
    {
      open: () => {
        sockets.push(new FakeSocket())
        return last()
      },
      token: () => Promise.resolve('secret'),
      forget: () => (forgotten += 1),
      newId: () => `id${(ids += 1)}`,
      now: () => Date.now(),
      firstRetry: 100,
      lastRetry: 1000,
      ping: 10_000,
      unsent: { read: () => [...unsent], keep: (choices) => (unsent = choices) },
    },
  )
  live = again()
})
afterEach(() => {
  live.stop()
  vi.useRealTimers()
})

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
  it('says hello first, with the token and the eyes', async () => {
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

describe('a choice', () => {
  it('is sent with the version it was made on and forgotten when acknowledged', async () => {
    await opened(frame(7))
    live.act(0, 42)
    expect(last().sent.at(-1)).toEqual({ type: 'act', action_id: 'id1', seat: 0, action: 42, version: 7 })
    last().say({ type: 'ack', action_id: 'id1', version: 8 })
    last().end(1006)
    await vi.advanceTimersByTimeAsync(130)
    last().onopen?.({})
    last().say(frame(8))
    expect(last().sent.map((m) => m.type)).toEqual(['hello'])
    expect(waits).toEqual([true, true, false])
  })

  it('is sent again with the same id, after the first frame of the next link', async () => {
    await opened(frame(7))
    live.act(0, 42)
    last().end(1006)
    await vi.advanceTimersByTimeAsync(130)
    last().onopen?.({})
    expect(last().sent.map((m) => m.type)).toEqual(['hello'])
    last().say(frame(7))
    expect(last().sent.at(-1)).toEqual({ type: 'act', action_id: 'id1', seat: 0, action: 42, version: 7 })
    last().say({ type: 'ack', action_id: 'id1', version: 8 })
    last().say(frame(8))
    expect(waits.at(-1)).toBe(false)
  })

  it('is on its way until the frame that shows what came of it is here', async () => {
    await opened(frame(7))
    live.act(0, 42)
    last().say({ type: 'ack', action_id: 'id1', version: 8 })
    live.act(0, 43)
    expect(waits.at(-1)).toBe(true)
    last().say(frame(8))
    expect(waits.at(-1)).toBe(false)
    live.act(0, 43)
    expect(last().sent.filter((m) => m.type === 'act').map((m) => m.action)).toEqual([42, 43])
  })

  it('is unanswered until that frame is here', async () => {
    await opened()
    live.act(0, 7)
    last().say({ type: 'ack', action_id: 'id1', version: 2 })
    expect(owes.at(-1)).toBe(true)
    last().say(frame(2))
    expect(owes.at(-1)).toBe(false)
  })

  it('is no longer waited for over another link or with other eyes', async () => {
    await opened(frame(7))
    live.act(0, 42)
    last().say({ type: 'ack', action_id: 'id1', version: 8 })
    last().end(1006)
    await vi.advanceTimersByTimeAsync(130)
    last().onopen?.({})
    last().say(frame(3))
    expect(waits.at(-1)).toBe(false)
    live.act(0, 5)
    last().say({ type: 'ack', action_id: 'id2', version: 4 })
    live.look(1)
    expect(waits.at(-1)).toBe(false)
  })

  it('made without a link waits for one', async () => {
    await opened()
    last().end(1006)
    live.act(0, 5)
    expect(sockets).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(130)
    last().onopen?.({})
    last().say(frame(1))
    expect(last().sent.at(-1)).toMatchObject({ type: 'act', action: 5 })
  })

  it('is sent by the page that is loaded in between, and kept no longer than until it is answered', async () => {
    await opened(frame(7))
    last().end(1006)
    live.act(0, 5)
    live.stop()
    live = again()
    await opened(frame(9))
    expect(last().sent.at(-1)).toEqual({ type: 'act', action_id: 'id1', seat: 0, action: 5, version: 7 })
    expect(waits.at(-1)).toBe(true)
    last().say({ type: 'ack', action_id: 'id1', version: 10 })
    last().say(frame(10))
    expect([waits.at(-1), unsent]).toEqual([false, []])
  })

  it('is made once by a double click', async () => {
    await opened()
    live.act(0, 5)
    live.act(0, 6)
    expect(last().sent.filter((m) => m.type === 'act')).toHaveLength(1)
  })

  it('that is refused says why and lets one choose again', async () => {
    await opened()
    live.act(0, 5)
    last().say({ type: 'refused', action_id: 'id1', refusal: { id: 'row_empty', args: {}, section: 'actions' } })
    expect(refusals).toEqual([{ id: 'row_empty', args: {}, section: 'actions' }])
    live.act(0, 6)
    expect(last().sent.at(-1)).toMatchObject({ action: 6, action_id: 'id2' })
  })

  it('is kept over an error after which the server asks to come again', async () => {
    await opened()
    live.act(0, 5)
    last().say({ type: 'error', id: 'store_failed', args: {} })
    last().end(1012)
    await settle()
    last().onopen?.({})
    last().say(frame(1))
    expect(last().sent.at(-1)).toMatchObject({ type: 'act', action_id: 'id1' })
    expect(errors).toEqual([])
  })
})

describe('frames', () => {
  it('are whole for whoever gets them: new events are put behind the old ones', async () => {
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

describe('other eyes', () => {
  it('see nothing that was meant for the former ones', async () => {
    await opened(frame(1, { events: [event(0)] }))
    live.look(null)
    expect(last().sent.at(-1)).toEqual({ type: 'look', seat: null })
    last().say(frame(2, { viewer: 0 }))
    expect(frames).toHaveLength(1)
    last().say(frame(2, { viewer: null }))
    expect(frames.at(-1)).toMatchObject({ viewer: null, events: [] })
  })

  it('are remembered over a lost link', async () => {
    await opened()
    live.look(2)
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

describe('a link that has frozen', () => {
  const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms)

  it('is asked after five seconds without an answer to a choice, and lost after five more', async () => {
    await opened()
    live.act(0, 7)
    await passes(4999)
    expect(last().sent.filter(({ type }) => type === 'ping')).toHaveLength(0)
    await passes(1)
    expect(last().sent.filter(({ type }) => type === 'ping')).toHaveLength(1)
    await passes(4999)
    expect(links.at(-1)).toBe('open')
    await passes(1)
    expect(links).toContain('lost')
  })
  it('is asked again for a choice made soon after one that was answered', async () => {
    await opened()
    live.act(0, 7)
    await passes(1000)
    last().say({ type: 'ack', action_id: 'id1', version: 2 })
    last().say(frame(2))
    await passes(2000)
    live.act(0, 7)
    expect(last().sent.filter(({ type }) => type === 'act')).toHaveLength(2)
    await passes(5000)
    expect(last().sent.filter(({ type }) => type === 'ping')).toHaveLength(1)
    await passes(5000)
    expect(links).toContain('lost')
  })
  it.each([
    ['a choice taken back', (): unknown => live.undo(0)],
    ['a turn that is done', (): unknown => live.confirm(0)],
    ['a line', (): unknown => live.say({ type: 'say', say_id: 's', seat: 0, text: 'hello' })],
    ['a question why not', (): unknown => live.whyNot(0, 3)],
  ] as const)('is asked after %s, too', async (_, say) => {
    await opened()
    say()
    await passes(5000)
    expect(last().sent.at(-1)).toEqual({ type: 'ping' })
    await passes(5000)
    expect(live.link).toBe('lost')
  })
  it('before it opens is lost after ten seconds, and tried again', async () => {
    live.start(0)
    await settle()
    await passes(9999)
    expect([live.link, sockets.length]).toEqual(['connecting', 1])
    await passes(1)
    expect([live.link, last().closed]).toEqual(['lost', true])
    await passes(130)
    expect(sockets).toHaveLength(2)
    await passes(10_000)
    expect(sockets[1]!.closed).toBe(true)
  })
  it('between opening and the first frame is lost after ten seconds; next time a slow one has longer', async () => {
    live.start(0)
    await settle()
    await passes(7000)
    last().onopen?.({})
    await passes(9999)
    expect(live.link).toBe('connecting')
    await passes(1)
    expect(live.link).toBe('lost')
    await passes(130)
    last().onopen?.({})
    await passes(19_000)
    last().say(frame(1))
    await passes(5000)
    expect([live.link, sockets.length]).toEqual(['open', 2])
  })
  it('is told until there is another one, also while that is tried', async () => {
    await opened()
    last().end(1006)
    await passes(130)
    expect([sockets.length, links]).toEqual([2, ['open', 'lost']])
    live.retry() // the person does not want to wait for one that hangs
    await settle()
    expect([sockets.length, sockets[1]!.closed]).toEqual([3, true])
    last().onopen?.({})
    last().say(frame(1))
    expect(links).toEqual(['open', 'lost', 'open'])
  })
  it('is none where the server says anything meanwhile', async () => {
    await opened()
    live.act(0, 7)
    await passes(5000)
    last().say({ type: 'pong' })
    await passes(5000)
    expect(links.at(-1)).toBe('open')
  })
})
