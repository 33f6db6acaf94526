import type { Frame } from '../net/frame'

/** Initial values of every frame of a match in the page: nothing shown yet, nothing to undo. */
export const BARE: Pick<Frame, 'type' | 'result' | 'view' | 'prompt' | 'legal' | 'space' | 'undo' | 'since' | 'curtain'> = {
  type: 'frame',
  result: null,
  view: null,
  prompt: null,
  legal: [],
  space: [],
  undo: { seat: null, open: false, reason: null, until: null, waits: false, turn: 0, ask: false },
  since: null,
  curtain: [],
}
