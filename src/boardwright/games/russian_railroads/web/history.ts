/** The turns that a match consists of. */
import type { GameEvent } from '@shell/lib/frame'

export { joined } from '@shell/lib/history'

export interface Turn {
  seat: number
  /** Number of its first event. */
  n: number
  events: GameEvent[]
  /** No turn but the end of this round, as far as that seat is concerned. */
  round?: number
}

const BEGINS = new Set(['chose_start', 'aimed', 'occupied', 'reused', 'passed', 'stayed'])
const BETWEEN = new Set(['new_order', 'dealt_engineers', 'began_round', 'engineer_left', 'bonus_scored', 'majority', 'finished'])
/** No turn is longer. */
const MOST = 400

/** The last turns, oldest first, as far as the last `MOST` events tell. */
export function turnsOf(history: readonly GameEvent[]): Turn[] {
  const list: Turn[] = []
  let open: Turn | null = null
  let round = 0
  for (const event of history.slice(-MOST)) {
    if (event.kind === 'began_round') round = Number(event.args.number)
    if (BETWEEN.has(event.kind)) open = null
    else if (event.kind === 'scored') {
      list.push({ seat: Number(event.args.seat), n: event.n, events: [event], round })
      open = null
    }
    else if (BEGINS.has(event.kind) && !(event.kind === 'occupied' && open?.events.at(-1)?.kind === 'aimed')) {
      open = { seat: Number(event.args.seat), n: event.n, events: [event] }
      list.push(open)
    } else open?.events.push(event)
  }
  return list
}

/** What others did since this seat's last own turn, and its own round's end; the newest first. A spectator (`seat` null) sees the last of everybody. */
export function othersSince(turns: readonly Turn[], seat: number | null, seats: number): Turn[] {
  const list: Turn[] = []
  for (const turn of [...turns].reverse()) {
    const own = turn.seat === seat
    if ((own && turn.round === undefined) || list.length >= seats) break
    if (own || turn.round === undefined) list.push(turn)
  }
  return list
}
