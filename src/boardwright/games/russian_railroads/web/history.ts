/** The turns that a match consists of. */
import type { GameEvent } from '@shell/lib/frame'

export { joined } from '@shell/lib/history'

export interface Turn {
  seat: number
  /** Number of its first event. */
  n: number
  events: GameEvent[]
}

const BEGINS = new Set(['chose_start', 'aimed', 'occupied', 'reused', 'passed', 'stayed'])
const BETWEEN = new Set(['new_order', 'dealt_engineers', 'began_round', 'scored', 'engineer_left', 'bonus_scored', 'majority', 'finished'])
/** No turn is longer. */
const MOST = 400

/** The last turns, oldest first, as far as the last `MOST` events tell. */
export function turnsOf(history: readonly GameEvent[]): Turn[] {
  const list: Turn[] = []
  let open: Turn | null = null
  for (const event of history.slice(-MOST)) {
    if (BETWEEN.has(event.kind)) open = null
    else if (BEGINS.has(event.kind) && !(event.kind === 'occupied' && open?.events.at(-1)?.kind === 'aimed')) {
      open = { seat: Number(event.args.seat), n: event.n, events: [event] }
      list.push(open)
    } else open?.events.push(event)
  }
  return list
}

/** What others did since this seat's last own turn; the newest first. A spectator (`seat` null) sees the last of everybody. */
export function othersSince(turns: readonly Turn[], seat: number | null, seats: number): Turn[] {
  const list: Turn[] = []
  for (const turn of [...turns].reverse()) {
    if (turn.seat === seat || list.length >= seats) break
    list.push(turn)
  }
  return list
}
