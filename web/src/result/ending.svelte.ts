/** End of a match on the page: the board may show it in its own way first, then the result covers the board. */
import type { BoardHandle } from '../board/board'
import { delay } from '../common/idle'

/** ms that the last move is shown if the board has no ending of its own */
export const LAST_MOVE_MS = 1600
/** maximum ms that the result waits for the board */
export const MAX_WAIT_MS = 180_000

export class Ending {
  /** Whether the result is shown. */
  open = $state(false)
  /** Whether the board is still showing how the match ended. */
  running = $state(false)
  /** Whether the match has just ended on this screen, which celebrates the winner. */
  fresh = $state(false)
  /** Whether the result was closed; focus stays where it can be opened again. */
  closed = $state(false)

  private skip: AbortController | null = null

  /** Starts the ending of a match that has just ended on this screen. `still`: with reduced motion. */
  async begin(board: Pick<BoardHandle, 'ending'> | null, still: boolean): Promise<void> {
    this.reset()
    const skip = (this.skip = new AbortController())
    this.running = true
    const own = board?.ending ? runBoardEnding(board, skip.signal) : delay(still ? 0 : LAST_MOVE_MS)
    const skipped = new Promise<void>((resolve) => skip.signal.addEventListener('abort', () => resolve(), { once: true }))
    await Promise.race([own, skipped, delay(MAX_WAIT_MS)])
    if (this.skip !== skip) return
    this.fresh = true
    this.show()
  }

  /** Shows the result now; a board that is still showing its own ending stops. */
  show = (): void => {
    this.stop()
    this.open = true
  }

  close = (): void => {
    this.open = false
    this.closed = true
  }

  /** Resets if the match is not over here, or the page is left. */
  reset = (): void => {
    this.stop()
    this.open = this.closed = this.fresh = false
  }

  private stop(): void {
    const { skip } = this
    this.skip = null
    this.running = false
    skip?.abort()
  }
}

/** Shows the board's ending; after a failure the result is shown all the same. */
async function runBoardEnding(board: Pick<BoardHandle, 'ending'>, skip: AbortSignal): Promise<void> {
  try {
    await board.ending!(skip)
  } catch (error) {
    console.error(error)
  }
}
