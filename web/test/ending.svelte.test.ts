// The end of a match on the page: the result waits for the board's ending, up to a limit.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Ending, LAST_MOVE_MS, MAX_WAIT_MS } from '../src/result/ending.svelte'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Return a board whose ending lasts until `finish` is called. */
function board() {
  let finish = () => {}
  let skip: AbortSignal | undefined
  const ending = (signal: AbortSignal) => {
    skip = signal
    return new Promise<void>((resolve) => (finish = resolve))
  }
  return { ending, finish: () => finish(), skipped: () => skip!.aborted }
}
const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('the result panel', () => {
  it('opens after a pause for the last move if the board has no ending', async () => {
    const ending = new Ending()
    void ending.begin({}, false)
    await advance(LAST_MOVE_MS - 1)
    expect([ending.open, ending.running]).toEqual([false, true])
    await advance(1)
    expect([ending.open, ending.running]).toEqual([true, false])
  })

  it('opens at once with reduced motion, and without a board', async () => {
    for (const handle of [{}, null]) {
      const ending = new Ending()
      void ending.begin(handle, true)
      await advance(0)
      expect(ending.open).toBe(true)
    }
  })

  it('waits for the board’s ending', async () => {
    const ending = new Ending()
    const boardEnding = board()
    void ending.begin(boardEnding, false)
    await advance(MAX_WAIT_MS - 1)
    expect(ending.open).toBe(false)
    boardEnding.finish()
    await advance(0)
    expect(ending.open).toBe(true)
  })

  it('opens after the longest wait, and stops the board’s ending', async () => {
    const ending = new Ending()
    const boardEnding = board()
    void ending.begin(boardEnding, false)
    await advance(MAX_WAIT_MS)
    expect([ending.open, boardEnding.skipped()]).toEqual([true, true])
  })

  it('opens when the player asks for it, and stops the board’s ending', async () => {
    const ending = new Ending()
    const boardEnding = board()
    void ending.begin(boardEnding, false)
    await advance(10)
    ending.show()
    expect([ending.open, ending.running, boardEnding.skipped()]).toEqual([true, false, true])
    ending.close()
    boardEnding.finish()
    await advance(MAX_WAIT_MS)
    expect([ending.open, ending.closed], 'a board that finishes late opens nothing again').toEqual([false, true])
  })

  it('opens even if the board fails', async () => {
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    const ending = new Ending()
    void ending.begin({ ending: () => Promise.reject(new Error('no such ticket')) }, false)
    await advance(0)
    expect(ending.open).toBe(true)
    expect(consoleError).toHaveBeenCalledOnce()
  })

  it('stays closed if a replay has gone back meanwhile', async () => {
    const ending = new Ending()
    const boardEnding = board()
    void ending.begin(boardEnding, false)
    await advance(10)
    ending.reset()
    boardEnding.finish()
    await advance(MAX_WAIT_MS)
    expect([ending.open, boardEnding.skipped()]).toEqual([false, true])
  })
})
