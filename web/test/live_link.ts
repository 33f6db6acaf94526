/** A link to a match over fake sockets, and recorders of what it passes to the page. */
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
export let waitingStates: boolean[]
export let unansweredStates: boolean[]
export let forgottenTokens: number
export let restoreCount: number
export let live: Live
export let unsent: readonly Pending[]
let makeLive: () => Live

export const lastSocket = () => sockets.at(-1)!
export const settle = () => vi.advanceTimersByTimeAsync(0)

/** Open the link and deliver its first frame. */
export async function openLink(first = frame(1)) {
  live.start(0)
  await settle()
  lastSocket().onopen?.({})
  lastSocket().receive(first)
}

/** Reload the page: open another link with the stored choices of the first one. */
export const reloadPage = (): Live => (live = makeLive())

/** Create the link before each test of the calling file, and stop it afterwards. */
export function useLive(): void {
  beforeEach(() => {
    vi.useFakeTimers()
    sockets = []
    frames = []
    links = []
    refusals = []
    errors = []
    waitingStates = []
    unansweredStates = []
    forgottenTokens = 0
    restoreCount = 0
    unsent = []
    let ids = 0
    makeLive = () => new Live(
      {
        frame: (f) => frames.push(f),
        link: (l) => links.push(l),
        refused: (r) => refusals.push(r),
        error: (e) => errors.push(e),
        waiting: (w) => waitingStates.push(w),
        unanswered: (unanswered) => unansweredStates.push(unanswered),
        restored: () => (restoreCount += 1),
      },
      {
        open: () => {
          sockets.push(new FakeSocket())
          return lastSocket()
        },
        token: () => Promise.resolve('secret'),
        forget: () => (forgottenTokens += 1),
        newId: () => `id${(ids += 1)}`,
        now: () => Date.now(),
        firstRetry: 100,
        lastRetry: 1000,
        ping: 10_000,
        unsent: { read: () => [...unsent], keep: (choices) => (unsent = choices) },
      },
    )
    live = makeLive()
  })
  afterEach(() => {
    live.stop()
    vi.useRealTimers()
  })
}
