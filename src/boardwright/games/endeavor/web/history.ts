/** The turns that a match consists of: putting up a building, salaries, an action, a pass. */
import type { GameEvent } from '@shell/lib/frame'

export interface Turn {
  seat: number
  /** Number of its first event. */
  n: number
  events: GameEvent[]
}

const BEGINS = new Set(['built', 'paid', 'activated', 'spent', 'passed'])
const BETWEEN = new Set(['began_round', 'grew', 'finished'])
/** No turn is longer. */
const MOST = 300

/** The last turns, oldest first, as far as the last events tell. Salaries of one seat are told together. */
export function turnsOf(history: readonly GameEvent[]): Turn[] {
  const list: Turn[] = []
  let open: Turn | null = null
  for (const event of history.slice(-MOST)) {
    const more = event.kind === 'paid' && open?.events[0]!.kind === 'paid' && open.seat === event.args.seat
    if (BETWEEN.has(event.kind)) open = null
    else if (BEGINS.has(event.kind) && !more) {
      open = { seat: Number(event.args.seat), n: event.n, events: [event] }
      list.push(open)
    } else open?.events.push(event)
  }
  return list
}

/** What others did since this seat's last own turn; the newest first. A spectator (`seat` null) sees the last of everybody. */
export function othersSince(turns: readonly Turn[], seat: number | null, most: number): Turn[] {
  const list: Turn[] = []
  for (const turn of [...turns].reverse()) {
    if (turn.seat === seat || list.length >= most) break
    list.push(turn)
  }
  return list
}
