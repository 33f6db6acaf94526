/** A link to a match with sockets of the test's own, and what it told the page. */
import { afterEach, beforeEach, vi } from 'vitest'
import type { Frame } from '../src/net/frame'
import type { Link } from '../src/net/connection'
import { Live } from '../src/net/live'
import type { Pending } from '../src/net/outbox'
import { FakeSocket, frame } from './fake_socket'

export let sockets: FakeSocket[]
export let frames: Frame[]
export let links: Link[]
export let refusals: unknown[]
export let errors: { id: string }[]
export let waits: boolean[]
export let owes: boolean[]
export let forgotten: number
export let restored: number
export let live: Live
export let unsent: readonly Pending[]
let again: () => Live

export const last = () => sockets.at(-1)!
export const settle = () => vi.advanceTimersByTimeAsync(0)

/** A connection on which the first frame has come. */
export async function opened(first = frame(1)) {
  live.start(0)
  await settle()
  last().onopen?.({})
  last().say(first)
}

/** The page is loaded anew: another link, with what was kept of the first one. */
export const loadAgain = (): Live => (live = again())

/** Called by each test file that uses this link. */
export function useLive(): void {
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
    restored = 0
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
        restored: () => (restored += 1),
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
}
