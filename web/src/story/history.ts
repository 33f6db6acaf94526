/** What has happened so far, put together from the frames that a board is given, and the turns that it consists of. */
import type { Frame, GameEvent } from '../net/frame'

/** The events so far with those of a new frame. What was taken back goes away. */
export function joined(known: readonly GameEvent[], frame: Pick<Frame, 'events' | 'events_from'>): GameEvent[] {
  return frame.events_from <= known.length ? [...known.slice(0, frame.events_from), ...frame.events] : [...frame.events]
}

export interface Turn {
  seat: number
  /** Number of its first event. */
  n: number
  events: GameEvent[]
  /** No turn but the end of this round, as far as that seat is concerned. */
  round?: number
}

/** How the events of a game become turns. */
export interface TurnRules {
  /** Kinds that a turn begins with. */
  begins: ReadonlySet<string>
  /** Kinds that belong to no turn. */
  between: ReadonlySet<string>
  /** Whether an event that could begin a turn goes on with the open one. */
  goesOn(event: GameEvent, open: Turn): boolean
  /** The kind that tells the end of a round to one seat. */
  roundEnd?: string
}

/** No turn is longer. */
const MOST = 400

/** The last turns, oldest first, as far as the last `MOST` events tell. */
export function turnsIn(history: readonly GameEvent[], { begins, between, goesOn, roundEnd }: TurnRules): Turn[] {
  const list: Turn[] = []
  let open: Turn | null = null
  let round = 0
  for (const event of history.slice(-MOST)) {
    const { kind, n, args } = event
    if (kind === 'began_round') round = Number(args.number)
    if (between.has(kind)) open = null
    else if (kind === roundEnd) {
      list.push({ seat: Number(args.seat), n, events: [event], round })
      open = null
    } else if (begins.has(kind) && !(open && goesOn(event, open))) {
      open = { seat: Number(args.seat), n, events: [event] }
      list.push(open)
    } else open?.events.push(event)
  }
  return list
}

/** What others did since this seat's last turn, and its own round's end; the oldest first. A spectator (`seat` null) sees each player's last turn. */
export function othersSince(turns: readonly Turn[], seat: number | null, most: number): Turn[] {
  const list: Turn[] = []
  for (const turn of [...turns].reverse()) {
    const own = turn.seat === seat
    if ((own && turn.round === undefined) || list.length >= most) break
    if (own || turn.round === undefined) list.unshift(turn)
  }
  return list
}

/** What is told now: the turn that runs, or what others did since one's own; nothing where the match is over. */
export function turnsTold(turns: readonly Turn[], viewer: number | null, view: { active: number; phase: string; seats: readonly unknown[] }, running: boolean): Turn[] {
  const last = turns.at(-1)
  if (last && running && last.seat === view.active) return [last]
  return view.phase === 'over' ? [] : othersSince(turns, viewer, view.seats.length)
}
