/** How a match ends on the page: the board may show it in its own way first, then the result covers the board. */
import type { BoardHandle } from '../board/board'
import { pause } from '../common/idle'

/** How long the last move is shown if the board has no ending of its own. */
export const LAST_LOOK = 1600
/** The longest that the result waits for a board, unless the player asks for it sooner. */
export const LONGEST = 180_000

export class Ending {
  /** The result is shown. */
  open = $state(false)
  /** The board is still showing how the match ended. */
  running = $state(false)
  /** The match has just ended on this screen: the winner has a moment. */
  fresh = $state(false)
  /** The result was closed: the focus stays where it can be opened again. */
  closed = $state(false)

  private skip: AbortController | null = null

  /** The match has just ended on this screen. `still`: with little motion. */
  async begin(board: Pick<BoardHandle, 'ending'> | null, still: boolean): Promise<void> {
    this.reset()
    const skip = (this.skip = new AbortController())
    this.running = true
    const own = board?.ending ? shown(board, skip.signal) : pause(still ? 0 : LAST_LOOK)
    const skipped = new Promise<void>((resolve) => skip.signal.addEventListener('abort', () => resolve(), { once: true }))
    await Promise.race([own, skipped, pause(LONGEST)])
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

  /** The match is not over here (any more), or the page is left. */
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

/** A failing ending must not keep the result away. */
async function shown(board: Pick<BoardHandle, 'ending'>, skip: AbortSignal): Promise<void> {
  try {
    await board.ending!(skip)
  } catch (error) {
    console.error(error)
  }
}
