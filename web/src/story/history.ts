/** History of a match, collected from a board's frames, and its turns. */
import type { Frame, GameEvent } from '../net/frame'

/** Returns the events so far with those of a new frame; undone ones are removed. */
export function mergeEvents(known: readonly GameEvent[], frame: Pick<Frame, 'events' | 'events_from'>): GameEvent[] {
  return frame.events_from <= known.length ? [...known.slice(0, frame.events_from), ...frame.events] : [...frame.events]
}

export interface Turn {
  seat: number
  /** Number of its first event. */
  n: number
  events: GameEvent[]
  /** For the end of a round instead of a turn: the round. */
  round?: number
}

/** Rules by which a game's events form turns. */
export interface TurnRules {
  /** Kinds that start a turn. */
  begins: ReadonlySet<string>
  /** Kinds outside of turns. */
  between: ReadonlySet<string>
  /** Returns whether an event that could start a turn continues the open one. */
  goesOn(event: GameEvent, open: Turn): boolean
  /** Kind of event about the end of a round for one seat. */
  roundEnd?: string
}

/** Maximum number of events of a turn. */
const MOST = 400

/** Returns the last turns, oldest first, within the last `MOST` events. */
export function groupTurns(history: readonly GameEvent[], { begins, between, goesOn, roundEnd }: TurnRules): Turn[] {
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

/**
 * Returns the turns of others since this seat's last turn, and its own end of a round, oldest first. A spectator (`seat` null) gets each
 * player's last turn.
 */
export function turnsOfOthers(turns: readonly Turn[], seat: number | null, most: number): Turn[] {
  const list: Turn[] = []
  for (const turn of [...turns].reverse()) {
    const own = turn.seat === seat
    if ((own && turn.round === undefined) || list.length >= most) break
    if (own || turn.round === undefined) list.unshift(turn)
  }
  return list
}

/** Returns the current turn, or the turns of others since the viewer's own; empty when the match is over. */
export function shownTurns(turns: readonly Turn[], viewer: number | null, view: { active: number; phase: string; seats: readonly unknown[] }, running: boolean): Turn[] {
  const last = turns.at(-1)
  if (last && running && last.seat === view.active) return [last]
  return view.phase === 'over' ? [] : turnsOfOthers(turns, viewer, view.seats.length)
}
