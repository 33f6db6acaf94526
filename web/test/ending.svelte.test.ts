// How a match ends on the page: the result waits for the board, but not for ever.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Ending, LAST_MOVE_MS, MAX_WAIT_MS } from '../src/result/ending.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A board whose own ending lasts until `done` is called. */
function board() {
  let done = () => {}
  let skip: AbortSignal | undefined
  const ending = (signal: AbortSignal) => {
    skip = signal
    return new Promise<void>((resolve) => (done = resolve))
  }
  return { ending, done: () => done(), skipped: () => skip!.aborted }
}
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('the result', () => {
  it('comes after a look at the last move where the board has no ending of its own', async () => {
    const ending = new Ending()
    void ending.begin({}, false)
    await later(LAST_MOVE_MS - 1)
    expect([ending.open, ending.running]).toEqual([false, true])
    await later(1)
    expect([ending.open, ending.running]).toEqual([true, false])
  })

  it('comes at once with little motion, and where there is no board', async () => {
    for (const it of [{}, null]) {
      const ending = new Ending()
      void ending.begin(it, true)
      await later(0)
      expect(ending.open).toBe(true)
    }
  })

  it('waits for the board', async () => {
    const ending = new Ending()
    const own = board()
    void ending.begin(own, false)
    await later(MAX_WAIT_MS - 1)
    expect(ending.open).toBe(false)
    own.done()
    await later(0)
    expect(ending.open).toBe(true)
  })

  it('does not wait for a board for ever, and tells it to stop', async () => {
    const ending = new Ending()
    const own = board()
    void ending.begin(own, false)
    await later(MAX_WAIT_MS)
    expect([ending.open, own.skipped()]).toEqual([true, true])
  })

  it('comes when the player asks for it, and the board is told to stop', async () => {
    const ending = new Ending()
    const own = board()
    void ending.begin(own, false)
    await later(10)
    ending.show()
    expect([ending.open, ending.running, own.skipped()]).toEqual([true, false, true])
    ending.close()
    own.done()
    await later(MAX_WAIT_MS)
    expect([ending.open, ending.closed], 'a board that is done late opens nothing again').toEqual([false, true])
  })

  it('comes even if the board fails', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => {})
    const ending = new Ending()
    void ending.begin({ ending: () => Promise.reject(new Error('no such ticket')) }, false)
    await later(0)
    expect(ending.open).toBe(true)
    expect(told).toHaveBeenCalledOnce()
  })

  it('does not come where a replay has gone back meanwhile', async () => {
    const ending = new Ending()
    const own = board()
    void ending.begin(own, false)
    await later(10)
    ending.reset()
    own.done()
    await later(MAX_WAIT_MS)
    expect([ending.open, own.skipped()]).toEqual([false, true])
  })
})
